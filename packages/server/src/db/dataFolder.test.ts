import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestFolder } from '../testing/testFolder.ts';
import { openDatabase, type Database } from './database.ts';
import { tag } from './schema/people.ts';

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
