import { seconds } from '@console/api/core/hydra/envelope';
import { entityScrapeList } from '@console/api/entities/list';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { eventLog } from '../db/schema/notes.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { anyOf } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { qualified } from '../hydra/qualified.ts';
import { findScrapes, scrapeMember, type ScrapeMember } from '../scrapes/scrapeMember.ts';
import { scrapeOrderKeys } from '../scrapes/scrapeOrder.ts';

/**
 * The time of the last archiving or unarchiving, else that of the creation. An unarchived scrape
 * has lost its `archived_date`, so the event gives its date.
 */
const lifecycleDate = sql<Date>`CASE WHEN ${scrape.archived} THEN coalesce(${scrape.archivedDate}, ${scrape.dateAdded})
  ELSE coalesce((SELECT max(${eventLog.createdAt}) FROM ${eventLog} WHERE ${eventLog.scrapeId} = ${scrape.id}
    AND ${eventLog.eventType} = 'scrape_status' AND ${eventLog.eventName} = 'unarchived'), ${scrape.dateAdded}) END`;

const { id, name, ats, site_type_label, active, archived, status, last_updated, num_jobs } =
  scrapeOrderKeys;
const orderKeys = {
  id,
  name,
  ats,
  site_type_label,
  active,
  archived,
  status,
  last_updated,
  num_jobs,
  status_date: lifecycleDate,
  jobs_without_location: scrape.jobsWithoutLocation,
};

/** Reads when each of these scrapes was archived, unarchived or created, by its id. */
async function lifecycleDates(executor: Executor, ids: readonly number[]) {
  const rows = await executor
    .select({ id: scrape.id, date: qualified(lifecycleDate).mapWith(scrape.dateAdded) })
    .from(scrape)
    .where(anyOf(scrape.id, ids));
  return new Map(rows.map((row) => [row.id, row.date]));
}

/** The list of the scrapes of one entity. */
export const scrapesOfEntity = (
  entityId: number,
): ListDefinition<typeof entityScrapeList, ScrapeMember & { lifecycle_date: number }> => ({
  contract: entityScrapeList,
  path: `entities/${entityId}/scrapes`,
  table: scrape,
  id: scrape.id,
  orderKeys,
  where: () => eq(scrape.entityId, entityId),
  filters: { archived: scrape.archived, id: scrape.id },
  async load(executor, ids, addresses) {
    const dates = await lifecycleDates(executor, ids);
    return (await findScrapes(executor, ids)).map((found) => ({
      ...scrapeMember(addresses, found),
      lifecycle_date: seconds(dates.get(found.row.id) ?? found.row.dateAdded),
    }));
  },
});
