// @ts-check
// This is a multiplexer, by which several sessions of the PostgreSQL wire protocol share one
// embedded backend. A session owns the backend from the first message of a batch until
// ReadyForQuery reports "idle", so the messages of two statements never interleave, and neither do
// those of two transactions. The sessions share the state of the one backend: SET, temporary tables
// and names of prepared statements are common to all. COPY FROM STDIN and cancel requests are not
// supported. It is plain JavaScript, because it runs in a worker thread, where Node 20 loads no
// TypeScript.
import { AnswerWriter, ClientReader, fatalFrame, queryFrame, syncFrame } from './wireProtocol.mjs';

/**
 * @typedef {{
 *   execProtocolRawStream(
 *     message: Uint8Array,
 *     options: { onRawData: (bytes: Uint8Array) => void },
 *   ): Promise<void>;
 * }} Backend
 */
/** @typedef {(bytes: Buffer) => void} Send */

export class WireMux {
  /** @type {Session | undefined} */ #owner;
  /** @type {Session[]} */ #waiting = [];
  /** @type {Set<Session>} */ #sessions = new Set();
  #isPumping = false;
  #isResetDue = false;
  /** @type {NodeJS.Timeout | undefined} */ #idleTimer;

  /**
   * @param {Backend} backend
   * @param {Record<string, string>} parameters what the server reports at start-up
   * @param {{
   *   idleInTransactionMs: number;
   *   onStatement: (isRunning: boolean) => void;
   *   onFatal: (error: unknown) => void;
   * }} options
   */
  constructor(backend, parameters, options) {
    this.backend = backend;
    this.parameters = parameters;
    this.options = options;
  }

  /** @param {Send} send @param {() => void} end */
  open(send, end) {
    const session = new Session(this, send, end);
    this.#sessions.add(session);
    return session;
  }

  /**
   * Runs a maintenance statement in its turn, without the statement timeout.
   *
   * @param {string} sql @returns {Promise<void>}
   */
  run(sql) {
    return new Promise((resolve) => {
      const session = this.open(
        () => {},
        () => {},
      );
      session.isUnlimited = true;
      session.onIdle = () => {
        this.close(session);
        resolve();
      };
      session.push(queryFrame(sql));
    });
  }

  /** @param {Session} session */
  submit(session) {
    if (session !== this.#owner && !this.#waiting.includes(session)) this.#waiting.push(session);
    void this.#pump();
  }

  /** @param {Session} session */
  close(session) {
    session.isClosed = true;
    this.#sessions.delete(session);
    this.#waiting = this.#waiting.filter((other) => other !== session);
    // As after a real disconnect, the next client finds no settings or prepared statements of the
    // last client.
    if (this.#sessions.size === 0) this.#isResetDue = true;
    void this.#pump();
  }

  async #pump() {
    if (this.#isPumping) return;
    this.#isPumping = true;
    clearTimeout(this.#idleTimer);
    try {
      while (await this.#step());
    } catch (error) {
      this.options.onFatal(error);
    } finally {
      this.#isPumping = false;
    }
  }

  /**
   * Runs one batch of the owner, or chooses the next owner. Resolves with false when there is
   * nothing to do.
   */
  async #step() {
    this.#owner ??= this.#waiting.shift();
    const session = this.#owner;
    if (!session) {
      if (!this.#isResetDue || this.#sessions.size > 0) return false;
      this.#isResetDue = false;
      await this.#execute(queryFrame('DISCARD ALL'));
      return true;
    }
    if (session.isClosed) {
      if (session.status !== 'I')
        await this.#execute(Buffer.concat([syncFrame(), queryFrame('ROLLBACK')]));
      this.#owner = undefined;
      return true;
    }
    const batch = session.takeBatch();
    if (!batch) {
      if (session.status === 'I') {
        this.#owner = undefined;
        return true;
      }
      // The owner computes between two statements of its transaction. If it never returns, it must
      // not block the other sessions.
      this.#idleTimer = setTimeout(() => this.#expel(session), this.options.idleInTransactionMs);
      return false;
    }
    session.status = (await this.#execute(batch, session)) ?? 'pending';
    if (session.status === 'I') {
      this.#owner = undefined;
      session.onIdle();
      if (session.hasBatch) this.submit(session);
    }
    return true;
  }

  /** @param {Session} session */
  #expel(session) {
    session.send(fatalFrame('25P03', 'terminating connection due to idle-in-transaction timeout'));
    session.end();
    this.close(session);
  }

  /**
   * Runs one batch and sends its answer to its session. Resolves with the transaction status after
   * it.
   *
   * @param {Uint8Array} message
   * @param {Session} [session] absent for a statement of the multiplexer itself
   */
  async #execute(message, session) {
    const answer = new AnswerWriter({
      send: (piece) => {
        if (session && !session.isClosed) session.send(piece);
      },
      // The one backend has the LISTEN of every session, so each session gets the notification.
      notify: (frame) => {
        for (const other of this.#sessions) if (other !== session) other.send(frame);
      },
    });
    if (!session?.isUnlimited) this.options.onStatement(true);
    try {
      // This is the only call of PGlite that does not parse the answer. PGlite keeps what it has
      // parsed until a query of its own.
      await this.backend.execProtocolRawStream(message, {
        onRawData: (bytes) => answer.write(bytes),
      });
    } finally {
      this.options.onStatement(false);
    }
    answer.flush();
    return answer.status;
  }
}

class Session {
  status = 'I';
  isClosed = false;
  /** True for maintenance, and for a client that lifted the timeout at its start. */
  isUnlimited = false;
  /** Is called when a batch has ended outside a transaction. */
  onIdle = () => {};
  /** @type {Uint8Array[]} */ #batches = [];

  /** @param {WireMux} mux @param {Send} send @param {() => void} end */
  constructor(mux, send, end) {
    this.mux = mux;
    this.send = send;
    this.end = end;
    this.reader = new ClientReader(mux.parameters, {
      send,
      started: (isUnlimited) => {
        this.isUnlimited = isUnlimited;
      },
      batch: (bytes) => this.push(bytes),
      leave: () => {
        mux.close(this);
        end();
      },
    });
  }

  get hasBatch() {
    return this.#batches.length > 0;
  }

  takeBatch() {
    return this.#batches.shift();
  }

  /** @param {Uint8Array} batch */
  push(batch) {
    this.#batches.push(batch);
    this.mux.submit(this);
  }

  /** Receives bytes of the client. @param {Buffer} chunk */
  data(chunk) {
    if (!this.isClosed) this.reader.read(chunk);
  }
}
