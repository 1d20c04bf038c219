import { getAll, getCsv, getList } from '../core/endpoint.ts';
import { text } from '../core/wire.ts';
import { entityEventList, scrapeEventList } from './list.ts';
import { eventLogSchema } from './schema.ts';

export const ofEntity = getList(entityEventList, eventLogSchema, { csv: true });
export const exportOfEntity = getCsv('/entities/{id}/event_logs/csv', entityEventList);
export const ofScrape = getList(scrapeEventList, eventLogSchema, { csv: true });
export const exportOfScrape = getCsv('/scrapes/{id}/event_logs/csv', scrapeEventList);

/** Answers the types of events as plain words. */
export const entityEventTypes = getAll('/entities/event_types', text);
export const scrapeEventTypes = getAll('/scrapes/event_types', text);
