import { describe, expect, it } from 'vitest';
import { isEmptyRichText } from '../core/hydra/richText.ts';
import {
  retireBlockReason,
  retiresScrape,
  SHIFT_ASKS,
  shiftBlockReason,
  shiftProblems,
  reasonNotWatched,
  withDependentShiftFields,
} from '../daily-job-shifts/rules.ts';
import { SHIFT_ACTIONS, type DailyJobShiftReview } from '../daily-job-shifts/schema.ts';
import { MONITORED_ASKS, monitoredProblems } from '../monitored-entities/rules.ts';
import { PIT_STOP_ASKS, pitStopBlockReason, pitStopProblems } from '../pit-stops/rules.ts';
import {
  REVIEW_READY_ASKS,
  reviewReadyBlockReason,
  reviewReadyProblems,
  spelledReviewReadyAction,
} from '../review-readies/rules.ts';
import { WATCH_LIST_ASKS, watchListProblems } from '../watch-lists/rules.ts';
import { actionOf, jobCountProblem, reviewVersion, snoozeProblem } from './rules.ts';

const NOW = Date.parse('2026-11-21T05:40:00Z');
const TOMORROW = '2026-11-22T05:00:00.000Z';
const YESTERDAY = '2026-11-20T05:00:00.000Z';
const codes = (problems: object) =>
  Object.fromEntries(Object.entries(problems).map(([field, { code }]) => [field, code]));
const complete = { job_count: 3, reason_code: 'other', snooze_date: '', note: '<p>A</p>' };

describe('what every review has', () => {
  it('a version that says when the row was reviewed last', () => {
    expect(reviewVersion('DailyJobShift', { id: 55, last_time_reviewed: 1795153200 })).toBe(
      '"DailyJobShift-55-1795153200"',
    );
    expect([
      reviewVersion('WatchList', { id: 31, last_time_reviewed: null }),
      reviewVersion('PitStop', { id: 4 }),
    ]).toEqual(['"WatchList-31-0"', '"PitStop-4-0"']);
  });

  it.each([
    [null, true, 'required'],
    [null, false, undefined],
    [0, true, undefined],
    [-1, false, 'min'],
    [1.5, true, 'invalid_choice'],
    [2_147_483_647, true, undefined],
    [2_147_483_648, true, 'max'],
    [Number.NaN, true, 'invalid_choice'],
    [Number.POSITIVE_INFINITY, true, 'max'],
  ])('a job count %s, asked for: %s: %s', (count, asked, code) => {
    expect(jobCountProblem(count, asked)?.code).toBe(code);
  });

  it.each([
    ['', true, 'required'],
    ['', false, undefined],
    [TOMORROW, true, undefined],
    ['2026-11-21T05:40:00.001Z', true, undefined],
    ['2026-11-21T05:40:00Z', true, 'not_in_future'],
    [YESTERDAY, false, 'not_in_future'],
    ['2099-01-01T00:00:00+02:00', true, undefined],
    ['soon', true, 'invalid_choice'],
    ['2026-13-45', true, 'invalid_choice'],
    ['1', true, 'invalid_choice'],
  ])('a snooze date %j, asked for: %s: %s', (date, asked, code) => {
    expect(snoozeProblem(date, asked, NOW)?.code).toBe(code);
  });

  it.each([
    ['', true],
    ['<p></p>', true],
    ['<p>&nbsp;<br></p>\n<ul><li> \u200B</li></ul>', true],
    ['<p>.</p>', false],
    ['0', false],
  ])('rich text %j is empty: %s', (html, empty) => {
    expect(isEmptyRichText(html)).toBe(empty);
  });

  it('an action out of its list', () => {
    expect([
      actionOf(SHIFT_ACTIONS, 'do_nothing'),
      actionOf(SHIFT_ACTIONS, ''),
      actionOf(SHIFT_ACTIONS, 'snooze'),
    ]).toMatchObject(['do_nothing', { code: 'required' }, { code: 'invalid_choice' }]);
  });
});

