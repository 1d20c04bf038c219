import {
  archivedBlockReason,
  askedProblems,
  type AskedField,
  type Asks,
  type Problems,
} from '../reviews/rules.ts';
import type { MonitoredAction, MonitoredEntityReview } from './schema.ts';

/** The fields that each action asks for. See docs/contract.md#quality. */
export const MONITORED_ASKS: Readonly<Record<MonitoredAction, Asks>> = {
  send_for_review: { jobCount: true, snoozeDate: false, note: true, reasons: ['queue_request'] },
  remove_from_monitored_entities: { jobCount: false, snoozeDate: false, note: true, reasons: [] },
};

/**
 * The reason why this row cannot be reviewed, or undefined when it can. Only the server knows
 * whether the row was removed.
 */
export const monitoredBlockReason = archivedBlockReason;

type Given = { action: MonitoredAction } & {
  [Field in keyof Omit<MonitoredEntityReview, 'action'>]?: MonitoredEntityReview[Field] | null;
};

/** Returns all problems of a review. Only the server knows whether the reason is in its list. */
export const monitoredProblems = (given: Given): Problems<AskedField> =>
  askedProblems(MONITORED_ASKS[given.action], given, 0);
