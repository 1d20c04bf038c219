import type {
  CodeSave,
  DayCount,
  DayErrors,
  PastAlert,
  PastReview,
} from '@console/api/evidence/schema';
import { NOW } from '../scrapes/fixtures.ts';
import { userRefOf } from '../users/userRef.ts';
import type { Wire } from '../wire.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** The last day of the fixtures, a day of UTC. */
export const LAST_DAY = new Date(NOW * 1000).toISOString().slice(0, 10);

/** The day so many days before the last one. */
export const dayAgo = (days: number): string =>
  new Date(Date.parse(LAST_DAY) - days * DAY * 1000).toISOString().slice(0, 10);

/** Forty days, the newest at half of the days before. Nine days ago nothing was counted. */
export const dayCounts: readonly DayCount[] = Array.from({ length: 40 }, (_, index) => 39 - index)
  .filter((ago) => ago !== 9)
  .map((ago) => ({
    date: dayAgo(ago),
    count: ago === 0 ? 52 : 104 + (ago % 5),
    average: ago === 0 ? 98.57 : 106,
  }));

export const dayErrors: readonly DayErrors[] = [
  { date: dayAgo(12), count: 3 },
  { date: dayAgo(1), count: 14 },
];

export const buildSave = (given: Partial<CodeSave> & { id: number }): Wire<CodeSave> => ({
  code_type: 'parser',
  index: given.id,
  modified: NOW - DAY,
  reason_code: 'bug_fix',
  user: userRefOf('ROLE_SCRAPER'),
  ...given,
  '@id': `/api/code_histories/${given.id}`,
  '@type': 'CodeSave',
});

/** Three saves within an hour, and one before. */
export const codeSaves: readonly Wire<CodeSave>[] = [
  buildSave({ id: 4, modified: NOW - DAY }),
  buildSave({ id: 3, modified: NOW - DAY - 900 }),
  buildSave({ id: 2, modified: NOW - DAY - 1800, code_type: 'spider' }),
  buildSave({ id: 1, modified: NOW - 20 * DAY }),
];

export const pastAlerts: readonly Wire<PastAlert>[] = [
  {
    '@id': '/api/scrape_alerts/71',
    '@type': 'PastAlert',
    id: 71,
    state: 'underrun',
    created_at: NOW - 2 * HOUR,
    resolved_at: null,
  },
  {
    '@id': '/api/scrape_alerts/70',
    '@type': 'PastAlert',
    id: 70,
    state: 'broken',
    created_at: NOW - 6 * DAY,
    resolved_at: NOW - 5 * DAY,
  },
];

export const buildReview = (given: Partial<PastReview> & { id: number }): Wire<PastReview> => ({
  subject: 'daily_job_shift',
  action: 'do_nothing',
  created_at: NOW - 8 * DAY,
  user: userRefOf('ROLE_DQ'),
  note_id: null,
  entity_id: 1,
  scrape_id: 812,
  ...given,
  '@id': `/api/reviews/${given.id}`,
  '@type': 'PastReview',
});

export const pastReviews: readonly Wire<PastReview>[] = [
  buildReview({ id: 32, note_id: 901 }),
  buildReview({
    id: 31,
    action: 'place_on_watch',
    created_at: NOW - 15 * DAY,
    user: userRefOf('ROLE_DQ_LEAD'),
  }),
];
