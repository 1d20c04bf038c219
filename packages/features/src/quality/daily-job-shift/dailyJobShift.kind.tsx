import {
  reasonNotWatched,
  retireBlockReason,
  shiftBlockReason,
  SHIFT_ASKS,
} from '@console/api/daily-job-shifts/rules';
import {
  SHIFT_ACTIONS,
  type DailyJobShift,
  type DailyJobShiftReview,
} from '@console/api/daily-job-shifts/schema';
import { shiftCalls } from '@console/api/reviews/kinds';
import { formatCount } from '@console/ui/numbers.ts';
import { PercentChange } from '../../parts/cells/PercentChange.tsx';
import type { ReviewValues } from '../review/reviewForm.ts';
import type { ReviewKind, Ticked } from '../review/reviewKind.ts';
import {
  emptyShiftReview,
  SHIFT_LABELS,
  SHIFT_WORDS,
  shiftActionOf,
  shiftFormProblems,
  toShiftReview,
} from './dailyJobShiftReview.form.ts';
import { ShiftFacts } from './ShiftFacts.tsx';
import { ShiftReview } from './ShiftReview.tsx';

const withTicks = (values: ReviewValues, ticked: Ticked) => ({
  ...emptyShiftReview(),
  ...values,
  career_page_up_to_date: ticked.includes('career_page_up_to_date'),
  job_count_acceptable: ticked.includes('job_count_acceptable'),
  job_shift_valid: ticked.includes('job_shift_valid'),
  place_on_watch: ticked.includes('place_on_watch'),
  retire_scrape: ticked.includes('retire_scrape'),
});

const {
  career_page_up_to_date,
  job_count_acceptable,
  job_shift_valid,
  place_on_watch,
  retire_scrape,
} = SHIFT_LABELS;

/** Whether the request for a new scrape also places the rows on the watch list. */
const isWatched = (action: string, ticked: Ticked) =>
  action === 'request_new_scrape' && ticked.includes('place_on_watch');

/**
 * The review of a daily job shift. Its form has additional fields, which a batch shows as check
 * boxes.
 */
export const dailyJobShiftKind: ReviewKind<DailyJobShift, DailyJobShiftReview> = {
  calls: shiftCalls,
  control: 'dailyJobShifts.review',
  tab: 'daily-job-shift',
  draft: 'daily-job-shift-review',
  rowNoun: { one: 'daily job shift', many: 'daily job shifts' },
  saved: 'Daily Job Shift has been updated.',
  actions: SHIFT_ACTIONS,
  words: SHIFT_WORDS,
  labels: SHIFT_LABELS,
  asksOf: (values) => SHIFT_ASKS[shiftActionOf(values) ?? 'do_nothing'],
  problemsOf: (values, ticked) => shiftFormProblems(withTicks(values, ticked)),
  bodyOf: (values, ticked) => toShiftReview(withTicks(values, ticked)),
  blockReason: (row, action, ticked) =>
    shiftBlockReason(row) ??
    (action === 'retire_scrape' ||
    (action === 'request_new_scrape' && ticked.includes('retire_scrape'))
      ? retireBlockReason(row)
      : undefined),
  Facts: ShiftFacts,
  deciding: ({ avg_job_count, latest_job_count }) =>
    `${formatCount(avg_job_count)} → ${formatCount(latest_job_count)}`,
  careerPage: ({ scrape, entity }) => scrape.career_portal ?? entity.career_page,
  batch: {
    facts: [
      { header: 'Avg. Job Count', cell: ({ avg_job_count }) => formatCount(avg_job_count) },
      { header: 'Latest Job Count', cell: ({ latest_job_count }) => formatCount(latest_job_count) },
      {
        header: '% Change',
        cell: ({ percent_change }) => <PercentChange change={percent_change} />,
      },
    ],
    ticksOf: (action) => ({
      ...(action === 'request_new_scrape' && { retire_scrape, place_on_watch }),
      ...(action === 'do_nothing' && { job_shift_valid }),
      career_page_up_to_date,
      job_count_acceptable,
    }),
    leftOut:
      'A new homepage URL belongs to one entity: enter it in the review of its row, or in the entity.',
    mayHaveDay: isWatched,
    countBlockReason(count, action, ticked) {
      const message = isWatched(action, ticked) ? reasonNotWatched(count) : undefined;
      return message === undefined ? undefined : { code: 'site_has_jobs', message };
    },
  },
  assign: {
    calls: shiftCalls,
    control: 'dailyJobShifts.assign',
    several: true,
    draft: 'daily-job-shift-assign',
    saved: 'Daily Job Shift has been assigned.',
  },
  Review: ShiftReview,
};
