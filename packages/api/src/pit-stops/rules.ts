import {
  archivedBlockReason,
  askedProblems,
  type AskedField,
  type Asks,
  type BlockReason,
  type Problems,
} from '../reviews/rules.ts';
import type { PitStopAction, PitStopReview } from './schema.ts';

/** The fields that each action asks for. See docs/contract.md#quality. */
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

/** The reason why this pit stop cannot be reviewed, or undefined when it can. */
export function pitStopBlockReason(row: {
  status: string | null;
  entity: { archived: boolean };
}): BlockReason | undefined {
  return row.status === 'done'
    ? { code: 'pit_stop_done', message: 'The pit stop is already done.' }
    : archivedBlockReason(row);
}

type Given = { action: PitStopAction } & {
  [Field in keyof Omit<PitStopReview, 'action'>]?: PitStopReview[Field] | null;
};

/**
 * Returns all problems of a review. Only the server knows whether the reason is in its list.
 *
 * @param now milliseconds
 */
export const pitStopProblems = (given: Given, now: number): Problems<AskedField> =>
  askedProblems(PIT_STOP_ASKS[given.action], given, now);
