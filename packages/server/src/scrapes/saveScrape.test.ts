import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventLog } from '../db/schema/notes.ts';
import {
  scrape,
  scrapeCode,
  scrapeCodeHistory,
  scrapeErrorLog,
  scrapeStageHistory,
} from '../db/schema/scrapes.ts';
import { openTestApp, type Answered, type TestApp } from '../testing/testApp.ts';
import { violationsOf } from '../testing/testEntities.ts';
import { insertEmployer } from '../testing/testQuality.ts';
import { insertReason } from '../testing/testRows.ts';
import { insertAts } from '../testing/testScrapes.ts';

const membersSchema = v.array(v.looseObject({ start_time: v.number() }));

let api: TestApp;
let id: number;
beforeAll(async () => {
  api = await openTestApp({}, { connections: 10 });
  await insertReason(api.database, 'code_change', 'bug_fix', 'Bug fix & more');
});
beforeEach(async () => {
  ({ scrapeId: id } = await insertEmployer(api.database));
});
afterAll(() => api.close());

const patch = (body: object, options: Parameters<TestApp['ask']>[2] = {}) =>
  api.ask('PATCH', `/scrapes/${id}`, { as: 'scraper', body, ...options });
const save = (parser_code: string) => patch({ parser_code, code_change_reason_code: 'bug_fix' });
const events = () =>
  api.database.db
    .select()
    .from(eventLog)
    .where(eq(eventLog.scrapeId, id))
    .orderBy(asc(eventLog.id));
const codesOf = ({ body }: Answered) =>
  Object.fromEntries(violationsOf(body).map(({ propertyPath, code }) => [propertyPath, code]));
const versions = () =>
  api.database.db
    .select({
      idx: scrapeCodeHistory.idx,
      code: scrapeCodeHistory.code,
      reasonCode: scrapeCodeHistory.reasonCode,
    })
    .from(scrapeCodeHistory)
    .where(eq(scrapeCodeHistory.scrapeId, id))
    .orderBy(asc(scrapeCodeHistory.idx));

it('tells when the version was saved, and leaves the time of the last visit', async () => {
  const added = 1_700_000_000;
  await api.database.db
    .update(scrape)
    .set({ dateAdded: new Date(added * 1000), lastUpdated: new Date(added * 1000) })
    .where(eq(scrape.id, id));
  const { body: before } = await api.ask('GET', `/scrapes/${id}`);
  expect(before).toMatchObject({ updated_at: added, last_updated: added });
  const { body: after } = await patch({ name: 'Other' });
  expect(after).toMatchObject({ name: 'Other', last_updated: added });
  expect(Math.abs(Number(after.updated_at) - Date.now() / 1000)).toBeLessThan(60);
});

