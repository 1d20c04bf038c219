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
 * "3 days ago", in whole units, rounded down; "in 3 days" for the future. `at`, `now`: unix
 * seconds.
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
  /** Unix seconds; null for never, which is an en dash. */
  at: number | null;
  /** What counts as now, in unix seconds; by default the browser's clock. */
  now?: number;
}

/** How long ago something was, with the full instant as its title. */
export function TimeAgo({ at, now }: TimeAgoProps) {
  if (at === null) return '–';
  return (
    <time dateTime={new Date(at * 1000).toISOString()} onPointerEnter={showInstant(at)}>
      {timeAgo(at, now)}
    </time>
  );
}
