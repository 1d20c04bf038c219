import { MESSAGES } from '@console/api/core/hydra/messages';
import { isEmptyRichText, RICH_TEXT_MAX_BYTES } from '@console/api/core/hydra/richText';
import { actionOf, askedProblems, jobCountProblem, type Asks } from '@console/api/reviews/rules';
import * as v from 'valibot';
import type { FieldProblems } from '../../form/defineForm.ts';
import { toSnoozeDate } from './snoozeDays.ts';

/**
 * The fields of every review as they are typed. The count is text, so that letters are seen and
 * refused; the day is `YYYY-MM-DD`.
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

export const REVIEW_LABELS: Readonly<Record<ReviewField, string>> = {
  action: 'Action',
  job_count: 'Job Count',
  reason_code: 'Reason Code',
  snooze_date: 'Snooze Date',
  note: 'Note',
};

export const emptyReview = (action = ''): ReviewValues => ({
  action,
  job_count: '',
  reason_code: '',
  snooze_date: '',
  note: '',
});

const WHOLE = /^[+-]?\d+$/;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** Null for an empty text and for anything that is no whole number. */
export const toJobCount = (typed: string): number | null =>
  WHOLE.test(typed.trim()) ? Number.parseInt(typed, 10) : null;

/** What is wrong with the spelling of a number; undefined for a number and for an empty text. */
function spellingProblem(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || WHOLE.test(text)) return undefined;
  return NUMBER.test(text) ? 'Value must be a whole number' : 'Value must be a number';
}

/** What is wrong with a job count that has to be given; undefined for a good one. */
export const jobCountMessage = (typed: string): string | undefined =>
  spellingProblem(typed) ?? jobCountProblem(toJobCount(typed), true)?.message;

// Bytes are counted only for notes that may be too long: this runs with each key.
const isTooLong = (note: string) =>
  note.length * 3 > RICH_TEXT_MAX_BYTES &&
  new TextEncoder().encode(note).length > RICH_TEXT_MAX_BYTES;

/** The fields as the rules of the contract read them. */
export const wireValues = ({ job_count, reason_code, snooze_date, note }: ReviewValues) => ({
  job_count: toJobCount(job_count),
  reason_code,
  snooze_date: toSnoozeDate(snooze_date),
  note,
});

/** While no action is chosen, only the fields are required that all actions need. */
export function neededByAll(all: readonly Asks[]): Asks {
  return {
    jobCount: all.every(({ jobCount }) => jobCount),
    snoozeDate: all.every(({ snoozeDate }) => snoozeDate),
    note: all.every(({ note }) => note),
    reasons: [],
  };
}

/**
 * The problems of the fields that the action needs; the other fields are ignored.
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
  const asks = chosen ? asksOf[action] : neededByAll(actions.map((one) => asksOf[one]));
  const problems = askedProblems(asks, wireValues(values), now);
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
        ? MESSAGES.too_long
        : problems.note?.message,
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}
