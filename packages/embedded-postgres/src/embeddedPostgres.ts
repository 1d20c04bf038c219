import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { PortStream } from './portStream.ts';

export type EmbeddedOptions = {
  /**
   * The longest time that a statement may run, in milliseconds. A longer one is stopped by ending
   * the worker; a new worker answers the next query. 0 means that there is no limit.
   */
  statementTimeoutMs?: number;
  /**
   * The longest time that a session may be idle in a transaction, in milliseconds. The session is
   * then closed and its transaction rolled back.
   */
  idleInTransactionMs?: number;
  checkpointMs?: number;
  vacuumMs?: number;
  /**
   * The largest number of restarts after crashes in a row. Another crash leaves the database down.
   * Ten minutes without a crash reset the count.
   */
  maxRestarts?: number;
};

const DAY_MS = 86_400_000;
const HEALTHY_MS = 600_000;

/**
 * The engine as the first worker of this process has compiled it. With it, another worker takes
 * half as long to start.
 */
let engine: WebAssembly.Module | undefined;

type Events = { 'worker-exit': [error: Error | undefined, willRestart: boolean] };

/**
 * A PostgreSQL that is embedded in a worker thread and reached with an ordinary `pg` pool. The
 * process must hold the lock of the folder (folderLock.ts).
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

  /** Resolves when the database accepts queries. It rejects when the database could not be started. */
  get ready(): Promise<unknown> {
    return this.#ready;
  }

  /**
   * Returns the configuration for a `pg.Pool`. The pool has one connection, because there is one
   * backend, and queues for it.
   */
  poolConfig(): PoolConfig {
    return {
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 30_000,
      ssl: false,
      user: 'postgres',
      database: 'postgres',
      password: 'none',
      stream: () => this.session(),
    };
  }

  /** Opens the byte stream of a further session. Sessions take turns between transactions. */
  session(): PortStream {
    return new PortStream(() => this.#attach());
  }

  /** Lifts the statement timeout during `work`, which may be a migration. */
  async withoutTimeout<T>(work: () => Promise<T>): Promise<T> {
    this.#unlimited += 1;
    try {
      return await work();
    } finally {
      this.#unlimited -= 1;
    }
  }

  /** Ends the worker as a crash would, for tests. Acknowledged writes stay, and a new worker starts. */
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
    const worker = new Worker(join(import.meta.dirname, 'databaseWorker.mjs'), {
      // The parent's flags are left out, because a TypeScript loader would slow down the start of
      // the worker.
      execArgv: [],
      workerData: {
        folder: this.#folder,
        runningSince: this.#runningSince,
        idleInTransactionMs,
        checkpointMs,
        vacuumMs,
        engine,
      },
    });
    this.#worker = worker;
    let failure: Error | undefined;
    const health = setTimeout(() => {
      this.#restarts = 0;
    }, HEALTHY_MS).unref();
    this.#exited = new Promise((resolve) => worker.once('exit', () => resolve()));
    this.#ready = new Promise((resolve, reject) => {
      worker.once('message', (compiled: WebAssembly.Module) => {
        engine = compiled;
        resolve(worker);
      });
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
    // The worker may die between two of these steps. The next attempt then reaches the new one.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const worker = await this.#ready;
      const exited = this.#exited;
      const { port1, port2 } = new MessageChannel();
      const accepted = new Promise<boolean>((resolve) => {
        port1.once('message', () => resolve(true));
        port1.once('close', () => resolve(false));
        void exited.then(() => resolve(false));
      });
      worker.postMessage({ type: 'connect', port: port2 }, [port2]);
      if (await accepted) {
        this.#ports.add(port1);
        port1.on('close', () => this.#ports.delete(port1));
        return port1;
      }
      await exited;
    }
    throw new Error('The embedded database keeps stopping');
  }
}
