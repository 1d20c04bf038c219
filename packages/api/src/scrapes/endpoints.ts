import { get, getCsv, getList } from '../core/endpoint.ts';
import { manualScrapesList, scrapeList, scrapesWithoutJobsList } from './list.ts';
import { queueCountSchema, scrapeRowSchema, scrapeSchema } from './schema.ts';

export const list = getList(scrapeList, scrapeRowSchema, { csv: true });
export const exportCsv = getCsv('/scrapes/csv', scrapeList);
export const withoutJobs = getList(scrapesWithoutJobsList, scrapeRowSchema);
export const manual = getList(manualScrapesList, scrapeRowSchema);
export const read = get('/scrapes/{id}', scrapeSchema, { versioned: true });
export const itemsInQueue = get('/scrapes/{id}/items_in_queue', queueCountSchema);
