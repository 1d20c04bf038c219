import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/** A stream over a MessagePort to the database worker. `pg` uses it in place of a socket. */
export class PortStream extends Duplex {
  #attach: () => Promise<MessagePort>;
  #port: MessagePort | undefined;

  constructor(attach: () => Promise<MessagePort>) {
    super();
    this.#attach = attach;
  }

  connect(): this {
    this.#attach().then(
      (port) => {
        if (this.destroyed) return port.close();
        this.#port = port;
        port.on('message', (bytes: Uint8Array) =>
          this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
        );
        port.on('close', () => {
          this.push(null);
          this.destroy();
        });
        this.emit('connect');
      },
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#port?.ref();
    return this;
  }

  unref(): this {
    this.#port?.unref();
    return this;
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.#post(new Uint8Array(chunk));
    done();
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: () => void): void {
    this.#post(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port?.close();
    done(error);
  }

  #post(bytes: Uint8Array<ArrayBuffer>): void {
    this.#port?.postMessage(bytes, [bytes.buffer]);
  }
}
