import { formatDay, formatInstant } from './dates.ts';

/** A day as MM/DD/YYYY with the full instant as its title; an en dash where there is none. `at`: unix seconds. */
export function DateText({ at }: { at: number | null }) {
  if (at === null) return '–';
  return <time dateTime={new Date(at * 1000).toISOString()} title={formatInstant(at)}>{formatDay(at)}</time>;
}
