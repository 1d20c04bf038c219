// @ts-check
// The thread that holds the embedded PostgreSQL: a query blocks the thread it runs in for its whole length, so it is not the HTTP server's.
import { rmSync } from 'node:fs';
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
 * }} WorkerData
 */

/** @type {WorkerData} */
const { folder, runningSince, idleInTransactionMs, checkpointMs, vacuumMs } = workerData;
if (!parentPort) throw new Error('databaseWorker.mjs runs in a worker thread only');
const parent = parentPort;

// What a stopped query had spilled to disk; elsewhere the postmaster removes it.
rmSync(join(folder, 'base', 'pgsql_tmp'), { recursive: true, force: true });

const backend = await PGlite.create(folder, {
  extensions: { pg_trgm },
  // Holds what the lists of 50,000 employers look at; with a quarter of it a filter of three tables reads its pages anew each time.
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
  // Read by the watchdog in the main thread, which cannot ask a thread that a query blocks.
  onStatement: (running) => Atomics.store(runningSince, 0, running ? BigInt(Date.now()) : 0n),
  // An aborted WebAssembly module is of no more use: the thread ends, and the main thread starts another one.
  onFatal: (error) =>
    setImmediate(() => {
      throw error;
    }),
});

// What background processes do elsewhere: without checkpoints the log grows until the end, without VACUUM no statistics
// come. The first one soon after a start, since many a process does not live a day.
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
      // Ends this thread only; sessions that are still open would keep it alive.
      process.exit(0);
    }
  },
);
parent.postMessage({ type: 'ready' });
