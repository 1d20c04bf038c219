import { get, getCsv, getList } from '../core/endpoint.ts';
import { entityJobList, scrapeJobList } from './list.ts';
import { jobRowSchema, jobSchema } from './schema.ts';

export const ofEntity = getList(entityJobList, jobRowSchema, { csv: true });
export const exportOfEntity = getCsv('/entities/{id}/jobs/csv', entityJobList);
export const ofScrape = getList(scrapeJobList, jobRowSchema, { csv: true });
export const exportOfScrape = getCsv('/scrapes/{id}/jobs/csv', scrapeJobList);

export const read = get('/jobs/{id}', jobSchema);
export const byHash = get('/jobs/hash/{hash}', jobSchema);
/** The job with exactly this URL: an active one first, then the newest. */
export const byUrl = get('/jobs/url', jobSchema, { query: { url: 'required' } });
