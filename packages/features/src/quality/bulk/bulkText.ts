import { noticeOf, type ApiError } from '@console/api/core/errors';
import { alreadyReviewedBy } from '@console/api/reviews/alreadyReviewed';
import { counted } from '@console/ui/counted.ts';

const REASONS: Readonly<Record<string, string>> = {
  entity_archived: 'archived',
  scrape_archived: 'with an archived scrape',
  already_reviewed: 'already reviewed',
  pit_stop_done: 'already done',
  site_has_jobs: 'with jobs',
};

/** Maps the code of a block reason to a few words that say why a row is left out. */
export const blockReasonText = (code: string): string => REASONS[code] ?? code;

/** Why the call for one row failed, in a few words that can follow a number, as in "2 archived". */
export function failureText(error: ApiError): string {
  const review = alreadyReviewedBy(error);
  if (review?.last_reviewed_by) {
    const { first_name: first, last_name: last } = review.last_reviewed_by;
    return `reviewed by ${`${first} ${last}`.trim()} meanwhile`;
  }
  if (review) return 'reviewed by somebody meanwhile';
  if (error.kind === 'offline') return 'without an answer';
  if (error.kind === 'notFound') return 'removed meanwhile';
  const [violation] = error.violations;
  if (violation) return `refused (${violation.message})`;
  const known = REASONS[error.code];
  if (known) return known;
  const notice = noticeOf(error);
  return `refused (${notice?.detail || notice?.title || error.message})`;
}

/** The number of rows with their noun, such as "1 daily job shift". */
export const countedRows = (
  { rowNoun }: { rowNoun: { one: string; many: string } },
  count: number,
): string => counted(count, rowNoun.one, rowNoun.many);

/** Counts equal reasons, the most frequent first: "2 archived, 1 without an answer". */
export function countedReasons(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([word, count]) => `${count} ${word}`)
    .join(', ');
}

interface Counts {
  done: number;
  /** One reason for each row that failed. */
  failed: readonly string[];
  /** The number of rows that were not sent, because the run was stopped. */
  left: number;
}

/** The result in words, such as "57 done, 3 failed: 2 archived, 1 without an answer." */
export function resultText({ done, failed, left }: Counts): string {
  const parts = [
    `${done} done`,
    ...(failed.length > 0 ? [`${failed.length} failed: ${countedReasons(failed)}`] : []),
    ...(left > 0 ? [`${left} not sent`] : []),
  ];
  return `${parts.join(', ')}.`;
}

/** The first three names and the number of the others, such as "Acme, Nvidia, Apple and 3 more". */
export function someOf(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}
