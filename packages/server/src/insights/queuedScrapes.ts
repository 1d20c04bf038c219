import { sql } from 'drizzle-orm';
import { scrape } from '../db/schema/scrapes.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { idsFilter, insightRows } from './insightRows.ts';

const load = insightRows('Scrape', (row) => ({ number_of_jobs_in_queue_order: row.itemsInQueue }));

/** `GET /scrapes/with_entries_in_queue` */
export const queuedScrapes: ListDefinition<
  'id' | 'name' | 'number_of_jobs_in_queue_order',
  Awaited<ReturnType<typeof load>>[number]
> = {
  type: 'Scrape',
  path: 'scrapes/with_entries_in_queue',
  table: scrape,
  id: scrape.id,
  orderKeys: {
    id: scrape.id,
    name: scrape.name,
    number_of_jobs_in_queue_order: scrape.itemsInQueue,
  },
  aliases: {
    sid: 'id',
    number_of_jobs_in_queue: 'number_of_jobs_in_queue_order',
    items_in_queue: 'number_of_jobs_in_queue_order',
  },
  defaultOrder: [{ key: 'name', direction: 'asc' }],
  filterNames: ['id[]'],
  filters: (params, addresses) => [sql`${scrape.itemsInQueue} > 0`, idsFilter(params, addresses)],
  load,
};
