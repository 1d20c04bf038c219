import { collectionOf } from '@console/api/core/hydra/collection';
import { jobCountDeltaSchema, jobsByCountrySchema } from '@console/api/entities/figures';
import { scrapeRowSchema } from '@console/api/scrapes/schema';
import type { ContractCase } from './contractCase.ts';
import { givenEntity } from './givenEntity.ts';

const get = (path: string) => ({ method: 'GET', path }) as const;

/** The job figures of an entity, and its scrapes. */
export const entityFigureCases: readonly ContractCase[] = [
  {
    name: 'the job counts of an entity are a whole collection',
    given: givenEntity(),
    request: ({ id }) => get(`/entities/${id}/job_count_delta`),
    status: 200,
    shape: collectionOf(jobCountDeltaSchema),
    body: { '@type': 'hydra:Collection' },
  },
  {
    name: 'the jobs of an entity by country are a whole collection',
    given: givenEntity(),
    request: ({ id }) => get(`/entities/${id}/jobs_by_country`),
    status: 200,
    shape: collectionOf(jobsByCountrySchema),
    body: { '@type': 'hydra:Collection' },
  },
  {
    name: 'the scrapes of an entity are a list with an exact total',
    given: givenEntity(),
    request: ({ id }) => get(`/entities/${id}/scrapes?page=1&limit=15&order[status_date]=desc`),
    status: 200,
    shape: collectionOf(scrapeRowSchema),
    body: ({ id }) => ({ '@id': `/api/entities/${id}/scrapes`, 'hydra:totalItems': 0 }),
  },
  {
    name: 'the scrapes of an entity as a file',
    given: givenEntity(),
    request: ({ id }) => get(`/entities/${id}/scrapes/csv?order[status_date]=desc`),
    status: 200,
    text: /^\uFEFF?EID,Entity Name,SID,Scrape Name,/,
  },
  {
    name: 'the scrapes of an entity are refused with a filter that is no boolean',
    given: givenEntity(),
    request: ({ id }) => get(`/entities/${id}/scrapes?archived=perhaps`),
    status: 400,
    body: { code: 'invalid_filter' },
  },
  ...['job_count_delta', 'jobs_by_country', 'scrapes'].map((name) => ({
    name: `${name} of nobody is not found`,
    request: get(`/entities/2000000000/${name}`),
    status: 404,
    body: { code: 'not_found' },
  })),
];
