import { member, seconds, secondsOrNull } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { entity } from '../db/schema/entities.ts';
import { ats, settingOption } from '../db/schema/people.ts';
import { scrape, scrapeAlert } from '../db/schema/scrapes.ts';
import {
  entityColumns,
  entityRef,
  tagsByEntity,
  type EntityRow,
  type LinkedTag,
} from '../entities/entityMember.ts';
import { anyOf } from '../hydra/filters.ts';

const { search: _search, ...columns } = getTableColumns(scrape);

/**
 * The condition of a join with the label of a site type. The label is in the lookups, and the
 * scrape has its number.
 */
export const onSiteType = sql`${settingOption.kind} = 'site_type' AND ${settingOption.value} = ${scrape.siteType}::text`;

/** A scrape with the values of other tables that its answer needs. */
export type FoundScrape = {
  row: Omit<typeof scrape.$inferSelect, 'search'>;
  atsName: string | null;
  siteTypeLabel: string | null;
  entity: { row: EntityRow; tags: readonly LinkedTag[] };
  /** The states of the open alerts, the oldest first. Each state comes once. */
  alerts: readonly string[];
};

/**
 * Reads these scrapes in any order. It takes three queries, whatever the number of scrapes. The
 * insight lists add their fields to the same rows.
 */
export async function findScrapes(
  executor: Executor,
  ids: readonly number[],
): Promise<FoundScrape[]> {
  if (ids.length === 0) return [];
  const found = await executor
    .select({
      row: columns,
      atsName: ats.name,
      siteTypeLabel: settingOption.label,
      entity: entityColumns,
    })
    .from(scrape)
    .innerJoin(entity, eq(entity.id, scrape.entityId))
    .leftJoin(ats, eq(ats.id, scrape.atsId))
    .leftJoin(settingOption, onSiteType)
    .where(anyOf(scrape.id, ids));
  const entityIds = [...new Set(found.map(({ row }) => row.entityId))];
  const tags = await tagsByEntity(executor, entityIds);
  const alerts = await openAlerts(executor, entityIds);
  return found.map((one) => ({
    ...one,
    entity: { row: one.entity, tags: tags.get(one.entity.id) ?? [] },
    alerts: alerts.get(one.row.id) ?? [],
  }));
}

/** Reads the open alerts by the entity, because their index has the entity as its column. */
async function openAlerts(
  executor: Executor,
  entityIds: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await executor
    .select({ scrapeId: scrapeAlert.scrapeId, state: scrapeAlert.state })
    .from(scrapeAlert)
    .where(and(anyOf(scrapeAlert.entityId, entityIds), isNull(scrapeAlert.resolvedAt)))
    .orderBy(asc(scrapeAlert.id));
  const byScrape = new Map<number, string[]>();
  for (const { scrapeId, state } of rows) {
    const states = byScrape.get(scrapeId) ?? [];
    if (!states.includes(state)) states.push(state);
    byScrape.set(scrapeId, states);
  }
  return byScrape;
}

/** A Scrape as it stands in lists. The detail and the insight lists add fields to it. */
export function scrapeMember(
  addresses: Addresses,
  { row, atsName, siteTypeLabel, entity, alerts }: FoundScrape,
) {
  return member(addresses.apiBasePath, 'scrapes', 'Scrape', row.id, {
    name: row.name,
    entity: entityRef(addresses, entity.row, entity.tags),
    entity_id: row.entityId,
    ats: atsName,
    site_type: row.siteType,
    site_type_label: siteTypeLabel ?? String(row.siteType),
    career_portal: row.careerPortal,
    location: row.location,
    active: row.active,
    archived: row.archived,
    archived_date: secondsOrNull(row.archivedDate),
    archived_reason_code: row.archivedReasonCode,
    status: row.status,
    status_date: seconds(row.statusDate),
    scrape_states: alerts.length > 0 ? alerts : ['healthy'],
    items_in_queue: row.itemsInQueue,
    number_of_jobs_in_queue: row.itemsInQueue,
    num_jobs: row.numJobs,
    total_jobs: row.numJobs,
    jobs_without_location: row.jobsWithoutLocation,
    percentage_without_locations: row.percentageWithoutLocations,
    date_added: seconds(row.dateAdded),
    last_updated: seconds(row.lastUpdated),
    underrun_timestamp: secondsOrNull(row.underrunTimestamp),
    spider_last_ran: secondsOrNull(row.spiderLastRan),
    is_combo: row.isCombo,
    version: row.version,
  });
}
export type ScrapeMember = ReturnType<typeof scrapeMember>;
