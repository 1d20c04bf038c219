import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Collection } from '../../core/hydra/collection.ts';
import type { Key } from '../../core/keys.ts';
import { createListUpdates, type CacheWriter } from './listUpdates.ts';

const SHIFTS: Key = ['daily-job-shifts'];
const NOTES: Key = ['notes'];

/** A cache whose reads end when `answer` is called. */
function fakeCache() {
  const reads: string[] = [];
  const waiting: (() => void)[] = [];
  const replaced: unknown[] = [];
  const writer: CacheWriter = (
    fits: (key: unknown) => boolean,
    change?: (page: Collection<{ id: number }>) => unknown,
  ) => {
    const key = [SHIFTS, NOTES].find(([name]) => fits([name, 'list', {}]));
    if (change) {
      replaced.push(change({ items: [{ id: 1 }, { id: 2 }], total: 2, totalCapped: false }));
      return Promise.resolve();
    }
    reads.push(String(key?.[0]));
    return new Promise<void>((done) => {
      waiting.push(done);
    });
  };
  return {
    writer,
    reads,
    replaced,
    answer: () => waiting.splice(0).forEach((done) => done()),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the lists after decisions', () => {
  it('show the row as the server answered it, without a read', () => {
    const cache = fakeCache();
    const lists = createListUpdates();
    lists.connect(cache.writer);
    lists.replace('daily-job-shifts', { id: 2, last_time_reviewed: 5 });
    expect(cache.replaced).toEqual([
      {
        items: [{ id: 1 }, { id: 2, last_time_reviewed: 5 }],
        total: 2,
        totalCapped: false,
      },
    ]);
    expect(cache.reads).toEqual([]);
  });

  it('H-OUT-022 are read once after fifty decisions in a row, and after ten seconds without a pause', async () => {
    const cache = fakeCache();
    const lists = createListUpdates();
    lists.connect(cache.writer);
    for (let count = 0; count < 50; count += 1) lists.touch([SHIFTS, NOTES]);
    await pass(1500);
    expect(cache.reads).toEqual(['daily-job-shifts', 'notes']);
    cache.answer();
    await pass(0);
    for (let second = 0; second < 10; second += 1) {
      expect(cache.reads).toHaveLength(2);
      lists.touch([SHIFTS]);
      await pass(1000);
    }
    expect(cache.reads).toHaveLength(3);
  });

  it('H-OUT-022 are read one time after the other', async () => {
    const cache = fakeCache();
    const lists = createListUpdates();
    lists.connect(cache.writer);
    lists.touch([SHIFTS]);
    await pass(1500);
    lists.touch([SHIFTS]);
    await pass(60_000);
    expect(cache.reads).toHaveLength(1);
    cache.answer();
    await pass(1500);
    expect(cache.reads).toHaveLength(2);
  });

  it('are read when a cache is there', async () => {
    const cache = fakeCache();
    const lists = createListUpdates();
    lists.touch([SHIFTS]);
    await pass(10_000);
    const leave = lists.connect(cache.writer);
    await pass(1500);
    expect(cache.reads).toEqual(['daily-job-shifts']);
    leave();
    cache.answer();
    lists.touch([SHIFTS]);
    await pass(10_000);
    expect(cache.reads).toHaveLength(1);
  });
});