describe('a review of a shift', () => {
  const problems = (given: object) =>
    codes(shiftProblems({ action: 'do_nothing', ...complete, ...given }, NOW));

  it('takes the reasons of the watch list to place on watch, else those of the queue', () => {
    expect(Object.entries(SHIFT_ASKS).map(([action, { reasons }]) => [action, ...reasons])).toEqual(
      [
        ['send_for_review', 'queue_request'],
        ['place_on_watch', 'watch_list'],
        ['request_new_scrape', 'queue_request'],
        ['retire_scrape', 'queue_request'],
        ['do_nothing', 'queue_request'],
      ],
    );
  });

  it.each(SHIFT_ACTIONS)('requires job count, reason and note with %s', (action) => {
    expect(
      problems({
        action,
        job_count: null,
        reason_code: ' ',
        note: '<p></p>',
        snooze_date: TOMORROW,
      }),
    ).toEqual({
      job_count: 'required',
      reason_code: 'required',
      note: 'required',
    });
  });

  it.each([
    ['a complete one is fine', {}, {}],
    [
      'to place on watch requires a date',
      { action: 'place_on_watch' },
      { snooze_date: 'required' },
    ],
    [
      'a later one',
      { action: 'place_on_watch', snooze_date: YESTERDAY },
      { snooze_date: 'not_in_future' },
    ],
    ['a date with another action is passed over', { snooze_date: YESTERDAY }, {}],
    ['a new homepage is optional', { homepage_url_changed: '' }, {}],
    ['but an address', { homepage_url_changed: 'abc' }, { homepage_url_changed: 'invalid_url' }],
    ['also one without a scheme', { homepage_url_changed: 'acme.example' }, {}],
    [
      'a request for a new scrape may place on watch',
      { action: 'request_new_scrape', place_on_watch: true, job_count: 0 },
      {},
    ],
    [
      'with a date',
      { action: 'request_new_scrape', place_on_watch: true, job_count: 0, snooze_date: TOMORROW },
      {},
    ],
    [
      'a later one',
      { action: 'request_new_scrape', place_on_watch: true, job_count: 0, snooze_date: YESTERDAY },
      { snooze_date: 'not_in_future' },
    ],
    [
      'of a site without jobs only',
      { action: 'request_new_scrape', place_on_watch: true },
      { place_on_watch: 'invalid_choice' },
    ],
    [
      'and with this action only',
      { place_on_watch: true, job_count: 0 },
      { place_on_watch: 'invalid_choice' },
    ],
  ] as const)('%s', (_name, given, found) => {
    expect(problems(given)).toEqual(found);
  });

  const filled: DailyJobShiftReview = {
    ...complete,
    action: 'request_new_scrape',
    career_page_up_to_date: true,
    homepage_url_changed: ' acme.example',
    job_count: 0,
    job_count_acceptable: false,
    job_shift_valid: true,
    place_on_watch: true,
    retire_scrape: true,
    snooze_date: TOMORROW,
  };

  it('sends what belongs to its action, and the rest as at the beginning', () => {
    expect(withDependentShiftFields(filled)).toEqual({
      ...filled,
      homepage_url_changed: 'https://acme.example',
      job_shift_valid: null,
    });
    const other = { place_on_watch: false, retire_scrape: false };
    expect(withDependentShiftFields({ ...filled, action: 'do_nothing' })).toMatchObject({
      ...other,
      job_shift_valid: true,
      snooze_date: '',
    });
    expect(withDependentShiftFields({ ...filled, action: 'place_on_watch' })).toMatchObject({
      ...other,
      job_shift_valid: null,
      snooze_date: TOMORROW,
    });
    expect(withDependentShiftFields({ ...filled, job_count: 5 })).toMatchObject({
      place_on_watch: false,
      retire_scrape: true,
      snooze_date: '',
    });
  });

  it('says why a site with jobs is not placed on watch as well', () => {
    expect(reasonNotWatched(0)).toBeUndefined();
    for (const count of [5, null]) expect(reasonNotWatched(count)).toMatch(/without jobs/);
  });

  it('is blocked only when the entity is archived, or the scrape to retire is', () => {
    expect(shiftBlockReason({ entity: { archived: true } })).toEqual({
      code: 'entity_archived',
      message: 'The entity is archived.',
    });
    expect(shiftBlockReason({ entity: { archived: false } })).toBeUndefined();
    expect([
      retireBlockReason({ scrape: { archived: true } })?.code,
      retireBlockReason({ scrape: { archived: false } }),
    ]).toEqual(['scrape_archived', undefined]);
    expect(
      (['retire_scrape', 'request_new_scrape', 'do_nothing'] as const).map((action) =>
        [false, true].map((retire_scrape) => retiresScrape({ action, retire_scrape })),
      ),
    ).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
  });
});

