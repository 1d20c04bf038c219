import { isEmptyRichText } from '../core/hydra/richText.ts';

/** Resources whose rows are reviewed, by the `@type` that they travel with. */
export type ReviewedType =
  | 'DailyJobShift'
  | 'WatchList'
  | 'MonitoredEntity'
  | 'ReviewReady'
  | 'PitStop';

/**
 * What a review or an assignment names in If-Match: the row as the reviewer saw it. Another one on
 * the server means that a colleague was faster (contract, section 0). A row that does not say when
 * it was reviewed last counts as never reviewed.
 */
export const reviewVersion = (
  type: ReviewedType,
  { id, last_time_reviewed }: { id: number; last_time_reviewed?: number | null },
): string => `"${type}-${id}-${last_time_reviewed ?? 0}"`;

/** The lists that reasons are chosen from, as the look-ups of this package are named. */
export type ReasonSet = 'queue_request' | 'watch_list' | 'watch_list_removal' | 'pit_stop';

/** What an action has to be told. */
export type Asks = {
  jobCount: boolean;
  snoozeDate: boolean;
  note: boolean;
  /** A reason out of one of these; the console offers the first. None: no reason is asked for. */
  reasons: readonly ReasonSet[];
};

/** Why a row cannot be decided on, in the words of the contract (section 8). */
export type Obstacle = {
  code: 'entity_archived' | 'scrape_archived' | 'already_reviewed' | 'pit_stop_done';
  message: string;
};

/** Holds for every review and assignment. */
export const archivedObstacle = ({
  entity,
}: {
  entity: { archived: boolean };
}): Obstacle | undefined =>
  entity.archived ? { code: 'entity_archived', message: 'The entity is archived.' } : undefined;

export type ReviewProblem = {
  code: 'required' | 'invalid_url' | 'min' | 'max' | 'invalid_choice' | 'not_in_future';
  message: string;
};

export const REQUIRED: ReviewProblem = { code: 'required', message: 'This is required' };
export const NO_CHOICE: ReviewProblem = {
  code: 'invalid_choice',
  message: 'The value you selected is not a valid choice.',
};

/** What the column holds. */
const JOB_COUNT_MAX = 2_147_483_647;

/** A number of jobs is whole and not negative; one that is not asked for may be missing. */
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
 * A row sleeps until any later instant (decision 29); a date that is not asked for may be missing.
 *
 * @param date ISO, or empty
 * @param now milliseconds
 */
export function snoozeProblem(
  date: string | null | undefined,
  asked: boolean,
  now: number,
): ReviewProblem | undefined {
  if (!date) return asked ? REQUIRED : undefined;
  // Without the check of its shape, "1" would be a day of the year 2001.
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

/** Only the fields that have a problem. */
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
 * What is wrong with the fields that every review has. Whether a reason is in its list is the
 * server's to say. A date is looked at only where the action asks for one.
 */
export const askedProblems = (asks: Asks, given: Given, now: number): Problems<AskedField> =>
  withProblem({
    job_count: jobCountProblem(given.job_count, asks.jobCount),
    reason_code: asks.reasons.length > 0 && !given.reason_code?.trim() ? REQUIRED : undefined,
    snooze_date: asks.snoozeDate ? snoozeProblem(given.snooze_date, true, now) : undefined,
    note: asks.note && isEmptyRichText(given.note ?? '') ? REQUIRED : undefined,
  });

/** The action out of those that the row has; a problem where it is missing or another. */
export function actionOf<Action extends string>(
  actions: readonly Action[],
  given: string | null | undefined,
): Action | ReviewProblem {
  if (!given) return REQUIRED;
  return actions.find((action) => action === given) ?? NO_CHOICE;
}
