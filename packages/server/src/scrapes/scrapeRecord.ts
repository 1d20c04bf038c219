import { conflict, notFound } from '@console/api/core/hydra/problem';
import { scrapeBlockReason } from '@console/api/scrape-code/rules';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { entity } from '../db/schema/entities.ts';
import { eventLog } from '../db/schema/notes.ts';
import { scrape } from '../db/schema/scrapes.ts';
import type { VersionedRecord } from '../http/versionedWrite.ts';
import { requireScrape } from './requireScrape.ts';
import { scrapeDetail } from './scrapeDetail.ts';

const { search: _search, ...columns } = getTableColumns(scrape);

/** A scrape that is being written, with the values of its entity that the write needs. */
export type ScrapeRow = Awaited<ReturnType<typeof lockScrape>>;

async function lockScrape(tx: Executor, id: number) {
  const [found] = await tx
    .select({ row: columns, entityArchived: entity.archived })
    .from(scrape)
    .innerJoin(entity, eq(entity.id, scrape.entityId))
    .where(eq(scrape.id, id))
    .for('update', { of: scrape });
  if (found === undefined) throw notFound();
  return { ...found.row, entity: { archived: found.entityArchived } };
}

export const scrapeRecord: VersionedRecord<ScrapeRow> = {
  noun: 'scrape',
  exists: requireScrape,
  lock: lockScrape,
  requireOpen(row) {
    const reason = scrapeBlockReason(row);
    if (reason) throw conflict(reason.code, reason.message);
  },
  changes: ['scrape_code', 'scrape_config', 'scrape_info', 'scrape_type', 'scrape_status'],
  changesOf: eventLog.scrapeId,
  raiseVersion: (tx, id) =>
    tx
      .update(scrape)
      .set({ version: sql`${scrape.version} + 1`, updatedAt: new Date() })
      .where(eq(scrape.id, id)),
  detail: scrapeDetail,
};
