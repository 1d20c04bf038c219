import { dayOf, parseDay, type Day } from '../list/days.ts';

/** The two day fields of a report; an empty string means no day. */
export interface ReportRange {
  start: string;
  end: string;
}

/** The most days that sample data covers: the last ones of the range. */
export const MAX_DAYS = 366;

/** The problem of the end day: it is before the start. Undefined while a day is missing. */
export function endProblem({ start, end }: ReportRange): string | undefined {
  const [from, to] = [parseDay(start), parseDay(end)];
  return from && to && to < from ? 'End must not be before start.' : undefined;
}

/** Both days are chosen. */
export const isChosen = ({ start, end }: ReportRange): boolean =>
  parseDay(start) !== undefined && parseDay(end) !== undefined;

/** The days of a range, oldest first, each with its noon in the browser's zone. */
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
