const DAY = 86_400;
/**
 * The largest unit that fits comes first; seconds are never counted, nobody reads a table that
 * fast.
 */
const units = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', 3600],
  ['minute', 60],
] as const;

/**
 * "3 days ago", in whole units and rounded down; "in 3 days" for what is still to come. `at`,
 * `now`: unix seconds.
 */
export function timeAgo(at: number, now = Date.now() / 1000): string {
  const passed = now - at;
  const [unit, seconds] = units.find(([, length]) => Math.abs(passed) >= length) ?? [];
  if (!unit || !seconds) return 'just now';
  const count = Math.trunc(Math.abs(passed) / seconds);
  const length = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return passed > 0 ? `${length} ago` : `in ${length}`;
}
