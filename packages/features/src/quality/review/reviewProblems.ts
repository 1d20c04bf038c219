import { isEmptyRichText, RICH_TEXT_MAX_BYTES } from '@console/api/core/hydra/richText';
import { actionOf, askedProblems, type Asks } from '@console/api/reviews/rules';
import * as v from 'valibot';
import { toSnoozeDate } from './snoozeDays.ts';

/**
 * What every review asks for, as it is typed: the count is text, so that letters are seen and
 * refused (decision 24); the day is `YYYY-MM-DD`.
 */
export const reviewShape = v.object({
  action: v.string(),
  job_count: v.string(),
  reason_code: v.string(),
  snooze_date: v.string(),
  note: v.string(),
});
export type ReviewValues = v.InferOutput<typeof reviewShape>;
export type ReviewField = keyof ReviewValues;
/** Messages by field, in the order of the form. */
export type FieldProblems<Field extends string> = Partial<Record<Field, string>>;

export const emptyReview = (action = ''): ReviewValues => ({
  action,
  job_count: '',
  reason_code: '',
  snooze_date: '',
  note: '',
});

const WHOLE = /^[+-]?\d+$/;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** Null for what is empty or no whole number. */
export const toJobCount = (typed: string): number | null =>
  WHOLE.test(typed.trim()) ? Number.parseInt(typed, 10) : null;

/** What is wrong with how a number is written; undefined where it can be read, or is not there. */
function spellingProblem(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || WHOLE.test(text)) return undefined;
  return NUMBER.test(text) ? 'Value must be a whole number' : 'Value must be a number';
}

// Most notes are far from the limit: they are not counted byte by byte with each key.
const isTooLong = (note: string) =>
  note.length * 3 > RICH_TEXT_MAX_BYTES &&
  new TextEncoder().encode(note).length > RICH_TEXT_MAX_BYTES;

/** The fields as the rules of the contract read them. */
export const givenIn = ({ job_count, reason_code, snooze_date, note }: ReviewValues) => ({
  job_count: toJobCount(job_count),
  reason_code,
  snooze_date: toSnoozeDate(snooze_date),
  note,
});

/**
 * While no action is chosen, only what every one of them asks for is missing. The reasons depend on
 * it.
 */
export function askedAnyway(all: readonly Asks[]): Asks {
  return {
    jobCount: all.every(({ jobCount }) => jobCount),
    snoozeDate: all.every(({ snoozeDate }) => snoozeDate),
    note: all.every(({ note }) => note),
    reasons: [],
  };
}

/**
 * What is wrong with a review: with what its action asks for, and with nothing that it does not.
 *
 * @param now milliseconds
 */
export function reviewProblems<Action extends string>(
  values: ReviewValues,
  asksOf: Readonly<Record<Action, Asks>>,
  actions: readonly Action[],
  now = Date.now(),
): FieldProblems<ReviewField> {
  const action = actionOf(actions, values.action);
  const chosen = typeof action === 'string';
  const asks = chosen ? asksOf[action] : askedAnyway(actions.map((one) => asksOf[one]));
  const problems = askedProblems(asks, givenIn(values), now);
  const found: Record<ReviewField, string | undefined> = {
    action: chosen ? undefined : action.message,
    job_count:
      asks.jobCount || !chosen
        ? (spellingProblem(values.job_count) ?? problems.job_count?.message)
        : undefined,
    reason_code: problems.reason_code?.message,
    snooze_date: problems.snooze_date?.message,
    note:
      isTooLong(values.note) && !isEmptyRichText(values.note)
        ? 'Value is too long'
        : problems.note?.message,
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}
