import {
  archivedBlockReason,
  askedProblems,
  NO_CHOICE,
  type AskedField,
  type Asks,
  type Problems,
} from '../reviews/rules.ts';
import type { WatchListAction, WatchListReview } from './schema.ts';

/** The fields that each action asks for. See docs/contract.md#quality. */
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
 * The reason why this row cannot be reviewed, or undefined when it can. Only the server knows
 * whether the row was removed.
 */
export const watchListBlockReason = archivedBlockReason;

type Given = { action: WatchListAction } & {
  [Field in keyof Omit<WatchListReview, 'action'>]?: WatchListReview[Field] | null;
};

/**
 * Returns all problems of a review. Only the server knows whether the reason is in its list.
 *
 * @param now milliseconds
 */
export function watchListProblems(given: Given, now: number): Problems<AskedField> {
  const sleeps = given.action === 'snooze';
  return {
    ...askedProblems(WATCH_LIST_ASKS[given.action], given, now),
    // A date with another action is refused, not ignored, because the row would not be snoozed.
    ...(!sleeps && given.snooze_date ? { snooze_date: NO_CHOICE } : {}),
  };
}
