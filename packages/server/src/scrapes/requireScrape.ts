import { eq } from 'drizzle-orm';
import { scrape } from '../db/schema/scrapes.ts';
import type { Session } from '../hydra/listDefinition.ts';
import { notFound } from '../hydra/problem.ts';

/** @throws Problem 404 */
export async function requireScrape(session: Session, id: number): Promise<{ itemsInQueue: number }> {
  const [row] = await session.select({ itemsInQueue: scrape.itemsInQueue }).from(scrape).where(eq(scrape.id, id));
  if (row === undefined) throw notFound();
  return row;
}
