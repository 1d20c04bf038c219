// @ts-check
// These are the frames of the PostgreSQL wire protocol, version 3: what a server sends, and how the
// bytes of a client are cut into batches. It is plain JavaScript, because it runs in a worker
// thread, where Node 20 loads no TypeScript.

const TYPE = {
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
 * The `options` of a start-up message which lift the statement timeout for its session. A
 * PostgreSQL server accepts the same option.
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

/** Makes a client's simple query. @param {string} sql */
export const queryFrame = (sql) => frame('Q', cstring(sql));

/** Makes a client's Sync, which ends an extended query. */
export const syncFrame = () => frame('S');

/** The server's answer that it refuses encryption. */
const noEncryption = () => Buffer.from('N');

/**
 * An error after which the server closes the connection. @param {string} code @param {string}
 * message
 */
export const fatalFrame = (code, message) =>
  frame(
    'E',
    cstring('SFATAL'),
    cstring('VFATAL'),
    cstring(`C${code}`),
    cstring(`M${message}`),
    Buffer.from([0]),
  );

/**
 * Makes the answer of a server to a start-up message that needs no password.
 *
 * @param {Readonly<Record<string, string>>} parameters
 */
const greeting = (parameters) =>
  Buffer.concat([
    frame('R', int32(0)),
    ...Object.entries(parameters).map(([name, value]) => frame('S', cstring(name), cstring(value))),
    frame('K', int32(process.pid), int32(1)),
    frame('Z', Buffer.from('I')),
  ]);

/**
 * An answer is sent on in pieces of at least this size, in bytes, so that its reader can start
 * before its end.
 */
const PIECE_BYTES = 65_536;

/** Cuts the bytes that the backend answers to one batch into pieces of whole frames. */
export class AnswerWriter {
  /** @type {Uint8Array[]} */ #pending = [];
  #pendingBytes = 0;
  #bytesToFlush = PIECE_BYTES;

  /**
   * The transaction status of the last frame if that is ReadyForQuery. `I` means idle, `T` in a
   * transaction, and `E` in a failed transaction. It is undefined if the answer ends with another
   * frame.
   *
   * @type {string | undefined}
   */
  status;

  /**
   * @param {{ send: (piece: Buffer) => void; notify: (frame: Buffer) => void }} receiver `notify`
   *   gets the frames that notify a LISTEN, which are part of the pieces, too
   */
  constructor(receiver) {
    this.receiver = receiver;
  }

  /** Copies more bytes of the answer, so the caller may reuse them. @param {Uint8Array} bytes */
  write(bytes) {
    this.#pending.push(bytes.slice());
    this.#pendingBytes += bytes.length;
    if (this.#pendingBytes >= this.#bytesToFlush) this.flush();
  }

  /** Sends the whole frames that have arrived so far. */
  flush() {
    const bytes = Buffer.concat(this.#pending);
    let at = 0;
    let end = 0;
    while (at + 5 <= bytes.length) {
      end = at + 1 + bytes.readInt32BE(at + 1);
      if (end > bytes.length) break;
      const type = bytes[at];
      if (type === TYPE.notification) this.receiver.notify(bytes.subarray(at, end));
      this.status = type === TYPE.ready ? String.fromCharCode(bytes[at + 5] ?? 0) : undefined;
      at = end;
    }
    this.#pending = [bytes.subarray(at)];
    this.#pendingBytes = bytes.length - at;
    this.#bytesToFlush = Math.max(PIECE_BYTES, end - at);
    if (at > 0) this.receiver.send(bytes.subarray(0, at));
  }
}

/** Cuts the bytes that one client sends into its start-up message and its batches. */
export class ClientReader {
  #isStarted = false;
  /** @type {Buffer} */ #input = Buffer.alloc(0);
  #scanned = 0;

  /**
   * @param {Readonly<Record<string, string>>} parameters what the server reports at start-up
   * @param {{
   *   send: (bytes: Buffer) => void;
   *   started: (isUnlimited: boolean) => void;
   *   batch: (bytes: Uint8Array) => void;
   *   leave: () => void;
   * }} client
   */
  constructor(parameters, client) {
    this.parameters = parameters;
    this.client = client;
  }

  /**
   * Receives more bytes. A batch ends with Sync, Query or Flush. An incomplete batch waits for its
   * end.
   *
   * @param {Buffer} chunk
   */
  read(chunk) {
    this.#input = this.#input.length > 0 ? Buffer.concat([this.#input, chunk]) : chunk;
    if (!this.#isStarted && !this.#readStartUp()) return;
    let start = 0;
    let at = this.#scanned;
    while (at + 5 <= this.#input.length) {
      const type = this.#input[at];
      const end = at + 1 + this.#input.readInt32BE(at + 1);
      if (end > this.#input.length) break;
      at = end;
      if (type === TYPE.terminate) return this.client.leave();
      if (type === TYPE.sync || type === TYPE.query || type === TYPE.flush) {
        this.client.batch(new Uint8Array(this.#input.subarray(start, at)));
        start = at;
      }
    }
    this.#input = this.#input.subarray(start);
    this.#scanned = at - start;
  }

  /**
   * Greets the client, without asking for a password, because only this process and the owner of
   * the folder can reach it. Returns true once the client has been greeted.
   */
  #readStartUp() {
    while (this.#input.length >= 8) {
      const length = this.#input.readInt32BE(0);
      const code = this.#input.readInt32BE(4);
      if (this.#input.length < length) return false;
      const fields = this.#input.toString('utf8', 8, length).split('\0');
      this.#input = this.#input.subarray(length);
      if (code === SSL_REQUEST || code === GSS_REQUEST) {
        this.client.send(noEncryption());
        continue;
      }
      if (code >> 16 !== 3) {
        this.client.send(fatalFrame('08P01', 'unsupported protocol'));
        this.client.leave();
        return false;
      }
      this.#isStarted = true;
      this.client.started(
        fields.some(
          (name, at) =>
            at % 2 === 0 && name === 'options' && fields[at + 1] === NO_STATEMENT_TIMEOUT,
        ),
      );
      this.client.send(greeting(this.parameters));
      return true;
    }
    return false;
  }
}
