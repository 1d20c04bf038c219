import { once } from 'node:events';
import { createServer, request as sendRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  brotliDecompressSync,
  createBrotliDecompress,
  createGunzip,
  gunzipSync,
  type Gunzip,
} from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { createByApi } from '../testing/testEntities.ts';
import { insertEntities } from '../testing/testRows.ts';
import { compression, preferredEncoding } from './compression.ts';

const large = JSON.stringify({ text: 'a sentence that repeats itself. '.repeat(100) });
const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
const streamDecoders = { br: createBrotliDecompress, gzip: createGunzip };

describe('the preferred encoding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['br;q=0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['deflate', undefined],
    ['identity', undefined],
    ['identity;q=1, br;q=0.5', undefined],
    ['identity;q=0.2, br;q=0.5', 'br'],
    ['identity;q=0', undefined],
  ])('of %s is %s', (header, encoding) => {
    expect(preferredEncoding(header)).toBe(encoding);
  });
});

/** A source that gives out its pieces when the test says so, and records its cancellation. */
function createSource() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let cancelled: (word: string) => void = () => undefined;
  const whenCancelled = new Promise<string>((resolve) => {
    cancelled = resolve;
  });
  const stream = new ReadableStream<Uint8Array>({
    start(own) {
      controller = own;
    },
    cancel: () => cancelled('cancelled'),
  });
  return {
    stream,
    whenCancelled,
    give: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
    fail: () => controller?.error(new Error('the source failed')),
  };
}

describe('an answer', () => {
  const app = new Hono();
  app.use(compression);
  app.get('/large', (c) => c.body(large, 200, { 'Content-Type': 'application/ld+json' }));
  app.get('/tagged', (c) =>
    c.body(large, 200, { 'Content-Type': 'application/json', ETag: '"entity-1-2"' }),
  );
  app.get('/small', (c) => c.json({ text: 'x'.repeat(1000) }));
  app.get('/limit', (c) => c.text('x'.repeat(1024)));
  app.get('/empty', (c) => c.body(null, 204));
  app.get('/known', (c) => c.body(null, 304, { ETag: '"entity-1-2"' }));
  app.get('/error', (c) => c.json({ text: 'x'.repeat(2000) }, 422));
  app.get('/image', (c) => c.body(large, 200, { 'Content-Type': 'image/png' }));
  app.get('/done', (c) =>
    c.body(large, 200, { 'Content-Type': 'text/plain', 'Content-Encoding': 'br' }),
  );
  app.get('/fixed', (c) => c.body(large, 200, { 'Cache-Control': 'no-store, no-transform' }));
  const ask = (path: string, accepted = 'br', method = 'GET') =>
    app.request(path, { method, headers: { 'accept-encoding': accepted } });

  it.each(['br', 'gzip'] as const)('over a kilobyte is compressed as %s', async (encoding) => {
    const response = await ask('/large', encoding);
    const body = Buffer.from(await response.arrayBuffer());
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/ld+json',
      'content-encoding': encoding,
      'content-length': String(body.byteLength),
      vary: 'Accept-Encoding',
    });
    expect(body.byteLength).toBeLessThan(large.length / 10);
    expect(decoders[encoding](body).toString()).toBe(large);
  });

  it('is compressed whatever its status, from a kilobyte on', async () => {
    const refused = await ask('/error');
    expect([refused.status, refused.headers.get('content-encoding')]).toEqual([422, 'br']);
    expect((await ask('/limit')).headers.get('content-encoding')).toBe('br');
  });

  it('keeps its ETag, so that If-Match finds the version again', async () => {
    expect((await ask('/tagged')).headers.get('etag')).toBe('"entity-1-2"');
    expect((await ask('/known')).headers.get('etag')).toBe('"entity-1-2"');
  });

  it.each(['/small', '/empty', '/known', '/image', '/fixed'])('%s stays as it is', async (path) => {
    const [response, plain] = [await ask(path), await ask(path, 'identity')];
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.status).toBe(plain.status);
    expect(await response.text()).toBe(await plain.text());
  });

  it('that is compressed already is not compressed again', async () => {
    const response = await ask('/done', 'gzip');
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([
      'br',
      large,
    ]);
  });

  it('without encoding says that it depends on Accept-Encoding', async () => {
    const response = await ask('/large', 'identity');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe(large);
  });

  it('to HEAD has the headers of GET and no body', async () => {
    for (const path of ['/large', '/tagged', '/small']) {
      const [head, get] = [await ask(path, 'br', 'HEAD'), await ask(path)];
      const facts = ['content-type', 'content-encoding', 'vary', 'etag'];
      expect(await head.text()).toBe('');
      expect(facts.map((name) => head.headers.get(name))).toEqual(
        facts.map((name) => get.headers.get(name)),
      );
    }
  });
});

