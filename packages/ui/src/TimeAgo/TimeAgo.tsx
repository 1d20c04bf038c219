import { showInstant } from '../DateText/dates.ts';

const DAY = 86_400;
/** The first unit that fits is used. */
const units = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * Formats an instant as "3 days ago", or as "in 3 days" if it is in the future, in whole units,
 * rounded down. `at`, `now`: Unix seconds.
 */
export function timeAgo(at: number, now = Date.now() / 1000): string {
  const passed = now - at;
  const [unit, seconds] = units.find(([, length]) => Math.abs(passed) >= length) ?? [];
  if (!unit || !seconds) return 'just now';
  const count = Math.trunc(Math.abs(passed) / seconds);
  const length = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return passed > 0 ? `${length} ago` : `in ${length}`;
}

interface TimeAgoProps {
  /** Unix seconds; null for never, which is shown as an en dash. */
  at: number | null;
  /**
   * The instant that counts as now, in Unix seconds; by default it is the time of the browser's
   * clock.
   */
  now?: number;
}

/** Shows how long ago something was, with the full instant as the title. */
export function TimeAgo({ at, now }: TimeAgoProps) {
  if (at === null) return '–';
  return (
    <time dateTime={new Date(at * 1000).toISOString()} onPointerEnter={showInstant(at)}>
      {timeAgo(at, now)}
    </time>
  );
}
