import { collectionOf } from '@console/api/core/hydra/collection';
import {
  codeSaveSchema,
  dayCountSchema,
  dayErrorsSchema,
  pastAlertSchema,
  pastReviewSchema,
  scrapeCountsSchema,
} from '@console/api/evidence/schema';
import type { ContractCase, ContractRequest } from './contractCase.ts';
import { givenEntity } from './givenEntity.ts';
import { givenScrape } from './scrapes.cases.ts';

const get = (path: string): ContractRequest => ({ method: 'GET', path });
const refused = { status: 400, body: { code: 'invalid_filter' } } as const;
const WINDOW = 'day[after]=2026-10-23&day[before]=2026-11-21';
const SINCE = '2026-10-23%2000:00:00';

/** What happened to a scrape and to an entity. */
export const evidenceCases: readonly ContractCase[] = [
  {
    name: 'the job counts of a scrape by day',
    role: 'ROLE_USER',
    given: givenScrape,
    request: ({ id }) => get(`/scrapes/${id}/job_counts?${WINDOW}`),
    status: 200,
    shape: collectionOf(dayCountSchema),
    ordered: { by: 'date', direction: 'asc' },
  },
  {
    name: 'the job counts of an entity by day',
    given: givenEntity(),
    request: ({ id }) => get(`/entities/${id}/job_counts?${WINDOW}`),
    status: 200,
    shape: collectionOf(dayCountSchema),
  },
  {
    name: 'the errors of a scrape by day',
    given: givenScrape,
    request: ({ id }) => get(`/scrapes/${id}/error_counts?${WINDOW}`),
    status: 200,
    shape: collectionOf(dayErrorsSchema),
  },
  {
    name: 'a day that is none is refused',
    given: givenScrape,
    request: ({ id }) => get(`/scrapes/${id}/job_counts?day[after]=soon`),
    ...refused,
  },
  {
    name: 'the job counts of several scrapes',
    role: 'ROLE_USER',
    given: givenScrape,
    request: ({ id }) => get(`/scrape_job_counts?scrape[]=${id}&scrape[]=2000000000&days=30`),
    status: 200,
    shape: collectionOf(scrapeCountsSchema),
    keys: ['scrape_id', 'counts'],
    body: { 'hydra:totalItems': 1 },
  },
  {
    name: 'more than a hundred scrapes are refused',
    request: get(
      `/scrape_job_counts?${Array.from({ length: 101 }, (_, id) => `scrape[]=${id + 1}`).join('&')}`,
    ),
    ...refused,
  },
  {
    name: 'the code saves of a scrape, newest first',
    given: givenScrape,
    request: ({ id }) => get(`/scrapes/${id}/code_saves?modified[after]=${SINCE}&limit=50`),
    status: 200,
    shape: collectionOf(codeSaveSchema),
    ordered: { by: 'modified', direction: 'desc' },
  },
  {
    name: 'the alerts of a scrape, newest first',
    given: givenScrape,
    request: ({ id }) => get(`/scrapes/${id}/alerts?created_at[after]=${SINCE}&state[]=underrun`),
    status: 200,
    shape: collectionOf(pastAlertSchema),
    ordered: { by: 'created_at', direction: 'desc' },
  },
  ...(['scrapes', 'entities'] as const).map((owner): ContractCase => ({
    name: `the reviews of ${owner}, newest first`,
    given: owner === 'scrapes' ? givenScrape : givenEntity(),
    request: ({ id }) => get(`/${owner}/${id}/reviews?created_at[after]=${SINCE}`),
    status: 200,
    shape: collectionOf(pastReviewSchema),
    ordered: { by: 'created_at', direction: 'desc' },
  })),
  {
    name: 'the evidence of a scrape that is not there is not found',
    request: get('/scrapes/2000000000/job_counts'),
    status: 404,
    body: { code: 'not_found' },
  },
];
