import {
  archivedObstacle,
  askedProblems,
  NO_CHOICE,
  type AskedField,
  type Asks,
  type Problems,
} from '../reviews/rules.ts';
import type { WatchListAction, WatchListReview } from './schema.ts';

/** What each action has to be told (table R2). */
export const WATCH_LIST_ASKS: Readonly<Record<WatchListAction, Asks>> = {
  send_for_review: { jobCount: true, snoozeDate: false, note: true, reasons: ['queue_request'] },
  snooze: { jobCount: true, snoozeDate: true, note: true, reasons: [] },
  remove_from_watch_list: {
    jobCount: true,
    snoozeDate: false,
    note: true,
    reasons: ['watch_list_removal'],
  },
};

/**
 * Why nothing can be decided about this row; undefined where it can. A row that was removed is the
 * server's to know.
 */
export const watchListObstacle = archivedObstacle;

type Given = { action: WatchListAction } & {
  [Field in keyof Omit<WatchListReview, 'action'>]?: WatchListReview[Field] | null;
};

/**
 * Everything that is wrong with a review, but for a reason that is in no list.
 *
 * @param now milliseconds
 */
export function watchListProblems(given: Given, now: number): Problems<AskedField> {
  const sleeps = given.action === 'snooze';
  return {
    ...askedProblems(WATCH_LIST_ASKS[given.action], given, now),
    // A date with another action is a mistake, not something to pass over: the row would not sleep.
    ...(!sleeps && given.snooze_date ? { snooze_date: NO_CHOICE } : {}),
  };
}
