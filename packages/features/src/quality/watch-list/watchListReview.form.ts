import { WATCH_LIST_ASKS, watchListObstacle } from '@console/api/watch-lists/rules';
import {
  WATCH_LIST_ACTIONS,
  type WatchList,
  type WatchListAction,
  type WatchListReview,
} from '@console/api/watch-lists/schema';
import { reviewKind } from '../review/reviewKind.ts';
import { REVIEW_LABELS } from '../review/reviewLabels.ts';
import { givenIn } from '../review/reviewProblems.ts';

/** What is decided about a row of the watch list (document B, sections 4 and 5). */
export const watchListReview = reviewKind<WatchList, WatchListAction, WatchListReview>({
  draft: 'watch-list-review',
  actions: WATCH_LIST_ACTIONS,
  labels: {
    send_for_review: 'Send for Review',
    snooze: 'Snooze',
    remove_from_watch_list: 'Remove From Watch List',
  },
  asks: WATCH_LIST_ASKS,
  fieldLabels: { ...REVIEW_LABELS, job_count: 'Job Count on the website' },
  obstacle: watchListObstacle,
  toBody(values, action) {
    const { job_count, note, reason_code, snooze_date } = givenIn(values);
    const sleeps = action === 'snooze';
    return {
      action,
      job_count: job_count ?? 0,
      note,
      reason_code: sleeps ? '' : reason_code,
      snooze_date: sleeps ? snooze_date : '',
    };
  },
});
