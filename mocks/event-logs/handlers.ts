import { csvInstant } from '@console/api/core/hydra/csv';
import type { ListContract } from '@console/api/core/list';
import * as endpoints from '@console/api/event-logs/endpoints';
import { entityEventList, eventCsvColumns, scrapeEventList } from '@console/api/event-logs/list';
import type { EventLog } from '@console/api/event-logs/schema';
import { isRole, ROLE_LABELS } from '@console/api/roles/rules';
import type { RequestHandler } from 'msw';
import { endpoint, idOf } from '../endpoint.ts';
import { createEntityStore, type EntityStore } from '../entities/entityStore.ts';
import { listResponse, paramsOf, rowsFor } from '../list.ts';
import { collection, csv } from '../respond.ts';
import { requireRow } from '../rowStore.ts';
import { createScrapeStore, type ScrapeStore } from '../scrapes/scrapeStore.ts';
import type { Wire } from '../wire.ts';
import { EVENT_TYPES, events, SCRAPE_EVENT_TYPES } from './fixtures.ts';

type Row = Wire<EventLog>;

const toCsv = (row: Row) => [
  row.event_type,
  row.event_name,
  row.current_state,
  row.previous_state,
  csvInstant(row.created_at),
  row.user && `${row.user.first_name} ${row.user.last_name}`,
  row.user_role !== null && isRole(row.user_role) ? ROLE_LABELS[row.user_role] : row.user_role,
  row.notes && row.notes.replaceAll(/<[^>]*>/g, ''),
];

type EventLogHandlersOptions = {
  rows?: readonly Row[];
  store?: EntityStore;
  scrapes?: ScrapeStore;
};

/** The event logs of an entity and of a scrape, their CSV files, and the types of events. */
export function eventLogHandlers({
  rows = events,
  store = createEntityStore(),
  scrapes = createScrapeStore(),
}: EventLogHandlersOptions = {}): RequestHandler[] {
  const ofEntity = (id: number) => {
    requireRow(store, id);
    return rows.filter(({ entity_id }) => entity_id === id);
  };
  const ofScrape = (id: number) => {
    requireRow(scrapes, id);
    return rows.filter(({ scrape_id }) => scrape_id === id);
  };
  const file = (contract: ListContract, found: readonly Row[], request: Request) =>
    csv('event-logs', [eventCsvColumns, ...rowsFor(contract, found, paramsOf(request)).map(toCsv)]);
  const page = (contract: ListContract, found: readonly Row[], request: Request) =>
    listResponse(contract, found, request, {
      path: new URL(request.url).pathname.replace('/api', ''),
    });
  return [
    endpoint(endpoints.entityEventTypes, () =>
      collection('EventType', endpoints.entityEventTypes.path, EVENT_TYPES),
    ),
    endpoint(endpoints.scrapeEventTypes, () =>
      collection('EventType', endpoints.scrapeEventTypes.path, SCRAPE_EVENT_TYPES),
    ),
    endpoint(endpoints.exportOfEntity, ({ params, request }) =>
      file(entityEventList, ofEntity(idOf(params)), request),
    ),
    endpoint(endpoints.ofEntity, ({ params, request }) =>
      page(entityEventList, ofEntity(idOf(params)), request),
    ),
    endpoint(endpoints.exportOfScrape, ({ params, request }) =>
      file(scrapeEventList, ofScrape(idOf(params)), request),
    ),
    endpoint(endpoints.ofScrape, ({ params, request }) =>
      page(scrapeEventList, ofScrape(idOf(params)), request),
    ),
  ];
}
