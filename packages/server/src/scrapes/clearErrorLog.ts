import type { HydraObject } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { eq } from 'drizzle-orm';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { scrapeErrorLog } from '../db/schema/scrapes.ts';
import { writeEvent } from '../events/writeEvent.ts';
import { scrapeRecord } from './scrapeRecord.ts';

/**
 * Deletes the error log of a scrape. The answer says how many entries it had. An empty log leaves
 * no event.
 *
 * @throws Problem 404, 409 `scrape_archived` or `entity_archived`
 */
export async function clearErrorLog(
  tx: Executor,
  user: CurrentUser,
  id: number,
  { apiBasePath }: Addresses,
): Promise<HydraObject> {
  const row = await scrapeRecord.lock(tx, id);
  scrapeRecord.requireOpen(row);
  const { rowCount } = await tx.delete(scrapeErrorLog).where(eq(scrapeErrorLog.scrapeId, id));
  const entries = rowCount === 1 ? '1 entry' : `${rowCount} entries`;
  if (rowCount !== 0)
    await writeEvent(tx, user, {
      type: 'scrape_error_log',
      name: 'cleared',
      entityId: row.entityId,
      scrapeId: id,
      notes: entries,
    });
  return {
    '@context': `${apiBasePath}/contexts/Message`,
    '@id': `${apiBasePath}/scrapes/${id}/error_log`,
    '@type': 'Message',
    message: `Error log has been cleared (${entries}).`,
  };
}
