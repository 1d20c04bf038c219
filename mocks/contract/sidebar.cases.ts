import { companyQueueSchema } from '@console/api/company-queues/schema';
import { collectionOf } from '@console/api/core/hydra/collection';
import { scrapeAlertSchema } from '@console/api/entities/schema';
import { queueCountSchema } from '@console/api/scrapes/schema';
import type { ContractCase } from './contractCase.ts';
import { givenEntity } from './givenEntity.ts';
import { givenRow, givenRowAfter, rowCase, type GivenRow } from './givenRow.ts';
import { givenScrape } from './scrapes.cases.ts';

const get = (path: string) => ({ method: 'GET', path }) as const;
const SHIFTS = '/daily_job_shifts';
const send = ({ id, etag }: GivenRow) =>
  ({
    method: 'POST',
    path: `${SHIFTS}/${id}/review`,
    headers: { 'if-match': etag },
    body: {
      action: 'send_for_review',
      job_count: 12,
      reason_code: 'fix_scrape',
      note: '<p>Broken since Monday.</p>',
      snooze_date: '',
    },
  }) as const;

/** The reads of the sidebar besides the entity itself. */
export const sidebarCases: readonly ContractCase[] = [
  {
    name: 'an entity for which nothing was ever asked has a queue without an id',
    given: givenEntity(),
    request: ({ id }) => get(`/entities/${id}/company_queue`),
    status: 200,
    shape: companyQueueSchema,
    body: { '@type': 'CompanyQueue', id: null, company_queue_requests: [] },
  },
  { name: 'nobody has no queue', request: get('/entities/2000000000/company_queue'), status: 404 },
  rowCase({
    name: 'the open alerts of an entity',
    given: givenRow(SHIFTS),
    request: ({ entityId }) => get(`/entities/${entityId}/scrape_alerts`),
    status: 200,
    shape: collectionOf(scrapeAlertSchema),
  }),
  {
    name: 'and nobody has alerts',
    request: get('/entities/2000000000/scrape_alerts'),
    status: 404,
  },
  {
    name: 'how much waits for a scrape, counted now',
    role: 'ROLE_USER',
    given: givenScrape,
    request: ({ id }) => get(`/scrapes/${id}/items_in_queue`),
    status: 200,
    shape: queueCountSchema,
    body: { '@type': 'QueueCount' },
    text: /"checked_at":\d{10}/,
  },
  {
    name: 'of a scrape that there is',
    request: get('/scrapes/2000000000/items_in_queue'),
    status: 404,
  },
];

export const sentToQueueCases: readonly ContractCase[] = [
  rowCase({
    name: 'what a review sent to the queue stands there, with its priority, its source and its note',
    given: givenRowAfter(SHIFTS, send),
    request: ({ entityId }) => get(`/entities/${entityId}/company_queue`),
    status: 200,
    shape: companyQueueSchema,
    keys: [
      'avg_priority',
      'max_priority',
      'latest_priority',
      'latest_status',
      'queue_listeners',
      'service_level_agreement',
      'internal_note',
      'external_note',
    ],
    body: ({ entityId }) => ({
      '@type': 'CompanyQueue',
      entity_id: entityId,
      entity: { id: entityId },
    }),
    text: /"company_queue_requests":\[.*Broken since Monday\./s,
  }),
];
