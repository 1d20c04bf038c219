import { ofEntity } from '@console/api/company-queues/endpoints';
import type { RequestHandler } from 'msw';
import { endpoint, idOf } from '../endpoint.ts';
import { createEntityStore, type EntityStore } from '../entities/entityStore.ts';
import { resource } from '../respond.ts';
import { requireRow } from '../rowStore.ts';
import { createQueueStore, type QueueStore } from './queueStore.ts';

type CompanyQueueHandlersOptions = { queues?: QueueStore; store?: EntityStore };

/**
 * GET /entities/{id}/company_queue. An entity without a queue gets a 200 too, so that no error is
 * shown.
 */
export const companyQueueHandlers = ({
  queues = createQueueStore(),
  store = createEntityStore(),
}: CompanyQueueHandlersOptions = {}): RequestHandler[] => [
  endpoint(ofEntity, ({ params }) => resource(queues.of(requireRow(store, idOf(params))))),
];
