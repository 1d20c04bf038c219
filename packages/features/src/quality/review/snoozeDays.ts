import { dayOf, parseDay, startOfDay, type Day } from '../../list/days.ts';

const inDays = (today: Date, days: number): Day =>
  dayOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() + days));

/** The same day of the next month; where that month is too short, its last. */
function inAMonth(today: Date): Day {
  const lastDay = new Date(today.getFullYear(), today.getMonth() + 2, 0).getDate();
  return dayOf(
    new Date(today.getFullYear(), today.getMonth() + 1, Math.min(today.getDate(), lastDay)),
  );
}

/** The presets for a snooze date; the first is the earliest possible day. */
export const snoozePresets = (today: Date): readonly { label: string; day: Day }[] => [
  { label: 'Tomorrow', day: inDays(today, 1) },
  { label: '3 days', day: inDays(today, 3) },
  { label: '1 week', day: inDays(today, 7) },
  { label: '2 weeks', day: inDays(today, 14) },
  { label: '1 month', day: inAMonth(today) },
];

/**
 * A day as it is sent: its local beginning in ISO form. An empty text stays empty; a day that no
 * calendar has is sent as text that the server refuses.
 */
export function toSnoozeDate(day: string): string {
  const known = parseDay(day);
  if (known === undefined) return day === '' ? '' : 'no day';
  return startOfDay(known).toISOString();
}
