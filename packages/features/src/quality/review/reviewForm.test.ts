import { describe, expect, it } from 'vitest';
import { monitoredEntityReview } from '../monitored-entities/monitoredEntityReview.form.ts';
import { pitStopReview } from '../pit-stop/pitStopReview.form.ts';
import { reviewReadyReview } from '../review-ready/reviewReadyReview.form.ts';
import { watchListReview } from '../watch-list/watchListReview.form.ts';
import { emptyReview, type ReviewValues } from './reviewForm.ts';

const NOW = new Date('2026-11-21T15:00:00').getTime();
const LATER = '2026-11-24';
const later = new Date('2026-11-24T00:00:00').toISOString();
const values = (given: Partial<ReviewValues> = {}): ReviewValues => ({
  ...emptyReview(),
  job_count: '0',
  reason_code: 'other',
  snooze_date: LATER,
  note: '<p>Seen</p>',
  ...given,
});
const required = 'This is required';

describe.each([
  ['watch list', watchListReview, ['send_for_review', 'snooze', 'remove_from_watch_list']],
  [
    'monitored entity',
    monitoredEntityReview,
    ['send_for_review', 'remove_from_monitored_entities'],
  ],
  [
    'pit stop',
    pitStopReview,
    ['send_to_scrape_team', 'send_to_continuous_delivery_queue', 'place_on_watch'],
  ],
  ['review-ready', reviewReadyReview, ['accepted', 'declined']],
])('a %s review', (_, kind, actions) => {
  it('has its actions in the order of the documents', () => expect(kind.actions).toEqual(actions));

  it('needs an action, and one that there is', () => {
    expect(kind.problemsOf(values(), NOW)).toMatchObject({ action: required });
    expect(kind.problemsOf(values({ action: 'toString' }), NOW).action).toBe(
      'The value you selected is not a valid choice.',
    );
    expect(kind.bodyOf(values())).toBeUndefined();
  });

  it.each(actions)('%s is complete with everything filled in', (action) => {
    expect(kind.problemsOf(values({ action }), NOW)).toEqual({});
  });
});

describe('what an action asks for', () => {
  const empty = { job_count: '', reason_code: '', snooze_date: '', note: '<p> &nbsp;</p>' };
  it.each([
    [
      'B-VAL-049 B-VAL-051 B-VAL-052 watch list',
      'send_for_review',
      watchListReview,
      ['job_count', 'reason_code', 'note'],
    ],
    [
      'B-VAL-049 B-VAL-050 B-VAL-052 watch list',
      'snooze',
      watchListReview,
      ['job_count', 'snooze_date', 'note'],
    ],
    [
      'B-VAL-049 B-VAL-051 B-VAL-052 watch list',
      'remove_from_watch_list',
      watchListReview,
      ['job_count', 'reason_code', 'note'],
    ],
    [
      'B-VAL-054, B-VAL-055 monitored entity',
      'send_for_review',
      monitoredEntityReview,
      ['job_count', 'reason_code', 'note'],
    ],
    [
      'B-VAL-054, B-VAL-055 monitored entity',
      'remove_from_monitored_entities',
      monitoredEntityReview,
      ['note'],
    ],
    [
      'B-VAL-057 B-VAL-059 B-VAL-061 pit stop',
      'send_to_scrape_team',
      pitStopReview,
      ['job_count', 'reason_code', 'note'],
    ],
    ['B-VAL-059 B-VAL-061 pit stop', 'send_to_continuous_delivery_queue', pitStopReview, ['note']],
    [
      'B-VAL-058 B-VAL-059 B-VAL-061 pit stop',
      'place_on_watch',
      pitStopReview,
      ['reason_code', 'snooze_date', 'note'],
    ],
    ['B-VAL-063 review-ready', 'accepted', reviewReadyReview, []],
    ['B-VAL-063 review-ready', 'declined', reviewReadyReview, ['note']],
  ])('%s, %s', (_, action, kind, fields) => {
    expect(kind.problemsOf(values({ action, ...empty }), NOW)).toEqual(
      Object.fromEntries(fields.map((field) => [field, required])),
    );
  });

  it.each([
    ['12', undefined],
    [' 12 ', undefined],
    ['2147483647', undefined],
    ['twelve', 'Value must be a number'],
    ['1,200', 'Value must be a number'],
    ['1e3', 'Value must be a number'],
    ['NaN', 'Value must be a number'],
    ['1.5', 'Value must be a whole number'],
    ['-1', 'Value must be positive'],
    ['2147483648', 'Value must be at most 2147483647'],
    ['9'.repeat(400), 'Value must be at most 2147483647'],
    [' ', required],
  ])('B-VAL-049 a job count of %j: %s', (job_count, message) => {
    expect(watchListReview.problemsOf(values({ action: 'snooze', job_count }), NOW).job_count).toBe(
      message,
    );
  });

  it.each([
    ['2026-11-22', undefined],
    ['2099-01-01', undefined],
    ['2026-11-21', 'Date must be in the future'],
    ['2020-01-01', 'Date must be in the future'],
    ['2027-02-31', 'The value you selected is not a valid choice.'],
  ])('B-VAL-050 a row sleeps until %s: %s', (snooze_date, message) => {
    expect(
      watchListReview.problemsOf(values({ action: 'snooze', snooze_date }), NOW).snooze_date,
    ).toBe(message);
  });

  it('a note may have 64 KB as they are sent, and no more', () => {
    const noteOf = (bytes: number) => `<p>${'é'.repeat((bytes - 7) / 2)}</p>`;
    expect(
      watchListReview.problemsOf(values({ action: 'snooze', note: noteOf(65_535) }), NOW).note,
    ).toBeUndefined();
    expect(
      watchListReview.problemsOf(values({ action: 'snooze', note: noteOf(65_537) }), NOW).note,
    ).toBe('Value is too long');
  });
});

it.each([
  [
    'B-API-073',
    'send_for_review',
    watchListReview,
    { job_count: 0, note: '<p>Seen</p>', reason_code: 'other', snooze_date: '' },
  ],
  [
    'B-API-073',
    'snooze',
    watchListReview,
    { job_count: 0, note: '<p>Seen</p>', reason_code: '', snooze_date: later },
  ],
  [
    'B-API-073',
    'remove_from_watch_list',
    watchListReview,
    { job_count: 0, note: '<p>Seen</p>', reason_code: 'other', snooze_date: '' },
  ],
  [
    'B-API-071',
    'send_for_review',
    monitoredEntityReview,
    { job_count: 0, note: '<p>Seen</p>', reason_code: 'other' },
  ],
  [
    'B-API-071',
    'remove_from_monitored_entities',
    monitoredEntityReview,
    { job_count: null, note: '<p>Seen</p>', reason_code: '' },
  ],
  [
    'B-API-076',
    'send_to_scrape_team',
    pitStopReview,
    { job_count: 0, note: '<p>Seen</p>', reason_code: 'other', snooze_date: '' },
  ],
  [
    'B-API-076',
    'send_to_continuous_delivery_queue',
    pitStopReview,
    { job_count: null, note: '<p>Seen</p>', reason_code: '', snooze_date: '' },
  ],
  [
    'B-API-076',
    'place_on_watch',
    pitStopReview,
    { job_count: null, note: '<p>Seen</p>', reason_code: 'other', snooze_date: later },
  ],
  ['B-API-069', 'declined', reviewReadyReview, { note: '<p>Seen</p>' }],
])(
  '%s the body of %s holds what the action asks for, and nothing else',
  (_, action, kind, body) => {
    expect(kind.bodyOf(values({ action }))).toEqual({ action, ...body });
  },
);
