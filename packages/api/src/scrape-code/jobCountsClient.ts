import { isMissingCall } from '../core/errors.ts';
import { call } from '../core/request.ts';
import { useRead } from '../core/useRead.ts';
import { countsOfScrapes } from '../evidence/endpoints.ts';
import { ofScrape as stageHistory } from '../stage-history/endpoints.ts';
import { COUNTED_DAYS, jobCountsOfDays, jobCountsOfStages } from './jobCounts.ts';

// The code editor loads client.ts first and shows these counts later.

/** The stages that tell the job counts of some weeks: three a day for a month, and a few more. */
const COUNTING_STAGES = 100;
/**
 * The job counts of a scrape on the 30 days up to its newest count, oldest first. A back end
 * without them has those of the finished runs.
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
