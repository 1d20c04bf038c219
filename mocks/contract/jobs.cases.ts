import { collectionOf } from '@console/api/core/hydra/collection';
import { eventLogSchema } from '@console/api/event-logs/schema';
import { jobRowSchema, jobSchema } from '@console/api/jobs/schema';
import { stageHistorySchema } from '@console/api/stage-history/schema';
import type { ContractCase, ContractRequest } from './contractCase.ts';
import { givenEntity } from './givenEntity.ts';
import { givenScrape } from './scrapes.cases.ts';

const get = (path: string): ContractRequest => ({ method: 'GET', path });

const JOB_HEADER =
  /^\uFEFF?Job Title,URL,Job ID,Scrape Name,SID,Date Created,Last Time Checked,Location\r\n/;
const EVENT_HEADER =
  /^\uFEFF?Event Type,Event Action,Current State,Previous State,Event Date,User,User Role,Note\r\n/;

/** The lists of an owner, by the first part of their path. */
const listCases = (owner: 'entities' | 'scrapes', stages: string): readonly ContractCase[] => {
  const given = owner === 'entities' ? givenEntity() : givenScrape;
  return [
    {
      name: `the jobs of ${owner}`,
      given,
      request: ({ id }) => get(`/${owner}/${id}/jobs?order[title]=asc`),
      status: 200,
      shape: collectionOf(jobRowSchema),
      ordered: { by: 'title', direction: 'asc' },
    },
    {
      name: `the jobs of ${owner} as a file`,
      given,
      request: ({ id }) => get(`/${owner}/${id}/jobs/csv?has_location=true`),
      status: 200,
      text: JOB_HEADER,
    },
    {
      name: `the events of ${owner}, newest first`,
      given,
      request: ({ id }) => get(`/${owner}/${id}/event_logs`),
      status: 200,
      shape: collectionOf(eventLogSchema),
      ordered: { by: 'created_at', direction: 'desc' },
    },
    {
      name: `the events of ${owner} as a file`,
      given,
      request: ({ id }) => get(`/${owner}/${id}/event_logs/csv`),
      status: 200,
      text: EVENT_HEADER,
    },
    {
      name: `the stages of the runs of ${owner}, newest first`,
      given,
      request: ({ id }) => get(`/${owner}/${id}/${stages}?start_time=0&end_time=1790000000`),
      status: 200,
      shape: collectionOf(stageHistorySchema),
      ordered: { by: 'start_time', direction: 'desc' },
    },
  ];
};

/** Jobs, events and stages of an entity and of a scrape, and single jobs. */
export const jobCases: readonly ContractCase[] = [
  ...listCases('entities', 'scrape_stage_history'),
  ...listCases('scrapes', 'stage_history'),
  {
    name: 'a 0 among the scrapes stands for all',
    given: givenEntity(),
    request: ({ id }) => get(`/entities/${id}/scrape_stage_history?scrape.id[]=0`),
    status: 200,
  },
  ...(
    [
      ['/jobs/2000000000', 'Job by ID not found.'],
      ['/jobs/none', 'Job by ID not found.'],
      ['/jobs/hash/none', 'Job by hash not found.'],
      ['/jobs/url?url=https://none.test/', 'Job UR not found.'],
    ] as const
  ).map(([path, description]): ContractCase => ({
    name: `${path} is not found`,
    request: get(path),
    status: 404,
    body: { code: 'not_found', 'hydra:description': description },
  })),
  {
    name: 'a search without a URL is refused',
    request: get('/jobs/url'),
    status: 400,
    body: { code: 'invalid_filter' },
  },
];

/** A job that the back end under test has. */
export type KnownJob = { id: number; hash: string; url: string };

/** The same job by its three addresses. */
export const jobReadCases = (job: KnownJob): readonly ContractCase[] =>
  [`/jobs/${job.id}`, `/jobs/hash/${job.hash}`, `/jobs/url?url=${encodeURIComponent(job.url)}`].map(
    (path) => ({
      name: `${path} is the job with every field`,
      role: 'ROLE_USER',
      request: get(path),
      status: 200,
      shape: jobSchema,
      keys: [
        'hash',
        'title',
        'url',
        'active',
        'create_date',
        'last_check',
        'has_location',
        'onet_code',
        'onet_description',
        'description',
        'city',
        'region',
        'job_location',
        'extended_fields',
        'previous_instances',
        'entity',
        'scrape',
      ],
      body: { '@type': 'Job', '@id': `/api/jobs/${job.id}`, id: job.id, hash: job.hash },
    }),
  );
