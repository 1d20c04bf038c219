import type { Executor } from '@console/server/db/executor';
import { entity } from '@console/server/db/schema/entities';
import { appUser } from '@console/server/db/schema/people';
import { scrape, scrapeQueueItem } from '@console/server/db/schema/scrapes';
import { legacyCommand } from '@console/server/db/schema/technical';
import { asc, count, desc, eq } from 'drizzle-orm';

const shownQueueItems = 200;
const shownCommands = 20;

export async function findScrape(executor: Executor, id: number) {
  const [row] = await executor
    .select({
      id: scrape.id,
      name: scrape.name,
      company: entity.companyName,
      careerPortal: scrape.careerPortal,
      status: scrape.status,
      itemsInQueue: scrape.itemsInQueue,
    })
    .from(scrape)
    .innerJoin(entity, eq(entity.id, scrape.entityId))
    .where(eq(scrape.id, id));
  return row;
}
export type LegacyScrape = NonNullable<Awaited<ReturnType<typeof findScrape>>>;

export type QueueItem = typeof scrapeQueueItem.$inferSelect;

/** Reads the first 200 items of the queue. `countQueue` returns the number of all items. */
export const listQueue = (executor: Executor, scrapeId: number): Promise<QueueItem[]> =>
  executor
    .select()
    .from(scrapeQueueItem)
    .where(eq(scrapeQueueItem.scrapeId, scrapeId))
    .orderBy(asc(scrapeQueueItem.ndx))
    .limit(shownQueueItems);

export async function countQueue(executor: Executor, scrapeId: number): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(scrapeQueueItem)
    .where(eq(scrapeQueueItem.scrapeId, scrapeId));
  return row?.total ?? 0;
}

export const listCommands = (executor: Executor, scrapeId: number) =>
  executor
    .select({
      command: legacyCommand.command,
      fromNdx: legacyCommand.fromNdx,
      executed: legacyCommand.executed,
      createdAt: legacyCommand.createdAt,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
    })
    .from(legacyCommand)
    .leftJoin(appUser, eq(appUser.id, legacyCommand.userId))
    .where(eq(legacyCommand.scrapeId, scrapeId))
    .orderBy(desc(legacyCommand.createdAt), desc(legacyCommand.id))
    .limit(shownCommands);
