import { noticeOf, type ApiError } from '../../core/errors.ts';
import { conflictText } from '../alreadyReviewed.ts';

/** An answer that no server means for good is asked for this many times. */
const MAX_TRIES = 6;
const MAX_BACKOFF_MS = 30_000;

/** They are about the way to the server or its load, not about the decision. */
const PASSING = new Set([408, 425, 429, 502, 503, 504]);

/** The pause after a number of tries without an answer: 1, 2, 4 seconds and so on, at most 30. */
export const backoffAfter = (tries: number): number =>
  Math.min(1000 * 2 ** (tries - 1), MAX_BACKOFF_MS);

/**
 * What a failed try means for its item. `network` and `session` hold up everything, `again` this
 * item alone. An answer that cannot be read says nothing about the decision.
 */
export function outcomeOf(
  { kind, status, code }: ApiError,
  tries: number,
): 'network' | 'session' | 'again' | 'refused' {
  if (kind === 'unauthorized') return 'session';
  if (kind === 'offline' || PASSING.has(status)) return 'network';
  if (code === 'in_progress') return 'again';
  const isUnclear = kind === 'server' || (kind === 'contract' && status > 0);
  return isUnclear && tries < MAX_TRIES ? 'again' : 'refused';
}

/**
 * Why the server refused a decision, in words.
 *
 * @param formatAt writes the time of a colleague's review, from unix seconds
 */
export function refusalText(error: ApiError, formatAt?: (at: number) => string): string {
  if (error.kind === 'notFound') return 'Somebody has removed this row meanwhile.';
  const conflict = conflictText(error, formatAt);
  if (conflict !== undefined) return conflict;
  const { title = error.message, detail = '' } = noticeOf(error) ?? {};
  return [title, detail].filter(Boolean).join('. ');
}
