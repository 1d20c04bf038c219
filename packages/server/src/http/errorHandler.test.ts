import { DrizzleQueryError, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { tag } from '../db/schema/people.ts';
import { loggedError } from '../log.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { asProblem } from './errorHandler.ts';

const failed = (code: string) =>
  new DrizzleQueryError(
    'UPDATE entity SET version = $1',
    [2],
    Object.assign(new Error('no'), { code }),
  );
const answerOf = (thrown: unknown) => {
  const { status, code, headers } = asProblem(thrown);
  return [status, code, headers['Retry-After']];
};

describe('a failure of the database', () => {
  it.each(['40P01', '40001'])(
    '%s lost against another transaction: to be repeated in a second',
    (code) => {
      expect(answerOf(failed(code))).toEqual([503, 'unavailable', '1']);
    },
  );

  it('57P01 is a database that is away: to be repeated later', () => {
    expect(answerOf(failed('57P01'))).toEqual([503, 'unavailable', '5']);
  });

  it('22001 is bad input, anything else our own fault', () => {
    expect(answerOf(failed('22001'))).toEqual([400, 'bad_request', undefined]);
    expect(answerOf(failed('42601'))).toEqual([500, 'server_error', undefined]);
  });
});

describe('a statement with more values than the protocol can count', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  const ids = Array.from({ length: 70_000 }, (_, index) => index);
  const failure = (work: PromiseLike<unknown>) =>
    Promise.resolve(work).then(
      () => undefined,
      (error: unknown) => error,
    );

  it('is a bad request, never a database that is away, and leaves the connection usable', async () => {
    const thrown = await failure(database.db.select().from(tag).where(inArray(tag.id, ids)));
    expect(answerOf(thrown)).toEqual([400, 'bad_request', undefined]);
    expect((await database.db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  });

  it('is an error of the server where no query builder counted them', async () => {
    const list = ids.map((id) => `$${id + 1}::int`).join();
    const thrown = await failure(database.pool.query(`SELECT 1 WHERE 0 IN (${list})`, ids));
    expect(thrown).toMatchObject({ code: '08P01' });
    expect(answerOf(thrown)).toEqual([500, 'server_error', undefined]);
  });

  it('is logged with the beginning of the statement only', async () => {
    const thrown = await failure(database.db.select().from(tag).where(inArray(tag.id, ids)));
    const { statement } = loggedError(thrown);
    expect(statement).toMatch(/^select .*… \([\d,]+ characters\)$/);
    expect(JSON.stringify(loggedError(thrown)).length).toBeLessThan(8_000);
  });
});

it('a pooler that cannot reach PostgreSQL sends the code of a protocol violation: away', () => {
  expect(answerOf(failed('08P01'))).toEqual([503, 'unavailable', '5']);
});
