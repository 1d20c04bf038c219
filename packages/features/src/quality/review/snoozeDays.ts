import { dayOf, parseDay, startOfDay, type Day } from '../../list/days.ts';

const inDays = (today: Date, days: number): Day =>
  dayOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() + days));

/** The same day of the next month. When that month is too short, it is the last day of that month. */
function inAMonth(today: Date): Day {
  const lastDay = new Date(today.getFullYear(), today.getMonth() + 2, 0).getDate();
  return dayOf(
    new Date(today.getFullYear(), today.getMonth() + 1, Math.min(today.getDate(), lastDay)),
  );
}

/** The presets for a snooze date. The first one is the earliest possible day. */
export const snoozePresets = (today: Date): readonly { label: string; day: Day }[] => [
  { label: 'Tomorrow', day: inDays(today, 1) },
  { label: '3 days', day: inDays(today, 3) },
  { label: '1 week', day: inDays(today, 7) },
  { label: '2 weeks', day: inDays(today, 14) },
  { label: '1 month', day: inAMonth(today) },
];

/**
 * The beginning of a day in the browser's zone, in ISO form, as it is sent. An empty text stays
 * empty. A day that does not exist becomes a text that the server refuses.
 */
export function toSnoozeDate(day: string): string {
  const known = parseDay(day);
  if (known === undefined) return day === '' ? '' : 'no day';
  return startOfDay(known).toISOString();
}
