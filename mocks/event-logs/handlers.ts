import type { Endpoint } from '@console/api/core/endpoint';
import * as endpoints from '@console/api/event-logs/endpoints';
import { eventCsvColumns } from '@console/api/event-logs/list';
import type { EventLog } from '@console/api/event-logs/schema';
import type { RequestHandler } from 'msw';
import { endpoint } from '../endpoint.ts';
import { createEntityStore, type EntityStore } from '../entities/entityStore.ts';
import { list, ofRecord } from '../reads.ts';
import { collection, csv } from '../respond.ts';
import { createScrapeStore, type ScrapeStore } from '../scrapes/scrapeStore.ts';
import type { Wire } from '../wire.ts';
import { EVENT_TYPES, events, SCRAPE_EVENT_TYPES } from './fixtures.ts';

type EventLogHandlersOptions = {
  rows?: readonly Wire<EventLog>[];
  store?: EntityStore;
  scrapes?: ScrapeStore;
};

/** The event logs of an entity and of a scrape, their CSV files, and the types of events. */
export function eventLogHandlers({
  rows = events,
  store = createEntityStore(),
  scrapes = createScrapeStore(),
}: EventLogHandlersOptions = {}): RequestHandler[] {
  const types = (call: Endpoint, known: readonly string[]) =>
    endpoint(call, () => collection('EventType', call.path, known));
  const file = () => csv('event-logs', eventCsvColumns);
  return [
    types(endpoints.entityEventTypes, EVENT_TYPES),
    types(endpoints.scrapeEventTypes, SCRAPE_EVENT_TYPES),
    endpoint(endpoints.exportOfEntity, file),
    endpoint(endpoints.exportOfScrape, file),
    list(
      endpoints.ofEntity,
      ofRecord(store, () => rows, 'entity_id'),
    ),
    list(
      endpoints.ofScrape,
      ofRecord(scrapes, () => rows, 'scrape_id'),
    ),
  ];
}
