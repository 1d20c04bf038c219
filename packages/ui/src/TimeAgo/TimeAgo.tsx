import { formatInstant } from '../DateText/dates.ts';
import { timeAgo } from './timeAgo.ts';

/** How long ago something was, with the full instant as its title; an en dash where it never was. `at`: unix seconds. */
export function TimeAgo({ at }: { at: number | null }) {
  if (at === null) return '–';
  return <time dateTime={new Date(at * 1000).toISOString()} title={formatInstant(at)}>{timeAgo(at)}</time>;
}
