import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { insertTag } from '../testing/testRows.ts';
import { siftPage, type IdReader } from './sieve.ts';

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
  const asked = { walked: 0, looked: 0, longest: 0, rough: 0, among: 0 };
  const read: IdReader = {
    key: `search ${searches}`,
    stretch: (offset, limit) => {
      asked.walked += limit;
      return Promise.resolve(
        Array.from(
          { length: Math.max(0, Math.min(limit, ROWS - offset)) },
          (_, i) => offset + i + 1,
        ),
      );
    },
    rough: () => {
      asked.rough += 1;
      return Promise.resolve(Array.from({ length: ROWS / 2 }, (_, i) => 2 * (i + 1)));
    },
    among: (ids, offset, limit) => {
      asked.among += 1;
      return Promise.resolve([...ids].sort((a, b) => b - a).slice(offset, offset + limit));
    },
  };
  const sieve = {
    key: 'even',
    rough: sql`true`,
    countTo: 100,
    passing: (_session: unknown, ids: readonly number[]) => {
      asked.looked += ids.length;
      asked.longest = Math.max(asked.longest, ids.length);
      return Promise.resolve(new Set(ids.filter((id) => id % 2 === 0 && passes(id))));
    },
  };
  return {
    asked,
    page: (offset: number, limit = 3) => siftPage(database.db, sieve, read, { offset, limit }),
  };
}

describe('a sieve', () => {
  it('of what passes often looks no further than the count', async () => {
    const { asked, page } = setUp(() => true);
    expect(await page(0)).toEqual({ ids: [2, 4, 6], total: 100, isCapped: true });
    expect([asked.rough, asked.looked < 300]).toEqual([0, true]);
    expect((await page(150)).ids).toEqual([302, 304, 306]);
  });

  it('of what passes seldom looks at the rows of the index, in short portions', async () => {
    const { asked, page } = setUp((id) => id % 5000 === 0);
    expect(await page(0)).toEqual({ ids: [5000, 10_000, 15_000], total: 10, isCapped: false });
    expect(asked.rough).toBe(1);
    expect(asked.longest).toBeLessThan(1200);
  });

  it('goes over to the index where only the beginning of the list passes', async () => {
    const { asked, page } = setUp((id) => id <= 100 || id > ROWS - 6);
    expect(await page(49)).toEqual({ ids: [100, ROWS - 4, ROWS - 2], total: 53, isCapped: false });
    expect(asked.rough).toBe(1);
  });

  it('stops at the index too when it has enough', async () => {
    const { asked, page } = setUp((id) => id % 10 === 0);
    expect(await page(0)).toEqual({ ids: [10, 20, 30], total: 100, isCapped: true });
    expect(asked.looked).toBeLessThan(1000);
  });

  it('an exact outcome serves other pages and orders, until something is written', async () => {
    const { asked, page } = setUp((id) => id % 5000 === 0);
    await page(0);
    const { looked } = asked;
    expect(await page(3)).toEqual({ ids: [35_000, 30_000, 25_000], total: 10, isCapped: false });
    expect([asked.looked, asked.among]).toEqual([looked, 1]);
    await insertTag(database, 'Something else');
    expect((await page(3)).ids).toEqual([20_000, 25_000, 30_000]);
    expect(asked.looked).toBe(2 * looked);
  });

  it('finds nothing past the end', async () => {
    const { page } = setUp((id) => id === 8);
    expect(await page(0)).toEqual({ ids: [8], total: 1, isCapped: false });
    expect(await page(300)).toEqual({ ids: [], total: 1, isCapped: false });
  });
});
