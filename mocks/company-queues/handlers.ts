import type { RequestHandler } from 'msw';
import { endpoint } from '../endpoint.ts';
import { createEntityStore, type EntityStore } from '../entities/entityStore.ts';
import { notFound, resource } from '../respond.ts';
import { createQueueStore, type QueueStore } from './queueStore.ts';

type CompanyQueueHandlersOptions = { queues?: QueueStore; store?: EntityStore };

/**
 * GET /entities/{id}/company_queue: an employer without a queue is answered as well, so that nobody
 * is told of an error.
 */
export const companyQueueHandlers = ({
  queues = createQueueStore(),
  store = createEntityStore(),
}: CompanyQueueHandlersOptions = {}): RequestHandler[] => [
  endpoint('GET /entities/:id/company_queue', ({ params }) => {
    const employer = store.find(params.id);
    return employer ? resource(queues.of(employer)) : notFound();
  }),
];
