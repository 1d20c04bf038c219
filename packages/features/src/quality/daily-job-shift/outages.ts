import type { ListQuery } from '@console/api/core/listQuery';
import type { DailyJobShift, ShiftOutage } from '@console/api/daily-job-shifts/schema';
import { spelledDay } from '../../list/days.ts';

/** An ATS and the day on which its scrapes lost their jobs. */
export type Outage = Pick<ShiftOutage, 'ats' | 'shift_date'>;

/**
 * The outage to which a shift may belong. Undefined when it cannot belong to one, because it has
 * jobs, no ATS or no day.
 */
export function outageOf({
  scrape: { ats },
  shift_date: day,
  latest_job_count: latest,
}: DailyJobShift): Outage | undefined {
  return ats !== null && day !== null && latest === 0 ? { ats, shift_date: day } : undefined;
}

export const isSameOutage = (one: Outage, other: Outage): boolean =>
  one.ats === other.ats && one.shift_date === other.shift_date;

/** The query of the list, restricted to the shifts of one outage. */
export const shiftsOfOutage = (query: ListQuery, { ats, shift_date: day }: Outage): ListQuery => ({
  ...query,
  filters: {
    ...query.filters,
    outage: undefined,
    'scrape.ats[]': [ats],
    shift_date: day,
    'latest_job_count[lte]': 0,
  },
});

export const outageLabel = ({ ats, shift_date: day }: Outage): string =>
  `Shifts of ${ats} on ${spelledDay(day)}`;

/** The outage whose shifts review mode went through last. */
export const reviewed: { outage: Outage | undefined } = { outage: undefined };
