import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { startFailure } from './startFailure.ts';

const failure = (facts: Record<string, string>) => Object.assign(new Error('it failed'), facts);
const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('why the server did not start', () => {
  test.each([
    [
      'a port in use',
      { code: 'EADDRINUSE', syscall: 'listen' },
      { PORT: '4100' },
      'The port 4100 is in use. Stop what listens there, or choose another: PORT=4001 npm start',
    ],
    [
      'a port below 1024',
      { code: 'EACCES', syscall: 'listen' },
      { PORT: '80' },
      'The port 80 may not be used by this user. Choose one above 1023.',
    ],
    [
      'an address of another machine',
      { code: 'EADDRNOTAVAIL', syscall: 'listen' },
      { HOST: '192.0.2.1' },
      'This machine has no address 192.0.2.1 to listen on (HOST).',
    ],
    [
      'a host that is none',
      { code: 'ENOTFOUND', syscall: 'getaddrinfo' },
      { HOST: 'nowhere' },
      'This machine has no address nowhere to listen on (HOST).',
    ],
    [
      'no PostgreSQL there',
      { code: 'ECONNREFUSED', syscall: 'connect' },
      { DATABASE_URL: 'postgres://db' },
      'The database of DATABASE_URL cannot be reached: Error: it failed',
    ],
    [
      'a folder that may not be written',
      { code: 'EACCES', syscall: 'mkdir', path: '/data' },
      {},
      'The data folder cannot be written (it failed). Choose another: PGLITE_DIR=/path/to/folder npm start',
    ],
  ])('%s', (_what, facts, env, sentence) => {
    expect(startFailure(failure(facts), env)).toBe(sentence);
  });

  test('a configuration at fault names the variable', () => {
    expect(
      startFailure(
        thrownBy(() => readConfig({ PORT: 'abc' })),
        {},
      ),
    ).toBe('The server does not start with this configuration:\nPORT has to be a whole number.');
  });

  test('what is not known is shown whole', () => {
    expect(startFailure(failure({}), {})).toMatch(/^Error: it failed\n +at /);
    expect(startFailure('no error', {})).toBe('no error');
  });

  test('a query that failed is shown without its parameters, which may be the secrets of this server', () => {
    const cause = Object.assign(new Error('disk full'), { code: '53100' });
    const text = startFailure(
      new DrizzleQueryError('INSERT INTO app_setting (value) VALUES ($1)', ['a-secret'], cause),
      {},
    );
    expect(text).toMatch(
      /^DrizzleQueryError: A query failed\nINSERT INTO app_setting \(value\) VALUES \(\$1\)\n +at /,
    );
    expect(text).toMatch(/\ncaused by\nError: disk full \(53100\)\n +at /);
    expect(text).not.toContain('a-secret');
  });
});

describe('a data folder that is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-file-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is told with the way out', async () => {
    const dataDir = join(folder, 'taken');
    writeFileSync(dataDir, 'a file of somebody else');
    const error: unknown = await openDatabase({ dataDir }).catch((thrown: unknown) => thrown);
    expect(startFailure(error, {})).toMatch(
      /^The data folder cannot be written \(EEXIST.*taken'\)\. Choose another: PGLITE_DIR=/,
    );
  });
});
