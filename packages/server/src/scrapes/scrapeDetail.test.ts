import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appUser } from '../db/schema/people.ts';
import { scrape, scrapeCode } from '../db/schema/scrapes.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEntity } from '../testing/testRows.ts';
import { insertScrapes } from '../testing/testScrapes.ts';

let api: TestApp;
let entityId: number;
let id: number;
let bare: number;

const saved = new Date('2026-03-04T05:06:07Z');

beforeAll(async () => {
  api = await openTestApp();
  entityId = await insertEntity(api.database, {
    companyName: 'Acme',
    url: 'https://acme.test',
    careerPage: 'https://acme.test/jobs',
  });
  [id = 0, bare = 0] = await insertScrapes(api.database, [
    {
      entityId,
      name: 'Full',
      atsData: 'acme.wd1',
      method: 'session',
      updateMethod: 'full',
      clearCookie: true,
      proxyService: 'datacenter',
      selfIdentification: true,
      specificHost: 'host-1',
      spiderFrequency: 48,
      testUrl: 'https://acme.test/1',
      jobData: '{"a":1}',
      allowFails: 3,
      jobsPerPage: 25,
      location: 'US',
      spiderLastRan: saved,
      version: 7,
    },
    { entityId, name: 'Bare' },
  ]);
  const [user] = await api.database.db
    .select()
    .from(appUser)
    .where(eq(appUser.email, 'scraper@console.test'));
  await api.database.db.insert(scrapeCode).values([
    {
      scrapeId: id,
      codeType: 'spider',
      code: '<?php spider();',
      modified: saved,
      userId: user?.id,
    },
    {
      scrapeId: id,
      codeType: 'parser',
      code: `<?php parser(); // ${'x'.repeat(100_000)}`,
      modified: saved,
    },
  ]);
});
afterAll(() => api.close());

describe('GET /scrapes/{id}', () => {
  it('A-API-025 A-DAT-007 A-DAT-009 B-DAT-002 holds every field of a scrape with its whole code, and its ETag', async () => {
    const { status, body, headers } = await api.ask('GET', `/scrapes/${id}`, { as: 'user' });
    expect([status, headers.get('etag')]).toEqual([200, `"scrape-${id}-7"`]);
    expect(body).toMatchObject({
      '@context': '/api/contexts/Scrape',
      '@id': `/api/scrapes/${id}`,
      '@type': 'Scrape',
      id,
      name: 'Full',
      version: 7,
      entity: {
        '@id': `/api/entities/${entityId}`,
        id: entityId,
        company_name: 'Acme',
        url: 'https://acme.test',
        career_page: 'https://acme.test/jobs',
      },
      entity_id: entityId,
      ats: null,
      ats_data: 'acme.wd1',
      method: 'session',
      update_method: 'full',
      clear_cookie: true,
      proxy_service: 'datacenter',
      self_identification: true,
      specific_host: 'host-1',
      spider_frequency: 48,
      test_url: 'https://acme.test/1',
      job_data: '{"a":1}',
      allow_fails: 3,
      jobs_per_page: 25,
      location: 'US',
      spider_last_ran: saved.getTime() / 1000,
      is_combo: false,
      spider_code: '<?php spider();',
      spider_last_date_modified: saved.getTime() / 1000,
      spider_user: { '@type': 'User', first_name: 'scraper', last_name: 'Test', archived: false },
      parser_last_date_modified: saved.getTime() / 1000,
      parser_user: null,
    });
    expect(body.parser_code).toHaveLength(100_019);
    for (const field of [
      'career_portal',
      'num_jobs',
      'percentage_without_locations',
      'active',
      'archived',
      'status',
      'site_type',
      'site_type_label',
      'last_updated',
      'status_date',
      'scrape_states',
      'archived_date',
      'archived_reason_code',
      'date_added',
      'items_in_queue',
      'jobs_without_location',
      'underrun_timestamp',
    ])
      expect(body).toHaveProperty(field);
  });

  it('A-DAT-007 says null for what is not there', async () => {
    const { body } = await api.ask('GET', `/scrapes/${bare}`);
    expect(body).toMatchObject({
      spider_code: null,
      parser_code: null,
      spider_user: null,
      parser_user: null,
      spider_last_date_modified: null,
      parser_last_date_modified: null,
      method: null,
      spider_frequency: null,
      test_url: null,
      clear_cookie: false,
    });
  });

  it('of a combo has one script: the parser code of before is kept, but not shown', async () => {
    await api.database.db.update(scrape).set({ isCombo: true }).where(eq(scrape.id, id));
    const { body } = await api.ask('GET', `/scrapes/${id}`);
    expect(body).toMatchObject({
      is_combo: true,
      spider_code: '<?php spider();',
      parser_code: null,
      parser_last_date_modified: null,
      parser_user: null,
    });
    await api.database.db.update(scrape).set({ isCombo: false }).where(eq(scrape.id, id));
    expect((await api.ask('GET', `/scrapes/${id}`)).body.parser_code).toHaveLength(100_019);
  });

  it.each(['0', '-1', 'x', '1.5', '999999', '99999999999', '%00'])(
    'of %s is 404',
    async (given) => {
      expect((await api.ask('GET', `/scrapes/${given}`)).status).toBe(404);
    },
  );
});
