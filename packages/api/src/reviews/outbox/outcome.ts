import { noticeOf, type ApiError } from '../../core/errors.ts';
import { conflictText } from '../alreadyReviewed.ts';

/** The largest number of tries for a decision whose answers say nothing about it. */
const MAX_TRIES = 6;
const MAX_BACKOFF_MS = 30_000;

/** These statuses are about the way to the server or about its load, not about the decision. */
const PASSING = new Set([408, 425, 429, 502, 503, 504]);

/**
 * The pause after a number of tries without an answer, in milliseconds. It is 1, 2, 4 seconds and
 * so on, and at most 30.
 */
export const backoffAfter = (tries: number): number =>
  Math.min(1000 * 2 ** (tries - 1), MAX_BACKOFF_MS);

/**
 * How long to wait for an instant that was set at most a back-off ahead, in milliseconds. The clock
 * was set back when it is farther away, and there is nothing to wait for.
 */
export function waitUntil(at: number): number {
  const left = at - Date.now();
  return left > MAX_BACKOFF_MS ? 0 : Math.max(0, left);
}

/**
 * The meaning of a failed try for its item. `network` and `session` hold back all items, and
 * `again` holds back this item alone. An answer that cannot be read says nothing about the
 * decision.
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
 * Says in words why the server refused a decision.
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
