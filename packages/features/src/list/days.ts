import { dayProblem } from '@console/ui/dayProblem.ts';

/** A calendar day, `YYYY-MM-DD`, in the browser's zone. */
export type Day = string;

const pad = (number: number) => String(number).padStart(2, '0');

/** The day of an instant, in the browser's zone. */
export const dayOf = (date: Date): Day =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

function existingDay(year: string, month: string, day: string): Day | undefined {
  const written = `${year}-${month}-${day}`;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return dayOf(date) === written && !dayProblem(written) ? written : undefined;
}

/**
 * Reads `YYYY-MM-DD`, `MM/DD/YYYY` or Unix seconds. Returns undefined for any other text and for a
 * day that does not exist or is a slip of the keyboard.
 */
export function parseDay(text: string): Day | undefined {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (iso) return existingDay(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const american = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text);
  if (american) return existingDay(american[3] ?? '', american[1] ?? '', american[2] ?? '');
  return /^\d{1,11}$/.test(text) ? dayOf(new Date(Number(text) * 1000)) : undefined;
}

/**
 * The midnight, in the browser's zone, at which a day begins. `daysLater` moves it by that many
 * days.
 */
function local(day: Day, daysLater = 0): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year ?? 0, (month ?? 1) - 1, (date ?? 1) + daysLater);
}

/** A day as `MM/DD/YYYY`. A text that is not a day is returned unchanged. */
export const spelledDay = (text: string): string =>
  text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');

/** The first second of a day, in the browser's zone. */
export const startOfDay = (day: Day): Date => local(day);

/**
 * The last second of a day, in the browser's zone. It is calculated as the second before the next
 * day, because 23:59:59 occurs twice when the clock is set back at midnight.
 */
export const endOfDay = (day: Day): Date => new Date(local(day, 1).getTime() - 1000);

/** Unix seconds, as `[gte]` and `[lte]` need them (docs/contract.md#filters). */
export const toUnixSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
/** `YYYY-MM-DD HH:mm:ss` in UTC, as `[after]` and `[before]` need it (docs/contract.md#filters). */
export const toUtcText = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');
