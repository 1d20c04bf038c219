// @ts-check
// This worker thread runs the embedded PostgreSQL. A query blocks its thread until it ends, so it
// must not run in the main thread.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { WireMux } from './wireMux.mjs';

/**
 * @typedef {{
 *   folder: string;
 *   runningSince: BigInt64Array;
 *   idleInTransactionMs: number;
 *   checkpointMs: number;
 *   vacuumMs: number;
 *   engine?: WebAssembly.Module;
 * }} WorkerData
 */

/** @type {WorkerData} */
const { folder, runningSince, idleInTransactionMs, checkpointMs, vacuumMs, engine } = workerData;
if (!parentPort) throw new Error('databaseWorker.mjs runs in a worker thread only');
const parent = parentPort;

// A query that was stopped leaves its temporary files behind. In a PostgreSQL server the postmaster
// removes them.
rmSync(join(folder, 'base', 'pgsql_tmp'), { recursive: true, force: true });

const pgliteWasmModule =
  engine ??
  (await WebAssembly.compile(
    readFileSync(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))),
  ));
const backend = await PGlite.create(folder, {
  pgliteWasmModule,
  extensions: { pg_trgm },
  // With 16 MB, a filter over three tables of 50,000 rows would read its pages from the disk each
  // time.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=64MB'],
});

const REPORTED = [
  'server_version',
  'server_encoding',
  'client_encoding',
  'DateStyle',
  'IntervalStyle',
  'TimeZone',
  'integer_datetimes',
  'standard_conforming_strings',
];
/** @type {Record<string, string>} */
const parameters = {};
for (const name of REPORTED) {
  const { rows } = await backend.query(`SELECT current_setting('${name}') AS value`);
  parameters[name] = String(/** @type {{ value: string }} */ (rows[0]).value);
}

const mux = new WireMux(backend, parameters, {
  idleInTransactionMs,
  // The watchdog in the main thread reads this value. A message would not reach a thread that a
  // query blocks.
  onStatement: (running) => Atomics.store(runningSince, 0, running ? BigInt(Date.now()) : 0n),
  // An aborted WebAssembly module cannot be used again, so the thread ends and the main thread
  // starts another one.
  onFatal: (error) =>
    setImmediate(() => {
      throw error;
    }),
});

// A PostgreSQL server has background processes for this. Without checkpoints the log would grow
// without end, and without VACUUM the planner would have no statistics. The first VACUUM comes with
// the first checkpoint, because many processes live less than a day.
let vacuumDue = 0;
async function maintain() {
  if (Date.now() >= vacuumDue) {
    vacuumDue = Date.now() + vacuumMs;
    await mux.run('VACUUM (ANALYZE)');
  }
  await mux.run('CHECKPOINT');
}
const maintenance = setInterval(() => void maintain(), checkpointMs);

parent.on(
  'message',
  async (
    /** @type {{ type: string; port: import('node:worker_threads').MessagePort }} */ message,
  ) => {
    if (message.type === 'connect') {
      const { port } = message;
      const session = mux.open(
        (bytes) => {
          const copy = new Uint8Array(bytes);
          port.postMessage(copy, [copy.buffer]);
        },
        () => port.close(),
      );
      port.on('message', (/** @type {Uint8Array} */ bytes) =>
        session.data(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
      );
      port.on('close', () => mux.close(session));
      port.postMessage(0);
    }
    if (message.type === 'close') {
      clearInterval(maintenance);
      await backend.close();
      // In a worker this call ends only the thread. Without it, open sessions would keep the thread
      // alive.
      process.exit(0);
    }
  },
);
parent.postMessage(pgliteWasmModule);