describe('saving a code', () => {
  it('adds a version, tells who and when, and writes an event with both version numbers', async () => {
    await save('<?php // one');
    const { status, body, headers } = await save('<?php // two');
    expect([status, headers.get('etag')]).toEqual([200, `"scrape-${id}-3"`]);
    expect(body).toMatchObject({
      parser_code: '<?php // two',
      parser_user: { first_name: 'scraper' },
      parser_last_date_modified: expect.any(Number),
      spider_user: null,
    });
    expect(await versions()).toEqual([
      { idx: 1, code: '<?php // one', reasonCode: 'bug_fix' },
      { idx: 2, code: '<?php // two', reasonCode: 'bug_fix' },
    ]);
    expect((await events()).at(-1)).toMatchObject({
      eventType: 'scrape_code',
      eventName: 'parser_saved',
      previousState: '1',
      currentState: '2',
      notes: 'Bug fix &amp; more',
      userRole: 'ROLE_SCRAPER',
    });
  });

  it('keeps a code that is older than its history as the first version', async () => {
    const modified = new Date('2024-01-02T03:04:05Z');
    await api.database.db
      .insert(scrapeCode)
      .values({ scrapeId: id, codeType: 'parser', code: 'imported', modified });
    await save('mended');
    expect(await versions()).toEqual([
      { idx: 1, code: 'imported', reasonCode: 'new_scrape' },
      { idx: 2, code: 'mended', reasonCode: 'bug_fix' },
    ]);
  });

  it('keeps every byte of the text', async () => {
    const code = '\uFEFF<?php\r\n\t$a = "ü 🙂";\r\n\u2028';
    expect((await save(code)).body['parser_code']).toBe(code);
  });

  it.each([
    ['a code of 1 MiB', 'a'.repeat(1024 * 1024), 200],
    ['one line of 200 KB', `<?php // ${'ü'.repeat(100_000)}`, 200],
    ['an empty code after another', '', 200],
  ])('takes %s', async (_name, code, status) => {
    await save('before');
    expect((await save(code)).status).toBe(status);
  });

  it.each([
    ['beyond 1 MiB, in bytes and not in letters', 'ü'.repeat(512 * 1024 + 1), 'too_long'],
    ['with NUL', 'a\0b', 'invalid_text'],
    ['with half a surrogate pair', 'a\ud83db', 'invalid_text'],
    ['that is null', null, 'not_null'],
  ])('refuses a code %s', async (_name, parser_code, code) => {
    const answer = await patch({ parser_code, code_change_reason_code: 'bug_fix' });
    expect([answer.status, codesOf(answer)]).toEqual([422, { parser_code: code }]);
    expect(await versions()).toEqual([]);
  });

  it('refuses a body beyond its largest size as a problem, and writes nothing', async () => {
    const answer = await save('a'.repeat(4 * 1024 * 1024));
    expect([answer.status, answer.body['code']]).toEqual([413, 'payload_too_large']);
    expect(answer.body['hydra:description']).toBe('The request body is larger than 4194304 bytes.');
    expect(await versions()).toEqual([]);
  });

  it('saves both codes and the settings together, or nothing', async () => {
    const body = { spider_code: 's', parser_code: 'p', code_change_reason_code: 'bug_fix' };
    expect((await patch({ ...body, spider_frequency: 25 })).status).toBe(422);
    expect(await versions()).toEqual([]);
    expect((await patch({ ...body, spider_frequency: 24 })).status).toBe(200);
    expect((await events()).map(({ eventName }) => eventName)).toEqual([
      'spider_saved',
      'parser_saved',
      'updated',
    ]);
  });

  it('lets one of two people save who began with the same version', async () => {
    const headers = { 'if-match': `"scrape-${id}-1"` };
    const answers = await Promise.all(
      ['one', 'two'].map((parser_code) =>
        patch({ parser_code, code_change_reason_code: 'bug_fix' }, { headers }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 412)?.body['detail']).toMatch(
      /^This scrape was changed by scraper Test at \S+Z\. Reload it before saving\.$/,
    );
    expect(await versions()).toHaveLength(1);
  });
});

describe('the other fields', () => {
  it('are changed with an event of their own', async () => {
    const { status, body } = await patch({ name: ' New name ', active: false, allow_fails: 4 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'New name', active: false, allow_fails: 4 });
    expect((await events()).map((event) => [event.eventType, event.eventName])).toEqual([
      ['scrape_info', 'updated'],
      ['scrape_status', 'deactivated'],
    ]);
  });

  it('name the ATS in the event', async () => {
    for (const name of ['workday', 'taleo & co']) await insertAts(api.database, name);
    for (const ats of ['workday', 'taleo & co', null]) await patch({ ats });
    expect((await events()).map(({ notes }) => notes)).toEqual([
      'ats: – → workday',
      'ats: workday → taleo &amp; co',
      'ats: taleo &amp; co → –',
    ]);
  });

  it('have their other names, of which the stated one wins', async () => {
    const frequency = async (body: object) => (await patch(body)).body['spider_frequency'];
    expect(await frequency({ spider_run_frequency: 48 })).toBe(48);
    expect(await frequency({ spider_run_frequency: 48, spider_frequency: 24 })).toBe(24);
    expect(await frequency({ spider_run_frequency: null })).toBeNull();
    const refused = await patch({ spider_run_frequency: 25 });
    expect([refused.status, codesOf(refused)]).toEqual([
      422,
      { spider_frequency: 'invalid_choice' },
    ]);
  });

  it('keep the version where the values sent are the saved ones', async () => {
    const first = await patch({ clear_cookie: true });
    const again = await patch({ clear_cookie: true });
    expect([first, again].map(({ headers }) => headers.get('etag'))).toEqual([
      `"scrape-${id}-2"`,
      `"scrape-${id}-2"`,
    ]);
    expect(await events()).toHaveLength(1);
  });

  it.each([
    [{ name: '  ' }, { name: 'required' }],
    [{ name: 'a\ud83d' }, { name: 'invalid_text' }],
    [{ career_portal: 'abc' }, { career_portal: 'invalid_url' }],
    [{ test_url: 'javascript:alert(1)' }, { test_url: 'invalid_url' }],
    [{ job_data: 'x'.repeat(64 * 1024 + 1) }, { job_data: 'too_long' }],
    [{ job_data: 'a\0' }, { job_data: 'invalid_text' }],
    [{ job_data: '\udc00' }, { job_data: 'invalid_text' }],
    [{ test_url: 'https://a.test/\ud83d' }, { test_url: 'invalid_url' }],
    [
      { allow_fails: -1, jobs_per_page: 3_000_000_000 },
      { allow_fails: 'min', jobs_per_page: 'max' },
    ],
    [{ site_type: 99 }, { site_type: 'invalid_choice' }],
    [{ ats: 'nobody' }, { ats: 'not_found' }],
    [{ ats: 'a\0b' }, { ats: 'not_found' }],
    [{ clear_cookie: null }, { clear_cookie: 'not_null' }],
  ])('%j is refused with all that is wrong', async (body, expected) => {
    const answer = await patch(body);
    expect([answer.status, codesOf(answer)]).toEqual([422, expected]);
  });
});

describe('changing the type', () => {
  it('writes an event and a new version, but neither where the scrape has that type already', async () => {
    const toggle = (body?: object) =>
      api.ask('PUT', `/scrapes/${id}/toggle_combo`, { as: 'scrapeLead', body });
    expect((await toggle({ is_combo: true })).body['is_combo']).toBe(true);
    const again = await toggle({ is_combo: true });
    expect([again.status, again.headers.get('etag')]).toEqual([200, `"scrape-${id}-2"`]);
    expect((await toggle()).body['is_combo']).toBe(false);
    expect((await events()).map(({ eventName }) => eventName)).toEqual([
      'converted_to_combo',
      'converted_from_combo',
    ]);
  });

  it('needs no body, also where the client names a type for none', async () => {
    const { status, body } = await api.ask('PUT', `/scrapes/${id}/toggle_combo`, {
      headers: { 'content-type': 'application/json', 'content-length': '0' },
    });
    expect([status, body['is_combo']]).toEqual([200, true]);
  });
});

describe('what happened to a scrape', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 10, minutes));
  const seconds = (minutes: number) => at(minutes).getTime() / 1000;

  it('lists the stages that overlap a window; one that still runs has no end', async () => {
    const [row] = await api.database.db.select().from(scrape).where(eq(scrape.id, id));
    const of = { scrapeId: id, entityId: row?.entityId ?? 0 };
    await api.database.db.insert(scrapeStageHistory).values([
      { ...of, stage: 'spidering', startTime: at(0), endTime: at(10), items: 40 },
      { ...of, stage: 'parsing', startTime: at(10), endTime: at(20), items: 38 },
      { ...of, stage: 'spidering', startTime: at(30) },
    ]);
    const stages = async (query: string) => {
      const { body } = await api.ask('GET', `/scrapes/${id}/stage_history?${query}`);
      return v
        .parse(membersSchema, body['hydra:member'])
        .map(({ start_time }) => (Number(start_time) - seconds(0)) / 60);
    };
    expect(await stages('')).toEqual([30, 10, 0]);
    expect(await stages(`start_time=${seconds(15)}`)).toEqual([30, 10]);
    expect(await stages(`start_time[gte]=${seconds(15)}&end_time[lte]=${seconds(25)}`)).toEqual([
      10,
    ]);
    expect(await stages(`end_time=${seconds(-1)}`)).toEqual([]);
    expect(await stages('order[items]=desc')).toEqual([0, 10, 30]);
  });

  it('A-API-034 B-DAT-011 lists the error log, newest first, as text', async () => {
    const hostile = '<script>alert(1)</script> PHP Fatal error in parser.php:9';
    await api.database.db.insert(scrapeErrorLog).values([
      { scrapeId: id, logTime: at(0), logMessage: 'older' },
      { scrapeId: id, logTime: at(5), logMessage: hostile },
    ]);
    const { body } = await api.ask('GET', `/scrapes/${id}/error_log`);
    expect(body['hydra:member']).toMatchObject([
      { '@type': 'ErrorLog', log_date_time: seconds(5), log_message: hostile },
      { log_message: 'older' },
    ]);
  });
});
