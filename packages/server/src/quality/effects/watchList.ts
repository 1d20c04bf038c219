import { and, eq, isNull } from 'drizzle-orm';
import type { CurrentUser } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { watchList } from '../../db/schema/quality.ts';
import { writeEvent } from '../../events/writeEvent.ts';

type WatchListRow = typeof watchList.$inferSelect;

/** Reads the open row of a locked entity. An entity has at most one. */
export async function openWatchListRow(
  tx: Executor,
  entityId: number,
): Promise<WatchListRow | undefined> {
  const [row] = await tx
    .select()
    .from(watchList)
    .where(and(eq(watchList.entityId, entityId), isNull(watchList.removedAt)));
  return row;
}

export type Watched = {
  entityId: number;
  scrapeId: number | null;
  reason: string;
  noteId: number;
  /** The note of the event. */
  note: string;
  snoozeUntil: Date | null;
  at: Date;
};

/** Opens a watch-list row for an entity, or changes the open one. Returns its id. */
export async function placeOnWatch(
  tx: Executor,
  user: CurrentUser,
  { entityId, scrapeId, reason, noteId, note, snoozeUntil, at }: Watched,
): Promise<number> {
  const open = await openWatchListRow(tx, entityId);
  const values = { reasonCode: reason, noteId, snoozedUntil: snoozeUntil };
  const event = { entityId, scrapeId, notes: note } as const;
  if (open !== undefined) {
    await tx
      .update(watchList)
      .set({ ...values, scrapeId: scrapeId ?? open.scrapeId })
      .where(eq(watchList.id, open.id));
    await writeEvent(tx, user, {
      type: 'watch_list',
      name: snoozeUntil === null ? 'added' : 'snoozed',
      ...event,
      previous: open.reasonCode,
      current: reason,
    });
    return open.id;
  }
  const [made] = await tx
    .insert(watchList)
    .values({ entityId, scrapeId, watchListedDate: at, ...values })
    .returning({ id: watchList.id });
  if (made === undefined) throw new Error('INSERT returned no row');
  await writeEvent(tx, user, { type: 'watch_list', name: 'added', ...event, current: reason });
  return made.id;
}

/** Closes the open watch-list row of an entity, if it has one. */
export async function takeOffWatch(
  tx: Executor,
  user: CurrentUser,
  entityId: number,
  reason: string,
  at: Date,
): Promise<void> {
  const open = await openWatchListRow(tx, entityId);
  if (open === undefined) return;
  await tx
    .update(watchList)
    .set({ removedAt: at, removedReasonCode: reason })
    .where(eq(watchList.id, open.id));
  await writeEvent(tx, user, {
    type: 'watch_list',
    name: 'removed',
    entityId,
    scrapeId: open.scrapeId,
    previous: open.reasonCode,
    current: reason,
  });
}
