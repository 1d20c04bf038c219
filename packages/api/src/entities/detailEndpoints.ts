import { getAll, getCsv, getList } from '../core/endpoint.ts';
import { scrapeRowSchema } from '../scrapes/schema.ts';
import { jobCountDeltaSchema, jobsByCountrySchema } from './figures.ts';
import { entityScrapeList } from './list.ts';
import { scrapeAlertSchema } from './schema.ts';

// These endpoints are about one entity. The lists of entities do not need them, so the scripts of
// those lists do not load them.

export const scrapes = getList(entityScrapeList, scrapeRowSchema, { csv: true });
export const exportScrapes = getCsv('/entities/{id}/scrapes/csv', entityScrapeList);
export const jobCountDelta = getAll('/entities/{id}/job_count_delta', jobCountDeltaSchema);
export const jobsByCountry = getAll('/entities/{id}/jobs_by_country', jobsByCountrySchema);
export const scrapeAlerts = getAll('/entities/{id}/scrape_alerts', scrapeAlertSchema);
