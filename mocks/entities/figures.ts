import * as detailEndpoints from '@console/api/entities/detailEndpoints';
import type { JobCountDelta, JobsByCountry } from '@console/api/entities/figures';
import { entityScrapeList } from '@console/api/entities/list';
import type { RequestHandler } from 'msw';
import { endpoint, idOf } from '../endpoint.ts';
import { listResponse, paramsOf, rowsFor } from '../list.ts';
import { collection } from '../respond.ts';
import { requireRow } from '../rowStore.ts';
import { acmeWorkday, NOW, type ScrapeRecord } from '../scrapes/fixtures.ts';
import { scrapeFile } from '../scrapes/scrapeFile.ts';
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
  const figures = (
    call: typeof detailEndpoints.jobCountDelta | typeof detailEndpoints.jobsByCountry,
    type: string,
    rows: readonly object[],
  ) =>
    endpoint(call, ({ params }) => {
      const { id } = requireRow(store, idOf(params));
      const path = call.path.replace('{id}', String(id));
      const members = rows.map((row, index) =>
        Object.assign({ '@id': `/api${path}#${index + 1}`, '@type': type }, row),
      );
      return collection(type, path, members);
    });
  const scrapesOf = (id: number) => {
    requireRow(store, id);
    return scrapes.open().filter(({ entity_id }) => entity_id === id);
  };
  return [
    figures(detailEndpoints.jobCountDelta, 'JobCountDelta', deltas),
    figures(detailEndpoints.jobsByCountry, 'JobsByCountry', countries),
    endpoint(detailEndpoints.exportScrapes, ({ params, request }) =>
      scrapeFile(rowsFor(entityScrapeList, scrapesOf(idOf(params)), paramsOf(request))),
    ),
    endpoint(detailEndpoints.scrapes, ({ params, request }) => {
      const id = idOf(params);
      const path = `/entities/${id}/scrapes`;
      return listResponse(entityScrapeList, scrapesOf(id).map(withLifecycle), request, { path });
    }),
  ];
};
