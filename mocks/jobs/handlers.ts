import { csvInstant } from '@console/api/core/hydra/csv';
import { invalidFilter, notFound } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import * as endpoints from '@console/api/jobs/endpoints';
import { entityJobList, jobCsvColumns, scrapeJobList } from '@console/api/jobs/list';
import type { Job } from '@console/api/jobs/schema';
import type { RequestHandler } from 'msw';
import { endpoint, idOf } from '../endpoint.ts';
import { createEntityStore, type EntityStore } from '../entities/entityStore.ts';
import { listResponse, paramsOf, rowsFor } from '../list.ts';
import { csv, resource } from '../respond.ts';
import { requireRow } from '../rowStore.ts';
import { createScrapeStore, type ScrapeStore } from '../scrapes/scrapeStore.ts';
import type { Wire } from '../wire.ts';
import { jobs } from './fixtures.ts';

type Row = Wire<Job>;

const toCsv = (row: Row) => [
  row.title,
  row.url,
  row.job_id,
  row.scrape?.name ?? null,
  row.scrape_id,
  csvInstant(row.create_date),
  csvInstant(row.last_check),
  row.has_location ? 'Yes' : null,
];

const DETAIL_ONLY = new Set([
  'onet_code',
  'onet_description',
  'description',
  'city',
  'region',
  'region_name',
  'job_location',
  'extended_fields',
  'previous_instances',
  'entity',
]);
/** A list row: the job without the fields that only the detail has. */
const toRow = (job: Row) => ({
  ...Object.fromEntries(Object.entries(job).filter(([name]) => !DETAIL_ONLY.has(name))),
  id: job.id,
});

/** True for active jobs, which a request gets unless it asks for the others. */
function wantsActive(params: QueryParams): boolean {
  const text = params.one('active')?.toLowerCase() ?? 'true';
  if (!['true', 'false', '1', '0'].includes(text)) throw invalidFilter('active');
  return text === 'true' || text === '1';
}

type JobHandlersOptions = {
  rows?: readonly Row[];
  store?: EntityStore;
  scrapes?: ScrapeStore;
};

/** The lists of jobs of an entity and of a scrape, their CSV files, and single jobs. */
export function jobHandlers({
  rows = jobs,
  store = createEntityStore(),
  scrapes = createScrapeStore(),
}: JobHandlersOptions = {}): RequestHandler[] {
  const options = { filters: { active: () => true } };
  const wanted = (request: Request) => {
    const isActive = wantsActive(paramsOf(request));
    return rows.filter(({ active }) => active === isActive);
  };
  const file = (
    contract: typeof entityJobList | typeof scrapeJobList,
    found: Row[],
    url: Request,
  ) => csv('jobs', [jobCsvColumns, ...rowsFor(contract, found, paramsOf(url), options).map(toCsv)]);
  const ofEntity = (id: number, request: Request) => {
    requireRow(store, id);
    return wanted(request).filter(({ entity_id }) => entity_id === id);
  };
  const ofScrape = (id: number, request: Request) => {
    requireRow(scrapes, id);
    return wanted(request).filter(({ scrape_id }) => scrape_id === id);
  };
  const one = (found: Row | undefined, missing: string) => {
    if (found === undefined) throw notFound(missing);
    return resource(found);
  };
  return [
    endpoint(endpoints.exportOfEntity, ({ params, request }) =>
      file(entityJobList, ofEntity(idOf(params), request), request),
    ),
    endpoint(endpoints.ofEntity, ({ params, request }) => {
      const id = idOf(params);
      const path = `/entities/${id}/jobs`;
      return listResponse(entityJobList, ofEntity(id, request), request, {
        ...options,
        path,
        toMember: toRow,
      });
    }),
    endpoint(endpoints.exportOfScrape, ({ params, request }) =>
      file(scrapeJobList, ofScrape(idOf(params), request), request),
    ),
    endpoint(endpoints.ofScrape, ({ params, request }) => {
      const id = idOf(params);
      const path = `/scrapes/${id}/jobs`;
      return listResponse(scrapeJobList, ofScrape(id, request), request, {
        ...options,
        path,
        toMember: toRow,
      });
    }),
    endpoint(endpoints.byHash, ({ params }) =>
      one(
        rows.find(({ hash }) => hash === params.hash),
        'Job by hash not found.',
      ),
    ),
    endpoint(endpoints.byUrl, ({ request }) => {
      const url = paramsOf(request).one('url');
      if (url === undefined) throw invalidFilter('url');
      return one(
        rows.find((row) => row.url === url),
        'Job UR not found.',
      );
    }),
    endpoint(endpoints.read, ({ params }) =>
      one(
        rows.find(({ id }) => String(id) === params.id),
        'Job by ID not found.',
      ),
    ),
  ];
}
