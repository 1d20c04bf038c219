import { seconds, type HydraObject } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import type { Executor } from '../db/executor.ts';
import { requireScrape } from './requireScrape.ts';

/**
 * Resolves with a QueueCount: the number of addresses that now wait to be parsed.
 *
 * @throws Problem 404
 */
export async function itemsInQueue(
  executor: Executor,
  id: number,
  { apiBasePath }: Addresses,
): Promise<HydraObject> {
  const row = await requireScrape(executor, id);
  return {
    '@context': `${apiBasePath}/contexts/QueueCount`,
    '@id': `${apiBasePath}/scrapes/${id}/items_in_queue`,
    '@type': 'QueueCount',
    items_in_queue: row.itemsInQueue,
    checked_at: seconds(new Date()),
  };
}
