import { useState } from 'react';
import { randomUuid } from './randomUuid.ts';

/**
 * Makes one key per distinct body. The same body gets the same key again, and any change gets a new
 * one. See docs/contract.md#idempotency.
 */
export function createIdempotencyKeys(): (body: unknown) => string {
  let last: { body: string; key: string } | undefined;
  return (body) => {
    const text = JSON.stringify(body);
    if (last?.body !== text) last = { body: text, key: randomUuid() };
    return last.key;
  };
}

/** Returns the idempotency keys of one dialog, which last while the dialog is open. */
export function useIdempotencyKey(): (body: unknown) => string {
  const [keyOf] = useState(createIdempotencyKeys);
  return keyOf;
}
