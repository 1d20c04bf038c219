import { notFound } from '@console/api/core/hydra/problem';
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { scrape } from '../db/schema/scrapes.ts';

/** @throws Problem 404 */
export async function requireScrape(
  executor: Executor,
  id: number,
): Promise<{ itemsInQueue: number }> {
  const [row] = await executor
    .select({ itemsInQueue: scrape.itemsInQueue })
    .from(scrape)
    .where(eq(scrape.id, id));
  if (row === undefined) throw notFound();
  return row;
}
