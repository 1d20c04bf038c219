import { expect, it, vi } from 'vitest';
import { createIdempotencyKeys } from './useIdempotencyKey.ts';

it('a repeat of the same body has the same key, and any change a new one', () => {
  const keyOf = createIdempotencyKeys();
  const first = keyOf({ company_name: 'Acme' });
  expect(keyOf({ company_name: 'Acme' })).toBe(first);
  const second = keyOf({ company_name: 'Acme!' });
  expect(second).not.toBe(first);
  expect(keyOf({ company_name: 'Acme' })).not.toBe(first);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
});

it('another dialog has other keys', () => {
  expect(createIdempotencyKeys()('x')).not.toBe(createIdempotencyKeys()('x'));
});

it('makes keys also where the page did not come by https, which takes crypto.randomUUID away', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff) });
  expect(createIdempotencyKeys()('x')).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  vi.unstubAllGlobals();
});