describe('the other reviews', () => {
  it.each([
    ['send_for_review', {}, {}],
    [
      'send_for_review',
      { job_count: null, reason_code: '' },
      { job_count: 'required', reason_code: 'required' },
    ],
    ['send_for_review', { snooze_date: TOMORROW }, { snooze_date: 'invalid_choice' }],
    ['snooze', { reason_code: '' }, { snooze_date: 'required' }],
    [
      'snooze',
      { reason_code: '', snooze_date: TOMORROW, job_count: null },
      { job_count: 'required' },
    ],
    ['remove_from_watch_list', { note: '' }, { note: 'required' }],
  ] as const)('of the watch list: %s with %j: %j', (action, given, found) => {
    expect(codes(watchListProblems({ action, ...complete, ...given }, NOW))).toEqual(found);
  });

  it.each([
    [
      'send_for_review',
      { job_count: null, reason_code: '' },
      { job_count: 'required', reason_code: 'required' },
    ],
    ['remove_from_monitored_entities', { job_count: null, reason_code: '' }, {}],
    [
      'remove_from_monitored_entities',
      { job_count: -1, note: '' },
      { job_count: 'min', note: 'required' },
    ],
  ] as const)('of monitored entities: %s with %j: %j', (action, given, found) => {
    expect(codes(monitoredProblems({ action, ...complete, ...given }))).toEqual(found);
  });

  it.each([
    ['accepted', '', {}],
    ['declined', '<p></p>', { note: 'required' }],
    ['declined', '<p>No</p>', {}],
  ] as const)('of review-readies: %s with the note %j: %j', (action, note, found) => {
    expect(codes(reviewReadyProblems({ action, note }))).toEqual(found);
  });

  it.each([
    [
      'send_to_scrape_team',
      { job_count: null, reason_code: '' },
      { job_count: 'required', reason_code: 'required' },
    ],
    ['send_to_continuous_delivery_queue', { job_count: null, reason_code: '' }, {}],
    ['send_to_continuous_delivery_queue', { note: '' }, { note: 'required' }],
    [
      'place_on_watch',
      { job_count: null, reason_code: '' },
      { reason_code: 'required', snooze_date: 'required' },
    ],
    ['place_on_watch', { job_count: null, snooze_date: TOMORROW }, {}],
  ] as const)('of pit stops: %s with %j: %j', (action, given, found) => {
    expect(codes(pitStopProblems({ action, ...complete, ...given }, NOW))).toEqual(found);
  });

  it('take their reasons from the lists of their actions', () => {
    const first = (asks: Readonly<Record<string, { reasons: readonly string[] }>>) =>
      Object.values(asks).map(({ reasons }) => reasons[0]);
    expect(first(WATCH_LIST_ASKS)).toEqual(['queue_request', undefined, 'watch_list_removal']);
    expect(first(MONITORED_ASKS)).toEqual(['queue_request', undefined]);
    expect(first(REVIEW_READY_ASKS)).toEqual([undefined, undefined]);
    expect(first(PIT_STOP_ASKS)).toEqual(['pit_stop', undefined, 'watch_list']);
  });

  it('are possible only for rows that wait for a review', () => {
    expect(
      reviewReadyBlockReason({ status: 'open_for_review', entity: { archived: false } }),
    ).toBeUndefined();
    expect(reviewReadyBlockReason({ status: 'declined', entity: { archived: false } })?.code).toBe(
      'already_reviewed',
    );
    expect(
      pitStopBlockReason({ status: 'in-progress', entity: { archived: false } }),
    ).toBeUndefined();
    expect(pitStopBlockReason({ status: 'done', entity: { archived: false } })?.code).toBe(
      'pit_stop_done',
    );
    expect(pitStopBlockReason({ status: 'requested', entity: { archived: true } })?.code).toBe(
      'entity_archived',
    );
  });

  it('read accept and decline in either spelling', () => {
    expect(
      ['accept', 'decline', 'accepted', 'declined', 'acceptable'].map(spelledReviewReadyAction),
    ).toEqual(['accepted', 'declined', 'accepted', 'declined', 'acceptable']);
  });
});
