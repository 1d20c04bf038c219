import type { ApiError } from '@console/api/core/errors';
import { alreadyReviewedBy } from '@console/api/reviews/alreadyReviewed';
import { formatMinute } from '@console/ui/DateText/dates.ts';

/**
 * What happened to a row while somebody was deciding on it; undefined where a try failed for
 * another reason.
 */
export function conflictWords(error: ApiError | undefined): string | undefined {
  if (error?.kind === 'notFound') return 'Somebody has removed this row meanwhile.';
  if (error?.kind !== 'conflict' || error.code === 'in_progress') return undefined;
  const said = alreadyReviewedBy(error);
  if (!said) return error.detail || 'Somebody changed this row meanwhile.';
  const { last_reviewed_by: by, last_time_reviewed: at } = said;
  if (!by) return error.detail || 'Somebody reviewed this row meanwhile.';
  const name = `${by.first_name} ${by.last_name}`.trim();
  return `Reviewed by ${name} meanwhile${at === null ? '' : ` (${formatMinute(at)})`}.`;
}