describe('a stream', () => {
  /** Serves a source over HTTP and asks for it; the answer's own stream is raw. */
  async function open(encoding: string) {
    const source = createSource();
    const app = new Hono();
    app.use(compression);
    app.get('/', (c) => c.body(source.stream, 200, { 'Content-Type': 'text/csv' }));
    const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const request = sendRequest({
      port,
      host: '127.0.0.1',
      headers: { 'accept-encoding': encoding },
    });
    request.on('error', () => undefined);
    request.end();
    const answered = once(request, 'response') as Promise<[IncomingMessage]>;
    const close = () => {
      server.close();
      server.closeAllConnections();
    };
    return { source, request, answered, close };
  }

  const nextText = async (decoder: Gunzip) => String((await once(decoder, 'data'))[0]);

  it.each(['br', 'gzip'] as const)(
    'of %s reaches the client piece by piece, before its end is known',
    async (encoding) => {
      const { source, answered, close } = await open(encoding);
      source.give('first\r\n');
      const [response] = await answered;
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers['content-length']).toBeUndefined();
      const decoder = response.pipe(streamDecoders[encoding]());
      expect(await nextText(decoder)).toBe('first\r\n');
      source.give('');
      source.give('second\r\n');
      expect(await nextText(decoder)).toBe('second\r\n');
      const ended = once(decoder, 'end');
      source.end();
      decoder.resume();
      await ended;
      close();
    },
  );

  it('ends when the client goes away', async () => {
    const { source, request, answered, close } = await open('br');
    source.give('first\r\n');
    const [response] = await answered;
    response.on('error', () => undefined);
    request.destroy();
    expect(await source.whenCancelled).toBe('cancelled');
    close();
  });

  it('that fails breaks the connection off, so that nobody takes it for the whole', async () => {
    const { source, answered, close } = await open('br');
    source.give('first\r\n');
    const [response] = await answered;
    response.resume();
    const failed = once(response, 'error');
    source.fail();
    expect(await failed).toEqual([expect.objectContaining({ code: 'ECONNRESET' })]);
    close();
  });
});

describe('the API', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await openTestApp();
    await insertEntities(
      api.database,
      Array.from({ length: 2500 }, (_, index) => ({ companyName: `Entity ${index}` })),
    );
  });
  afterAll(() => api.close());

  const ask = (path: string, encoding: string, init: RequestInit = {}) =>
    api.fetch(`/api${path}`, {
      ...init,
      headers: {
        authorization: 'Bearer test:admin',
        'accept-encoding': encoding,
        ...Object.fromEntries(new Headers(init.headers)),
      },
    });

  test.each(['/entities', '/entities/csv', '/docs.jsonld'])(
    '%s is the same in every encoding',
    async (path) => {
      const plain = Buffer.from(await (await ask(path, 'identity')).arrayBuffer());
      for (const encoding of ['br', 'gzip'] as const) {
        const response = await ask(path, encoding);
        expect(response.headers.get('content-encoding')).toBe(encoding);
        expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding, Origin, Cookie');
        const body = Buffer.from(await response.arrayBuffer());
        expect(decoders[encoding](body).equals(plain)).toBe(true);
      }
    },
  );

  test('an entity that was read compressed is saved with its ETag', async () => {
    const created = await createByApi(api, { url: `https://long.test/${'x'.repeat(900)}` });
    const read = await ask(`/entities/${created.id}`, 'br');
    expect(read.headers.get('content-encoding')).toBe('br');
    const etag = read.headers.get('etag') ?? '';
    expect(etag).toBe(`"entity-${created.id}-${created.version}"`);
    const saved = await ask(`/entities/${created.id}`, 'br', {
      method: 'PUT',
      headers: { 'if-match': etag, 'content-type': 'application/ld+json' },
      body: brotliDecompressSync(Buffer.from(await read.arrayBuffer())).toString(),
    });
    expect(saved.status).toBe(200);
  });
});
