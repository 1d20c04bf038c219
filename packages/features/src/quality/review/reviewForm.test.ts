import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { monitoredKind } from '../monitored-entities/monitoredEntity.kind.tsx';
import { pitStopKind } from '../pit-stop/pitStop.kind.tsx';
import { reviewReadyKind } from '../review-ready/reviewReady.kind.tsx';
import { watchListKind } from '../watch-list/watchList.kind.tsx';
import { emptyReview, type ReviewValues } from './reviewForm.ts';

beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00'), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

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
  ['watch list', watchListKind, ['send_for_review', 'snooze', 'remove_from_watch_list']],
  ['monitored entity', monitoredKind, ['send_for_review', 'remove_from_monitored_entities']],
  [
    'pit stop',
    pitStopKind,
    ['send_to_scrape_team', 'send_to_continuous_delivery_queue', 'place_on_watch'],
  ],
  ['review-ready', reviewReadyKind, ['accepted', 'declined']],
])('a %s review', (_, kind, actions) => {
  it('has its actions in the order of the documents', () => expect(kind.actions).toEqual(actions));

  it('needs an action, and one that there is', () => {
    expect(kind.problemsOf(values(), [])).toMatchObject({ action: required });
    expect(kind.problemsOf(values({ action: 'toString' }), []).action).toBe(
      'The value you selected is not a valid choice.',
    );
    expect(kind.bodyOf(values(), [])).toBeUndefined();
  });

  it.each(actions)('%s is complete with everything filled in', (action) => {
    expect(kind.problemsOf(values({ action }), [])).toEqual({});
  });
});

describe('what an action asks for', () => {
  const empty = { job_count: '', reason_code: '', snooze_date: '', note: '<p> &nbsp;</p>' };
  it.each([
    [
      'B-VAL-049 B-VAL-051 B-VAL-052 watch list',
      'send_for_review',
      watchListKind,
      ['job_count', 'reason_code', 'note'],
    ],
    [
      'B-VAL-049 B-VAL-050 B-VAL-052 watch list',
      'snooze',
      watchListKind,
      ['job_count', 'snooze_date', 'note'],
    ],
    [
      'B-VAL-049 B-VAL-051 B-VAL-052 watch list',
      'remove_from_watch_list',
      watchListKind,
      ['job_count', 'reason_code', 'note'],
    ],
    [
      'B-VAL-054, B-VAL-055 monitored entity',
      'send_for_review',
      monitoredKind,
      ['job_count', 'reason_code', 'note'],
    ],
    [
      'B-VAL-054, B-VAL-055 monitored entity',
      'remove_from_monitored_entities',
      monitoredKind,
      ['note'],
    ],
    [
      'B-VAL-057 B-VAL-059 B-VAL-061 pit stop',
      'send_to_scrape_team',
      pitStopKind,
      ['job_count', 'reason_code', 'note'],
    ],
    ['B-VAL-059 B-VAL-061 pit stop', 'send_to_continuous_delivery_queue', pitStopKind, ['note']],
    [
      'B-VAL-058 B-VAL-059 B-VAL-061 pit stop',
      'place_on_watch',
      pitStopKind,
      ['reason_code', 'snooze_date', 'note'],
    ],
    ['B-VAL-063 review-ready', 'accepted', reviewReadyKind, []],
    ['B-VAL-063 review-ready', 'declined', reviewReadyKind, ['note']],
  ])('%s, %s', (_, action, kind, fields) => {
    expect(kind.problemsOf(values({ action, ...empty }), [])).toEqual(
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
    expect(watchListKind.problemsOf(values({ action: 'snooze', job_count }), []).job_count).toBe(
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
      watchListKind.problemsOf(values({ action: 'snooze', snooze_date }), []).snooze_date,
    ).toBe(message);
  });

  it('a note may have 64 KB as they are sent, and no more', () => {
    const noteOf = (bytes: number) => `<p>${'é'.repeat((bytes - 7) / 2)}</p>`;
    expect(
      watchListKind.problemsOf(values({ action: 'snooze', note: noteOf(65_535) }), []).note,
    ).toBeUndefined();
    expect(
      watchListKind.problemsOf(values({ action: 'snooze', note: noteOf(65_537) }), []).note,
    ).toBe('Value is too long');
  });
});

it.each([
  [
    'B-API-073',
    'send_for_review',
    watchListKind,
    { job_count: 0, note: '<p>Seen</p>', reason_code: 'other', snooze_date: '' },
  ],
  [
    'B-API-073',
    'snooze',
    watchListKind,
    { job_count: 0, note: '<p>Seen</p>', reason_code: '', snooze_date: later },
  ],
  [
    'B-API-073',
    'remove_from_watch_list',
    watchListKind,
    { job_count: 0, note: '<p>Seen</p>', reason_code: 'other', snooze_date: '' },
  ],
  [
    'B-API-071',
    'send_for_review',
    monitoredKind,
    { job_count: 0, note: '<p>Seen</p>', reason_code: 'other' },
  ],
  [
    'B-API-071',
    'remove_from_monitored_entities',
    monitoredKind,
    { job_count: null, note: '<p>Seen</p>', reason_code: '' },
  ],
  [
    'B-API-076',
    'send_to_scrape_team',
    pitStopKind,
    { job_count: 0, note: '<p>Seen</p>', reason_code: 'other', snooze_date: '' },
  ],
  [
    'B-API-076',
    'send_to_continuous_delivery_queue',
    pitStopKind,
    { job_count: null, note: '<p>Seen</p>', reason_code: '', snooze_date: '' },
  ],
  [
    'B-API-076',
    'place_on_watch',
    pitStopKind,
    { job_count: null, note: '<p>Seen</p>', reason_code: 'other', snooze_date: later },
  ],
  ['B-API-069', 'declined', reviewReadyKind, { note: '<p>Seen</p>' }],
])(
  '%s the body of %s holds what the action asks for, and nothing else',
  (_, action, kind, body) => {
    expect(kind.bodyOf(values({ action }), [])).toEqual({ action, ...body });
  },
);
