import { dayOf, parseDay, type Day } from '../list/days.ts';

/** The first and the last day of a report. An empty string means that no day is chosen. */
export interface ReportRange {
  start: string;
  end: string;
}

/** The maximum number of days of sample data. In a longer range, they are its last days. */
export const MAX_DAYS = 366;

/** The problem of the last day, when it is before the first one. Undefined while a day is missing. */
export function endProblem({ start, end }: ReportRange): string | undefined {
  const [from, to] = [parseDay(start), parseDay(end)];
  return from && to && to < from ? 'End must not be before start.' : undefined;
}

/** Whether both days are chosen. */
export const isChosen = ({ start, end }: ReportRange): boolean =>
  parseDay(start) !== undefined && parseDay(end) !== undefined;

/** The days of a range, oldest first. Each has its noon in the browser's zone. */
export function daysOf(range: ReportRange): readonly { day: Day; noon: Date }[] {
  const [start, end] = [parseDay(range.start), parseDay(range.end)];
  if (!start || !end) return [];
  const [year = 0, month = 1, date = 1] = end.split('-').map(Number);
  return Array.from({ length: MAX_DAYS }, (_, back) => {
    const noon = new Date(year, month - 1, date - back, 12);
    return { day: dayOf(noon), noon };
  })
    .filter(({ day }) => day >= start)
    .toReversed();
}
