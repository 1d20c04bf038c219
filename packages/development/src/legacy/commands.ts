import { conflict } from '@console/api/core/hydra/problem';
import { asHtml } from '@console/api/core/hydra/richText';
import {
  commandBlockReason,
  isRunCommand,
  type Command as CommandName,
} from '@console/api/scrape-edit/rules';
import type { CurrentUser } from '@console/server/context';
import type { Executor } from '@console/server/db/executor';
import { scrape, scrapeQueueItem } from '@console/server/db/schema/scrapes';
import { legacyCommand } from '@console/server/db/schema/technical';
import { writeEvent } from '@console/server/events/writeEvent';
import { scrapeRecord, type ScrapeRow } from '@console/server/scrapes/scrapeRecord';
import { and, eq, gte, max, sql } from 'drizzle-orm';
import { countQueue, listQueue, type QueueItem } from './legacyQueries.ts';

/** The effect of each command, in the words of the popup. */
const effects = {
  runparser: 'record the command. Nothing runs: no scraping engine is attached.',
  runspider: 'record the command. Nothing runs: no scraping engine is attached.',
  runcleanup: 'record the command. Nothing runs: no scraping engine is attached.',
  dumpqueue: 'list the items in the queue of this scrape.',
  sendToQueue:
    'add the career portal of this scrape to its queue, as an item that is not served yet.',
  unserveQueue:
    'mark the items in the queue of this scrape as not served, from the given number on.',
} as const satisfies Record<CommandName, string>;

export const isCommandName = (value: string): value is CommandName => Object.hasOwn(effects, value);
export const effectOf = (command: CommandName): string => effects[command];

/**
 * A command in the address of a popup. `fromNdx` is the first item for unserveQueue. By default it
 * is the first item of the queue.
 */
export type Command = {
  command: CommandName;
  scrapeId: number;
  fromNdx: number | undefined;
};

export type CommandResult =
  | { kind: 'recorded' }
  | { kind: 'queue'; items: readonly QueueItem[]; total: number }
  | { kind: 'added'; ndx: number; url: string; inQueue: number }
  | { kind: 'unserved'; count: number; fromNdx: number; inQueue: number };

/**
 * Refuses to run or to queue an archived scrape or a scrape of an archived entity, and to run a
 * manual scrape.
 */
function checkAllowed(command: CommandName, found: ScrapeRow): void {
  const blockReason = commandBlockReason(command, found);
  if (blockReason !== undefined) throw conflict(blockReason.code, blockReason.message);
}

async function addToQueue(tx: Executor, { id, careerPortal }: ScrapeRow): Promise<CommandResult> {
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

async function unserve(tx: Executor, { id }: ScrapeRow, fromNdx: number): Promise<CommandResult> {
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
 * Updates the stored number of waiting items, by which lists are sorted. The version stays, because
 * no person has edited the scrape.
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
  { command, fromNdx = 1 }: Command,
  found: ScrapeRow,
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
 * Executes and records a confirmed command. Only the queue commands have an effect, because no
 * scraping engine is attached. A refused command is not recorded.
 *
 * @throws Problem 404, 409 `scrape_archived`, `entity_archived`, `scrape_inactive`,
 *   `no_career_portal`
 */
export async function executeCommand(
  tx: Executor,
  user: CurrentUser,
  command: Command,
): Promise<CommandResult> {
  const found = await scrapeRecord.lock(tx, command.scrapeId);
  checkAllowed(command.command, found);
  const result = await perform(tx, command, found);
  await tx.insert(legacyCommand).values({
    command: command.command,
    scrapeId: found.id,
    fromNdx: result.kind === 'unserved' ? result.fromNdx : null,
    userId: user.id,
    executed: !isRunCommand(command.command),
  });
  await writeEvent(tx, user, {
    type: 'legacy_command',
    name: command.command,
    entityId: found.entityId,
    scrapeId: found.id,
    notes: noteOf(result),
  });
  return result;
}
