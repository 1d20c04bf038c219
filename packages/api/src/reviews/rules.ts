import { violationOf } from '../core/hydra/messages.ts';
import { isEmptyRichText } from '../core/hydra/richText.ts';

/** The resources whose rows can be reviewed, by their `@type`. */
export type ReviewedType =
  | 'DailyJobShift'
  | 'WatchList'
  | 'MonitoredEntity'
  | 'ReviewReady'
  | 'PitStop';

/** A row that can be reviewed. A row without the time of its last review was never reviewed. */
export type ReviewedRow = { id: number; last_time_reviewed?: number | null };

/**
 * The version that a review or an assignment sends as `If-Match`, which is that of the row as the
 * person saw it. When the server has another version, somebody else was faster. A row without the
 * time of its last review counts as never reviewed. See docs/contract.md#versions.
 */
export const reviewVersion = (
  type: ReviewedType,
  { id, last_time_reviewed }: ReviewedRow,
): string => `"${type}-${id}-${last_time_reviewed ?? 0}"`;

/** The largest number of rows that one decision may be about. */
export const BULK_MAX = 250;

/** The lists of reasons, by the names of their lookups. */
export type ReasonSet = 'queue_request' | 'watch_list' | 'watch_list_removal' | 'pit_stop';

/** The fields that an action asks for. */
export type Asks = {
  jobCount: boolean;
  snoozeDate: boolean;
  note: boolean;
  /**
   * The lists from which the reason comes. The console offers the first one. An empty list means
   * that no reason is asked for.
   */
  reasons: readonly ReasonSet[];
};

/**
 * The reason why a row cannot be reviewed, with a code and the sentence of
 * docs/contract.md#state-machines.
 */
export type BlockReason = {
  code: 'entity_archived' | 'scrape_archived' | 'already_reviewed' | 'pit_stop_done';
  message: string;
};

/** The block reason for every review and assignment of an archived record. */
export const archivedBlockReason = ({
  entity,
}: {
  entity: { archived: boolean };
}): BlockReason | undefined =>
  entity.archived ? { code: 'entity_archived', message: 'The entity is archived.' } : undefined;

export type ReviewProblem = {
  code: 'required' | 'invalid_url' | 'min' | 'max' | 'invalid_choice' | 'not_in_future';
  message: string;
};

export const REQUIRED: ReviewProblem = violationOf('required');
export const NO_CHOICE: ReviewProblem = violationOf('invalid_choice');

/** The largest value of the database column. */
const JOB_COUNT_MAX = 2_147_483_647;

/**
 * Checks a job count, which is a whole number and not negative. It may be absent when the action
 * does not ask for it.
 */
export function jobCountProblem(
  count: number | null | undefined,
  asked: boolean,
): ReviewProblem | undefined {
  if (count === null || count === undefined) return asked ? REQUIRED : undefined;
  if (count < 0) return { code: 'min', message: 'Value must be positive' };
  if (count > JOB_COUNT_MAX)
    return { code: 'max', message: `Value must be at most ${JOB_COUNT_MAX}` };
  return Number.isInteger(count) ? undefined : NO_CHOICE;
}

/**
 * Checks a snooze date, which may be any later instant. It may be absent when the action does not
 * ask for it. See docs/decisions.md#forms (D-29).
 *
 * @param date an ISO date, or empty
 * @param now milliseconds
 */
export function snoozeProblem(
  date: string | null | undefined,
  asked: boolean,
  now: number,
): ReviewProblem | undefined {
  if (!date) return asked ? REQUIRED : undefined;
  // Date.parse reads "1" as a day of the year 2001, so the form of the text is checked first.
  const instant = /^\d{4}-\d\d-\d\d/.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(instant)) return NO_CHOICE;
  return instant > now
    ? undefined
    : { code: 'not_in_future', message: 'Date must be in the future' };
}

type Given = {
  job_count?: number | null;
  reason_code?: string | null;
  snooze_date?: string | null;
  note?: string | null;
};
export type AskedField = 'job_count' | 'reason_code' | 'snooze_date' | 'note';
export type Problems<Field extends string> = Partial<Record<Field, ReviewProblem>>;

/** Keeps the fields that have a problem. */
export const withProblem = <Field extends string>(
  found: Record<Field, ReviewProblem | undefined>,
): Problems<Field> => {
  const problems: Problems<Field> = {};
  for (const field in found) {
    const problem = found[field];
    if (problem) problems[field] = problem;
  }
  return problems;
};

/**
 * Returns the problems of the fields that every review has. Only the server knows whether the
 * reason is in its list. A date is checked only when the action asks for one.
 */
export const askedProblems = (asks: Asks, given: Given, now: number): Problems<AskedField> =>
  withProblem({
    job_count: jobCountProblem(given.job_count, asks.jobCount),
    reason_code: asks.reasons.length > 0 && !given.reason_code?.trim() ? REQUIRED : undefined,
    snooze_date: asks.snoozeDate ? snoozeProblem(given.snooze_date, true, now) : undefined,
    note: asks.note && isEmptyRichText(given.note ?? '') ? REQUIRED : undefined,
  });

/** Returns the action if it is one of `actions`, otherwise what is wrong with it. */
export function actionOf<Action extends string>(
  actions: readonly Action[],
  given: string | null | undefined,
): Action | ReviewProblem {
  if (!given) return REQUIRED;
  return actions.find((action) => action === given) ?? NO_CHOICE;
}
