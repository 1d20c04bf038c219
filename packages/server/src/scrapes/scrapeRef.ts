import { member, seconds } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { ats } from '../db/schema/people.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { anyOf } from '../hydra/filters.ts';

const findRefs = (executor: Executor, condition: SQL) =>
  executor
    .select({
      id: scrape.id,
      entityId: scrape.entityId,
      name: scrape.name,
      ats: ats.name,
      careerPortal: scrape.careerPortal,
      active: scrape.active,
      archived: scrape.archived,
      lastUpdated: scrape.lastUpdated,
    })
    .from(scrape)
    .leftJoin(ats, eq(ats.id, scrape.atsId))
    .where(condition)
    .orderBy(asc(scrape.name), asc(scrape.id));

export type ScrapeRefRow = Awaited<ReturnType<typeof findRefs>>[number];

/** ScrapeRef: a scrape inside another resource. */
export const scrapeRef = (
  { apiBasePath }: Addresses,
  { id, entityId: _entityId, careerPortal, lastUpdated, ...row }: ScrapeRefRow,
) =>
  member(apiBasePath, 'scrapes', 'Scrape', id, {
    ...row,
    career_portal: careerPortal,
    last_updated: seconds(lastUpdated),
  });

/** Reads scrapes in one query and returns them by their id. Nulls and repeated ids are allowed. */
export async function scrapesById(
  executor: Executor,
  ids: readonly (number | null)[],
): Promise<Map<number, ScrapeRefRow>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  return new Map((await findRefs(executor, anyOf(scrape.id, wanted))).map((row) => [row.id, row]));
}

/** Reads all scrapes of these entities in one query, ordered by name. */
export const scrapesOfEntities = (
  executor: Executor,
  entityIds: readonly number[],
): Promise<ScrapeRefRow[]> => findRefs(executor, anyOf(scrape.entityId, entityIds));
