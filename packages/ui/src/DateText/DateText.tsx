import { formatDay } from './dates.ts';
import { showInstant } from './showInstant.ts';

/**
 * A day as MM/DD/YYYY, the full instant being its title; an en dash where there is none. `at`: unix
 * seconds.
 */
export function DateText({ at }: { at: number | null }) {
  if (at === null) return '–';
  return (
    <time dateTime={new Date(at * 1000).toISOString()} onPointerEnter={showInstant(at)}>
      {formatDay(at)}
    </time>
  );
}
