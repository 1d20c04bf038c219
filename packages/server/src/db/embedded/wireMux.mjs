// @ts-check
// The PostgreSQL wire protocol in front of ONE embedded backend that several sessions share.
// A session owns the backend from the first message of a batch until ReadyForQuery says "idle", so neither the messages
// of one statement nor those of one transaction can interleave with another session's. Plain JavaScript, because it runs
// in a worker thread, where Node 20 loads no TypeScript.
// Shared with all sessions, since there is one backend: SET, temporary tables, names of prepared statements. COPY FROM STDIN
// and cancel requests are not spoken.

/** @typedef {{ execProtocolRaw(message: Uint8Array): Promise<Uint8Array> }} Backend */
/** @typedef {(bytes: Buffer) => void} Send */

const TYPE = {
  error: 0x45,
  flush: 0x48,
  notification: 0x41,
  query: 0x51,
  ready: 0x5a,
  sync: 0x53,
  terminate: 0x58,
};
const SSL_REQUEST = 80877103;
const GSS_REQUEST = 80877104;

/**
 * What a client sends at its start to lift the limit for its own statements, as it would to a
 * PostgreSQL server.
 */
export const NO_STATEMENT_TIMEOUT = '-c statement_timeout=0';

/** @param {string} type @param {...Uint8Array} parts */
function frame(type, ...parts) {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head[0] = type.charCodeAt(0);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}
/** @param {string} text */
const cstring = (text) => Buffer.from(`${text}\0`);
/** @param {number} value */
const int32 = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
/** @param {string} code @param {string} message */
const fatalFrame = (code, message) =>
  frame(
    'E',
    cstring('SFATAL'),
    cstring('VFATAL'),
    cstring(`C${code}`),
    cstring(`M${message}`),
    Buffer.from([0]),
  );

/**
 * The transaction status of an answer's last frame, ReadyForQuery; undefined when the answer does
 * not end with one. @param {Buffer} answer
 */
function readyStatus(answer) {
  const at = answer.length - 6;
  return at >= 0 && answer[at] === TYPE.ready && answer.readInt32BE(at + 1) === 5
    ? String.fromCharCode(answer[at + 5] ?? 0)
    : undefined;
}

export class WireMux {
  /** @type {Session | undefined} */ #owner;
  /** @type {Session[]} */ #waiting = [];
  /** @type {Set<Session>} */ #sessions = new Set();
  #pumping = false;
  #resetDue = false;
  /** @type {NodeJS.Timeout | undefined} */ #idleTimer;

  /**
   * @param {Backend} backend
   * @param {Record<string, string>} parameters what the server reports at start-up
   * @param {{
   *   idleInTransactionMs: number;
   *   onStatement: (running: boolean) => void;
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
   * Runs a statement of our own when its turn comes, however long it takes. @param {string} sql
   *
   * @returns {Promise<void>}
   */
  run(sql) {
    return new Promise((resolve) => {
      const session = this.open(
        () => {
          this.close(session);
          resolve();
        },
        () => {},
      );
      session.isUnlimited = true;
      session.push(frame('Q', cstring(sql)));
    });
  }

