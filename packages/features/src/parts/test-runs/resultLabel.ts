import type { TestResult } from '@console/api/test-runs/results';
import { formatDay } from '@console/ui/DateText/dates.ts';

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** "1.2 s", from a minute on "1 min 05 s". */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60
    ? `${Math.round(milliseconds / 100) / 10} s`
    : `${Math.floor(seconds / 60)} min ${twoDigits(seconds % 60)} s`;
}

/**
 * HH:mm and the fingerprint, in the browser's zone. A result of another day has its day in front,
 * and a failure says so. `now`: unix seconds.
 */
export function labelOf(
  { at, fingerprint, outcome }: TestResult,
  now: number = Date.now() / 1000,
): string {
  const date = new Date(at * 1000);
  const time = `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
  const day = formatDay(at) === formatDay(now) ? '' : `${formatDay(at)} `;
  return `${day}${time} ${fingerprint}${outcome.kind === 'failed' ? ' (failed)' : ''}`;
}
