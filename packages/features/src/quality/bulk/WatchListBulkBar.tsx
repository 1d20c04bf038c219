import {
  loadWatchLists,
  useBulkAssignWatchLists,
  useBulkReviewWatchLists,
} from '@console/api/reviews/bulkClient';
import type { WatchList, WatchListReview } from '@console/api/watch-lists/schema';
import { formatCount } from '@console/ui/numbers.ts';
import { watchListReview } from '../watch-list/watchListReview.form.ts';
import { BulkBar, type BulkBarProps } from './BulkBar.tsx';
import { batchOf, type BulkKind } from './bulkKind.ts';
import { sheetsOf } from './bulkSheets.tsx';

const kind: BulkKind<WatchList, WatchListReview> = {
  ...batchOf(watchListReview),
  rowNoun: 'entities',
  control: 'watchLists.review',
  questions: {
    send_for_review: 'Send # entities for review',
    snooze: 'Snooze # entities',
    remove_from_watch_list: 'Remove # entities from the watch list',
  },
  buttons: {
    send_for_review: 'Send for Review',
    snooze: 'Snooze',
    remove_from_watch_list: 'Remove',
  },
  facts: [{ header: 'Jobs', cell: ({ entity }) => formatCount(entity.num_jobs) }],
  useReview: useBulkReviewWatchLists,
  load: loadWatchLists,
  assign: { control: 'watchLists.assign', several: false, useAssign: useBulkAssignWatchLists },
};

const sheets = sheetsOf(kind);

/** The bar of the watch list. */
export const WatchListBulkBar = (props: BulkBarProps<WatchList>) => (
  <BulkBar {...props} kind={kind} sheets={sheets} />
);
