import { isMissingCall } from '../core/errors.ts';
import { call } from '../core/request.ts';
import { useRead } from '../core/useRead.ts';
import { countsOfScrapes } from '../evidence/endpoints.ts';
import { ofScrape as stageHistory } from '../stage-history/endpoints.ts';
import { COUNTED_DAYS, jobCountsOfDays, jobCountsOfStages } from './jobCounts.ts';

// These calls are apart from client.ts, which the code editor loads first, because it shows the
// counts later.

/**
 * The number of stages to read for the job counts of some weeks. It is enough for three a day in a
 * month.
 */
const COUNTING_STAGES = 100;
/**
 * Reads the job counts of a scrape on the 30 days up to its newest count, oldest first. For a back
 * end without the call, they come from the finished runs.
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
