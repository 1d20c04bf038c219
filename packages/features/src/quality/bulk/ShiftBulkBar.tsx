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
import {
  loadShifts,
  useBulkAssignShifts,
  useBulkReviewShifts,
} from '@console/api/reviews/bulkClient';
import { formatCount } from '@console/ui/numbers.ts';
import { PercentChange } from '../../parts/cells/PercentChange.tsx';
import {
  emptyShiftReview,
  SHIFT_ACTION_LABELS,
  SHIFT_LABELS,
  shiftActionOf,
  shiftFormProblems,
  toShiftReview,
} from '../daily-job-shift/dailyJobShiftReview.form.ts';
import type { ReviewValues } from '../review/reviewForm.ts';
import { BulkBar, type BulkBarProps } from './BulkBar.tsx';
import type { BulkKind, Ticked } from './bulkKind.ts';
import { sheetsOf } from './bulkSheets.tsx';

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

/** Whether the request for a new scrape places the rows on the watch list, too. */
const isWatched = (action: string, ticked: Ticked) =>
  action === 'request_new_scrape' && ticked.includes('place_on_watch');

const kind: BulkKind<DailyJobShift, DailyJobShiftReview> = {
  draft: 'daily-job-shift-review-batch',
  rowNoun: 'daily job shifts',
  control: 'dailyJobShifts.review',
  actions: SHIFT_ACTIONS,
  actionLabels: SHIFT_ACTION_LABELS,
  questions: {
    send_for_review: 'Send # daily job shifts for review',
    place_on_watch: 'Place # daily job shifts on the watch list',
    request_new_scrape: 'Request a new scrape for # daily job shifts',
    retire_scrape: 'Retire the scrapes of # daily job shifts',
    do_nothing: 'Do nothing about # daily job shifts',
  },
  buttons: { send_for_review: SHIFT_ACTION_LABELS.send_for_review },
  jobCountLabel: SHIFT_LABELS.job_count,
  ticksOf: (action) => ({
    ...(action === 'request_new_scrape' && { retire_scrape, place_on_watch }),
    ...(action === 'do_nothing' && { job_shift_valid }),
    career_page_up_to_date,
    job_count_acceptable,
  }),
  asksOf: (values) => SHIFT_ASKS[shiftActionOf(values) ?? 'do_nothing'],
  mayHaveDay: isWatched,
  leftOut:
    'A new homepage URL belongs to one entity: enter it in the review of its row, or in the entity.',
  problemsOf: (values, ticked) => shiftFormProblems(withTicks(values, ticked)),
  bodyOf: (values, ticked) => toShiftReview(withTicks(values, ticked)),
  blockReason: (row, action, ticked) =>
    shiftBlockReason(row) ??
    (action === 'retire_scrape' ||
    (action === 'request_new_scrape' && ticked.includes('retire_scrape'))
      ? retireBlockReason(row)
      : undefined),
  countBlockReason(count, action, ticked) {
    const message = isWatched(action, ticked) ? reasonNotWatched(count) : undefined;
    return message === undefined ? undefined : { code: 'site_has_jobs', message };
  },
  facts: [
    { header: 'Avg. Job Count', cell: ({ avg_job_count }) => formatCount(avg_job_count) },
    { header: 'Latest Job Count', cell: ({ latest_job_count }) => formatCount(latest_job_count) },
    {
      header: '% Change',
      cell: ({ percent_change }) => <PercentChange change={percent_change} />,
    },
  ],
  useReview: useBulkReviewShifts,
  load: loadShifts,
  assign: { control: 'dailyJobShifts.assign', several: true, useAssign: useBulkAssignShifts },
};

const sheets = sheetsOf(kind);

/** The bar of the daily job shifts. */
export const ShiftBulkBar = (props: BulkBarProps<DailyJobShift>) => (
  <BulkBar {...props} kind={kind} sheets={sheets} />
);
