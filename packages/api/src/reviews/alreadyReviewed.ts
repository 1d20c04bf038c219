import * as v from 'valibot';
import type { ApiError } from '../core/errors.ts';
import { alreadyReviewedSchema, type AlreadyReviewed } from './schema.ts';

/**
 * Returns who reviewed the row meanwhile, and when. The result is undefined when the review failed
 * for another reason.
 */
export function alreadyReviewedBy(error: ApiError | undefined): AlreadyReviewed | undefined {
  if (error?.code !== 'already_reviewed') return undefined;
  const said = v.safeParse(alreadyReviewedSchema, error.body);
  return said.success ? said.output : { last_reviewed_by: null, last_time_reviewed: null };
}

/**
 * The sentence about what a colleague did to the row meanwhile, such as "Reviewed by Ada King
 * meanwhile (11/23/2026 14:05)." It is undefined when the review failed for another reason.
 *
 * @param formatAt writes the time, from unix seconds. Without it the sentence has no time
 */
export function conflictText(
  error: ApiError | undefined,
  formatAt?: (at: number) => string,
): string | undefined {
  if (error?.kind !== 'conflict' || error.code === 'in_progress') return undefined;
  const review = alreadyReviewedBy(error);
  if (!review?.last_reviewed_by) return error.detail || 'Somebody changed this row meanwhile.';
  return reviewedMeanwhile(review, formatAt);
}

/**
 * The sentence has the form "Reviewed by Ada King meanwhile (11/23/2026 14:05)." It is undefined
 * when no reviewer is known.
 */
export function reviewedMeanwhile(
  { last_reviewed_by: by, last_time_reviewed: at }: Partial<AlreadyReviewed>,
  formatAt?: (at: number) => string,
): string | undefined {
  if (!by) return undefined;
  const name = `${by.first_name} ${by.last_name}`.trim();
  return `Reviewed by ${name} meanwhile${at == null || !formatAt ? '' : ` (${formatAt(at)})`}.`;
}
