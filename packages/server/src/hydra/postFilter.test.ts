import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { insertTag } from '../testing/testRows.ts';
import { postFilterPage, type IdReader } from './postFilter.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ROWS = 50_000;
let searches = 0;

/** A list of the numbers from 1 on, of which an index knows the even ones, and what was asked of it. */
function setUp(passes: (id: number) => boolean) {
  searches += 1;
  const asked = { read: 0, checked: 0, longest: 0, candidates: 0, among: 0 };
  const reader: IdReader = {
    key: `search ${searches}`,
    range: (offset, limit) => {
      asked.read += limit;
      return Promise.resolve(
        Array.from(
          { length: Math.max(0, Math.min(limit, ROWS - offset)) },
          (_, i) => offset + i + 1,
        ),
      );
    },
    candidates: () => {
      asked.candidates += 1;
      return Promise.resolve(Array.from({ length: ROWS / 2 }, (_, i) => 2 * (i + 1)));
    },
    among: (ids, offset, limit) => {
      asked.among += 1;
      return Promise.resolve([...ids].sort((a, b) => b - a).slice(offset, offset + limit));
    },
  };
  const filter = {
    key: 'even',
    candidates: sql`true`,
    countTo: 100,
    recheck: (_executor: unknown, ids: readonly number[]) => {
      asked.checked += ids.length;
      asked.longest = Math.max(asked.longest, ids.length);
      return Promise.resolve(new Set(ids.filter((id) => id % 2 === 0 && passes(id))));
    },
  };
  return {
    asked,
    page: (offset: number, limit = 3) =>
      postFilterPage(database.db, filter, reader, { offset, limit }),
  };
}

describe('a post-filter', () => {
  it('checks no further than the count where most rows pass', async () => {
    const { asked, page } = setUp(() => true);
    expect(await page(0)).toEqual({ ids: [2, 4, 6], total: 100, isCapped: true });
    expect([asked.candidates, asked.checked < 300]).toEqual([0, true]);
    expect((await page(150)).ids).toEqual([302, 304, 306]);
  });

  it('checks the candidates in short batches where few rows pass', async () => {
    const { asked, page } = setUp((id) => id % 5000 === 0);
    expect(await page(0)).toEqual({ ids: [5000, 10_000, 15_000], total: 10, isCapped: false });
    expect(asked.candidates).toBe(1);
    expect(asked.longest).toBeLessThan(1200);
  });

  it('turns to the candidates where only the beginning of the list passes', async () => {
    const { asked, page } = setUp((id) => id <= 100 || id > ROWS - 6);
    expect(await page(49)).toEqual({ ids: [100, ROWS - 4, ROWS - 2], total: 53, isCapped: false });
    expect(asked.candidates).toBe(1);
  });

  it('stops among the candidates when it has enough', async () => {
    const { asked, page } = setUp((id) => id % 10 === 0);
    expect(await page(0)).toEqual({ ids: [10, 20, 30], total: 100, isCapped: true });
    expect(asked.checked).toBeLessThan(1000);
  });

  it('an exact outcome serves other pages and orders, until something is written', async () => {
    const { asked, page } = setUp((id) => id % 5000 === 0);
    await page(0);
    const { checked } = asked;
    expect(await page(3)).toEqual({ ids: [35_000, 30_000, 25_000], total: 10, isCapped: false });
    expect([asked.checked, asked.among]).toEqual([checked, 1]);
    await insertTag(database, 'Something else');
    expect((await page(3)).ids).toEqual([20_000, 25_000, 30_000]);
    expect(asked.checked).toBe(2 * checked);
  });

  it('finds nothing past the end', async () => {
    const { page } = setUp((id) => id === 8);
    expect(await page(0)).toEqual({ ids: [8], total: 1, isCapped: false });
    expect(await page(300)).toEqual({ ids: [], total: 1, isCapped: false });
  });
});
