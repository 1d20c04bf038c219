import { formatDay } from '../DateText/dates.ts';
import { formatChange, groupDigits } from '../numbers.ts';
import { fillDays } from './everyDay.ts';

export interface UpDownDay {
  /** Unix seconds. */
  at: number;
  up: number;
  down: number;
}

/** Consecutive days that share one bar. */
export interface UpDownSpan {
  /** The first and the last of the days, in Unix seconds. */
  at: number;
  until: number;
  /** The sums of the days. Undefined if none of them was counted. */
  sums: { up: number; down: number } | undefined;
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

/**
 * Groups consecutive days, so that there are at most as many bars as columns. A day that is missing
 * in between has its place.
 */
export function toSpans(days: readonly UpDownDay[], columns: number): readonly UpDownSpan[] {
  const all = fillDays<{ at: number; up?: number; down?: number }>(days, (at) => ({ at }));
  const size = Math.max(1, Math.ceil(all.length / Math.max(1, columns)));
  const spans: UpDownSpan[] = [];
  for (const [index, { at, up, down }] of all.entries()) {
    const span = index % size === 0 ? undefined : spans.at(-1);
    const { up: upTo = 0, down: downTo = 0 } = span?.sums ?? {};
    const sums =
      up === undefined || down === undefined ? span?.sums : { up: upTo + up, down: downTo + down };
    if (!span) spans.push({ at, until: at, sums });
    else {
      span.until = at;
      span.sums = sums;
    }
  }
  return spans;
}

/**
 * Describes a bar: "Asked 12, Answered 9, Net +3 on 11/20/2026", or "... from 11/16/2026 to
 * 11/20/2026".
 */
export function describeSpan({ at, until, sums }: UpDownSpan, names: UpDownNames): string {
  const when =
    at === until ? `on ${formatDay(at)}` : `from ${formatDay(at)} to ${formatDay(until)}`;
  if (!sums) return `No value ${when}`;
  const { up, down } = sums;
  const net = `${names.net} ${formatChange(up - down)}`;
  return `${names.up} ${groupDigits(up)}, ${names.down} ${groupDigits(down)}, ${net} ${when}`;
}
