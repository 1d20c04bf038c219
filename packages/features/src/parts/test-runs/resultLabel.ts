import type { TestResult } from '@console/api/test-runs/results';
import { formatDay, formatTime } from '@console/ui/DateText/dates.ts';

/** "1.2 s", from a minute on "1 min 05 s". */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60
    ? `${Math.round(milliseconds / 100) / 10} s`
    : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

function plainLabelOf({ at, fingerprint, outcome }: TestResult, now: number): string {
  const day = formatDay(at) === formatDay(now) ? '' : `${formatDay(at)} `;
  return `${day}${formatTime(at)} ${fingerprint}${outcome.kind === 'failed' ? ' (failed)' : ''}`;
}

/**
 * HH:mm and the fingerprint, in the browser's zone. A result of another day has its day in front,
 * and a failure says so. Those of `all`, newest first, that are the same in all this are numbered,
 * the oldest with 1. `now`: unix seconds.
 */
export function labelOf(
  result: TestResult,
  all: readonly TestResult[],
  now: number = Date.now() / 1000,
): string {
  const label = plainLabelOf(result, now);
  const alike = all.filter((other) => plainLabelOf(other, now) === label);
  return alike.length > 1
    ? `${label}, ${alike.length - alike.indexOf(result)} of ${alike.length}`
    : label;
}
