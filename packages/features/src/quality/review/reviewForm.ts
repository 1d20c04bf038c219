import { serverNow } from '@console/api/core/clock';
import { MESSAGES } from '@console/api/core/hydra/messages';
import { isEmptyRichText, RICH_TEXT_MAX_BYTES } from '@console/api/core/hydra/richText';
import { actionOf, askedProblems, jobCountProblem, type Asks } from '@console/api/reviews/rules';
import * as v from 'valibot';
import type { FieldProblems } from '../../form/defineForm.ts';
import { dayOf, spelledDay } from '../../list/days.ts';
import type { TemplateFacts } from '../templates/templates.ts';
import { toSnoozeDate } from './snoozeDays.ts';

/**
 * The fields of every review as they are typed. The count is a text, so that letters are kept and
 * refused. The day is `YYYY-MM-DD`.
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

/** The values that a row has for the fields of templates. */
export const factsOf = (row: { entity: { company_name: string } }): TemplateFacts => ({
  entity: row.entity.company_name,
  date: spelledDay(dayOf(new Date())),
});

const WHOLE = /^[+-]?\d+$/;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** Reads a whole number. Returns null for an empty text and for any other text. */
export const toJobCount = (typed: string): number | null =>
  WHOLE.test(typed.trim()) ? Number.parseInt(typed, 10) : null;

/** What is wrong with the text of a whole number. Undefined when it is one or is empty. */
function spellingProblem(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || WHOLE.test(text)) return undefined;
  return NUMBER.test(text) ? 'Value must be a whole number' : 'Value must be a number';
}

/** What is wrong with a required job count. Undefined when it is valid. */
export const jobCountMessage = (typed: string): string | undefined =>
  spellingProblem(typed) ?? jobCountProblem(toJobCount(typed), true)?.message;

// This runs with each key, so the bytes are counted only for notes that may be too long.
const isTooLong = (note: string) =>
  note.length * 3 > RICH_TEXT_MAX_BYTES &&
  new TextEncoder().encode(note).length > RICH_TEXT_MAX_BYTES;

/** The fields in the form that the rules of the contract need. */
export const wireValues = ({ job_count, reason_code, snooze_date, note }: ReviewValues) => ({
  job_count: toJobCount(job_count),
  reason_code,
  snooze_date: toSnoozeDate(snooze_date),
  note,
});

/** What all actions need. While no action is chosen, only these fields are required. */
export function neededByAll(all: readonly Asks[]): Asks {
  return {
    jobCount: all.every(({ jobCount }) => jobCount),
    snoozeDate: all.every(({ snoozeDate }) => snoozeDate),
    note: all.every(({ note }) => note),
    reasons: [],
  };
}

/**
 * The problems of the fields that the action needs. The other fields are ignored.
 *
 * @param now the present time, in Unix milliseconds
 */
export function reviewProblems<Action extends string>(
  values: ReviewValues,
  asksOf: Readonly<Record<Action, Asks>>,
  actions: readonly Action[],
  now = serverNow() * 1000,
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
