import { actionOf, type Asks, type Problems } from '@console/api/reviews/rules';
import type { Fields, FieldType } from '../body.ts';
import { reasonCodes } from '../lookups/fixtures.ts';
import { invalid, type WireViolation } from '../respond.ts';
import type { Answer } from './decide.ts';

/** The fields that every review may have, by the type that each of them is sent in. */
export const reviewTypes: Readonly<Record<string, FieldType>> = {
  action: 'string',
  job_count: 'int',
  reason_code: 'string',
  snooze_date: 'string',
  note: 'string',
};

export const textIn = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

/** The fields as the rules read them. */
export const givenIn = (fields: Fields) => ({
  job_count: typeof fields.job_count === 'number' ? fields.job_count : null,
  reason_code: textIn(fields, 'reason_code'),
  snooze_date: textIn(fields, 'snooze_date'),
  note: textIn(fields, 'note'),
});

/** One of these actions; an answer where it is missing or another. */
export function actionIn<Action extends string>(
  actions: readonly Action[],
  action: string,
): Action | Answer {
  const found = actionOf(actions, action);
  return typeof found === 'string' ? found : invalid([{ propertyPath: 'action', ...found }]);
}

/**
 * What is wrong with the fields, and a reason that is in none of the lists that the action takes
 * one from.
 */
export function refusedFields(
  problems: Problems<string>,
  asks: Asks,
  reason: string,
): Answer | undefined {
  const violations: WireViolation[] = Object.entries(problems).flatMap(([propertyPath, found]) =>
    found ? [{ propertyPath, ...found }] : [],
  );
  const known = asks.reasons
    .flatMap((set) => reasonCodes[set])
    .some(({ value }) => value === reason);
  if (asks.reasons.length > 0 && reason !== '' && !known) {
    violations.push({
      propertyPath: 'reason_code',
      code: 'invalid_choice',
      message: 'The value you selected is not a valid choice.',
    });
  }
  return violations.length > 0 ? invalid(violations) : undefined;
}

/** Unix seconds of an ISO date. */
export const secondsOf = (date: string): number => Math.floor(Date.parse(date) / 1000);
