import type { ChartPoint } from './chartValues.ts';

const DAY = 86_400;
/**
 * When all days together span more days than this, each gap gets only one point, so that a wrong
 * date cannot exhaust the memory.
 */
const MAX_FILLED_DAYS = 4000;

/**
 * The days, the oldest first, with an empty one for each that is missing in between, so that no
 * line is drawn across it and no zero is made up for it.
 */
export function fillDays<Day extends { at: number }>(
  days: readonly Day[],
  emptyAt: (at: number) => Day,
): readonly Day[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const fillsAll = last.at - first.at <= MAX_FILLED_DAYS * DAY;
  const filled: Day[] = [];
  let before = first.at;
  for (const day of days) {
    const missing = Math.round((day.at - before) / DAY) - 1;
    for (let index = 1; index <= (fillsAll ? missing : Math.min(1, missing)); index += 1)
      filled.push(emptyAt(before + index * DAY));
    filled.push(day);
    before = day.at;
  }
  return filled;
}

/** The points of all days. A day that is missing in between has no value. */
export const everyDay = (points: readonly ChartPoint[]): readonly ChartPoint[] =>
  fillDays(points, (at) => ({ at, value: null }));
