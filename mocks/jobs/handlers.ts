import { invalidFilter, notFound } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import * as endpoints from '@console/api/jobs/endpoints';
import { jobCsvColumns } from '@console/api/jobs/list';
import type { Job } from '@console/api/jobs/schema';
import type { RequestHandler } from 'msw';
import { endpoint } from '../endpoint.ts';
import { createEntityStore, type EntityStore } from '../entities/entityStore.ts';
import { flagIn, paramsOf } from '../list.ts';
import { list, ofRecord } from '../reads.ts';
import { csv, resource } from '../respond.ts';
import { createScrapeStore, type ScrapeStore } from '../scrapes/scrapeStore.ts';
import type { Wire } from '../wire.ts';
import { jobs } from './fixtures.ts';

type Row = Wire<Job>;

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
  /** Those that are active, unless the request asks for the others. */
  const wanted = (params: QueryParams) =>
    rows.filter((row) => row.active === (flagIn(params, 'active') ?? true));
  const one = (found: Row | undefined, missing: string) => {
    if (found === undefined) throw notFound(missing);
    return resource(found);
  };
  const file = () => csv('jobs', jobCsvColumns);
  return [
    endpoint(endpoints.exportOfEntity, file),
    endpoint(endpoints.exportOfScrape, file),
    list(endpoints.ofEntity, ofRecord(store, wanted, 'entity_id'), options),
    list(endpoints.ofScrape, ofRecord(scrapes, wanted, 'scrape_id'), options),
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
