import { formatDay, showInstant } from './dates.ts';

/** A day as MM/DD/YYYY with the full instant as its title; an en dash for null. `at`: Unix seconds. */
export function DateText({ at }: { at: number | null }) {
  if (at === null) return '–';
  return (
    <time dateTime={new Date(at * 1000).toISOString()} onPointerEnter={showInstant(at)}>
      {formatDay(at)}
    </time>
  );
}
