import * as detailEndpoints from '@console/api/entities/detailEndpoints';
import type { ScrapeAlert } from '@console/api/entities/schema';
import type { RequestHandler } from 'msw';
import { ofRecord, whole } from '../reads.ts';
import {
  acmeWorkday,
  archivedScrape,
  NOW,
  scrapes,
  type ScrapeRecord,
} from '../scrapes/fixtures.ts';
import type { Wire } from '../wire.ts';
import { createEntityStore, type EntityStore } from './entityStore.ts';

export const buildAlert = ({
  of,
  ...given
}: {
  id: number;
  of: ScrapeRecord;
  state: string;
}): Wire<ScrapeAlert> => ({
  scrape: { id: of.id, name: of.name },
  entity_id: of.entity_id,
  created_at: NOW - 5 * 24 * 3600,
  ...given,
  '@id': `/api/scrape_alerts/${given.id}`,
  '@type': 'ScrapeAlert',
});

const hostile = scrapes.filter(({ id }) => id >= 11 && id <= 16);

/** An alert of every kind, with names that strain a layout. */
export const scrapeAlerts: readonly Wire<ScrapeAlert>[] = [
  buildAlert({ id: 1, of: acmeWorkday, state: 'broken' }),
  buildAlert({ id: 2, of: acmeWorkday, state: 'underrun' }),
  buildAlert({ id: 3, of: archivedScrape, state: 'blocked' }),
  ...hostile.map((of, index) =>
    buildAlert({ id: 4 + index, of, state: index % 2 === 0 ? 'stuck' : 'broken' }),
  ),
];

/** GET /entities/{id}/scrape_alerts */
export const scrapeAlertHandlers = ({
  rows = scrapeAlerts,
  store = createEntityStore(),
}: { rows?: readonly Wire<ScrapeAlert>[]; store?: EntityStore } = {}): RequestHandler[] => [
  whole(
    detailEndpoints.scrapeAlerts,
    'ScrapeAlert',
    ofRecord(store, () => rows, 'entity_id'),
  ),
];
