import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import { lockFolder } from '@console/embedded-postgres/folderLock';
import { Browser } from '@console/server/auth/testing/browser';
import { readConfig, type Config } from '@console/server/config';
import { createLog } from '@console/server/log';
import { startServer, type RunningServer } from '@console/server/startServer';
import { makeTestFolder } from '@console/server/testing/testFolder';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { developmentParts } from './developmentParts.ts';
import { freePort, insertDemoUsers } from './testing/testServer.ts';

const log = createLog('silent');
let config: Config;
let server: RunningServer;
let browser: Browser;

// One server lives through all tests, in this order: an embedded database takes its time to open.
beforeAll(async () => {
  config = readConfig({
    PORT: String(await freePort()),
    PGLITE_DIR: await makeTestFolder(),
    SEED_PROFILE: 'none',
    LOG_LEVEL: 'silent',
  });
  server = await startServer(config, log, developmentParts);
  await insertDemoUsers(server.database);
  browser = new Browser(config.publicOrigin);
  await browser.signIn('admin@console.test');
});
afterAll(() => rmSync(config.pgliteDir, { recursive: true, force: true }));

test('a second server on the same folder is refused with a sentence, and the first goes on', async () => {
  await expect(
    startServer({ ...config, port: await freePort() }, log, developmentParts),
  ).rejects.toThrow(/The data folder .* is in use by process \d+/);
  expect((await browser.fetch('/api/me')).status).toBe(200);
});

test('a connection is kept for the next request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const isReused = async () => {
    const request = get(`${config.publicOrigin}/healthz`, { agent });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await response.resume().toArray();
    return request.reusedSocket;
  };
  expect([await isReused(), await isReused()]).toEqual([false, true]);
  agent.destroy();
});

test('stopping waits for a request that is under way, and for nothing else', async () => {
  const idle = connect(config.port, '127.0.0.1');
  await once(idle, 'connect');
  const idleClosed = once(idle, 'close');
  const client = await server.database.pool.connect();
  const answer = browser.fetch('/api/me');
  // This test holds the only connection of the embedded database. So the request waits for it, and
  // the shutdown waits for the request.
  await vi.waitUntil(() => server.database.pool.waitingCount > 0);
  const stopped = server.stop();
  client.release();
  expect((await answer).status).toBe(200);
  await Promise.all([stopped, idleClosed]);
  await expect(fetch(`${config.publicOrigin}/healthz`)).rejects.toThrow('fetch failed');
});

test('a port in use is refused, and the folder is free again', async () => {
  const holder = createServer().listen(config.port, config.host);
  await once(holder, 'listening');
  await expect(startServer(config, log, developmentParts)).rejects.toThrow(/EADDRINUSE/);
  (await lockFolder(config.pgliteDir, { onLost: () => {} })).release();
  holder.close();
  await once(holder, 'close');
});

test('after a stop and a start what was stored is there, and nobody is signed out', async () => {
  server = await startServer(config, log, developmentParts);
  expect((await browser.fetch('/api/me')).status).toBe(200);
  expect((await browser.post('/oauth-agent/refresh')).status).toBe(204);
  expect((await browser.fetch('/readyz')).status).toBe(200);
});

test('the database goes away: 503 unavailable with Retry-After, and the process lives', async () => {
  await server.database.close();
  const response = await browser.fetch('/api/me');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBeTruthy();
  expect(await response.json()).toMatchObject({
    code: 'unavailable',
    message: 'The database is not available.',
  });
  expect((await browser.post('/oauth-agent/refresh')).status).toBe(503);
  expect((await browser.fetch('/healthz')).status).toBe(200);
  expect((await browser.fetch('/readyz')).status).toBe(503);
  await server.stop().catch(() => undefined);
});
