import { showInstant } from '../DateText/showInstant.ts';
import { timeAgo } from './timeAgo.ts';

/**
 * How long ago something was, the full instant being its title; an en dash where it never was.
 * `at`: unix seconds.
 */
export function TimeAgo({ at }: { at: number | null }) {
  if (at === null) return '–';
  return (
    <time dateTime={new Date(at * 1000).toISOString()} onPointerEnter={showInstant(at)}>
      {timeAgo(at)}
    </time>
  );
}
