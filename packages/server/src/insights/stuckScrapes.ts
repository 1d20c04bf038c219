import { seconds } from '@console/api/core/hydra/envelope';
import type { QueryParams } from '@console/api/core/hydra/query';
import { lt, sql, type SQL } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { readFlag } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { scrapeOrderKeys } from '../scrapes/scrapeOrder.ts';
import { idsFilter, insightRows } from './insightRows.ts';

const MINUTE = 60_000;

const load = insightRows('StuckScrape', (row) => ({
  stage: row.status,
  since: seconds(row.statusDate),
  queued_items: row.itemsInQueue,
}));

/** The condition of the index `scrape_stuck`, word for word. */
const isUnderWay = sql`${scrape.status} <> 'idle' AND NOT ${scrape.archived}`;

/**
 * In whole minutes: a page and its total are asked for with the same moment, and the total is found
 * again for a while.
 */
const since = (hours: number) =>
  new Date(Math.floor((Date.now() - hours * 60 * MINUTE) / MINUTE) * MINUTE);

/** Both pages ask for one of the two kinds; without the parameter there are both. */
function queueFilter(params: QueryParams): SQL | undefined {
  const isFilled = readFlag(params, 'with_jobs_in_queue');
  if (isFilled === undefined) return undefined;
  return isFilled ? sql`${scrape.itemsInQueue} > 0` : sql`${scrape.itemsInQueue} = 0`;
}

/** `GET /scrapes/stuck`: in one stage for longer than any run takes. */
export const stuckScrapes = ({
  stuckAfterHours,
}: Pick<Config, 'stuckAfterHours'>): ListDefinition<
  'id' | 'name' | 'ats' | 'stage' | 'since' | 'queued_items' | 'career_portal',
  Awaited<ReturnType<typeof load>>[number]
> => ({
  type: 'StuckScrape',
  path: 'scrapes/stuck',
  table: scrape,
  id: scrape.id,
  orderKeys: {
    id: scrape.id,
    name: scrape.name,
    ats: scrapeOrderKeys.ats,
    stage: scrape.status,
    since: scrape.statusDate,
    queued_items: scrape.itemsInQueue,
    career_portal: scrape.careerPortal,
  },
  aliases: { sid: 'id', 'scrape.ats': 'ats', status: 'stage', items_in_queue: 'queued_items' },
  defaultOrder: [{ key: 'since', direction: 'desc' }],
  filterNames: ['with_jobs_in_queue', 'id[]'],
  filters: (params, addresses) => [
    isUnderWay,
    lt(scrape.statusDate, since(stuckAfterHours)),
    queueFilter(params),
    idsFilter(params, addresses),
  ],
  load,
});
