import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import pg from 'pg';
import { isBundled, packageRoot } from '../packageRoot.ts';
import { PortStream } from './portStream.ts';

export type EmbeddedOptions = {
  /**
   * A statement that runs longer is stopped by ending the worker; the next query is answered by its
   * successor. 0: never.
   */
  statementTimeoutMs?: number;
  /**
   * A session that does nothing inside a transaction for this long is thrown out and its
   * transaction rolled back.
   */
  idleInTransactionMs?: number;
  checkpointMs?: number;
  vacuumMs?: number;
  /** Crashes in a row after which the database stays down; ten healthy minutes forget them. */
  maxRestarts?: number;
};

const DAY_MS = 86_400_000;
const HEALTHY_MS = 600_000;
const workerFile = isBundled
  ? join(packageRoot, 'dist', 'databaseWorker.mjs')
  : join(packageRoot, 'src', 'db', 'embedded', 'databaseWorker.mjs');

type Events = { 'worker-exit': [error: Error | undefined, willRestart: boolean] };

/**
 * PostgreSQL embedded in a worker thread, for one process that holds the folder's lock; hands out
 * ordinary `pg` pools.
 */
export class EmbeddedPostgres extends EventEmitter<Events> {
  #folder: string;
  #options: Required<EmbeddedOptions>;
  #runningSince = new BigInt64Array(new SharedArrayBuffer(8));
  #watchdog: NodeJS.Timeout | undefined;
  #ports = new Set<MessagePort>();
  #restarts = 0;
  #closing = false;
  #stoppedByWatchdog = false;
  #unlimited = 0;
  #worker!: Worker;
  #ready!: Promise<Worker>;
  #exited!: Promise<void>;

  constructor(folder: string, options: EmbeddedOptions = {}) {
    super();
    this.#folder = folder;
    this.#options = {
      statementTimeoutMs: 0,
      idleInTransactionMs: 60_000,
      checkpointMs: 300_000,
      vacuumMs: DAY_MS,
      maxRestarts: 5,
      ...options,
    };
    this.#spawn();
    const { statementTimeoutMs } = this.#options;
    if (statementTimeoutMs > 0)
      this.#watchdog = setInterval(
        () => this.#watch(),
        Math.max(50, Math.min(1000, statementTimeoutMs / 4)),
      ).unref();
  }

  /** Settles when the database answers; rejects when it could not be started. */
  get ready(): Promise<unknown> {
    return this.#ready;
  }

  /**
   * One connection: there is one backend, and the pool's own queue is the queue of its
   * transactions.
   */
  pool(): pg.Pool {
    return new pg.Pool({
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 30_000,
      ssl: false,
      user: 'postgres',
      database: 'postgres',
      password: 'none',
      stream: () => this.session(),
    });
  }

  /** A further session's byte stream; sessions take turns between transactions. */
  session(): PortStream {
    return new PortStream(() => this.#attach());
  }

  /** Runs what may rightly take long, such as a migration, without the statement timeout. */
  async withoutTimeout<T>(work: () => Promise<T>): Promise<T> {
    this.#unlimited += 1;
    try {
      return await work();
    } finally {
      this.#unlimited -= 1;
    }
  }

  /**
   * Ends the worker as a crash would: open transactions fail, acknowledged writes stay, a new
   * worker starts.
   */
  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#watchdog);
    const worker = await this.#ready.catch(() => undefined);
    worker?.postMessage({ type: 'close' });
    await this.#exited;
  }

  #spawn(): void {
    const { idleInTransactionMs, checkpointMs, vacuumMs } = this.#options;
    Atomics.store(this.#runningSince, 0, 0n);
    const worker = new Worker(workerFile, {
      // Not the parent's flags: a TypeScript loader there would only slow the worker's start.
      execArgv: [],
      workerData: {
        folder: this.#folder,
        runningSince: this.#runningSince,
        idleInTransactionMs,
        checkpointMs,
        vacuumMs,
      },
    });
    this.#worker = worker;
    let failure: Error | undefined;
    const health = setTimeout(() => {
      this.#restarts = 0;
    }, HEALTHY_MS).unref();
    this.#exited = new Promise((resolve) => worker.once('exit', () => resolve()));
    this.#ready = new Promise((resolve, reject) => {
      worker.once('message', () => resolve(worker));
      worker.on('error', (error) => {
        failure = error instanceof Error ? error : new Error(String(error));
      });
      worker.once('exit', (code) => {
        clearTimeout(health);
        reject(failure ?? new Error(`The database worker ended with code ${code}`));
        this.#afterExit(failure);
      });
    });
    this.#ready.catch(() => {});
  }

  #afterExit(failure: Error | undefined): void {
    for (const port of this.#ports) port.close();
    this.#ports.clear();
    if (this.#closing) return;
    if (!this.#stoppedByWatchdog) this.#restarts += 1;
    this.#stoppedByWatchdog = false;
    const willRestart = this.#restarts <= this.#options.maxRestarts;
    if (willRestart) {
      this.#spawn();
    } else {
      this.#ready = Promise.reject(
        new Error('The embedded database keeps stopping and is left down', { cause: failure }),
      );
      this.#ready.catch(() => {});
    }
    this.emit('worker-exit', failure, willRestart);
  }

  #watch(): void {
    const since = Number(Atomics.load(this.#runningSince, 0));
    if (since === 0 || this.#unlimited > 0 || Date.now() - since < this.#options.statementTimeoutMs)
      return;
    this.#stoppedByWatchdog = true;
    void this.#worker.terminate();
  }

  async #attach(): Promise<MessagePort> {
    // A worker may die between two of these steps; its successor is then asked.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const worker = await this.#ready;
      const exited = this.#exited;
      const { port1, port2 } = new MessageChannel();
      const greeted = new Promise<boolean>((resolve) => {
        port1.once('message', () => resolve(true));
        port1.once('close', () => resolve(false));
        void exited.then(() => resolve(false));
      });
      worker.postMessage({ type: 'connect', port: port2 }, [port2]);
      if (await greeted) {
        this.#ports.add(port1);
        port1.on('close', () => this.#ports.delete(port1));
        return port1;
      }
      await exited;
    }
    throw new Error('The embedded database keeps stopping');
  }
}
