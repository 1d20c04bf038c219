// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCompanyQueue } from '../company-queues/client.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { sessionStore } from '../core/session/session.store.ts';
import { useDailyJobShifts } from '../daily-job-shifts/client.ts';
import type { DailyJobShift, DailyJobShiftReview } from '../daily-job-shifts/schema.ts';
import { useEntity } from '../entities/client.ts';
import { useScrapeAlerts } from '../entities/detailClient.ts';
import { useItemsInQueue } from '../scrapes/client.ts';
import { fakeFetch, json, type Sent } from '../testing/fakeFetch.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { useUsers } from '../users/client.ts';
import { useWatchLists } from '../watch-lists/client.ts';
import { alreadyReviewedBy } from './alreadyReviewed.ts';
import { useAssignWrite, useReviewReload, useReviewWrite } from './client.ts';
import { shiftCalls } from './kinds.ts';
import { outboxStore } from './outbox/outbox.store.ts';

const query: ListQuery = { page: 1, limit: 20, filters: {} };
const shift = (id: number, given: object = {}) => ({
  id,
  entity: { id: 7, company_name: 'Acme' },
  scrape: { id: 812, name: 'Acme Workday' },
  percent_change: -23.44,
  last_time_reviewed: null,
  ...given,
});
const review: DailyJobShiftReview = {
  action: 'do_nothing',
  career_page_up_to_date: null,
  homepage_url_changed: '',
  job_count: 80,
  job_count_acceptable: true,
  job_shift_valid: true,
  note: '<p>Fine.</p>',
  place_on_watch: false,
  reason_code: 'other',
  retire_scrape: false,
  snooze_date: '',
};

const answers: Readonly<Record<string, () => object>> = {
  '/api/daily_job_shifts': () => ({
    'hydra:member': [shift(55), shift(56)],
    'hydra:totalItems': 2,
  }),
  '/api/watch_lists': () => ({ 'hydra:member': [], 'hydra:totalItems': 0 }),
  '/api/users': () => ({ 'hydra:member': [], 'hydra:totalItems': 0 }),
  '/api/entities/7': () => ({ id: 7, company_name: 'Acme' }),
  '/api/entities/7/company_queue': () => ({ id: null }),
  '/api/entities/7/scrape_alerts': () => ({ 'hydra:member': [], 'hydra:totalItems': 0 }),
  '/api/scrapes/812/items_in_queue': () => ({ items_in_queue: 12, checked_at: 1795239600 }),
};
const pathOf = ({ path }: Sent) => path.replace(/\?.*/, '');

/** A dashboard with a row's details beside its list. */
function useScreen() {
  return {
    shifts: useDailyJobShifts(query),
    watched: useWatchLists(query),
    users: useUsers(query),
    employer: useEntity(7),
    queue: useCompanyQueue(7),
    alerts: useScrapeAlerts(7),
    items: useItemsInQueue(812),
    review: useReviewWrite(shiftCalls),
    assign: useAssignWrite(shiftCalls),
    reload: useReviewReload(shiftCalls),
  };
}

async function openScreen(write: (sent: Sent) => Response | Promise<Response>) {
  let reading = true;
  const { sent } = fakeFetch((request) => {
    if (request.method !== 'GET') return write(request);
    const answer = answers[pathOf(request)];
    // Later reads never come, so that what is shown is what the write left.
    return answer && reading ? json(answer()) : new Promise<Response>(() => undefined);
  });
  const screen = renderApi(useScreen, null);
  await vi.waitFor(() => {
    const { shifts, watched, users, employer, queue, alerts, items } = screen.current();
    for (const read of [shifts, watched, users, employer, queue, alerts, items])
      expect(read.data).toBeDefined();
  });
  reading = false;
  const before = sent.length;
  const later = () => sent.slice(before);
  const writes = () => later().filter(({ method }) => method !== 'GET');
  const readAgain = () =>
    later()
      .flatMap((request) => (request.method === 'GET' ? [pathOf(request)] : []))
      .sort();
  const row = (id: number): DailyJobShift => {
    const found = screen.current().shifts.data?.items.find((one) => one.id === id);
    if (!found) throw new Error(`No shift ${id}`);
    return found;
  };
  return { ...screen, writes, readAgain, row };
}

beforeEach(() => {
  localStorage.clear();
  sessionStore.state = 'loggedIn';
});

/** What a review of the row changes, of all that the screen has read. */
const TOUCHED = [
  '/api/daily_job_shifts',
  '/api/entities/7',
  '/api/entities/7/company_queue',
  '/api/entities/7/scrape_alerts',
  '/api/scrapes/812/items_in_queue',
  '/api/watch_lists',
];

