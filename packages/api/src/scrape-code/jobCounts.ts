import { isMissingCall } from '../core/errors.ts';
import { noonOf } from '../core/noonOf.ts';
import { call } from '../core/request.ts';
import { useRead } from '../core/useRead.ts';
import { countsOfScrapes } from '../evidence/endpoints.ts';
import { ofScrape as stageHistory } from '../stage-history/endpoints.ts';

/**
 * The job count of a scrape on one day. It has the noon of the day in unix seconds, its value, and
 * the mean of the counts of the seven days up to it.
 */
export type JobCount = { at: number; value: number; average: number };

type Counted = Pick<JobCount, 'at' | 'value'>;

/** The number of the day of an instant, in the browser's zone. */
function dayNumber(at: number): number {
  const date = new Date(at * 1000);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
}

const AVERAGED_DAYS = 7;
const SHOWN_DAYS = 30;

/** The number of days needed to compute the averages of all shown days. */
const COUNTED_DAYS = SHOWN_DAYS + AVERAGED_DAYS - 1;

/**
 * The counts of the last 30 days with their averages. `counted` has one count for each day, oldest
 * first.
 */
function averaged(counted: readonly Counted[]): JobCount[] {
  const days = counted.map(({ at, value }) => ({ at, value, day: dayNumber(at) }));
  const last = days.at(-1)?.day ?? 0;
  return days
    .filter(({ day }) => day > last - SHOWN_DAYS)
    .map(({ at, value, day }) => {
      const week = days.filter((one) => one.day <= day && one.day > day - AVERAGED_DAYS);
      const mean = week.reduce((sum, one) => sum + one.value, 0) / week.length;
      return { at, value, average: Math.round(mean * 100) / 100 };
    });
}

/** Makes job counts of days (YYYY-MM-DD), oldest first, with their averages. */
export const jobCountsOfDays = (days: readonly { date: string; count: number }[]): JobCount[] =>
  averaged(
    days.flatMap(({ date, count }) => {
      const at = noonOf(date);
      return at === undefined ? [] : [{ at, value: count }];
    }),
  );

/**
 * Makes job counts of the stages of a scrape, oldest first, one for each day in the browser's zone,
 * at its noon like the counts of days. A finished parsing stage counts the jobs of its run. When a
 * day has several of them, the last one counts.
 */
export function jobCountsOfStages(
  stages: readonly { stage: string; end_time: number | null; items: number }[],
): JobCount[] {
  const ofDays = new Map<number, Counted>();
  const counted = stages
    .flatMap(({ stage, end_time: at, items: value }) =>
      stage === 'parsing' && at !== null ? [{ at, value }] : [],
    )
    .sort((a, b) => a.at - b.at);
  for (const { at, value } of counted) {
    const noon = Math.floor(new Date(at * 1000).setHours(12, 0, 0, 0) / 1000);
    ofDays.set(noon, { at: noon, value });
  }
  return averaged([...ofDays.values()]);
}

/** The number of stages that are read for a month. It is enough for three a day. */
const COUNTING_STAGES = 100;
/**
 * Reads the job counts of a scrape on the 30 days up to its newest count, oldest first. For a back
 * end without the call, they come from the finished runs. It is not in client.ts, which the page of
 * script tests loads: there it would be 2.1 KB of 138.
 */
export const useJobCounts = (id: number) =>
  useRead(['scrapes', 'jobCounts', id], async () => {
    try {
      const query = new URLSearchParams({ 'scrape[]': String(id), days: String(COUNTED_DAYS) });
      const { items } = (await call(countsOfScrapes, { query })).data;
      return jobCountsOfDays(items.find(({ scrape_id }) => scrape_id === id)?.counts ?? []);
    } catch (failure) {
      if (!isMissingCall(failure)) throw failure;
      const query = new URLSearchParams({
        page: '1',
        limit: String(COUNTING_STAGES),
        'order[start_time]': 'desc',
      });
      const { data } = await call(stageHistory, { params: { id }, query });
      return jobCountsOfStages(data.items);
    }
  });
