import {
  archivedObstacle,
  askedProblems,
  type AskedField,
  type Asks,
  type Obstacle,
  type Problems,
} from '../reviews/rules.ts';
import type { PitStopAction, PitStopReview } from './schema.ts';

/** What each action has to be told (table R4). */
export const PIT_STOP_ASKS: Readonly<Record<PitStopAction, Asks>> = {
  send_to_scrape_team: {
    jobCount: true,
    snoozeDate: false,
    note: true,
    reasons: ['pit_stop', 'queue_request'],
  },
  send_to_continuous_delivery_queue: {
    jobCount: false,
    snoozeDate: false,
    note: true,
    reasons: [],
  },
  place_on_watch: { jobCount: false, snoozeDate: true, note: true, reasons: ['watch_list'] },
};

/** Why nothing can be decided about this pit stop; undefined where it can. */
export function pitStopObstacle(row: {
  status: string | null;
  entity: { archived: boolean };
}): Obstacle | undefined {
  return row.status === 'done'
    ? { code: 'pit_stop_done', message: 'The pit stop is already done.' }
    : archivedObstacle(row);
}

type Given = { action: PitStopAction } & {
  [Field in keyof Omit<PitStopReview, 'action'>]?: PitStopReview[Field] | null;
};

/**
 * Everything that is wrong with a review, but for a reason that is in no list.
 *
 * @param now milliseconds
 */
export const pitStopProblems = (given: Given, now: number): Problems<AskedField> =>
  askedProblems(PIT_STOP_ASKS[given.action], given, now);
