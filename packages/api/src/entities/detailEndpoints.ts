import { getAll, getCsv, getList } from '../core/endpoint.ts';
import { scrapeRowSchema } from '../scrapes/schema.ts';
import { jobCountDeltaSchema, jobsByCountrySchema } from './figures.ts';
import { entityScrapeList } from './list.ts';
import { scrapeAlertSchema } from './schema.ts';

// These endpoints are about one entity. They are not in endpoints.ts, which every list loads: with
// detailRules.ts they would add 0.7 KB to the dashboard, which has 0.1 KB left of 144.

export const scrapes = getList(entityScrapeList, scrapeRowSchema, { csv: true });
export const exportScrapes = getCsv('/entities/{id}/scrapes/csv', entityScrapeList);
export const jobCountDelta = getAll('/entities/{id}/job_count_delta', jobCountDeltaSchema);
export const jobsByCountry = getAll('/entities/{id}/jobs_by_country', jobsByCountrySchema);
export const scrapeAlerts = getAll('/entities/{id}/scrape_alerts', scrapeAlertSchema);
