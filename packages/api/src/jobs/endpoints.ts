import { get, getCsv, getList } from '../core/endpoint.ts';
import { entityJobList, scrapeJobList } from './list.ts';
import { jobRowSchema, jobSchema } from './schema.ts';

export const ofEntity = getList(entityJobList, jobRowSchema, { csv: true });
export const exportOfEntity = getCsv('/entities/{id}/jobs/csv', entityJobList);
export const ofScrape = getList(scrapeJobList, jobRowSchema, { csv: true });
export const exportOfScrape = getCsv('/scrapes/{id}/jobs/csv', scrapeJobList);

export const read = get('/jobs/{id}', jobSchema);
export const byHash = get('/jobs/hash/{hash}', jobSchema);
/** Answers the job with exactly this URL. An active job is preferred, then the newest one. */
export const byUrl = get('/jobs/url', jobSchema, { query: { url: 'required' } });
