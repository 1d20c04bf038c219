import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EmbeddedPostgres } from './embeddedPostgres.ts';
import { PortStream } from './portStream.ts';
import { newFolder } from './testing/newFolder.ts';

let folder: string;
let embedded: EmbeddedPostgres;
const clients: pg.Client[] = [];

beforeAll(async () => {
  folder = await newFolder();
  embedded = new EmbeddedPostgres(folder, { idleInTransactionMs: 300 });
  const client = await connect();
  await client.query('CREATE TABLE line (id serial PRIMARY KEY, author text, n int)');
});
beforeEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end().catch(() => {})));
  await (await connect()).query('TRUNCATE line');
});
afterAll(async () => {
  await embedded.close();
  rmSync(folder, { recursive: true, force: true });
});

async function connect(stream: () => PortStream = () => embedded.session()): Promise<pg.Client> {
  const client = new pg.Client({
    user: 'postgres',
    database: 'postgres',
    password: 'none',
    ssl: false,
    stream,
  });
  client.on('error', () => {});
  await client.connect();
  clients.push(client);
  return client;
}
const authors = async () =>
  (
    await (await connect()).query<{ author: string }>('SELECT author FROM line ORDER BY id')
  ).rows.map(({ author }) => author);

describe('sessions that share the embedded database', () => {
  it('never interleave inside a transaction', async () => {
    const writers = await Promise.all(
      ['a', 'b', 'c'].map(async (author) => ({ author, client: await connect() })),
    );
    await Promise.all(
      writers.map(async ({ author, client }) => {
        for (let transaction = 0; transaction < 5; transaction += 1) {
          await client.query('BEGIN');
          for (let n = 0; n < 4; n += 1)
            await client.query('INSERT INTO line (author, n) VALUES ($1, $2)', [author, n]);
          await client.query('COMMIT');
        }
      }),
    );
    const written = await authors();
    expect(written).toHaveLength(60);
    for (let at = 0; at < 60; at += 4) expect(new Set(written.slice(at, at + 4)).size).toBe(1);
  });

  it('see nothing of a transaction that another one has not committed', async () => {
    const [writer, reader] = [await connect(), await connect()];
    await writer.query('BEGIN');
    await writer.query("INSERT INTO line (author) VALUES ('open')");
    const count = reader.query<{ n: number }>('SELECT count(*)::int AS n FROM line');
    await writer.query('ROLLBACK');
    expect((await count).rows).toEqual([{ n: 0 }]);
  });

  it('roll back and let the next one on when a client dies inside its transaction', async () => {
    const streams: PortStream[] = [];
    const dying = await connect(() => {
      const stream = embedded.session();
      streams.push(stream);
      return stream;
    });
    await dying.query('BEGIN');
    await dying.query("INSERT INTO line (author) VALUES ('lost')");
    const waiting = (await connect()).query('SELECT 1 AS one');
    streams[0]?.destroy();
    expect((await waiting).rows).toEqual([{ one: 1 }]);
    expect(await authors()).toEqual([]);
  });

  it('are thrown out when they do nothing inside a transaction, so that nobody waits for ever', async () => {
    const idle = await connect();
    const thrownOut = new Promise<Error & { code?: string }>((resolve) =>
      idle.on('error', resolve),
    );
    await idle.query('BEGIN');
    await idle.query("INSERT INTO line (author) VALUES ('idle')");
    const waiting = (await connect()).query('SELECT 1 AS one');
    expect((await thrownOut).code).toBe('25P03');
    expect((await waiting).rows).toEqual([{ one: 1 }]);
    expect(await authors()).toEqual([]);
  });

  it('keep the backend between the pieces of one statement that is read in portions', async () => {
    const reader = await connect();
    const other = await connect();
    // `rows` makes the client fetch in portions, between which it sends Flush instead of Sync.
    const config = { text: 'SELECT generate_series(1, 10) AS n', rows: 3 };
    const portion = new pg.Query(config);
    const rows: number[] = [];
    portion.on('row', ({ n }: { n: number }) => rows.push(n));
    const read = new Promise((resolve, reject) => portion.on('end', resolve).on('error', reject));
    reader.query(portion);
    for (let n = 0; n < 5; n += 1)
      expect((await other.query<{ n: number }>('SELECT $1::int AS n', [n])).rows).toEqual([{ n }]);
    await read;
    expect(rows).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('answer errors as PostgreSQL does and stay usable', async () => {
    const client = await connect();
    await expect(client.query('SELECT 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
    await expect(client.query('SELEC')).rejects.toMatchObject({ code: '42601' });
    expect((await client.query('SELECT 2 AS two')).rows).toEqual([{ two: 2 }]);
  });

  it('pass notifications on to each other', async () => {
    const listener = await connect();
    const speaker = await connect();
    const heard = new Promise((resolve) =>
      listener.on('notification', ({ payload }) => resolve(payload)),
    );
    await listener.query('LISTEN news');
    await speaker.query("NOTIFY news, 'hello'");
    await listener.query('SELECT 1');
    expect(await heard).toBe('hello');
  });

  it('leave no settings behind once the last one has gone', async () => {
    const first = await connect();
    await first.query("SET statement_timeout = '7s'");
    await Promise.all(clients.splice(0).map((client) => client.end()));
    const next = await connect();
    expect((await next.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
  });

  it('understand messages that arrive byte by byte', async () => {
    const slow = await connect(() => {
      const stream = embedded.session();
      const write = stream._write.bind(stream);
      stream._write = (chunk, encoding, done) => {
        for (const byte of chunk) write(Uint8Array.of(byte), encoding, () => {});
        done();
      };
      stream._writev = (chunks, done) =>
        stream._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8', done);
      return stream;
    });
    expect((await slow.query('SELECT $1::text AS said', ['päivää'])).rows).toEqual([
      { said: 'päivää' },
    ]);
  });

  it('get an answer of any length in whole rows, also one longer than a piece', async () => {
    const client = await connect();
    const { rows } = await client.query<{ n: number; text: string }>(
      "SELECT n, repeat('x', CASE n WHEN 7 THEN 300000 ELSE n END) AS text FROM generate_series(1, 900) n",
    );
    expect(rows.map(({ text }) => text.length)).toEqual(
      Array.from({ length: 900 }, (_, index) => (index === 6 ? 300_000 : index + 1)),
    );
    await client.query('BEGIN');
    await client.query("SELECT repeat('x', 100000) FROM generate_series(1, 3)");
    await client.query('COMMIT');
    expect((await (await connect()).query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});

it('the worker keeps nothing of the answers that it has given', async () => {
  const cluster = await newFolder();
  // A heap that holds one parsed answer, but not all of them.
  const worker = new Worker(join(import.meta.dirname, 'databaseWorker.mjs'), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 64 },
    workerData: {
      folder: cluster,
      runningSince: new BigInt64Array(new SharedArrayBuffer(8)),
      idleInTransactionMs: 60_000,
      checkpointMs: 60_000,
      vacuumMs: 60_000,
    },
  });
  const failure = once(worker, 'error').then(([error]) => Promise.reject(error));
  await Promise.race([once(worker, 'message'), failure]);
  const attach = async () => {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ type: 'connect', port: port2 }, [port2]);
    await once(port1, 'message');
    return port1;
  };
  async function readMany() {
    const client = await connect(() => new PortStream(attach));
    const answer = "SELECT repeat('x', 4000) AS text FROM generate_series(1, 500)";
    for (let n = 0; n < 45; n += 1) expect((await client.query(answer)).rows).toHaveLength(500);
  }
  await Promise.race([readMany(), failure]);
  await worker.terminate();
  rmSync(cluster, { recursive: true, force: true });
});
