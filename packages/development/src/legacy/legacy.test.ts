import { createHash } from 'node:crypto';
import { readConfig } from '@console/server/config';
import type { Database } from '@console/server/db/database';
import { entity } from '@console/server/db/schema/entities';
import { appUser } from '@console/server/db/schema/people';
import { scrape, scrapeQueueItem } from '@console/server/db/schema/scrapes';
import { legacyCommand } from '@console/server/db/schema/technical';
import { createLog } from '@console/server/log';
import { openTestDatabase } from '@console/server/testing/testDatabase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLegacy } from './legacy.ts';

const heading = '<h1>Legacy admin stand-in – no scraping engine is attached</h1>';
const hostile = `<script>alert(1)</script>"'&\u202e🙂`;
const escaped = '&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;\u202e🙂';
let database: Database;
let scrapeId: number;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const roles = [
    'ROLE_ADMIN',
    'ROLE_SCRAPE_LEAD',
    'ROLE_SCRAPER',
    'ROLE_DQ_LEAD',
    'ROLE_DQ',
    'ROLE_USER',
  ];
  const users = await db
    .insert(appUser)
    .values(
      roles.map((role) => ({
        oidcSub: role,
        email: `${role}@example.test`,
        firstName: hostile,
        lastName: role,
        roles: [role],
      })),
    )
    .returning();
  const [employer] = await db.insert(entity).values({ companyName: hostile }).returning();
  const [row] = await db
    .insert(scrape)
    .values({
      entityId: employer?.id ?? 0,
      name: hostile,
      siteType: 1,
      careerPortal: `https://example.test/?q=${hostile}`,
    })
    .returning();
  scrapeId = row?.id ?? 0;
  await db.insert(scrapeQueueItem).values([
    { scrapeId, ndx: 1, url: `https://example.test/${hostile}`, served: true },
    { scrapeId, ndx: 2, url: 'https://example.test/2' },
  ]);
  await db.insert(legacyCommand).values(
    Array.from({ length: 25 }, (_, index) => ({
      command: 'unserveQueue',
      scrapeId,
      fromNdx: index + 1,
      userId: users[0]?.id ?? 0,
      executed: true,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
    })),
  );
});
afterAll(() => database.close());

async function get(path: string, { role = 'ROLE_SCRAPER', method = 'GET' } = {}) {
  const legacy = createLegacy({
    config: readConfig({}),
    database,
    log: createLog('silent'),
    verifyAccessToken: async (sub) => ({ sub }),
  });
  const response = await legacy.request(path, {
    method,
    headers: role ? { authorization: `Bearer ${role}` } : {},
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const popup = (query: string, options = {}) =>
  get(`/legacy/admin/scrape_command?${query}`, options);
const frame = (id: number | string, options = {}) => get(`/legacy/admin/?scrape_id=${id}`, options);

describe('frame', () => {
  test('names the scrape, its queue and the last twenty commands, everything escaped', async () => {
    const { status, text, headers } = await frame(scrapeId);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    expect(text).toContain(heading);
    expect(text).toContain(`<dd>${escaped} (${scrapeId})</dd>`);
    expect(text).toContain(`<td>https://example.test/${escaped}</td><td>Yes</td>`);
    expect(text.match(/<td>unserveQueue/g)).toHaveLength(20);
    expect(text).toContain('unserveQueue from 25');
    expect(text).not.toContain('unserveQueue from 5<');
    expect(text).not.toContain('<script');
  });

  test('may be framed by the console alone, and runs no script', async () => {
    const { headers } = await frame(scrapeId);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors http://localhost:4000",
    );
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each([['999999'], ['0'], ['-1'], ['abc'], ['99999999999999'], [''], ['1%00']])(
    'scrape %s: 404 as a page',
    async (id) => {
      const { status, text } = await frame(id);
      expect(status).toBe(404);
      expect(text).toContain(heading);
    },
  );
});

describe('popup', () => {
  test.each([
    ['runparser'],
    ['runspider'],
    ['runcleanup'],
    ['dumpqueue'],
    ['sendToQueue'],
    ['unserveQueue'],
  ])('%s: names command, scrape and effect, and changes nothing', async (command) => {
    const before = await database.db.$count(legacyCommand);
    const { status, text } = await popup(
      `command=${command}&scrape_id=${scrapeId}${command === 'unserveQueue' ? '&from_ndx=1' : ''}`,
    );
    expect(status).toBe(200);
    expect(text).toContain(heading);
    expect(text).toContain(`<h2>${command}</h2>`);
    expect(text).toContain(escaped);
    expect(text).toMatch(/Confirming this command would/);
    expect(text).not.toContain('<script>alert');
    expect(await database.db.$count(legacyCommand)).toBe(before);
  });

  test('lets go of the page that opened it', async () => {
    const { text, headers } = await popup(`command=runparser&scrape_id=${scrapeId}`);
    const script = /<script>(window\.opener = null;[^<]*)<\/script>/.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; form-action 'self'; frame-ancestors http://localhost:4000`,
    );
  });

  test.each([
    ['command=rm&scrape_id=1'],
    ['scrape_id=1'],
    ['command=%3Cscript%3E&scrape_id=1'],
    ['command=toString&scrape_id=1'],
    ['command=unserveQueue&scrape_id=1&from_ndx=0'],
    ['command=runparser&scrape_id=1&from_ndx=1'],
  ])('%s: 400 as a page', async (query) => {
    const { status, text } = await popup(query);
    expect(status).toBe(400);
    expect(text).toContain(heading);
    expect(text.match(/<script>/g)).toHaveLength(1);
  });

  test('unknown scrape: 404 as a page', async () => {
    expect(await popup('command=runparser&scrape_id=999999')).toMatchObject({
      status: 404,
      text: expect.stringContaining(heading),
    });
  });
});

describe('who may', () => {
  test.each([
    ['ROLE_ADMIN', 200],
    ['ROLE_SCRAPE_LEAD', 200],
    ['ROLE_SCRAPER', 200],
    ['ROLE_DQ_LEAD', 403],
    ['ROLE_DQ', 403],
    ['ROLE_USER', 403],
    ['nobody', 403],
    ['', 401],
  ])('%s: %i', async (role, status) => {
    for (const answer of [
      await frame(scrapeId, { role }),
      await popup(`command=runparser&scrape_id=${scrapeId}`, { role }),
    ]) {
      expect(answer.status).toBe(status);
      expect(answer.text).toContain(heading);
    }
  });
});

test('POST of an unknown path: 404', async () => {
  expect((await get('/legacy/anything', { method: 'POST' })).status).toBe(404);
});
