import { serverNow } from '@console/api/core/clock';
import { formatDay, formatTime } from '@console/ui/DateText/dates.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in words: "12 min", "3 h" or "3 d". */
function lengthOf(seconds: number): string {
  if (seconds < HOUR) return `${Math.max(1, Math.floor(seconds / MINUTE))} min`;
  return seconds < 2 * DAY ? `${Math.floor(seconds / HOUR)} h` : `${Math.floor(seconds / DAY)} d`;
}

/**
 * "Overdue by 3 h", "Due today 17:00", "Due tomorrow 09:00" or "Due 11/24/2026", in the browser's
 * zone. Both parameters are Unix seconds.
 */
function dueText(at: number, now: number): string {
  if (at < now) return `Overdue by ${lengthOf(now - at)}`;
  const today = new Date(now * 1000);
  const tomorrow = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
  const day = formatDay(at);
  if (day === formatDay(now)) return `Due today ${formatTime(at)}`;
  if (day === formatDay(tomorrow.getTime() / 1000)) return `Due tomorrow ${formatTime(at)}`;
  return `Due ${day}`;
}

/**
 * The words for a due time, and whether it is over. Both parameters are Unix seconds. `now` is the
 * server's time by default.
 */
export const describeDue = (at: number, now = serverNow()) => ({
  words: dueText(at, now),
  isOverdue: at < now,
});
