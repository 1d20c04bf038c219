import type { TestResult } from '@console/api/test-runs/results';
import { formatDay, formatTime } from '@console/ui/DateText/dates.ts';
import { TYPE_LABELS } from './testRun.ts';

/** A duration such as "1.2 s". From one minute on it is written as "1 min 05 s". */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60
    ? `${Math.round(milliseconds / 100) / 10} s`
    : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

function plainLabelOf({ at, type, fingerprint, outcome }: TestResult, now: number): string {
  const day = formatDay(at) === formatDay(now) ? '' : `${formatDay(at)} `;
  return `${day}${formatTime(at)} ${fingerprint} ${TYPE_LABELS[type]}${outcome.kind === 'failed' ? ' (failed)' : ''}`;
}

/**
 * The label of a result: HH:mm in the browser's zone, the fingerprint and the script. A result of
 * another day begins with its date, and a failure is marked. When results in `all` (newest first)
 * have equal labels, they are numbered, and the oldest is 1. `now` is Unix seconds.
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
