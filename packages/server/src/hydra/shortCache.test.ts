import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { endResults, ShortCache } from './shortCache.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let reads: number;
let cache: ShortCache<number>;
const get = (key: string, read = () => Promise.resolve((reads += 1))) =>
  cache.get(database.db, key, read);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  reads = 0;
  cache = new ShortCache(2);
});
afterEach(() => vi.useRealTimers());

it('keeps a result for three seconds after it was read', async () => {
  expect([await get('a'), await get('a'), await get('b')]).toEqual([1, 1, 2]);
  vi.advanceTimersByTime(2_999);
  expect(await get('a')).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await get('a')).toBe(3);
});

/** A result that is there when `emit` is called. */
function pending() {
  const events = new EventTarget();
  const value = new Promise<number>((resolve) => {
    events.addEventListener('read', () => resolve(7));
  });
  return { read: () => value, emit: () => events.dispatchEvent(new Event('read')) };
}

it('reads once for all who ask meanwhile, however long it takes', async () => {
  const slow = pending();
  const first = get('a', slow.read);
  vi.advanceTimersByTime(10_000);
  const second = get('a');
  slow.emit();
  expect([await first, await second, await get('a'), reads]).toEqual([7, 7, 7, 0]);
});

it('ends with a write, also one that comes while it is being read', async () => {
  const slow = pending();
  const before = get('a', slow.read);
  endResults(database.db);
  slow.emit();
  expect([await before, await get('a')]).toEqual([7, 1]);
  endResults(database.db);
  expect(await get('a')).toBe(2);
});

it('does not keep a failure, and drops the oldest result for a new one', async () => {
  await expect(get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect([await get('a'), await get('b'), await get('c')]).toEqual([1, 2, 3]);
  expect([await get('c'), await get('a')]).toEqual([3, 4]);
});
