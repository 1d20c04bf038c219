import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { makeTestFolder } from '../testing/testFolder.ts';
import { openDatabase, type Database } from './database.ts';
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

describe.runIf(process.platform !== 'win32')('a data folder that a running server holds', () => {
  let folder: string;
  let server: Database;
  beforeAll(async () => {
    folder = await makeTestFolder();
    server = await openDatabase({ dataDir: folder });
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is refused to a second one, which is told who has it', async () => {
    await expect(openDatabase({ dataDir: folder })).rejects.toMatchObject({
      code: 'DATA_DIR_IN_USE',
      message: expect.stringContaining(`process ${process.pid}`),
    });
  });

  it('offers its sessions to this user alone', () => {
    expect(statSync(join(folder, '.s.PGSQL.5432')).mode & 0o777).toBe(0o600);
  });

  it('can be worked on through that server, in turns with it', async () => {
    const command = await openDatabase({ dataDir: folder, attach: true });
    expect(command.kind).toBe('pglite');
    await Promise.all(
      [command, server].map(({ db }, who) =>
        db.transaction(async (tx) => {
          for (let n = 0; n < 20; n += 1) await tx.insert(tag).values({ title: `${who}-${n}` });
        }),
      ),
    );
    const rows = await server.db.select().from(tag).orderBy(tag.id);
    expect(rows).toHaveLength(40);
    expect(new Set(rows.slice(0, 20).map(({ title }) => title.slice(0, 2))).size).toBe(1);
    // Larger than one packet of the socket, both ways.
    const long = 'x'.repeat(3_000_000);
    const echo = await command.pool.query<{ text: string }>('SELECT $1::text AS text', [long]);
    expect(echo.rows[0]?.text).toHaveLength(long.length);
    await command.close();
    expect(await server.db.$count(tag)).toBe(40);
  });

  it('lets what is worked on through it take longer than a request may', async () => {
    await server.close();
    const restarts: Error[] = [];
    server = await openDatabase({
      dataDir: folder,
      statementTimeoutMs: 100,
      report: (error) => restarts.push(error),
    });
    const command = await openDatabase({ dataDir: folder, attach: true });
    const long = 'SELECT count(*)::int AS n FROM generate_series(1, 3000000)';
    expect((await command.pool.query(long)).rows).toEqual([{ n: 3_000_000 }]);
    expect(restarts).toEqual([]);
    await expect(
      server.pool.query('SELECT count(*) FROM generate_series(1, 1e10)'),
    ).rejects.toThrow('Connection terminated');
    await command.close();
    await server.close();
    server = await openDatabase({ dataDir: folder });
  });

  it('is let go on close although somebody is attached, and can be opened again', async () => {
    const command = await openDatabase({ dataDir: folder, attach: true });
    await server.close();
    await expect(command.pool.query('SELECT 1')).rejects.toThrow(
      /ECONNREFUSED|ENOENT|Connection terminated/,
    );
    await command.close();
    expect(existsSync(join(folder, '.s.PGSQL.5432'))).toBe(false);
    server = await openDatabase({ dataDir: folder });
    expect(await server.db.$count(tag)).toBe(40);
  });

  it('says so plainly where that server cannot be reached', async () => {
    rmSync(join(folder, '.s.PGSQL.5432'));
    await expect(openDatabase({ dataDir: folder, attach: true })).rejects.toMatchObject({
      code: 'DATA_DIR_IN_USE',
    });
    await server.close();
  });

  it('is let go when the database cannot be opened', async () => {
    rmSync(join(folder, 'pg', 'global', 'pg_control'));
    await expect(openDatabase({ dataDir: folder })).rejects.not.toMatchObject({
      code: 'DATA_DIR_IN_USE',
    });
    await expect(openDatabase({ dataDir: folder })).rejects.not.toMatchObject({
      code: 'DATA_DIR_IN_USE',
    });
  });
});
