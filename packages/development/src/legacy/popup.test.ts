import { randomUUID } from 'node:crypto';
import { Browser } from '@console/server/auth/testing/browser';
import type { Database } from '@console/server/db/database';
import { entity } from '@console/server/db/schema/entities';
import { eventLog } from '@console/server/db/schema/notes';
import { scrape, scrapeQueueItem } from '@console/server/db/schema/scrapes';
import { legacyCommand } from '@console/server/db/schema/technical';
import { openTestDatabase } from '@console/server/testing/testDatabase';
import { insertEntity } from '@console/server/testing/testRows';
import { insertScrapes } from '@console/server/testing/testScrapes';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertDemoUsers, startTestServer, type TestServer } from '../testing/testServer.ts';

const portal = `https://jobs.test/?q=<script>alert(1)</script>"'&🙂`;
let database: Database;
let server: TestServer;
let scraper: Browser;
let entityId: number;
let scrapeId: number;

beforeAll(async () => {
  database = await openTestDatabase({ connections: 10 });
  await insertDemoUsers(database);
  server = await startTestServer(database);
  scraper = new Browser(server.config.publicOrigin);
  await scraper.signIn('scraper@console.test');
});
afterAll(async () => {
  await server.stop();
  await database.close();
});
beforeEach(async () => {
  entityId = await insertEntity(database, { companyName: '<b>Bold</b>' });
  [scrapeId = 0] = await insertScrapes(database, [
    { entityId, name: '<i>Portal</i>', careerPortal: portal, itemsInQueue: 1, version: 4 },
  ]);
  await database.db
    .insert(scrapeQueueItem)
    .values(
      [1, 2, 3].map((ndx) => ({ scrapeId, ndx, url: `https://jobs.test/${ndx}`, served: ndx < 3 })),
    );
});

const address = (command: string, more = '') =>
  `/legacy/admin/scrape_command?command=${command}&scrape_id=${scrapeId}${more}`;
const fieldOf = (text: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1]?.replaceAll('&#x2F;', '/') ?? '';

