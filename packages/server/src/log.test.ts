import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from './db/database.ts';
import { createLog } from './log.ts';
import { openTestDatabase } from './testing/testDatabase.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** What the log says of what `work` throws, and of an error that it caused. */
async function logged(work: () => Promise<unknown>): Promise<{ text: string; entry: unknown }> {
  const lines: string[] = [];
  const log = createLog('info', {
    write: (line) => {
      lines.push(line);
    },
  });
  await work().catch((error: unknown) =>
    log.error({ err: new Error('outer', { cause: error }) }, 'failed'),
  );
  const text = lines.join('');
  return { text, entry: JSON.parse(text) };
}

it('a failed query is logged with SQLSTATE, message and statement, never with its parameters or rows', async () => {
  const insert = (title: string) =>
    database.db.execute(sql`INSERT INTO tag (title) VALUES (${title})`);
  await insert('a-secret\n    at once');
  const { text, entry } = await logged(() => insert('a-secret\n    at once'));
  expect(entry).toMatchObject({
    err: {
      type: 'Error',
      message: 'outer',
      stack: expect.stringContaining('log.test.ts'),
      cause: {
        type: 'DrizzleQueryError',
        message: 'A query failed',
        statement: 'INSERT INTO tag (title) VALUES ($1)',
        cause: {
          code: '23505',
          message: expect.stringContaining('duplicate key value violates unique constraint'),
          stack: expect.stringContaining(' at '),
        },
      },
    },
  });
  expect(text).not.toMatch(/a-secret|at once/);
});

it('a failed connection keeps its code, and what is no error is logged as text', async () => {
  const { entry } = await logged(() =>
    Promise.reject(Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' })),
  );
  expect(entry).toMatchObject({ err: { cause: { type: 'AggregateError', code: 'ECONNREFUSED' } } });
  const { entry: other } = await logged(() => Promise.reject('a word'));
  expect(other).toMatchObject({ err: { cause: { type: 'string', message: 'a word' } } });
});
