import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { withSecrets } from '@console/server/auth/secrets';
import { readConfig } from '@console/server/config';
import type { Database } from '@console/server/db/database';
import { requireParts } from '@console/server/developmentParts';
import { createHttpServer } from '@console/server/httpServer';
import { createLog } from '@console/server/log';
import { openTestDatabase } from '@console/server/testing/testDatabase';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { developmentParts } from './developmentParts.ts';
import { insertDemoUsers } from './testing/testServer.ts';

let database: Database;
let servers: Server[] = [];
const lines: string[] = [];
const log = createLog('info', {
  write: (line) => {
    lines.push(line);
  },
});

beforeAll(async () => {
  database = await openTestDatabase();
  await insertDemoUsers(database);
});
afterAll(() => database.close());
afterEach(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  servers = [];
  lines.length = 0;
});

/** @param peer the address from which all connections seem to come */
async function start(env: Record<string, string> = {}, peer?: string) {
  const config = await withSecrets(readConfig(env), database);
  const server = await createHttpServer({ config, database, log }, developmentParts);
  if (peer !== undefined)
    server.on('connection', (socket: Socket) =>
      Object.defineProperty(socket, 'remoteAddress', { value: peer }),
    );
  return listen(server);
}

async function listen(server: Server) {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return { port, ask };
}

const discovery = '/dev-idp/.well-known/openid-configuration';

describe('development services', () => {
  const outside = ['192.0.2.9', '::ffff:192.0.2.9', '2001:db8::1'];

  test.each(outside)('a peer at %s is refused, whatever X-Forwarded-For says', async (peer) => {
    const { ask } = await start({}, peer);
    for (const [path, option] of [
      [discovery, 'DEV_IDP_ALLOW_REMOTE'],
      ['/dev-idp', 'DEV_IDP_ALLOW_REMOTE'],
      ['/legacy/admin/?scrape_id=1', 'LEGACY_STANDIN_ALLOW_REMOTE'],
    ] as const) {
      const response = await ask(path, { headers: { 'x-forwarded-for': '127.0.0.1' } });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        code: 'loopback_only',
        'hydra:description': expect.stringContaining(option),
      });
    }
    expect((await ask('/healthz')).status).toBe(200);
  });

  test.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])(
    'a peer at %s is answered, also through a proxy of this machine',
    async (peer) => {
      const { ask } = await start({}, peer);
      const headers = {
        'x-forwarded-for': '127.0.0.1, ::1',
        forwarded: 'for="[::1]:4711";proto=http',
      };
      expect((await ask(discovery, { headers })).status).toBe(200);
      expect((await ask('/legacy/admin/?scrape_id=1', { headers })).status).toBe(401);
      expect(lines.join('')).not.toContain('ALLOW_REMOTE');
    },
  );

  test.each([
    ['x-forwarded-for', '203.0.113.9'],
    ['x-forwarded-for', '127.0.0.1, 203.0.113.9:4711'],
    ['x-forwarded-for', '203.0.113.9, 127.0.0.1'],
    ['x-forwarded-for', '[2001:db8::1]:4711'],
    ['x-forwarded-for', ''],
    ['x-real-ip', '203.0.113.9'],
    ['forwarded', 'for=127.0.0.1, for=203.0.113.9;proto=https'],
    ['forwarded', 'for=unknown'],
    ['forwarded', 'proto=https'],
    ['x-forwarded-host', 'staging.example.com'],
    ['via', '1.1 proxy'],
  ])('what a proxy of this machine forwards with %s: %s is refused', async (name, value) => {
    const { ask } = await start();
    for (const path of [discovery, '/legacy/admin/?scrape_id=1'])
      expect((await ask(path, { headers: { [name]: value } })).status).toBe(403);
  });

  test('are not there in production, whatever the settings say', async () => {
    const settings = { ...readConfig({}), isProduction: true, devIdpAllowRemote: true };
    expect(() => requireParts(settings, developmentParts)).toThrow(
      /^DEV_IDP.*\n.*\nLEGACY_STANDIN/,
    );
    const config = await withSecrets(settings, database);
    const { ask } = await listen(
      await createHttpServer({ config, database, log }, developmentParts),
    );
    const answer = async (path: string) => {
      const { status, headers } = await ask(path);
      return [status, headers.get('content-type')];
    };
    // They are like any other address.
    const other = await answer('/other');
    expect(await answer(discovery)).toEqual(other);
    expect(await answer('/legacy/admin/?scrape_id=1')).toEqual(other);
  });

  test('each option opens its service and is warned of at the start', async () => {
    const idp = await start({ DEV_IDP_ALLOW_REMOTE: 'true' }, '192.0.2.9');
    expect((await idp.ask(discovery)).status).toBe(200);
    expect((await idp.ask('/legacy/admin/')).status).toBe(403);
    const legacy = await start({ LEGACY_STANDIN_ALLOW_REMOTE: 'true' }, '192.0.2.9');
    expect((await legacy.ask('/legacy/admin/')).status).toBe(401);
    expect((await legacy.ask(discovery)).status).toBe(403);
    const warnings = lines.map((line): unknown => JSON.parse(line));
    expect(warnings).toEqual([
      expect.objectContaining({ level: 40, msg: expect.stringMatching(/^DEV_IDP_ALLOW_REMOTE/) }),
      expect.objectContaining({
        level: 40,
        msg: expect.stringMatching(/^LEGACY_STANDIN_ALLOW_REMOTE/),
      }),
    ]);
  });
});

