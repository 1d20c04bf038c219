import type { CompanyQueue, QueueHistory } from '@console/api/company-queues/schema';
import { acme, archivedEntity } from '../entities/fixtures.ts';
import { RICH_NOTE } from '../notes/fixtures.ts';
import { NOW, toEntityRef } from '../scrapes/fixtures.ts';
import { userRefOf } from '../users/userRef.ts';
import type { Wire } from '../wire.ts';

const DAY = 24 * 3600;

type Request = CompanyQueue['company_queue_requests'][number];
type QueueGiven = Partial<Omit<CompanyQueue, '@id'>> & { of?: typeof acme };

/** A history row; by default one from before the values of the request were kept with it. */
export const buildHistory = (
  given: Partial<QueueHistory> & { id: number },
): Wire<QueueHistory> => ({
  status: 'requested',
  history_timestamp: NOW - DAY,
  notes: null,
  resolution_code: null,
  user: null,
  request_source: null,
  request_priority: null,
  numjobs_estimate: null,
  career_section: null,
  career_section_empty: null,
  email_when_finished: null,
  ...given,
  '@id': `/api/company_queue_request_histories/${given.id}`,
  '@type': 'QueueRequestHistory',
});

/** An ordinary request: asked for twice, in progress, taken and overdue. */
export const buildRequest = (given: Partial<Request> & { id: number }): Wire<Request> => ({
  request_timestamp: NOW - 12 * DAY,
  request_notes: RICH_NOTE,
  request_source: 'daily_job_shift',
  request_priority: 3,
  highest_priority: 2,
  career_section: false,
  career_section_empty: false,
  email_when_finished: true,
  numjobs_estimate: 80,
  number_of_times_requested: 2,
  latest_status: 'in-progress',
  reason_code: 'fix_scrape',
  user: userRefOf('ROLE_DQ'),
  due_at: NOW - 12 * DAY,
  overdue: true,
  assigned_to: userRefOf('ROLE_SCRAPER'),
  assigned_at: NOW - DAY,
  stalled: false,
  version: 1,
  company_queue_request_histories: [
    buildHistory({
      id: 2,
      status: 'in-progress',
      notes: '<p>On it.</p>',
      user: userRefOf('ROLE_SCRAPER'),
    }),
    buildHistory({ id: 1, history_timestamp: NOW - 12 * DAY, user: userRefOf('ROLE_DQ') }),
  ],
  ...given,
  '@id': `/api/company_queue_requests/${given.id}`,
  '@type': 'QueueRequest',
});

/** The queue of an entity. By default the queue without an id that stands for no queue. */
export const buildCompanyQueue = ({
  of: entity,
  ...given
}: QueueGiven = {}): Wire<CompanyQueue> => ({
  id: null,
  name: null,
  url: null,
  career_portal: null,
  ats: null,
  entity: entity ? toEntityRef(entity) : null,
  entity_id: entity?.id ?? null,
  avg_priority: null,
  max_priority: null,
  latest_priority: null,
  latest_status: null,
  queue_listeners: [],
  company_queue_requests: [],
  service_level_agreement: null,
  internal_note: null,
  external_note: null,
  version: 1,
  updated_at: given.id ? NOW - 2 * DAY : null,
  ...given,
  '@id': given.id
    ? `/api/company_queues/${given.id}`
    : `/api/entities/${entity?.id ?? 0}/company_queue`,
  '@type': 'CompanyQueue',
});

/** Has one request in progress and one that was closed long ago. */
export const acmeQueue = buildCompanyQueue({
  of: acme,
  id: 3,
  name: 'Acme',
  url: acme.url,
  avg_priority: 2.5,
  max_priority: 1,
  latest_priority: 3,
  latest_status: 'in-progress',
  queue_listeners: [{ id: 1, listener_email: 'customer@acme.example' }],
  company_queue_requests: [
    buildRequest({ id: 9 }),
    buildRequest({
      id: 4,
      latest_status: 'done',
      request_priority: 1,
      due_at: null,
      overdue: false,
      assigned_to: null,
      assigned_at: null,
      company_queue_request_histories: [],
    }),
  ],
});
const archivedQueue = buildCompanyQueue({
  of: archivedEntity,
  id: 4,
  name: 'Bygone',
  avg_priority: 5,
  max_priority: 5,
  latest_priority: 5,
  latest_status: 'cant-do',
});

export const companyQueues: readonly Wire<CompanyQueue>[] = [acmeQueue, archivedQueue];
