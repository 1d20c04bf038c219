import { member, seconds } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { scrape, scrapeAlert } from '../db/schema/scrapes.ts';

/** Reads the open alerts of the scrapes of an entity (ScrapeAlert), newest first. */
export async function scrapeAlerts(
  executor: Executor,
  entityId: number,
  { apiBasePath }: Addresses,
) {
  const rows = await executor
    .select({
      id: scrapeAlert.id,
      state: scrapeAlert.state,
      createdAt: scrapeAlert.createdAt,
      scrapeId: scrape.id,
      scrapeName: scrape.name,
    })
    .from(scrapeAlert)
    .innerJoin(scrape, eq(scrape.id, scrapeAlert.scrapeId))
    .where(and(eq(scrapeAlert.entityId, entityId), isNull(scrapeAlert.resolvedAt)))
    .orderBy(desc(scrapeAlert.createdAt), desc(scrapeAlert.id));
  return rows.map((row) =>
    member(apiBasePath, 'scrape_alerts', 'ScrapeAlert', row.id, {
      scrape: member(apiBasePath, 'scrapes', 'Scrape', row.scrapeId, { name: row.scrapeName }),
      state: row.state,
      entity_id: entityId,
      created_at: seconds(row.createdAt),
    }),
  );
}