describe('sign-in limits count the address of the client', () => {
  const headers = (forwarded: string) => ({
    origin: 'http://localhost:4000',
    'x-forwarded-for': forwarded,
  });
  const startLogin = (server: Awaited<ReturnType<typeof start>>, forwarded: string) =>
    server
      .ask('/oauth-agent/login/start', { method: 'POST', headers: headers(forwarded) })
      .then(({ status }) => status);

  test('by its socket, whatever it writes into X-Forwarded-For', async () => {
    const server = await start({ LOGIN_STARTS_PER_MINUTE: '1' });
    expect(await startLogin(server, '192.0.2.1')).toBe(200);
    expect(await startLogin(server, '192.0.2.2')).toBe(429);
  });

  test('by the entry of the outermost of TRUSTED_PROXIES', async () => {
    const server = await start({ LOGIN_STARTS_PER_MINUTE: '1', TRUSTED_PROXIES: '2' });
    expect(await startLogin(server, '192.0.2.1, 198.51.100.1')).toBe(200);
    expect(await startLogin(server, '192.0.2.2, 198.51.100.1')).toBe(200);
    expect(await startLogin(server, '203.0.113.5, 192.0.2.2, 198.51.100.1')).toBe(429);
    expect(await startLogin(server, 'nonsense')).toBe(200);
    expect(await startLogin(server, '198.51.100.1')).toBe(429);
  });
});

describe('https', () => {
  const value = 'max-age=31536000; includeSubDomains';
  const paths = [
    '/',
    '/assets/missing.js',
    '/healthz',
    '/config.json',
    '/api/entities',
    '/api/nothing',
    '/oauth-agent/claims',
    '/oauth-agent/nothing',
    discovery,
    '/dev-idp/userinfo',
    '/legacy/admin/',
    `/${'x'.repeat(20_000)}`,
  ];

  test('every answer of an https origin has Strict-Transport-Security, once', async () => {
    const { ask } = await start({ PUBLIC_ORIGIN: 'https://console.test' });
    for (const path of paths)
      expect([path, (await ask(path)).headers.get('strict-transport-security')]).toEqual([
        path,
        value,
      ]);
  });

  test('no answer of an http origin has it', async () => {
    const { ask } = await start();
    for (const path of paths)
      expect([path, (await ask(path)).headers.get('strict-transport-security')]).toEqual([
        path,
        null,
      ]);
  });
});

describe('a request that cannot be parsed', () => {
  /** Writes text to a connection and reads until it closes; a reset rejects. */
  async function exchange(port: number, text: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.write(text);
    let answer = '';
    for await (const piece of socket) answer += String(piece);
    return answer;
  }

  test.each([
    ['a little too long', 17_000],
    ['far too long', 3_000_000],
  ])('an address that is %s: 431 with a body, and no reset', async (_how, length) => {
    const { port } = await start();
    const answer = await exchange(
      port,
      `GET /api/entities?custom_search=${'x'.repeat(length)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    );
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(head).toContain('Connection: close');
    expect(head).toContain('Content-Type: application/ld+json');
    expect(JSON.parse(body)).toMatchObject({
      '@type': 'hydra:Error',
      status: 431,
      code: 'headers_too_large',
      request_id: /X-Request-Id: (\w+)/.exec(head)?.[1],
    });
    expect(lines).toEqual([]);
  });

  test('fetch reads the answer, also on a connection that was used before', async () => {
    const { ask } = await start();
    expect((await ask('/healthz')).status).toBe(200);
    const response = await ask('/healthz', { headers: { 'x-long': 'x'.repeat(40_000) } });
    expect([response.status, await response.json()]).toEqual([
      431,
      expect.objectContaining({ code: 'headers_too_large' }),
    ]);
  });

  test('nonsense: 400 with a body', async () => {
    const { port } = await start();
    const answer = await exchange(port, 'nonsense\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain('"code":"bad_request"');
  });

  test.each([
    ['an unknown method', 'BREW /api/entities HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['too long an address', `GET /${'x'.repeat(17_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
  ])('%s: the answer has the headers of every other one', async (_how, text, status) => {
    const { port } = await start();
    const [head = ''] = (await exchange(port, text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const line of [
      'Link: <http://localhost:4000/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"',
      'Vary: Accept, Accept-Encoding, Origin, Cookie',
      'X-Frame-Options: deny',
      'X-Content-Type-Options: nosniff',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    ])
      expect(head.split('\r\n')).toContain(line);
  });

  test('an end without limit is cut off', async () => {
    const { port } = await start();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const pour = () => {
      while (!socket.destroyed && socket.write('x'.repeat(65_536)));
    };
    socket.on('drain', pour);
    socket.resume();
    socket.write('GET /');
    pour();
    await once(socket, 'close');
    expect(socket.bytesWritten).toBeLessThan(64 * 1024 * 1024);
  });
});
