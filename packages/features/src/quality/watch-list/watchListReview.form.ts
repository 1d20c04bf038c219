import { WATCH_LIST_ASKS, watchListBlockReason } from '@console/api/watch-lists/rules';
import {
  WATCH_LIST_ACTIONS,
  type WatchList,
  type WatchListAction,
  type WatchListReview,
} from '@console/api/watch-lists/schema';
import { REVIEW_LABELS, reviewKind, wireValues } from '../review/reviewForm.ts';

/** The review of a row of the watch list. */
export const watchListReview = reviewKind<WatchList, WatchListAction, WatchListReview>({
  draft: 'watch-list-review',
  actions: WATCH_LIST_ACTIONS,
  actionLabels: {
    send_for_review: 'Send for Review',
    snooze: 'Snooze',
    remove_from_watch_list: 'Remove From Watch List',
  },
  asks: WATCH_LIST_ASKS,
  labels: { ...REVIEW_LABELS, job_count: 'Job Count on the website' },
  blockReason: watchListBlockReason,
  toBody(values, action) {
    const { job_count, note, reason_code, snooze_date } = wireValues(values);
    const snoozes = action === 'snooze';
    return {
      action,
      job_count: job_count ?? 0,
      note,
      reason_code: snoozes ? '' : reason_code,
      snooze_date: snoozes ? snooze_date : '',
    };
  },
});
