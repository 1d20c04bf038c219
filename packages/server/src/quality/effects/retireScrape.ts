import { conflict } from '@console/api/core/hydra/problem';
import { retireBlockReason } from '@console/api/daily-job-shifts/rules';
import { eq } from 'drizzle-orm';
import type { CurrentUser } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { lockRows } from '../../db/locks.ts';
import { scrape } from '../../db/schema/scrapes.ts';
import { writeEvent } from '../../events/writeEvent.ts';
import { setArchived } from '../../scrapes/archiveScrape.ts';
import { scrapeRecord } from '../../scrapes/scrapeRecord.ts';

export type Retired = { scrapeId: number; reason: string; note: string; at: Date };

/**
 * Archives a scrape, which then no longer runs, and closes its shifts, because an archived scrape
 * cannot be reviewed.
 *
 * @throws Problem 409 `scrape_archived`
 */
export async function retireScrape(
  tx: Executor,
  user: CurrentUser,
  { scrapeId, reason, note, at }: Retired,
): Promise<void> {
  const [row] = await lockRows(
    tx,
    'scrape',
    tx
      .select({ id: scrape.id, archived: scrape.archived, entityId: scrape.entityId })
      .from(scrape)
      .where(eq(scrape.id, scrapeId)),
  );
  if (row === undefined) throw new Error('The scrape of the shift was not found');
  const blockReason = retireBlockReason({ scrape: row });
  if (blockReason !== undefined) throw conflict(blockReason.code, blockReason.message);
  await setArchived(tx, scrapeId, { at, reason });
  await scrapeRecord.raiseVersion(tx, scrapeId);
  await writeEvent(tx, user, {
    type: 'scrape_status',
    name: 'archived',
    entityId: row.entityId,
    scrapeId,
    current: reason,
    notes: note,
  });
}
