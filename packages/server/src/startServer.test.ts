import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort, insertDemoUsers } from './auth/testing/testServer.ts';
import { Browser } from './auth/testing/browser.ts';
import { readConfig } from './config.ts';
import { DataFolderInUse } from './db/embedded/folderLock.ts';
import { createLog } from './log.ts';
import { startServer } from './startServer.ts';
import { makeTestFolder } from './testing/testFolder.ts';

const log = createLog('silent');

async function newConfig(env: Record<string, string> = {}) {
  const folder = await makeTestFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return readConfig({ PORT: String(await freePort()), PGLITE_DIR: folder, SEED_PROFILE: 'none', LOG_LEVEL: 'silent', ...env });
}

test('a stop and a start on the same folder: what was stored is there, and nobody is signed out', async () => {
  const config = await newConfig();
  const first = await startServer(config, log);
  await insertDemoUsers(first.database);
  const browser = new Browser(config.publicOrigin);
  expect((await browser.signIn('admin@console.test')).body).toMatchObject({ isLoggedIn: true });
  await first.stop();

  const second = await startServer(config, log);
  try {
    expect((await browser.fetch('/api/me')).status).toBe(200);
    expect((await browser.post('/oauth-agent/refresh')).status).toBe(204);
    expect((await (await browser.fetch('/readyz')).text())).toBeTruthy();
  } finally {
    await second.stop();
  }
});

test('a second server on the same folder is refused with a sentence, and the first goes on', async () => {
  const config = await newConfig();
  const first = await startServer(config, log);
  try {
    const other = { ...config, port: await freePort() };
    await expect(startServer(other, log)).rejects.toThrow(DataFolderInUse);
    await expect(startServer(other, log)).rejects.toThrow(/is in use by process \d+/);
    expect((await fetch(`${config.publicOrigin}/healthz`)).status).toBe(200);
  } finally {
    await first.stop();
  }
});

test('a port in use is refused, and the folder is free again', async () => {
  const config = await newConfig();
  const holder = await startServer(config, log);
  const other = await newConfig({ PORT: String(config.port) });
  await expect(startServer(other, log)).rejects.toThrow(/EADDRINUSE/);
  await holder.stop();
  const again = await startServer(other, log);
  await again.stop();
});

test('stopping ends connections that are open but idle', async () => {
  const config = await newConfig();
  const server = await startServer(config, log);
  const socket = connect(config.port, '127.0.0.1');
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  await Promise.all([server.stop(), closed]);
  expect(socket.destroyed).toBe(true);
});

test('stopping lets a request that is under way finish', async () => {
  const config = await newConfig();
  const server = await startServer(config, log);
  await insertDemoUsers(server.database);
  const browser = new Browser(config.publicOrigin);
  await browser.signIn('admin@console.test');
  const client = await server.database.pool.connect();
  const answer = browser.fetch('/api/me');
  // The one connection of the embedded database is ours, so the request waits for it, and the stop for the request.
  await vi.waitUntil(() => server.database.pool.waitingCount > 0);
  const stopped = server.stop();
  client.release();
  expect((await answer).status).toBe(200);
  await stopped;
});

test('the database goes away: 503 unavailable with Retry-After, and the process lives', async () => {
  const config = await newConfig();
  const server = await startServer(config, log);
  try {
    await insertDemoUsers(server.database);
    const browser = new Browser(config.publicOrigin);
    await browser.signIn('admin@console.test');
    await server.database.close();
    const response = await browser.fetch('/api/me');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBeTruthy();
    expect(await response.json()).toMatchObject({ code: 'unavailable', message: 'The database is not available.' });
    expect((await browser.post('/oauth-agent/refresh')).status).toBe(503);
    expect((await browser.fetch('/healthz')).status).toBe(200);
    expect((await browser.fetch('/readyz')).status).toBe(503);
  } finally {
    await server.stop().catch(() => undefined);
  }
});
