import { reviewVersion, type ReviewedType } from '@console/api/reviews/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import {
  insertEmployer,
  insertMonitored,
  insertPitStop,
  insertReasons,
  insertReviewReady,
  insertShift,
  insertWatched,
  reviewsOf,
  traces,
} from '../testing/testQuality.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({}, { connections: 10 });
  await insertReasons(api.database);
});
afterAll(() => api.close());

type Given = { entityId: number; scrapeId: number };
type Subject = Parameters<typeof reviewsOf>[1];

interface Case {
  method: 'POST' | 'PUT';
  path: string;
  type: ReviewedType;
  subject: Subject;
  insert: (given: Given) => Promise<number>;
  body: object;
}

const send = { job_count: 12, note: '<p>Fine</p>', reason_code: 'fix_scrape', snooze_date: '' };

const cases: readonly Case[] = [
  {
    method: 'POST',
    path: 'daily_job_shifts',
    type: 'DailyJobShift',
    subject: 'daily_job_shift',
    insert: (given) => insertShift(api.database, given),
    body: { ...send, action: 'do_nothing' },
  },
  {
    method: 'PUT',
    path: 'watch_lists',
    type: 'WatchList',
    subject: 'watch_list',
    insert: ({ entityId }) => insertWatched(api.database, { entityId }),
    body: { ...send, action: 'send_for_review' },
  },
  {
    method: 'PUT',
    path: 'monitored_entities',
    type: 'MonitoredEntity',
    subject: 'monitored_entity',
    insert: ({ entityId }) => insertMonitored(api.database, { entityId }),
    body: { ...send, action: 'send_for_review' },
  },
  {
    method: 'PUT',
    path: 'review_readies',
    type: 'ReviewReady',
    subject: 'review_ready',
    insert: ({ entityId }) => insertReviewReady(api.database, { entityId }),
    body: { action: 'accepted', note: '<p>Fine</p>' },
  },
  {
    method: 'PUT',
    path: 'pit_stops',
    type: 'PitStop',
    subject: 'pit_stop',
    insert: ({ entityId }) => insertPitStop(api.database, { entityId }),
    body: { ...send, action: 'send_to_continuous_delivery_queue' },
  },
];

describe('a review that is sent again', () => {
  it.each(cases)(
    'H-OUT-013 of $path decides once under its key, and not a second time without it',
    async ({ method, path, type, subject, insert, body }) => {
      const given = await insertEmployer(api.database);
      const id = await insert(given);
      const headers = { 'if-match': reviewVersion(type, { id }) };
      const ask = (more: Record<string, string> = {}) =>
        api.ask(method, `/${path}/${id}/review`, {
          as: 'dq',
          body,
          headers: { ...headers, ...more },
        });
      const key = { 'idempotency-key': `again-${path}` };
      const [first, beside] = await Promise.all([ask(key), ask(key)]);
      const again = await ask(key);
      const done = first.status === 200 ? first : beside;
      expect([done.status, again.status]).toEqual([200, 200]);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(again.text).toBe(done.text);
      const before = await traces(api, given.entityId);
      const other = await ask({ 'idempotency-key': `other-${path}` });
      expect([other.status, other.body.code]).toEqual([409, 'already_reviewed']);
      expect(await traces(api, given.entityId)).toEqual(before);
      expect(before.notes).toHaveLength(1);
      expect(await reviewsOf(api, subject, id)).toHaveLength(1);
    },
  );
});
