import { conflict, notFound } from '@console/api/core/hydra/problem';
import { scrapeBlockReason } from '@console/api/scrape-code/rules';
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { lockRows } from '../db/locks.ts';
import { entity } from '../db/schema/entities.ts';
import { eventLog } from '../db/schema/notes.ts';
import { scrape } from '../db/schema/scrapes.ts';
import type { VersionedRecord } from '../http/versionedWrite.ts';
import { requireScrape } from './requireScrape.ts';
import { scrapeDetail } from './scrapeDetail.ts';

const { search: _search, ...columns } = getTableColumns(scrape);

/** A scrape that is being written, with the values of its entity that the write needs. */
export type ScrapeRow = Awaited<ReturnType<typeof lockScrape>>;

/**
 * Locks a scrape and its entity, which is not archived meanwhile.
 *
 * @throws Problem 404
 */
async function lockScrape(tx: Executor, id: number) {
  const entityId = tx.select({ id: scrape.entityId }).from(scrape).where(eq(scrape.id, id));
  const [owner] = await lockRows(
    tx,
    'entity',
    tx
      .select({ id: entity.id, archived: entity.archived })
      .from(entity)
      .where(inArray(entity.id, entityId)),
  );
  const [row] = await lockRows(
    tx,
    'scrape',
    tx.select(columns).from(scrape).where(eq(scrape.id, id)),
  );
  if (owner === undefined || row === undefined) throw notFound();
  return { ...row, entity: { archived: owner.archived } };
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
