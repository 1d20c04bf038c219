import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventLog } from '../db/schema/notes.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEmployer } from '../testing/testQuality.ts';

let api: TestApp;
let entityId: number;
let scrapeId: number;
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 5, 20));

beforeAll(async () => {
  api = await openTestApp();
  ({ entityId, scrapeId } = await insertEmployer(api.database));
  const other = await insertEmployer(api.database);
  await api.database.db.insert(eventLog).values([
    {
      entityId,
      eventType: 'entity_status',
      eventName: 'created',
      createdAt: at(1),
      userId: 1,
      userRole: 'ROLE_ADMIN',
    },
    {
      entityId,
      scrapeId,
      eventType: 'scrape_code',
      eventName: 'spider_saved',
      currentState: '2',
      previousState: '1',
      createdAt: at(3),
      userId: 5,
      userRole: 'ROLE_SCRAPER',
      notes: '<p>Say <b>"hi"</b></p><ul><li>a &lt; b</li></ul>',
    },
    {
      entityId,
      eventType: 'entity_state',
      eventName: 'changed',
      currentState: '=watch_list',
      previousState: 'healthy',
      createdAt: at(2),
    },
    {
      entityId: other.entityId,
      eventType: 'note',
      eventName: 'added',
      createdAt: at(4),
      userId: 1,
    },
  ]);
});
afterAll(() => api.close());

const names = (body: Record<string, unknown>) => {
  const members = body['hydra:member'];
  return Array.isArray(members)
    ? members.map((one: { event_name?: unknown }) => one.event_name)
    : [];
};

describe('the event log', () => {
  it('of an employer has what happened to its scrapes too, newest first, with who did it as what', async () => {
    const { status, body } = await api.ask('GET', `/entities/${entityId}/event_logs`, {
      as: 'user',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      '@id': `/api/entities/${entityId}/event_logs`,
      'hydra:totalItems': 3,
      'hydra:member': [
        {
          '@type': 'EventLog',
          event_type: 'scrape_code',
          event_name: 'spider_saved',
          current_state: '2',
          previous_state: '1',
          created_at: at(3).getTime() / 1000,
          user_role: 'ROLE_SCRAPER',
          scrape_id: scrapeId,
          user: {
            '@id': '/api/users/5',
            first_name: 'scraper',
            last_name: 'Test',
            roles: ['ROLE_SCRAPER'],
          },
          notes: '<p>Say <b>"hi"</b></p><ul><li>a &lt; b</li></ul>',
        },
        { event_name: 'changed', user: null, user_role: null, notes: null },
        { event_name: 'created', user: { roles: ['ROLE_ADMIN'] } },
      ],
    });
  });

  it('of a scrape has its own', async () => {
    expect(names((await api.ask('GET', `/scrapes/${scrapeId}/event_logs`)).body)).toEqual([
      'spider_saved',
    ]);
  });

  it.each([
    ['order[created_at]=asc', ['created', 'changed', 'spider_saved']],
    ['event_type[]=entity_state&event_type[]=entity_status', ['changed', 'created']],
    ['event_type[]=unheard', []],
    ['user.id[]=5', ['spider_saved']],
    ['user.id[]=/api/users/1&user.id[]=5', ['spider_saved', 'created']],
    ['user.role[]=ROLE_ADMIN', ['created']],
    ['created_at[after]=2026-11-02 00:00:00', ['spider_saved', 'changed']],
    ['created_at[after]=2026-11-02 00:00:00&created_at[before]=2026-11-02 23:59:59', ['changed']],
    ['custom_search=spider saved', ['spider_saved']],
    ['custom_search=WATCH', ['changed']],
    ['custom_search=say "hi"', ['spider_saved']],
    ['custom_search=a < b', ['spider_saved']],
    ['custom_search=<b>', []],
  ])('by ?%s', async (query, expected) => {
    const { status, body } = await api.ask(
      'GET',
      `/entities/${entityId}/event_logs?${encodeURI(query)}`,
    );
    expect([status, names(body)]).toEqual([200, expected]);
  });

  it.each(['user.role[]=ROLE_KING', 'user.id[]=x', 'created_at[after]=soon'])(
    'refuses ?%s',
    async (query) => {
      expect(await api.ask('GET', `/entities/${entityId}/event_logs?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_filter' },
      });
    },
  );

  it('is a file too, with the same filters, its notes as plain text', async () => {
    const { headers, text } = await api.ask(
      'GET',
      `/entities/${entityId}/event_logs/csv?event_type[]=scrape_code&event_type[]=entity_state`,
    );
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="event-logs-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(text).toBe(
      'Event Type,Event Action,Current State,Previous State,Event Date,User,User Role,Note\r\n' +
        'scrape_code,spider_saved,2,1,2026-11-03T05:20:00Z,scraper Test,Scraper,"Say ""hi""\na < b"\r\n' +
        "entity_state,changed,'=watch_list,healthy,2026-11-02T05:20:00Z,,,\r\n",
    );
    expect((await api.ask('GET', `/scrapes/${scrapeId}/event_logs/csv`)).text).toContain(
      'spider_saved',
    );
    expect(
      (await api.ask('GET', `/scrapes/${scrapeId}/event_logs`, { headers: { accept: 'text/csv' } }))
        .text,
    ).toContain('spider_saved');
  });

  it('is not found where its owner is not', async () => {
    for (const path of [
      '/entities/9999/event_logs',
      '/scrapes/9999/event_logs',
      '/entities/9999/event_logs/csv',
    ])
      expect((await api.ask('GET', path)).status).toBe(404);
  });

  it('may be filtered by the types that its owner can have', async () => {
    expect((await api.ask('GET', '/scrapes/event_types')).body).toMatchObject({
      '@id': '/api/scrapes/event_types',
      'hydra:member': [
        'scrape_status',
        'scrape_info',
        'scrape_config',
        'scrape_code',
        'scrape_type',
        'scrape_error_log',
        'watch_list',
        'daily_job_shift',
        'note',
        'legacy_command',
      ],
    });
    const all = (await api.ask('GET', '/entities/event_types')).body['hydra:member'];
    expect(all).toEqual(
      expect.arrayContaining(['entity_status', 'queue', 'pit_stop', 'legacy_command']),
    );
    expect(all).toHaveLength(19);
  });
});
