import { formatDay } from '../DateText/dates.ts';
import { formatChange, groupDigits } from '../numbers.ts';

export interface UpDownDay {
  /** Unix seconds. */
  at: number;
  up: number;
  down: number;
}

/** Consecutive days that share one bar. */
export interface UpDownSpan extends UpDownDay {
  /** The last of the days, in Unix seconds. */
  until: number;
}

/**
 * The labels of the count above the axis, the count below it, and the difference: "Asked",
 * "Answered", "Net".
 */
export interface UpDownNames {
  up: string;
  down: string;
  net: string;
}

/** Groups consecutive days, so that there are at most as many bars as columns. */
export function toSpans(days: readonly UpDownDay[], columns: number): readonly UpDownSpan[] {
  const size = Math.max(1, Math.ceil(days.length / Math.max(1, columns)));
  const spans: UpDownSpan[] = [];
  for (const [index, { at, up, down }] of days.entries()) {
    const last = spans.at(-1);
    if (!last || index % size === 0) spans.push({ at, until: at, up, down });
    else {
      last.until = at;
      last.up += up;
      last.down += down;
    }
  }
  return spans;
}

/**
 * Describes a bar: "Asked 12, Answered 9, Net +3 on 11/20/2026", or "... from 11/16/2026 to
 * 11/20/2026".
 */
export function describeSpan({ at, until, up, down }: UpDownSpan, names: UpDownNames): string {
  const when =
    at === until ? `on ${formatDay(at)}` : `from ${formatDay(at)} to ${formatDay(until)}`;
  const net = `${names.net} ${formatChange(up - down)}`;
  return `${names.up} ${groupDigits(up)}, ${names.down} ${groupDigits(down)}, ${net} ${when}`;
}
