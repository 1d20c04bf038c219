import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ats, codeTemplate, settingOption } from '../db/schema/people.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertReason } from '../testing/testRows.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  const { db } = api.database;
  await db.insert(ats).values([{ name: 'workday' }, { name: 'Greenhouse', dataRegex: '^[a-z]+$' }]);
  await db.insert(settingOption).values([
    { kind: 'site_type', value: '2', label: 'Staffing', position: 2 },
    { kind: 'site_type', value: '1', label: 'Corporate', position: 1 },
    { kind: 'cookie_method', value: 'none', label: 'None' },
    { kind: 'specific_host', value: 'any', label: 'Any' },
    { kind: 'update_method', value: 'full', label: 'Full' },
    { kind: 'proxy_method', value: 'datacenter', label: 'Data center' },
  ]);
  await db.insert(codeTemplate).values([
    { name: 'Alpha', codeType: 'spider', code: 'a' },
    { name: 'The default', codeType: 'spider', code: 'd' },
    { name: 'P', codeType: 'parser', code: 'p' },
  ]);
  for (const kind of [
    'archive_entity',
    'archive_scrape',
    'company_queue_request',
    'watch_list',
    'watch_list_remove',
    'code_change',
    'pit_stop',
    'resolution_done',
    'resolution_cant_do',
  ] as const) {
    await insertReason(api.database, kind, `${kind}-b`, 'Second', 2);
    await insertReason(api.database, kind, `${kind}-a`, 'First', 1);
  }
});
afterAll(() => api.close());

const codes = (kind: string) => [
  { label: 'First', value: `${kind}-a` },
  { label: 'Second', value: `${kind}-b` },
];

describe('look-ups', () => {
  it('A-API-037 A-DAT-011 GET /ats is the whole list by name, paged only when asked', async () => {
    const { body } = await api.ask('GET', '/ats');
    expect(body).toMatchObject({
      'hydra:totalItems': 2,
      'hydra:member': [
        { '@type': 'Ats', id: expect.any(Number), name: 'Greenhouse', data_regex: '^[a-z]+$' },
        { name: 'workday', data_regex: null },
      ],
    });
    expect(body['hydra:view']).toBeUndefined();
    expect((await api.ask('GET', '/ats?limit=1&page=2')).body).toMatchObject({
      'hydra:totalItems': 2,
      'hydra:member': [{ name: 'workday' }],
    });
  });

  it('GET /ats finds by ids and IRIs, as every list does', async () => {
    const [found] = await api.database.db.select().from(ats).where(eq(ats.name, 'workday'));
    for (const query of [`id[]=${found?.id}`, `id[]=/api/ats/${found?.id}&limit=5`])
      expect((await api.ask('GET', `/ats?${query}`)).body).toMatchObject({
        'hydra:totalItems': 1,
        'hydra:member': [{ name: 'workday' }],
      });
  });

  it('A-API-038 A-DAT-012 GET /site_types has labels and numbers, in their order', async () => {
    expect((await api.ask('GET', '/site_types')).body).toEqual({
      '@context': '/api/contexts/SettingOptions',
      '@id': '/api/site_types',
      '@type': 'SettingOptions',
      setting_options: [
        { label: 'Corporate', value: 1 },
        { label: 'Staffing', value: 2 },
      ],
    });
  });

  it.each([
    ['cookie_methods', 'none'],
    ['specific_hosts', 'any'],
    ['update_methods', 'full'],
    ['proxy_methods', 'datacenter'],
  ])('A-API-041 A-DAT-013 GET /%s', async (path, value) => {
    expect((await api.ask('GET', `/${path}`)).body.setting_options).toEqual([
      { label: expect.any(String), value },
    ]);
  });

  it.each([
    ['A-API-042', '/reason_code/archive_entity', 'archive_entity'],
    ['A-API-042', '/reason_code/archive_scrape', 'archive_scrape'],
    ['A-API-043', '/company_queue_requests/reason_codes', 'company_queue_request'],
    ['A-API-044', '/watch_lists/reason_codes', 'watch_list'],
    ['A-API-044', '/watch_lists/remove_reason_codes', 'watch_list_remove'],
    ['A-API-045', '/scrapes/code_change_reason_codes', 'code_change'],
    ['A-API-046', '/pit_stops/reason_codes', 'pit_stop'],
  ])('%s A-DAT-019 GET %s', async (_id, path, kind) => {
    expect((await api.ask('GET', path)).body).toEqual({
      '@context': '/api/contexts/ReasonCodes',
      '@id': `/api${path}`,
      '@type': 'ReasonCodes',
      reason_codes: codes(kind),
    });
  });

  it.each([
    ['done', 'resolution_done'],
    ['cant_do', 'resolution_cant_do'],
    ['cant-do', 'resolution_cant_do'],
  ])('resolution codes %s', async (path, kind) => {
    expect(
      (await api.ask('GET', `/company_queue_histories/resolution_codes/${path}`)).body
        .resolution_codes,
    ).toEqual(codes(kind));
  });

  it('code templates, the default first', async () => {
    expect(
      (await api.ask('GET', '/code_templates?code_type=spider')).body['hydra:member'],
    ).toMatchObject([
      { '@type': 'CodeTemplate', name: 'The default', code: 'd', code_type: 'spider' },
      { name: 'Alpha' },
    ]);
    expect((await api.ask('GET', '/code_templates?code_type=lint')).status).toBe(400);
  });

  it('the event types are a collection of strings', async () => {
    const { body } = await api.ask('GET', '/entities/event_types');
    expect(body['hydra:member']).toContain('entity_status');
    expect(body['hydra:totalItems']).toBe(19);
  });

  it('may be kept for five minutes, and asked for again by their tag', async () => {
    const first = await api.ask('GET', '/site_types');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, max-age=300');
    const again = await api.ask('GET', '/site_types', {
      headers: { 'if-none-match': `W/${etag}` },
    });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await api.ask('GET', '/ats', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });
});
