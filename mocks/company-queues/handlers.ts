import type { CompanyQueue } from '@console/api/company-queues/schema';
import type { RequestHandler } from 'msw';
import { endpoint } from '../endpoint.ts';
import { createEntityStore, type EntityStore } from '../entities/entityStore.ts';
import { notFound, resource } from '../respond.ts';
import type { Wire } from '../wire.ts';
import { buildCompanyQueue, companyQueues } from './fixtures.ts';

type CompanyQueueHandlersOptions = { rows?: readonly Wire<CompanyQueue>[]; store?: EntityStore };

/** GET /entities/{id}/company_queue: an employer without a queue is answered as well, so that nobody is told of an error. */
export const companyQueueHandlers = ({ rows = companyQueues, store = createEntityStore() }: CompanyQueueHandlersOptions = {}): RequestHandler[] => [
  endpoint('GET /entities/:id/company_queue', ({ params }) => {
    const employer = store.find(params.id);
    return employer ? resource(rows.find((row) => row.entity_id === employer.id) ?? buildCompanyQueue({ of: employer })) : notFound();
  }),
];
