import { entityScrapeList } from '@console/api/entities/list';
import { eq } from 'drizzle-orm';
import { scrape } from '../db/schema/scrapes.ts';
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

/** The scrapes of one entity. */
export const scrapesOfEntity = (
  entityId: number,
): ListDefinition<typeof entityScrapeList, ScrapeMember> => ({
  contract: entityScrapeList,
  path: `entities/${entityId}/scrapes`,
  table: scrape,
  id: scrape.id,
  orderKeys,
  where: () => eq(scrape.entityId, entityId),
  filters: { archived: scrape.archived, id: scrape.id },
  load: async (executor, ids, addresses) =>
    (await findScrapes(executor, ids)).map((found) => scrapeMember(addresses, found)),
});