describe('a decision about a row', () => {
  it('names the version that was decided on, and one key per distinct body of one version (B-API-066)', async () => {
    const screen = await openScreen(() => json({}, 500));
    const { trigger } = screen.current().review;
    await act(async () => trigger({ row: screen.row(55), values: review }));
    await act(async () => trigger({ row: screen.row(55), values: review }));
    await act(async () => trigger({ row: screen.row(55), values: { ...review, job_count: 81 } }));
    await act(async () =>
      trigger({
        row: { ...screen.row(55), last_time_reviewed: 1795239600 },
        values: { ...review, job_count: 81 },
      }),
    );
    const writes = screen.writes();
    expect(writes[0]).toMatchObject({
      method: 'POST',
      path: '/api/daily_job_shifts/55/review',
      body: review,
    });
    expect(writes.map(({ headers }) => headers.get('if-match'))).toEqual([
      ...Array<string>(3).fill('"DailyJobShift-55-0"'),
      '"DailyJobShift-55-1795239600"',
    ]);
    const keys = writes.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it('replaces its row at once, and no other rows', async () => {
    const screen = await openScreen(() =>
      json(shift(55, { last_action_taken: 'do_nothing', last_time_reviewed: 1795239600 })),
    );
    const other = screen.row(56);
    const saved = await act(async () =>
      screen.current().review.trigger({ row: screen.row(55), values: review }),
    );
    expect(saved?.last_action_taken).toBe('do_nothing');
    expect(screen.row(55)).toMatchObject({
      last_action_taken: 'do_nothing',
      last_time_reviewed: 1795239600,
    });
    expect(screen.row(56)).toBe(other);
    expect(screen.current().shifts.data?.total).toBe(2);
  });

  it('invalidates all keys that it touches, and no others', async () => {
    const screen = await openScreen(() => json(shift(55)));
    await act(async () => screen.current().review.trigger({ row: screen.row(55), values: review }));
    await vi.waitFor(() => expect(screen.readAgain()).toEqual(TOUCHED));
  });

  it('that came too late names the other reviewer, and reads again what that review has changed', async () => {
    const ada = { id: 4, first_name: 'Ada', last_name: 'King', archived: false };
    const conflict = {
      code: 'already_reviewed',
      last_reviewed_by: ada,
      last_time_reviewed: 1795239600,
    };
    const screen = await openScreen(() => json(conflict, 409));
    await act(async () => screen.current().review.trigger({ row: screen.row(55), values: review }));
    const { error } = screen.current().review;
    expect(error?.kind).toBe('conflict');
    expect(alreadyReviewedBy(error)).toEqual({
      last_reviewed_by: { ...ada, '@id': null },
      last_time_reviewed: 1795239600,
    });
    await vi.waitFor(() => expect(screen.readAgain()).toEqual(TOUCHED));
  });

  it('H-OUT-020 takes its row out of the tray, where an earlier decision has failed', async () => {
    const screen = await openScreen(() => json(shift(55)));
    const item = {
      id: 'a',
      reviewed: null,
      title: '',
      values: {},
      form: {},
      draftKey: 'x',
      tab: 'daily-job-shift',
    };
    const failed = { kind: 'daily-job-shifts', state: 'failed', heldUntil: 0 } as const;
    outboxStore.items = [
      { ...item, ...failed, rowId: 55 },
      { ...item, ...failed, id: 'b', rowId: 56 },
    ];
    await act(async () => screen.current().review.trigger({ row: screen.row(55), values: review }));
    await vi.waitFor(() => expect(outboxStore.items.map(({ rowId }) => rowId)).toEqual([56]));
    outboxStore.items = [];
  });

  it('that was refused changes nothing', async () => {
    const violations = [{ propertyPath: 'note', message: 'This is required', code: 'required' }];
    const screen = await openScreen(() => json({ code: 'validation_failed', violations }, 422));
    const row = screen.row(55);
    await act(async () => screen.current().review.trigger({ row, values: review }));
    expect(screen.current().review.error?.violations).toEqual(violations);
    expect(alreadyReviewedBy(screen.current().review.error)).toBeUndefined();
    expect(screen.row(55)).toBe(row);
    expect(screen.readAgain()).toEqual([]);
  });
});

it('an assignment names people by their IRIs (B-API-067), and has only the list read again', async () => {
  const screen = await openScreen(() =>
    json(shift(55, { assigned_to: [{ id: 4, first_name: 'Ada', last_name: 'King' }] })),
  );
  await act(async () => screen.current().assign.trigger({ row: screen.row(55), values: [4, 9] }));
  expect(screen.writes()[0]).toMatchObject({
    method: 'PUT',
    path: '/api/daily_job_shifts/55/assign',
    body: { assigned_to: ['users/4', 'users/9'] },
  });
  expect(screen.writes()[0]?.headers.get('if-match')).toBe('"DailyJobShift-55-0"');
  expect(screen.row(55).assigned_to).toMatchObject([{ id: 4, last_name: 'King' }]);
  await vi.waitFor(() => expect(screen.readAgain()).toEqual(['/api/daily_job_shifts']));
});
