import * as detailEndpoints from '@console/api/entities/detailEndpoints';
import type { JobCountDelta, JobsByCountry } from '@console/api/entities/figures';
import { scrapeCsvColumns } from '@console/api/scrapes/list';
import type { RequestHandler } from 'msw';
import { endpoint } from '../endpoint.ts';
import { list, ofRecord, whole } from '../reads.ts';
import { csv } from '../respond.ts';
import { requireRow } from '../rowStore.ts';
import { acmeWorkday, NOW, type ScrapeRecord } from '../scrapes/fixtures.ts';
import { createScrapeStore, type ScrapeStore } from '../scrapes/scrapeStore.ts';
import { toScrapeRow } from '../scrapes/views.ts';
import { createEntityStore, type EntityStore } from './entityStore.ts';

type FiguresOptions = {
  store?: EntityStore;
  scrapes?: ScrapeStore;
  /** The job counts of every entity; without them, those of the first scrape of the fixtures. */
  deltas?: readonly JobCountDelta[];
  countries?: readonly JobsByCountry[];
};

export const acmeDelta: JobCountDelta = {
  scrape_id: acmeWorkday.id,
  scrape_name: acmeWorkday.name,
  last_updated: NOW - 3600,
  num_jobs: 120,
  counted_at: NOW - 3600,
  counted_day: null,
  delta: 12,
  change_7_days: 30,
  since: NOW - 7 * 86_400,
};
export const jobsByCountry: readonly JobsByCountry[] = [
  { country: 'United States', job_count: 70 },
  { country: 'Germany', job_count: 30 },
  { country: 'Unknown', job_count: 20 },
];

/**
 * When a scrape was archived or made. The fixtures tell no unarchiving. The list sorts by it under
 * the name `status_date`.
 */
const withLifecycle = (row: ScrapeRecord) => {
  const date = row.archived ? (row.archived_date ?? row.date_added) : row.date_added;
  return { ...toScrapeRow(row), lifecycle_date: date, status_date: date };
};

/** The job figures of an entity, and its scrapes. */
export const entityFigureHandlers = ({
  store = createEntityStore(),
  scrapes = createScrapeStore(),
  deltas = [acmeDelta],
  countries = jobsByCountry,
}: FiguresOptions = {}): RequestHandler[] => {
  const ofEntity = (id: number) => requireRow(store, id).id;
  return [
    whole(detailEndpoints.jobCountDelta, 'JobCountDelta', (id) => (ofEntity(id) ? deltas : [])),
    whole(detailEndpoints.jobsByCountry, 'JobsByCountry', (id) => (ofEntity(id) ? countries : [])),
    endpoint(detailEndpoints.exportScrapes, () => csv('scrapes', scrapeCsvColumns)),
    list(
      detailEndpoints.scrapes,
      ofRecord(store, () => scrapes.all().map(withLifecycle), 'entity_id'),
    ),
  ];
};
