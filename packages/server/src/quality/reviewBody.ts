import { UNSTORABLE } from '@console/api/core/hydra/messages';
import { Violations } from '@console/api/core/hydra/violations';
import type { Asks, Problems, ReasonSet } from '@console/api/reviews/rules';
import { actionOf, askedProblems } from '@console/api/reviews/rules';
import type { reviewBody } from '@console/api/reviews/schema';
import type * as v from 'valibot';
import type { Executor } from '../db/executor.ts';
import { readInstant } from '../hydra/rangeFilters.ts';
import { sanitizeRichText } from '../hydra/richText.ts';
import { reasonCodes, type ReasonKind } from '../lookups/options.ts';

export type ReviewBody = v.InferOutput<typeof reviewBody>;

const kinds: Readonly<Record<ReasonSet, ReasonKind>> = {
  queue_request: 'company_queue_request',
  watch_list: 'watch_list',
  watch_list_removal: 'watch_list_remove',
  pit_stop: 'pit_stop',
};

/** The rules for the body of a review. */
export type ReviewRules<Body, Action extends string> = {
  actions: readonly Action[];
  asks: Readonly<Record<Action, Asks>>;
  /** Returns the spelling of the contract for another spelling of an action. */
  spelled?(action: string): string;
  problems(given: Body & { action: Action; note: string }, now: number): Problems<string>;
  /** Whether the date is read. By default it is read when the action asks for it. */
  takesDate?(given: Body & { action: Action }): boolean;
};

/** A review without violations. */
export type CheckedReview<Body, Action extends string> = {
  action: Action;
  /** The body as it was sent, except for the parts that are stored in another form. */
  body: Body;
  /** Sanitised HTML. It is empty when the action asks for none and none was sent. */
  note: string;
  jobCount: number;
  /** The reason code. It is empty when the action asks for none. */
  reason: string;
  snoozeUntil: Date | null;
};

function snoozeOf(given: string, violations: Violations): Date {
  const seconds = /^\d{4}-/.test(given) ? readInstant(given) : undefined;
  if (seconds === undefined) violations.add('snooze_date', 'invalid_choice');
  return new Date((seconds ?? NaN) * 1000);
}

/**
 * Checks a review by the rules that the dialogs also use, and by the lists of reasons.
 *
 * @throws Problem 422 with all violations, 413 for a note of more than 64 KiB
 */
export async function checkReview<Body extends ReviewBody, Action extends string>(
  tx: Executor,
  given: Body,
  {
    actions,
    asks,
    spelled = (action) => action,
    problems,
    takesDate = ({ action }) => asks[action].snoozeDate,
  }: ReviewRules<Body, Action>,
): Promise<CheckedReview<Body, Action>> {
  const violations = new Violations();
  const note = sanitizeRichText(given.note ?? '');
  for (const [name, value] of Object.entries({ ...given, note })) {
    if (typeof value === 'string' && UNSTORABLE.test(value)) violations.add(name, 'invalid_text');
  }
  violations.throwIfAny();

  const action = actionOf(actions, given.action && spelled(given.action));
  if (typeof action !== 'string') {
    violations.addCoded('action', action.code, action.message);
    addAll(
      violations,
      askedProblems(
        { jobCount: false, snoozeDate: false, note: true, reasons: [] },
        { ...given, note },
        Date.now(),
      ),
    );
    violations.throwIfAny();
    throw new Error('The action is missing, but no violation was thrown');
  }
  const { reasons } = asks[action];
  const reason = reasons.length === 0 ? '' : (given.reason_code?.trim() ?? '');
  const found = problems({ ...given, action, note }, Date.now());
  addAll(violations, found);
  if (reason !== '' && !(await isReason(tx, reasons, reason)))
    violations.add('reason_code', 'invalid_choice');
  const date =
    takesDate({ ...given, action }) && !found.snooze_date ? (given.snooze_date?.trim() ?? '') : '';
  const snoozeUntil = date === '' ? null : snoozeOf(date, violations);
  violations.throwIfAny();
  return { action, body: given, note, jobCount: given.job_count ?? 0, reason, snoozeUntil };
}

function addAll(violations: Violations, found: Problems<string>): void {
  for (const [path, problem] of Object.entries(found))
    if (problem) violations.addCoded(path, problem.code, problem.message);
}

async function isReason(tx: Executor, sets: readonly ReasonSet[], value: string): Promise<boolean> {
  for (const set of sets)
    if ((await reasonCodes(tx, kinds[set])).some((code) => code.value === value)) return true;
  return false;
}