  /** @param {Session} session */
  submit(session) {
    if (session !== this.#owner && !this.#waiting.includes(session)) this.#waiting.push(session);
    void this.#pump();
  }

  /** @param {Session} session */
  close(session) {
    session.closed = true;
    this.#sessions.delete(session);
    this.#waiting = this.#waiting.filter((other) => other !== session);
    // The next client must not find the last one's settings and prepared statements, as after a real disconnect.
    if (this.#sessions.size === 0) this.#resetDue = true;
    void this.#pump();
  }

  async #pump() {
    if (this.#pumping) return;
    this.#pumping = true;
    clearTimeout(this.#idleTimer);
    try {
      while (await this.#step());
    } catch (error) {
      this.options.onFatal(error);
    } finally {
      this.#pumping = false;
    }
  }

  /** One batch of the owner, or the choice of the next owner; false when there is nothing to do. */
  async #step() {
    this.#owner ??= this.#waiting.shift();
    const session = this.#owner;
    if (!session) {
      if (!this.#resetDue || this.#sessions.size > 0) return false;
      this.#resetDue = false;
      await this.#execute(frame('Q', cstring('DISCARD ALL')));
      return true;
    }
    if (session.closed) {
      if (session.status !== 'I')
        await this.#execute(Buffer.concat([frame('S'), frame('Q', cstring('ROLLBACK'))]));
      this.#owner = undefined;
      return true;
    }
    const batch = session.takeBatch();
    if (!batch) {
      if (session.status === 'I') {
        this.#owner = undefined;
        return true;
      }
      // In a transaction: its owner computes between two statements. One that never comes back must not hold up everybody.
      this.#idleTimer = setTimeout(() => this.#expel(session), this.options.idleInTransactionMs);
      return false;
    }
    const answer = await this.#execute(batch, !session.isUnlimited);
    session.status = readyStatus(answer) ?? 'pending';
    this.#shareNotifications(session, answer);
    if (!session.closed) session.send(answer);
    if (session.status === 'I') {
      this.#owner = undefined;
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

  /** @param {Uint8Array} message */
  async #execute(message, isTimed = true) {
    if (isTimed) this.options.onStatement(true);
    try {
      return Buffer.from(await this.backend.execProtocolRaw(message));
    } finally {
      this.options.onStatement(false);
    }
  }

  /**
   * LISTEN is the backend's, so a notification is passed on to every other session too. @param
   * {Session} from @param {Buffer} answer
   */
  #shareNotifications(from, answer) {
    for (let at = 0; at + 5 <= answer.length;) {
      const end = at + 1 + answer.readInt32BE(at + 1);
      if (answer[at] === TYPE.notification) {
        for (const session of this.#sessions)
          if (session !== from) session.send(answer.subarray(at, end));
      }
      at = end;
    }
  }
}

class Session {
  status = 'I';
  closed = false;
  /**
   * Of maintenance, or of a client that asked for it at its start: no watchdog stops its
   * statements.
   */
  isUnlimited = false;
  #started = false;
  /** @type {Buffer} */ #input = Buffer.alloc(0);
  #scanned = 0;
  /** @type {Uint8Array[]} */ #batches = [];

  /** @param {WireMux} mux @param {Send} send @param {() => void} end */
  constructor(mux, send, end) {
    this.mux = mux;
    this.send = send;
    this.end = end;
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

  /**
   * Bytes of the client; whole batches (up to Sync, Query or Flush) are handed to the backend.
   *
   * @param {Buffer} chunk
   */
  data(chunk) {
    if (this.closed) return;
    this.#input = this.#input.length > 0 ? Buffer.concat([this.#input, chunk]) : chunk;
    if (!this.#started && !this.#startUp()) return;
    let start = 0;
    let at = this.#scanned;
    while (at + 5 <= this.#input.length) {
      const type = this.#input[at];
      const end = at + 1 + this.#input.readInt32BE(at + 1);
      if (end > this.#input.length) break;
      at = end;
      if (type === TYPE.terminate) return this.#leave();
      if (type === TYPE.sync || type === TYPE.query || type === TYPE.flush) {
        this.#batches.push(new Uint8Array(this.#input.subarray(start, at)));
        start = at;
      }
    }
    this.#input = this.#input.subarray(start);
    this.#scanned = at - start;
    if (start > 0) this.mux.submit(this);
  }

  #leave() {
    this.mux.close(this);
    this.end();
  }

  /**
   * True once the client is greeted; it needs no password, since only this process and the folder's
   * owner reach it.
   */
  #startUp() {
    while (this.#input.length >= 8) {
      const length = this.#input.readInt32BE(0);
      const code = this.#input.readInt32BE(4);
      if (this.#input.length < length) return false;
      const fields = this.#input.toString('utf8', 8, length).split('\0');
      this.#input = this.#input.subarray(length);
      if (code === SSL_REQUEST || code === GSS_REQUEST) {
        this.send(Buffer.from('N'));
        continue;
      }
      if (code >> 16 !== 3) {
        this.send(fatalFrame('08P01', 'unsupported protocol'));
        this.#leave();
        return false;
      }
      this.#started = true;
      this.isUnlimited = fields.some(
        (name, at) => at % 2 === 0 && name === 'options' && fields[at + 1] === NO_STATEMENT_TIMEOUT,
      );
      const parameters = Object.entries(this.mux.parameters).map(([name, value]) =>
        frame('S', cstring(name), cstring(value)),
      );
      this.send(
        Buffer.concat([
          frame('R', int32(0)),
          ...parameters,
          frame('K', int32(process.pid), int32(1)),
          frame('Z', Buffer.from('I')),
        ]),
      );
      return true;
    }
    return false;
  }
}
