import { describe, expect, it } from 'vitest';
import {
  emptyShiftReview,
  shiftFormProblems,
  snoozeOf,
  toShiftReview,
  withShiftAction,
  withShiftJobCount,
  type ShiftReviewValues,
} from './dailyJobShiftReview.form.ts';

const NOW = new Date('2026-11-21T15:00:00').getTime();
const required = 'This is required';
const values = (given: Partial<ShiftReviewValues> = {}): ShiftReviewValues => ({
  ...emptyShiftReview('do_nothing'),
  job_count: '5',
  reason_code: 'other',
  note: '<p>Seen</p>',
  ...given,
});
const everythingTicked = {
  job_shift_valid: true,
  retire_scrape: true,
  place_on_watch: true,
  career_page_up_to_date: true,
  job_count_acceptable: true,
};

describe('what is missing', () => {
  it.each(['send_for_review', 'request_new_scrape', 'retire_scrape', 'do_nothing'])(
    'B-VAL-041, B-VAL-042, B-VAL-045 %s asks for a count, a reason and a note',
    (action) => {
      expect(shiftFormProblems(values({ action }), NOW)).toEqual({});
      expect(
        Object.entries(
          shiftFormProblems(
            values({ action, job_count: '', reason_code: '', note: '<p></p>' }),
            NOW,
          ),
        ),
      ).toEqual([
        ['job_count', required],
        ['reason_code', required],
        ['note', required],
      ]);
    },
  );

  it('B-VAL-040 an action is required', () => {
    expect(shiftFormProblems(values({ action: '' }), NOW)).toEqual({ action: required });
  });

  it('B-VAL-043 a row that is placed on watch sleeps until some later day', () => {
    expect(shiftFormProblems(values({ action: 'place_on_watch' }), NOW)).toEqual({
      snooze_date: required,
    });
    expect(
      shiftFormProblems(values({ action: 'place_on_watch', snooze_date: '2026-11-22' }), NOW),
    ).toEqual({});
  });

  it('B-VAL-044 the homepage may be left out, and is a whole address otherwise', () => {
    const said = [
      '',
      ' ',
      'abc',
      'a b',
      'example.com',
      'javascript:alert(1)',
      'ftp://example.com',
      'https://example.com/jobs',
    ].map(
      (homepage_url_changed) =>
        shiftFormProblems(values({ homepage_url_changed }), NOW).homepage_url_changed,
    );
    expect(said).toEqual([
      undefined,
      undefined,
      'URL not valid',
      'URL not valid',
      'URL not valid',
      'URL not valid',
      'URL not valid',
      undefined,
    ]);
  });

  it('beside a request for a new scrape the day may be left out, but not be over', () => {
    const asked = { action: 'request_new_scrape', job_count: '0', place_on_watch: true };
    expect(shiftFormProblems(values(asked), NOW)).toEqual({});
    expect(shiftFormProblems(values({ ...asked, snooze_date: '2026-11-20' }), NOW)).toEqual({
      snooze_date: 'Date must be in the future',
    });
  });
});

describe('what depends on the action', () => {
  const filled = values({
    action: 'request_new_scrape',
    job_count: '0',
    snooze_date: '2026-12-01',
    ...everythingTicked,
  });

  it('B-STA-014, B-STA-015, B-STA-016 begins again with another action; the rest stays', () => {
    expect(withShiftAction(filled, 'do_nothing')).toEqual({
      ...filled,
      action: 'do_nothing',
      reason_code: '',
      snooze_date: '',
      retire_scrape: false,
      place_on_watch: false,
      job_shift_valid: false,
    });
    expect(withShiftAction(filled, 'request_new_scrape')).toBe(filled);
  });

  it('B-STA-017 the watch list goes with a count of 0 only', () => {
    expect(withShiftJobCount(filled, '00')).toMatchObject({
      job_count: '00',
      place_on_watch: true,
      snooze_date: '2026-12-01',
    });
    for (const typed of ['5', '', 'none'])
      expect(withShiftJobCount(filled, typed)).toMatchObject({
        job_count: typed,
        place_on_watch: false,
        snooze_date: '',
      });
    expect(withShiftJobCount({ ...filled, action: 'place_on_watch' }, '5')).toMatchObject({
      snooze_date: '2026-12-01',
    });
  });

  it('a day is asked for, offered, or not there', () => {
    expect([
      snoozeOf({ action: 'place_on_watch', place_on_watch: false }),
      snoozeOf(filled),
      snoozeOf({ ...filled, place_on_watch: false }),
      snoozeOf({ ...filled, action: 'do_nothing' }),
    ]).toEqual(['required', 'optional', undefined, undefined]);
  });
});

describe('B-DAT-013 the body', () => {
  const ticked = values({
    snooze_date: '2026-12-01',
    homepage_url_changed: ' https://acme.example ',
    ...everythingTicked,
  });
  const snooze_date = new Date(2026, 11, 1).toISOString();
  const common = {
    career_page_up_to_date: true,
    homepage_url_changed: 'https://acme.example',
    job_count: 5,
    job_count_acceptable: true,
    note: '<p>Seen</p>',
    reason_code: 'other',
  };
  const none = {
    job_shift_valid: null,
    place_on_watch: false,
    retire_scrape: false,
    snooze_date: '',
  };

  it.each([
    ['send_for_review', none],
    ['place_on_watch', { ...none, snooze_date }],
    ['request_new_scrape', { ...none, retire_scrape: true }],
    ['retire_scrape', none],
    ['do_nothing', { ...none, job_shift_valid: true }],
  ])('of %s says nothing that belongs to another action', (action, own) => {
    expect(toShiftReview({ ...ticked, action })).toEqual({ action, ...common, ...own });
  });

  it('of a request for a new scrape of a site without jobs may place it on the watch list', () => {
    expect(
      toShiftReview({ ...ticked, action: 'request_new_scrape', job_count: '0' }),
    ).toMatchObject({ job_count: 0, place_on_watch: true, retire_scrape: true, snooze_date });
  });
});
