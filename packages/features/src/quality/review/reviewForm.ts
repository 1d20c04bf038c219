import { MESSAGES } from '@console/api/core/hydra/messages';
import { isEmptyRichText, RICH_TEXT_MAX_BYTES } from '@console/api/core/hydra/richText';
import {
  actionOf,
  askedProblems,
  jobCountProblem,
  type Asks,
  type BlockReason,
} from '@console/api/reviews/rules';
import * as v from 'valibot';
import { defineForm, type FieldProblems } from '../../form/defineForm.ts';
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
function neededByAll(all: readonly Asks[]): Asks {
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

interface Definition<Row, Action extends string, Body> {
  /** Names the draft, together with the id of the row. */
  draft: string;
  /** In the order of the form. */
  actions: readonly Action[];
  actionLabels: Readonly<Record<Action, string>>;
  asks: Readonly<Record<Action, Asks>>;
  labels?: Readonly<Record<ReviewField, string>>;
  /** Why nothing can be decided about a row now. */
  blockReason: (row: Row) => BlockReason | undefined;
  /** The body of the call. Fields that the action does not need are empty in it. */
  toBody: (values: ReviewValues, action: Action) => Body;
}

/** One kind of review with the five usual fields. */
export function reviewKind<Row, Action extends string, Body>(
  definition: Definition<Row, Action, Body>,
) {
  const { actions, asks, labels = REVIEW_LABELS, toBody } = definition;
  const problemsOf = (values: ReviewValues, now?: number): FieldProblems<ReviewField> =>
    reviewProblems(values, asks, actions, now);
  const chosen = ({ action }: Pick<ReviewValues, 'action'>): Action | undefined =>
    actions.find((known) => known === action);
  return {
    ...definition,
    problemsOf,
    form: defineForm<ReviewValues>({
      shape: reviewShape,
      labels,
      problemsOf: (values) => problemsOf(values),
    }),
    /** What the chosen action needs; while none is chosen, what all of them need. */
    asksOf(values: Pick<ReviewValues, 'action'>): Asks {
      const action = chosen(values);
      return action ? asks[action] : neededByAll(actions.map((one) => asks[one]));
    },
    /** Undefined while no action is chosen. */
    bodyOf(values: ReviewValues): Body | undefined {
      const action = chosen(values);
      return action && toBody(values, action);
    },
  };
}
export type ReviewKind<Row, Action extends string, Body> = ReturnType<
  typeof reviewKind<Row, Action, Body>
>;
