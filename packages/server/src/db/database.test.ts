import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { Database } from './database.ts';
import { entity } from './schema/entities.ts';
import { tag } from './schema/people.ts';
import { scrape } from './schema/scrapes.ts';

describe('a database, whichever engine answers', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(() => database.db.execute(sql`TRUNCATE tag, entity RESTART IDENTITY CASCADE`));
  afterAll(() => database.close());
  const titles = async () =>
    (await database.db.select({ title: tag.title }).from(tag).orderBy(tag.title)).map(
      ({ title }) => title,
    );

  it('keeps a transaction whole', async () => {
    await database.db.transaction(async (tx) => {
      await tx.insert(tag).values({ title: 'Banks' });
      await tx.insert(tag).values({ title: 'Energy' });
    });
    await expect(
      database.db.transaction(async (tx) => {
        await tx.insert(tag).values({ title: 'Gone' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await titles()).toEqual(['Banks', 'Energy']);
  });

  it('takes back a savepoint alone', async () => {
    await database.db.transaction(async (tx) => {
      await tx.insert(tag).values({ title: 'Kept' });
      await tx
        .transaction(async (inner) => {
          await inner.insert(tag).values({ title: 'Undone' });
          inner.rollback();
        })
        .catch(() => {});
    });
    expect(await titles()).toEqual(['Kept']);
  });

  it("names what was violated, with PostgreSQL's codes", async () => {
    await database.db.insert(tag).values({ title: 'Banks' });
    await expect(database.db.insert(tag).values({ title: 'BANKS' })).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'tag_title' },
    });
    await expect(
      database.db.insert(entity).values({ companyName: 'X', tierLevel: 9 }),
    ).rejects.toMatchObject({ cause: { code: '23514' } });
    await expect(database.db.insert(tag).values({ title: 'a\u0000b' })).rejects.toMatchObject({
      cause: { code: '22021' },
    });
  });

  it("sorts text as people do, whatever its letters' case and accents", async () => {
    await database.db
      .insert(tag)
      .values(
        ['zebra', 'Élan', 'apple', 'Banana', 'elan vital', 'Äpfel', '日本', 'eland'].map(
          (title) => ({ title }),
        ),
      );
    expect(await titles()).toEqual([
      'Äpfel',
      'apple',
      'Banana',
      'Élan',
      'elan vital',
      'eland',
      'zebra',
      '日本',
    ]);
  });

  it('finds an employer by any part of its text, in any case and script', async () => {
    const [made] = await database.db
      .insert(entity)
      .values({ companyName: 'ÄRZTE 日本 Nvidia', url: 'https://Nvidia.example', ticker: 'NVDA' })
      .returning();
    for (const text of ['ärzte 日本', 'nvidia.ex', 'nvda']) {
      expect(await database.db.$count(entity, sql`${entity.search} LIKE ${`%${text}%`}`)).toBe(1);
    }
    expect(made?.search).toBe('ärzte 日本 nvidia\nhttps://nvidia.example\n\nnvda');
    const [found] = await database.db
      .insert(scrape)
      .values({
        entityId: made?.id ?? 0,
        siteType: 1,
        name: 'Nvidia Jobs',
        careerPortal: 'https://Jobs.example',
      })
      .returning();
    expect(found?.search).toBe('nvidia jobs\nhttps://jobs.example');
  });

  it('gives an instant back to the millisecond, so that a row can be found by it again', async () => {
    const [row] = await database.db.insert(entity).values({ companyName: 'X' }).returning();
    expect(row && (await database.db.$count(entity, eq(entity.dateAdded, row.dateAdded)))).toBe(1);
  });

  it('stays usable after an error, and serves many at once', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) =>
        database.db.execute(n % 4 === 0 ? sql`SELECT 1 / 0` : sql`SELECT ${n}::int AS n`),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    await database.db.transaction((tx) => tx.insert(tag).values({ title: 'After' }));
    expect(await titles()).toEqual(['After']);
  });
});
