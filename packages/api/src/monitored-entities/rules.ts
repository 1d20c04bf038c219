import {
  archivedObstacle,
  askedProblems,
  type AskedField,
  type Asks,
  type Problems,
} from '../reviews/rules.ts';
import type { MonitoredAction, MonitoredEntityReview } from './schema.ts';

/** What each action has to be told (table R3). */
export const MONITORED_ASKS: Readonly<Record<MonitoredAction, Asks>> = {
  send_for_review: { jobCount: true, snoozeDate: false, note: true, reasons: ['queue_request'] },
  remove_from_monitored_entities: { jobCount: false, snoozeDate: false, note: true, reasons: [] },
};

/**
 * Why nothing can be decided about this row; undefined where it can. A row that was removed is the
 * server's to know.
 */
export const monitoredObstacle = archivedObstacle;

type Given = { action: MonitoredAction } & {
  [Field in keyof Omit<MonitoredEntityReview, 'action'>]?: MonitoredEntityReview[Field] | null;
};

/** Everything that is wrong with a review, but for a reason that is in no list. */
export const monitoredProblems = (given: Given): Problems<AskedField> =>
  askedProblems(MONITORED_ASKS[given.action], given, 0);