/** Sends the form of the popup as a browser does, from the origin of the page. */
async function post(
  browser: Browser,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const body = new URLSearchParams(fields).toString();
  const response = await browser.post(path, body, {
    'content-type': 'application/x-www-form-urlencoded',
    'x-console-csrf': '',
    ...headers,
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}
async function confirm(path: string, browser = scraper) {
  const { text } = await browser.open(path);
  return post(browser, path, {
    csrf_token: fieldOf(text, 'csrf_token'),
    key: fieldOf(text, 'key'),
  });
}

const scrapeRow = async () =>
  (await database.db.select().from(scrape).where(eq(scrape.id, scrapeId)))[0];
const commands = () =>
  database.db
    .select()
    .from(legacyCommand)
    .where(eq(legacyCommand.scrapeId, scrapeId))
    .orderBy(legacyCommand.id);
const events = () =>
  database.db
    .select()
    .from(eventLog)
    .where(eq(eventLog.scrapeId, scrapeId))
    .orderBy(desc(eventLog.id));
const queue = () =>
  database.db
    .select()
    .from(scrapeQueueItem)
    .where(eq(scrapeQueueItem.scrapeId, scrapeId))
    .orderBy(scrapeQueueItem.ndx);

describe('a confirmed command', () => {
  test.each(['runparser', 'runspider', 'runcleanup'])(
    'A-API-053 %s is recorded, not executed',
    async (command) => {
      const { status, text } = await confirm(address(command));
      expect([status, text]).toEqual([200, expect.stringContaining('Recorded, not executed.')]);
      expect(await commands()).toMatchObject([{ command, fromNdx: null, executed: false }]);
      expect(await events()).toMatchObject([
        { eventType: 'legacy_command', eventName: command, entityId, userRole: 'ROLE_SCRAPER' },
      ]);
      expect(await queue()).toHaveLength(3);
    },
  );

  test('dumpqueue lists the items of the queue', async () => {
    const { text } = await confirm(address('dumpqueue'));
    expect(text).toContain('<td>2</td><td>https://jobs.test/2</td><td>Yes</td>');
    expect(text).toContain('<td>3</td><td>https://jobs.test/3</td><td>No</td>');
    expect(await commands()).toMatchObject([{ command: 'dumpqueue', executed: true }]);
  });

  test('sendToQueue adds the career portal as one more item that waits', async () => {
    const { text } = await confirm(address('sendToQueue'));
    expect(text).toContain(
      'Item 4 was added: https://jobs.test/?q=&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;🙂',
    );
    expect((await queue()).at(-1)).toMatchObject({ ndx: 4, url: portal, served: false });
    expect(await scrapeRow()).toMatchObject({ itemsInQueue: 2, version: 4 });
    expect(await commands()).toMatchObject([{ command: 'sendToQueue', executed: true }]);
    expect((await events())[0]?.notes).toBe(
      "Item 4: https://jobs.test/?q=&lt;script&gt;alert(1)&lt;/script&gt;&quot;'&amp;🙂",
    );
  });

  test('unserveQueue marks the items from the given number on as not served, and says how many', async () => {
    const { text } = await confirm(address('unserveQueue', '&from_ndx=2'));
    expect(text).toContain('1 marked as not served, from item 2 on. 2 in the queue.');
    expect((await queue()).map(({ served }) => served)).toEqual([true, false, false]);
    expect((await scrapeRow())?.itemsInQueue).toBe(2);
    expect(await commands()).toMatchObject([
      { command: 'unserveQueue', fromNdx: 2, executed: true },
    ]);
    expect((await confirm(address('unserveQueue', '&from_ndx=1'))).text).toContain(
      '1 marked as not served, from item 1 on. 3 in the queue.',
    );
    expect((await confirm(address('unserveQueue', '&from_ndx=9'))).text).toContain(
      '0 marked as not served',
    );
  });

  test('answers a page that runs only its own script and may be framed by the console alone', async () => {
    const { headers, text } = await confirm(address('runparser'));
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-[\w+/=]+'; form-action 'self'; frame-ancestors http/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('<button type="button" id="close">Close this window</button>');
    expect(text).not.toMatch(/<script>alert|<b>Bold|<i>Portal/);
  });

  test('that was clicked twice happens once, and its second answer is the first', async () => {
    const path = address('sendToQueue');
    const { text } = await scraper.open(path);
    const fields = { csrf_token: fieldOf(text, 'csrf_token'), key: fieldOf(text, 'key') };
    const [one, other] = await Promise.all([
      post(scraper, path, fields),
      post(scraper, path, fields),
    ]);
    expect(one).toMatchObject({ status: 200, text: other.text });
    expect(await queue()).toHaveLength(4);
    expect(await commands()).toHaveLength(1);
    expect((await post(scraper, address('dumpqueue'), fields)).status).toBe(422);
  });

  test('shows in the frame page', async () => {
    await confirm(address('unserveQueue', '&from_ndx=2'));
    const { text } = await scraper.open(`/legacy/admin/?scrape_id=${scrapeId}`);
    expect(text).toContain('<td>unserveQueue from 2</td><td>Jonas Keller</td>');
    expect(text).toContain('<dt>Items in queue</dt><dd>2</dd>');
  });
});

describe('refused with 409, and nothing is recorded', () => {
  const attempt = async (command: string) => {
    const { status, text, headers } = await confirm(address(command));
    const left = {
      commands: await commands(),
      events: await events(),
      queued: (await queue()).length,
    };
    return {
      status,
      type: headers.get('content-type'),
      sentence: /<h2>409<\/h2><p>([^<]*)<\/p>/.exec(text)?.[1],
      ...left,
    };
  };
  const refused = (sentence: string) => ({
    status: 409,
    type: expect.stringContaining('text/html'),
    sentence,
    commands: [],
    events: [],
    queued: 3,
  });

  test.each(['runparser', 'runspider', 'runcleanup', 'sendToQueue'])(
    '%s of an archived scrape',
    async (command) => {
      await database.db
        .update(scrape)
        .set({ archived: true, active: false })
        .where(eq(scrape.id, scrapeId));
      expect(await attempt(command)).toEqual(refused('The scrape is archived.'));
    },
  );

  test.each(['runparser', 'runspider', 'runcleanup'])('%s of a manual scrape', async (command) => {
    await database.db.update(scrape).set({ active: false }).where(eq(scrape.id, scrapeId));
    expect(await attempt(command)).toEqual(refused('The scrape is not active.'));
  });

  test.each(['runparser', 'sendToQueue'])('%s where the entity is archived', async (command) => {
    await database.db.update(entity).set({ archived: true }).where(eq(entity.id, entityId));
    expect(await attempt(command)).toEqual(refused('The entity is archived.'));
  });

  test('sendToQueue without a career portal', async () => {
    await database.db.update(scrape).set({ careerPortal: null }).where(eq(scrape.id, scrapeId));
    expect(await attempt('sendToQueue')).toEqual(
      refused('The scrape has no career portal to add to the queue.'),
    );
  });

  test.each(['dumpqueue', 'unserveQueue'])(
    'but %s of an archived scrape works',
    async (command) => {
      await database.db
        .update(scrape)
        .set({ archived: true, active: false })
        .where(eq(scrape.id, scrapeId));
      expect((await confirm(address(command))).status).toBe(200);
    },
  );
});

describe('the form', () => {
  const fieldsOf = async () => {
    const { text } = await scraper.open(address('sendToQueue'));
    return { csrf_token: fieldOf(text, 'csrf_token'), key: fieldOf(text, 'key') };
  };

  test.each([
    ['no token', { csrf_token: '' }, {}],
    ['a wrong token', { csrf_token: 'wrong' }, {}],
    ['a foreign origin', {}, { origin: 'https://evil.test' }],
    ['no origin', {}, { origin: '' }],
  ])('with %s: 401 as a page, and nothing happens', async (_name, fields, headers) => {
    const { status, text } = await post(
      scraper,
      address('sendToQueue'),
      { ...(await fieldsOf()), ...fields },
      headers,
    );
    expect([status, text]).toEqual([401, expect.stringContaining('Go back to the console')]);
    expect(await queue()).toHaveLength(3);
  });

  test('the token in the header does not stand in for that of the form', async () => {
    const { csrf_token: token, key } = await fieldsOf();
    expect(
      (await post(scraper, address('sendToQueue'), { key }, { 'x-console-csrf': token })).status,
    ).toBe(401);
  });

  test.each([
    ['json', '{}', { 'content-type': 'application/json', 'x-console-csrf': 'header' }, 415],
    ['a large body', `key=${'x'.repeat(20_000)}`, {}, 413],
    ['a malformed key', `key=${encodeURIComponent('\0 <b>')}`, {}, 400],
  ] as const)('%s is refused as a page', async (_name, body, headers, status) => {
    const { csrf_token: token } = await fieldsOf();
    const sent = body === '{}' ? body : `${body}&csrf_token=${encodeURIComponent(token)}`;
    const response = await scraper.post(address('sendToQueue'), sent, {
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
      'x-console-csrf': 'x-console-csrf' in headers ? token : '',
    });
    expect([response.status, await response.text()]).toEqual([
      status,
      expect.stringContaining('Legacy admin stand-in'),
    ]);
    expect(await queue()).toHaveLength(3);
  });

  test.each([
    ['command=rm&scrape_id=1', 400],
    ['command=runparser&scrape_id=999999', 404],
    ['command=runparser&scrape_id=abc', 404],
    ['command=unserveQueue&scrape_id=1&from_ndx=-1', 400],
  ])('%s: %i', async (query, status) => {
    expect(
      (await post(scraper, `/legacy/admin/scrape_command?${query}`, await fieldsOf())).status,
    ).toBe(status);
  });

  test('of somebody who may not: 403', async () => {
    const browser = new Browser(server.config.publicOrigin);
    await browser.signIn('dq@console.test');
    const { status, text } = await post(browser, address('runparser'), {
      csrf_token: browser.csrf,
      key: randomUUID(),
    });
    expect([status, text]).toEqual([
      403,
      expect.stringContaining('You are not authorized to perform this action.'),
    ]);
    expect(await commands()).toEqual([]);
  });
});
