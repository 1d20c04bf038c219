import { useState } from 'react';

/** One key per distinct body: a repeat of the same body gets the same key, any change a new one (contract, section 2.8). */
export function createIdempotencyKeys(): (body: unknown) => string {
  let last: { body: string; key: string } | undefined;
  return (body) => {
    const text = JSON.stringify(body);
    if (last?.body !== text) last = { body: text, key: crypto.randomUUID() };
    return last.key;
  };
}

/** The keys of one dialog, from its opening to its end. */
export function useIdempotencyKey(): (body: unknown) => string {
  const [keyOf] = useState(createIdempotencyKeys);
  return keyOf;
}
