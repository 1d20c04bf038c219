// @vitest-environment happy-dom
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { callList } from '../core/request.ts';
import { sessionStore } from '../core/session/session.store.ts';
import * as dailyJobShifts from '../daily-job-shifts/endpoints.ts';
import * as monitoredEntities from '../monitored-entities/endpoints.ts';
import { monitoredEntitySchema } from '../monitored-entities/schema.ts';
import * as pitStops from '../pit-stops/endpoints.ts';
import { pitStopSchema } from '../pit-stops/schema.ts';
import * as reviewReadies from '../review-readies/endpoints.ts';
import { reviewReadySchema } from '../review-readies/schema.ts';
import { fakeFetch, json } from '../testing/fakeFetch.ts';
import * as watchLists from '../watch-lists/endpoints.ts';
import { watchListSchema } from '../watch-lists/schema.ts';
import { decide } from './decide.ts';

sessionStore.state = 'loggedIn';

const page = () => json({ 'hydra:member': [], 'hydra:totalItems': 0 });
const wire = { id: 31, entity: { id: 7, company_name: 'Acme' }, last_time_reviewed: 1795153200 };
const query = { page: 2, limit: 20, filters: { 'tags[]': [5, 6] } };

it.each([
  [
    'B-API-065',
    () => callList(dailyJobShifts.list, query),
    'GET /api/daily_job_shifts?page=2&limit=20&tags%5B%5D=5&tags%5B%5D=6',
  ],
  [
    'B-API-072',
    () => callList(watchLists.list, query),
    'GET /api/watch_lists?page=2&limit=20&tags%5B%5D=5&tags%5B%5D=6',
  ],
  [
    'B-API-070',
    () =>
      callList(monitoredEntities.list, { ...query, filters: { kind: 'new', ...query.filters } }),
    'GET /api/monitored_entities?page=2&limit=20&kind=new&tags%5B%5D=5&tags%5B%5D=6',
  ],
  [
    'B-API-068',
    () => callList(reviewReadies.list, query),
    'GET /api/review_readies?page=2&limit=20&tags%5B%5D=5&tags%5B%5D=6',
  ],
  [
    'B-API-075',
    () => callList(pitStops.list, query),
    'GET /api/pit_stops?page=2&limit=20&tags%5B%5D=5&tags%5B%5D=6',
  ],
] as const)('%s: a list is asked for by its path', async (_id, ask, call) => {
  const { calls } = fakeFetch(page);
  await ask();
  expect(calls()).toEqual([call]);
});

const body = {
  job_count: 0,
  note: '<p>Down</p>',
  reason_code: '',
  snooze_date: '2026-12-01T05:00:00.000Z',
};
const watched = v.parse(watchListSchema, wire);

it.each([
  [
    'B-API-073',
    () =>
      decide(
        watchLists.review,
        'WatchList',
        { row: watched, values: { action: 'snooze', ...body } },
        'key',
      ),
    { path: '/api/watch_lists/31/review', body: { action: 'snooze', ...body } },
    '"WatchList-31-1795153200"',
  ],
  [
    'B-API-074',
    () =>
      decide(
        watchLists.assign,
        'WatchList',
        { row: watched, values: { id: 31, assign_to: 4 } },
        'key',
      ),
    { path: '/api/watch_lists/31/assign', body: { id: 31, assign_to: 4 } },
    '"WatchList-31-1795153200"',
  ],
  [
    'B-API-071',
    () =>
      decide(
        monitoredEntities.review,
        'MonitoredEntity',
        {
          row: v.parse(monitoredEntitySchema, wire),
          values: {
            action: 'send_for_review',
            job_count: 3,
            note: '<p>A</p>',
            reason_code: 'other',
          },
        },
        'key',
      ),
    {
      path: '/api/monitored_entities/31/review',
      body: { action: 'send_for_review', job_count: 3, note: '<p>A</p>', reason_code: 'other' },
    },
    '"MonitoredEntity-31-1795153200"',
  ],
  [
    'B-API-069',
    () =>
      decide(
        reviewReadies.review,
        'ReviewReady',
        { row: v.parse(reviewReadySchema, wire), values: { action: 'declined', note: '<p>A</p>' } },
        'key',
      ),
    { path: '/api/review_readies/31/review', body: { action: 'declined', note: '<p>A</p>' } },
    '"ReviewReady-31-1795153200"',
  ],
  [
    'B-API-076',
    () =>
      decide(
        pitStops.review,
        'PitStop',
        {
          row: v.parse(pitStopSchema, { ...wire, last_time_reviewed: undefined }),
          values: { action: 'place_on_watch', ...body },
        },
        'key',
      ),
    { path: '/api/pit_stops/31/review', body: { action: 'place_on_watch', ...body } },
    '"PitStop-31-0"',
  ],
] as const)(
  '%s: a decision is sent with the version of its row and its key',
  async (_id, send, sent, version) => {
    const fake = fakeFetch(() => json(wire));
    await expect(send()).resolves.toMatchObject({ id: 31 });
    expect(fake.sent[0]).toMatchObject({ method: 'PUT', ...sent });
    expect([
      fake.sent[0]?.headers.get('if-match'),
      fake.sent[0]?.headers.get('idempotency-key'),
    ]).toEqual([version, 'key']);
  },
);

it('rows are read as tolerantly as a foreign back end needs: one assignee for a list of them, either spelling of a status, no employer tags', () => {
  const ada = { id: 4, first_name: 'Ada', last_name: 'King' };
  expect(v.parse(watchListSchema, { ...wire, assigned_to: ada }).assigned_to).toMatchObject([
    { id: 4, archived: false },
  ]);
  expect(v.parse(watchListSchema, wire)).toMatchObject({
    assigned_to: [],
    snoozed: false,
    scrape: null,
    entity: { scrapes: [], tags: [] },
  });
  expect(v.parse(pitStopSchema, { ...wire, status: 'in_progress' }).status).toBe('in-progress');
});
