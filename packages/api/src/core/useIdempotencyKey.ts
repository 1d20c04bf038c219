import { useState } from 'react';

/**
 * A random UUID, version 4. `crypto.randomUUID` is missing when the page came by plain http from
 * another machine.
 */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) =>
    (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte)
      .toString(16)
      .padStart(2, '0'),
  ).join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}

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

/** The idempotency keys of one dialog, from its opening to its end. */
export function useIdempotencyKey(): (body: unknown) => string {
  const [keyOf] = useState(createIdempotencyKeys);
  return keyOf;
}
