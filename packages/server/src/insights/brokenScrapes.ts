import { secondsOrNull } from '@console/api/core/hydra/envelope';
import { and, eq, isNull, not, sql, type SQL } from 'drizzle-orm';
import { ats } from '../db/schema/people.ts';
import { scrape } from '../db/schema/scrapes.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { scrapeOrderKeys } from '../scrapes/scrapeOrder.ts';
import { idsFilter, insightRows } from './insightRows.ts';

/** Runs by itself and may be expected to work: what the counts per system are made of. */
export const isRunning = and(scrape.active, not(scrape.archived));
/** The condition of the index `scrape_broken`, word for word. */
const isBroken = sql`${scrape.brokenSince} IS NOT NULL AND ${scrape.active} AND NOT ${scrape.archived}`;

const load = insightRows('BrokenScrape', (row) => ({
  broken_since: secondsOrNull(row.brokenSince),
}));
type BrokenScrape = Awaited<ReturnType<typeof load>>[number];

const brokenScrapes = {
  type: 'BrokenScrape',
  table: scrape,
  id: scrape.id,
  defaultOrder: [{ key: 'name', direction: 'asc' }],
  filterNames: ['id[]'],
  load,
} as const;

/** `GET /scrapes/all_broken_scrapes` */
export const allBrokenScrapes: ListDefinition<
  'id' | 'name' | 'ats' | 'spider_last_ran',
  BrokenScrape
> = {
  ...brokenScrapes,
  path: 'scrapes/all_broken_scrapes',
  orderKeys: {
    id: scrape.id,
    name: scrape.name,
    ats: scrapeOrderKeys.ats,
    spider_last_ran: scrape.spiderLastRan,
  },
  aliases: { sid: 'id', 'scrape.ats': 'ats' },
  filters: (params, addresses) => [isBroken, idsFilter(params, addresses)],
};

/**
 * The scrapes of a system; `none` means those without one. An unknown name has none, and so has one
 * that no text column can hold.
 */
function ofSystem(name: string): SQL {
  if (name === 'none') return isNull(scrape.atsId);
  return name.includes('\0')
    ? sql`false`
    : eq(scrape.atsId, sql`(SELECT ${ats.id} FROM ${ats} WHERE ${ats.name} = ${name})`);
}

/** `GET /ats/{ats}/broken_scrapes`. @param name decoded once, so that a name may hold any character */
export const brokenScrapesOf = (
  name: string,
): ListDefinition<'id' | 'name' | 'spider_last_ran', BrokenScrape> => ({
  ...brokenScrapes,
  path: `ats/${encodeURIComponent(name)}/broken_scrapes`,
  orderKeys: { id: scrape.id, name: scrape.name, spider_last_ran: scrape.spiderLastRan },
  aliases: { sid: 'id' },
  filters: (params, addresses) => [isBroken, ofSystem(name), idsFilter(params, addresses)],
});
