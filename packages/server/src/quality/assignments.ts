import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { appUser } from '../db/schema/people.ts';
import { dailyJobShift, dailyJobShiftAssignee, watchListAssignee } from '../db/schema/quality.ts';
import { writeEvent } from '../events/writeEvent.ts';
import { userRefColumns, type UserRefRow } from '../users/userRef.ts';
import { namesOf } from './assignRow.ts';
import type { LockedRow } from './changeRow.ts';

type Shift = typeof dailyJobShift.$inferSelect;
type Watched = { id: number; entityId: number; scrapeId: number | null };

/** Assigns a shift to these people, who replace the present ones. */
export async function assignShift(
  { tx, user, row }: LockedRow<Shift>,
  people: readonly UserRefRow[],
): Promise<void> {
  const table = dailyJobShiftAssignee;
  const before = await tx
    .select(userRefColumns)
    .from(table)
    .innerJoin(appUser, eq(appUser.id, table.userId))
    .where(eq(table.dailyJobShiftId, row.id))
    .orderBy(asc(appUser.lastName), asc(appUser.id));
  await tx.delete(table).where(eq(table.dailyJobShiftId, row.id));
  await tx.insert(table).values(people.map(({ id }) => ({ dailyJobShiftId: row.id, userId: id })));
  await tx
    .update(dailyJobShift)
    .set({ dateAssigned: new Date() })
    .where(eq(dailyJobShift.id, row.id));
  await writeEvent(tx, user, {
    type: 'daily_job_shift',
    name: 'assigned',
    entityId: row.entityId,
    scrapeId: row.scrapeId,
    previous: namesOf(before),
    current: namesOf(people),
  });
}

/** Assigns a watch-list row to this person, who replaces the present one. */
export async function assignWatchList(
  { tx, user, row }: LockedRow<Watched>,
  people: readonly UserRefRow[],
): Promise<void> {
  const before = await watchersOf(tx, row.id);
  await tx.delete(watchListAssignee).where(eq(watchListAssignee.watchListId, row.id));
  await tx
    .insert(watchListAssignee)
    .values(people.map(({ id }) => ({ watchListId: row.id, userId: id })));
  await writeEvent(tx, user, {
    type: 'watch_list',
    name: 'assigned',
    entityId: row.entityId,
    scrapeId: row.scrapeId,
    previous: namesOf(before),
    current: namesOf(people),
  });
}

const watchersOf = (tx: Executor, id: number) =>
  tx
    .select(userRefColumns)
    .from(watchListAssignee)
    .innerJoin(appUser, eq(appUser.id, watchListAssignee.userId))
    .where(eq(watchListAssignee.watchListId, id))
    .orderBy(asc(appUser.lastName), asc(appUser.id));
