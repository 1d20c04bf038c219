import { conflict, notFound } from '@console/api/core/hydra/problem';
import { asHtml } from '@console/api/core/hydra/richText';
import { and, eq, gte, max, sql } from 'drizzle-orm';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { entity } from '../db/schema/entities.ts';
import { scrape, scrapeQueueItem } from '../db/schema/scrapes.ts';
import { legacyCommand } from '../db/schema/technical.ts';
import { writeEvent } from '../events/writeEvent.ts';
import { isRunCommand, type LegacyCommand } from './commands.ts';
import { countQueue, listQueue, type QueueItem } from './legacyQueries.ts';

/**
 * A command as the popup's address names it; `fromNdx` belongs to unserveQueue, which begins at the
 * first item without it.
 */
export type GivenCommand = {
  command: LegacyCommand;
  scrapeId: number;
  fromNdx: number | undefined;
};

/** What came of it. */
export type CommandResult =
  | { kind: 'recorded' }
  | { kind: 'queue'; items: readonly QueueItem[]; total: number }
  | { kind: 'added'; ndx: number; url: string; inQueue: number }
  | { kind: 'unserved'; count: number; fromNdx: number; inQueue: number };

type LockedScrape = Awaited<ReturnType<typeof lockScrape>>;

async function lockScrape(tx: Executor, id: number) {
  const [row] = await tx
    .select({
      id: scrape.id,
      entityId: scrape.entityId,
      careerPortal: scrape.careerPortal,
      active: scrape.active,
      archived: scrape.archived,
      isEntityArchived: entity.archived,
    })
    .from(scrape)
    .innerJoin(entity, eq(entity.id, scrape.entityId))
    .where(eq(scrape.id, id))
    .for('update', { of: scrape });
  if (row === undefined) throw notFound();
  return row;
}

/**
 * Section 10.3: nothing is started and nothing queued for what is archived, and a manual scrape is
 * not run from here.
 */
function checkAllowed(
  command: LegacyCommand,
  { archived, active, isEntityArchived }: LockedScrape,
): void {
  if (!isRunCommand(command) && command !== 'sendToQueue') return;
  if (archived) throw conflict('scrape_archived', 'The scrape is archived.');
  if (isEntityArchived) throw conflict('entity_archived', 'The entity is archived.');
  if (!active && command !== 'sendToQueue')
    throw conflict('scrape_inactive', 'The scrape is not active.');
}

async function addToQueue(
  tx: Executor,
  { id, careerPortal }: LockedScrape,
): Promise<CommandResult> {
  if (careerPortal === null)
    throw conflict('no_career_portal', 'The scrape has no career portal to add to the queue.');
  const [last] = await tx
    .select({ ndx: max(scrapeQueueItem.ndx) })
    .from(scrapeQueueItem)
    .where(eq(scrapeQueueItem.scrapeId, id));
  const ndx = (last?.ndx ?? 0) + 1;
  await tx.insert(scrapeQueueItem).values({ scrapeId: id, ndx, url: careerPortal });
  return { kind: 'added', ndx, url: careerPortal, inQueue: await countWaiting(tx, id) };
}

async function unserve(
  tx: Executor,
  { id }: LockedScrape,
  fromNdx: number,
): Promise<CommandResult> {
  const changed = await tx
    .update(scrapeQueueItem)
    .set({ served: false })
    .where(
      and(
        eq(scrapeQueueItem.scrapeId, id),
        gte(scrapeQueueItem.ndx, fromNdx),
        sql`${scrapeQueueItem.served}`,
      ),
    )
    .returning({ ndx: scrapeQueueItem.ndx });
  return { kind: 'unserved', count: changed.length, fromNdx, inQueue: await countWaiting(tx, id) };
}

/**
 * Brings the stored number of waiting items up to date: lists are sorted by it. No edit of
 * anybody's, so the version stays.
 */
async function countWaiting(tx: Executor, id: number): Promise<number> {
  const [row] = await tx
    .update(scrape)
    .set({
      itemsInQueue: sql`(SELECT count(*) FROM scrape_queue_item i WHERE i.scrape_id = ${id} AND NOT i.served)`,
    })
    .where(eq(scrape.id, id))
    .returning({ inQueue: scrape.itemsInQueue });
  return row?.inQueue ?? 0;
}

async function perform(
  tx: Executor,
  { command, fromNdx = 1 }: GivenCommand,
  found: LockedScrape,
): Promise<CommandResult> {
  if (command === 'dumpqueue')
    return {
      kind: 'queue',
      items: await listQueue(tx, found.id),
      total: await countQueue(tx, found.id),
    };
  if (command === 'sendToQueue') return addToQueue(tx, found);
  return command === 'unserveQueue' ? unserve(tx, found, fromNdx) : { kind: 'recorded' };
}

const noteOf = (result: CommandResult): string | null => {
  if (result.kind === 'added') return asHtml(`Item ${result.ndx}: ${result.url}`);
  return result.kind === 'unserved'
    ? asHtml(`Items from ${result.fromNdx} on: ${result.count}`)
    : null;
};

/**
 * Carries out what a popup's form confirmed, and records it. Only the commands about the queue do
 * anything (section 10.3).
 *
 * @throws Problem 404, 409 `scrape_archived`, `entity_archived`, `scrape_inactive`,
 *   `no_career_portal`; then nothing is recorded
 */
export async function executeCommand(
  tx: Executor,
  user: CurrentUser,
  given: GivenCommand,
): Promise<CommandResult> {
  const found = await lockScrape(tx, given.scrapeId);
  checkAllowed(given.command, found);
  const result = await perform(tx, given, found);
  await tx.insert(legacyCommand).values({
    command: given.command,
    scrapeId: found.id,
    fromNdx: result.kind === 'unserved' ? result.fromNdx : null,
    userId: user.id,
    executed: !isRunCommand(given.command),
  });
  await writeEvent(tx, user, {
    type: 'legacy_command',
    name: given.command,
    entityId: found.entityId,
    scrapeId: found.id,
    notes: noteOf(result),
  });
  return result;
}
