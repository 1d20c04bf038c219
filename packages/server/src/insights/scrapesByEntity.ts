import { eq, not, sql } from 'drizzle-orm';
import { scrape } from '../db/schema/scrapes.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import type { ScrapeMember } from '../scrapes/scrapeMember.ts';
import {
  scrapeOrderAliases,
  scrapeOrderKeys,
  type ScrapeOrderKey,
} from '../scrapes/scrapeOrder.ts';
import { idsFilter, insightRows } from './insightRows.ts';

type ScrapesByEntity = ListDefinition<ScrapeOrderKey, Omit<ScrapeMember, '@type'>>;

const scrapesByEntity = {
  type: 'Scrape',
  table: scrape,
  id: scrape.id,
  orderKeys: scrapeOrderKeys,
  aliases: scrapeOrderAliases,
  defaultOrder: [{ key: 'entity_id', direction: 'asc' }],
  filterNames: ['id[]'],
  load: insightRows('Scrape', () => ({})),
} as const;

/** `GET /scrapes/with_no_jobs` */
export const scrapesWithoutJobs: ScrapesByEntity = {
  ...scrapesByEntity,
  path: 'scrapes/with_no_jobs',
  filters: (params, addresses) => [
    eq(scrape.numJobs, sql`0`),
    not(scrape.archived),
    idsFilter(params, addresses),
  ],
};

/** `GET /scrapes/manual_scrapes` */
export const manualScrapes: ScrapesByEntity = {
  ...scrapesByEntity,
  path: 'scrapes/manual_scrapes',
  filters: (params, addresses) => [
    not(scrape.active),
    not(scrape.archived),
    idsFilter(params, addresses),
  ],
};
