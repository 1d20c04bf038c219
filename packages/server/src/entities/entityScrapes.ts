import { eq } from 'drizzle-orm';
import { scrape } from '../db/schema/scrapes.ts';
import { flagFilter, idFilter } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { findScrapes, scrapeMember, type ScrapeMember } from '../scrapes/scrapeMember.ts';
import { scrapeOrderKeys } from '../scrapes/scrapeOrder.ts';

const { id, name, ats, site_type_label, active, status, last_updated, num_jobs } = scrapeOrderKeys;
const orderKeys = {
  id,
  name,
  ats,
  site_type_label,
  active,
  status,
  last_updated,
  num_jobs,
  status_date: scrape.statusDate,
  jobs_without_location: scrape.jobsWithoutLocation,
};

/** `GET /entities/{id}/scrapes` */
export const scrapesOfEntity = (
  entityId: number,
): ListDefinition<keyof typeof orderKeys, ScrapeMember> => ({
  type: 'Scrape',
  path: `entities/${entityId}/scrapes`,
  table: scrape,
  id: scrape.id,
  orderKeys,
  aliases: { sid: 'id', 'scrape.ats': 'ats', total_jobs: 'num_jobs' },
  defaultOrder: [{ key: 'name', direction: 'asc' }],
  unpaged: 'onRequest',
  filterNames: ['archived', 'id[]'],
  filters: (params, addresses) => [
    eq(scrape.entityId, entityId),
    flagFilter(params, 'archived', scrape.archived),
    idFilter(params, 'id', scrape.id, 'scrapes', addresses),
  ],
  load: async (session, ids, addresses) =>
    (await findScrapes(session, ids)).map((found) => scrapeMember(addresses, found)),
});
