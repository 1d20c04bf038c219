import type { CompanyQueue } from '@console/api/company-queues/schema';
import type { Entity } from '@console/api/entities/schema';
import { createRowStore } from '../rowStore.ts';
import { toEntityRef } from '../scrapes/fixtures.ts';
import type { Wire } from '../wire.ts';
import { buildCompanyQueue, companyQueues } from './fixtures.ts';

/** The queues of one story or test. */
export type QueueStore = ReturnType<typeof createQueueStore>;

export function createQueueStore(rows: readonly Wire<CompanyQueue>[] = companyQueues) {
  const store = createRowStore(rows);
  return {
    ...store,
    /** The queue of an entity, or the queue without an id that stands for no queue. */
    of(entity: Wire<Entity>): Wire<CompanyQueue> {
      const found = store.all().find(({ entity_id: id }) => id === entity.id);
      return found
        ? { ...found, entity: toEntityRef(entity) }
        : buildCompanyQueue({ of: entity, version: null });
    },
    ofRequest: (requestId: number): Wire<CompanyQueue> | undefined =>
      store.all().find((queue) => queue.company_queue_requests.some(({ id }) => id === requestId)),
  };
}
