import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEntities, insertTag } from '../testing/testRows.ts';
import { lockAtOnce, lockRows } from './locks.ts';
import { entity } from './schema/entities.ts';
import { tag } from './schema/people.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

describe('a write that loses against another one', () => {
  /** Lets the first statements that write a tag fail like the victim of a deadlock. */
  const loseFirst = (times: number) =>
    api.database.pool.query(`
      CREATE SEQUENCE tried;
      CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('tried') <= ${times} THEN RAISE 'deadlock detected' USING ERRCODE = '40P01'; END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER lose BEFORE INSERT ON tag FOR EACH ROW EXECUTE FUNCTION lose()`);
  afterEach(() =>
    api.database.pool.query('DROP TRIGGER lose ON tag; DROP FUNCTION lose; DROP SEQUENCE tried'),
  );
  const post = (title: string) =>
    api.ask('POST', '/tags', { body: { title }, headers: { 'idempotency-key': title } });
  const made = (title: string) => api.database.db.$count(tag, eq(tag.title, title));

  it('is tried once more, under its idempotency key', async () => {
    await loseFirst(1);
    expect((await post('SecondTry')).status).toBe(201);
    expect((await post('SecondTry')).headers.get('idempotency-replayed')).toBe('true');
    expect(await made('SecondTry')).toBe(1);
  });

  it('twice is told to come back, and leaves nothing', async () => {
    await loseFirst(2);
    const { status, headers } = await post('ThirdTry');
    expect([status, headers.get('retry-after'), await made('ThirdTry')]).toEqual([503, '1', 0]);
    expect((await post('ThirdTry')).status).toBe(201);
  });
});

describe('the order of locks', () => {
  it('refuses a step that comes before, and a lower id within a step', async () => {
    const ids = await insertEntities(api.database, [{ companyName: 'A' }, { companyName: 'B' }]);
    const [low = 0, high = 0] = ids;
    const tagId = await insertTag(api.database, 'Any');
    const { db } = api.database;
    const locking = (...steps: readonly (readonly ['entity' | 'tag', number])[]) =>
      db.transaction(async (tx) => {
        for (const [step, id] of steps)
          await (step === 'tag'
            ? lockRows(tx, step, tx.select().from(tag).where(eq(tag.id, id)))
            : lockRows(
                tx,
                step,
                tx.select({ id: entity.id }).from(entity).where(eq(entity.id, id)),
              ));
        return 'locked';
      });
    expect(await locking(['entity', low], ['entity', high], ['tag', tagId])).toBe('locked');
    await expect(locking(['tag', tagId], ['entity', low])).rejects.toThrow('against the order');
    await expect(locking(['entity', high], ['entity', low])).rejects.toThrow('against the order');
  });
});

// The embedded engine has one connection, so that nobody else can have a row.
it.runIf(process.env.TEST_DATABASE_URL)(
  'what is found too late for the order is locked at once or not at all',
  async () => {
    const two = await openTestApp({}, { connections: 2 });
    const [id = 0] = await insertEntities(two.database, [
      { companyName: 'A' },
      { companyName: 'B' },
    ]);
    const holder = await two.database.pool.connect();
    await holder.query(`BEGIN; SELECT FROM entity WHERE id = ${id} FOR NO KEY UPDATE`);
    const locking = () =>
      two.database.db.transaction(async (tx) => {
        const rows = tx.select({ id: entity.id }).from(entity).orderBy(asc(entity.id));
        return (await lockAtOnce(rows, 2)).length;
      });
    await expect(locking()).rejects.toMatchObject({ status: 409, code: 'in_progress' });
    await holder.query('ROLLBACK');
    holder.release();
    expect(await locking()).toBe(2);
    await two.close();
  },
);
