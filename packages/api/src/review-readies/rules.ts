import {
  archivedBlockReason,
  askedProblems,
  type AskedField,
  type Asks,
  type BlockReason,
  type Problems,
} from '../reviews/rules.ts';
import type { ReviewReadyAction } from './schema.ts';

/** The fields that each action asks for. Only `declined` needs a note. */
export const REVIEW_READY_ASKS: Readonly<Record<ReviewReadyAction, Asks>> = {
  accepted: { jobCount: false, snoozeDate: false, note: false, reasons: [] },
  declined: { jobCount: false, snoozeDate: false, note: true, reasons: [] },
};

/** Returns the action in the spelling of the contract. `accept` and `decline` are read as well. */
export const spelledReviewReadyAction = (action: string): string =>
  /^(accept|decline)$/.test(action) ? `${action.replace(/e$/, '')}ed` : action;

/** The reason why this row cannot be reviewed, or undefined when it can. */
export function reviewReadyBlockReason(row: {
  status: string | null;
  entity: { archived: boolean };
}): BlockReason | undefined {
  if (row.status === 'open_for_review' || row.status === null) return archivedBlockReason(row);
  return { code: 'already_reviewed', message: 'This item was already reviewed.' };
}

export const reviewReadyProblems = (given: {
  action: ReviewReadyAction;
  note?: string | null;
}): Problems<AskedField> => askedProblems(REVIEW_READY_ASKS[given.action], given, 0);
