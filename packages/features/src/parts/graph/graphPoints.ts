import { csvRecord, BYTE_ORDER_MARK } from '@console/api/core/hydra/csv';
import { noonOf } from '@console/api/core/noonOf';
import type { GraphPoint } from '@console/api/insights/schema';
import type { ChartPoint } from '@console/ui/charts/chartValues.ts';
import type { Day } from '../../list/days.ts';

/** A day with its count and average. */
export interface CountedDay extends ChartPoint {
  day: Day;
  average: number | null;
}

/** The name of the average that comes with the job counts of days. */
export const WEEK_AVERAGE = '7-day average';

/**
 * The points of a graph answer, one for each day, oldest first. When two points have the same day,
 * the later one counts. A point whose day does not exist is left out.
 */
export function countedDays(points: readonly GraphPoint[]): readonly CountedDay[] {
  const byDay = new Map<Day, CountedDay>();
  for (const { date, count, average } of points) {
    const at = noonOf(date);
    if (at !== undefined) byDay.set(date, { day: date, at, value: count, average });
  }
  const days = [...byDay.values()];
  const isSorted = days.every(({ at }, index) => index === 0 || at > (days[index - 1]?.at ?? at));
  return isSorted ? days : days.toSorted((one, other) => one.at - other.at);
}

/** The counted days as a CSV file: Date, Count, Average. */
export const toCsv = (days: readonly CountedDay[]): string =>
  [['Date', 'Count', 'Average'], ...days.map(({ day, value, average }) => [day, value, average])]
    .map((cells) => csvRecord(cells))
    .reduce((text, record) => text + record, BYTE_ORDER_MARK);
