import type { VerifyAccessToken } from '@console/server/context';
import { eventLog } from '@console/server/db/schema/notes';
import { scrape } from '@console/server/db/schema/scrapes';
import { openTestApp, type TestApp, type TestUser } from '@console/server/testing/testApp';
import { insertEmployer } from '@console/server/testing/testQuality';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLegacy } from './legacy.ts';

let api: TestApp;
let scrapeId: number;
beforeAll(async () => {
  api = await openTestApp();
});
beforeEach(async () => {
  ({ scrapeId } = await insertEmployer(api.database));
});
afterAll(() => api.close());

const verifyAccessToken: VerifyAccessToken = (name) =>
  Promise.resolve({ sub: name, email: `${name}@console.test`, email_verified: true });

async function run(more: Readonly<Record<string, unknown>> = {}, as: TestUser | null = 'scraper') {
  const legacy = createLegacy({ ...api.deps, verifyAccessToken });
  const response = await legacy.request('/legacy/admin/external_code_test', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/html',
      ...(as && { authorization: `Bearer ${as}` }),
    },
    body: JSON.stringify({ scrape_id: scrapeId, type: 'parser', is_combo: false, ...more }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    text,
    code: isJson ? JSON.parse(text).code : '',
  };
}

describe('a test run at the stand-in', () => {
  it('says what the parser found, with the settings, and that nothing was executed', async () => {
    const { status, headers, text } = await run({
      parser_code: '<?php\nfunction title($dom) { return 1; }\nclass Job {}\n$a = [1,2;\n',
      spider_code: 'foreach ($links as $link) { crawl($link); }',
      parser_settings: { test_url: 'https://a.test/?<b>', job_data: null },
      scrape_settings: { method: 'session', spider_frequency: 24, clear_cookie: false },
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(text).toContain('Legacy admin stand-in – no scraping engine is attached');
    expect(text).toContain('<strong>not executed</strong>');
    expect(text).toMatch(
      /parser\.php.*5 lines.*<dd>title<\/dd>.*<dd>Job<\/dd>.*line 4: syntax error/s,
    );
    expect(text).toMatch(/spider\.php.*No problem was found\./s);
    expect(text).toContain('<td>https://a.test/?&lt;b&gt;</td>');
    expect(text).toMatch(/<td>spider_frequency<\/td><td>24<\/td>/);
    expect(text).toMatch(/<td>job_data<\/td><td>–<\/td>/);
  });

  it('writes nothing of a script as markup', async () => {
    const { text } = await run({
      parser_code: '<?php class X {} function f() {} "</dd><script>alert(1)</script>',
      parser_settings: { test_url: '<script>alert(2)</script>' },
    });
    expect(text).not.toContain('<script>alert');
  });

  it('changes nothing: no event, no version', async () => {
    await run({ parser_code: '<?php // new' });
    const { db } = api.database;
    expect(await db.$count(eventLog, eq(eventLog.scrapeId, scrapeId))).toBe(0);
    expect(
      await db.select({ version: scrape.version }).from(scrape).where(eq(scrape.id, scrapeId)),
    ).toEqual([{ version: 1 }]);
  });

  it.each([
    ['nested without end', `<?php ${'('.repeat(200_000)}`, 'The code is nested too deeply.'],
    ['a megabyte', `<?php ${'$a = b(1, [2]);\n'.repeat(65_000)}`, 'No problem was found.'],
    ['no PHP at all', '<html>no php</html>', 'line 1: syntax error'],
  ])('survives code that is %s', async (_name, parser_code, expected) => {
    const { status, text } = await run({ parser_code });
    expect(status).toBe(200);
    expect(text).toContain(expected);
  });

  it.each([
    ['lead', 403],
    ['dq', 403],
    ['user', 403],
    ['admin', 200],
    ['scrapeLead', 200],
    [null, 401],
  ] as const)('for %s: %i', async (as, status) => {
    expect((await run({}, as)).status).toBe(status);
  });

  it.each([
    ['an unknown scrape', { scrape_id: 2_000_000_000 }, 404, 'not_found'],
    ['no scrape', { scrape_id: null }, 422, 'validation_failed'],
    ['a scrape that is no number', { scrape_id: 'seven' }, 400, 'bad_request'],
    ['an unknown type', { type: 'shell' }, 422, 'validation_failed'],
    ['a code with NUL', { parser_code: 'a\0' }, 422, 'validation_failed'],
    ['a code with half a pair', { spider_code: '\ud83d' }, 422, 'validation_failed'],
    ['a code beyond a megabyte', { parser_code: 'ü'.repeat(600_000) }, 422, 'validation_failed'],
    ['a body that is too large', { spider_code: 'a'.repeat(20_000_000) }, 413, 'payload_too_large'],
  ])('refuses %s with a problem', async (_name, body, status, code) => {
    const answer = await run(body);
    expect([answer.status, answer.code]).toEqual([status, code]);
  });

  it('refuses an archived scrape', async () => {
    await api.database.db.update(scrape).set({ archived: true }).where(eq(scrape.id, scrapeId));
    expect(await run()).toMatchObject({ status: 409, code: 'scrape_archived' });
  });
});
