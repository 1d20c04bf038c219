import { and, ne, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { pitStop } from '../db/schema/quality.ts';
import { writeEvent } from '../events/writeEvent.ts';

/** Ends the open pit stops for which the condition holds, and writes their events. */
export async function resolvePitStops(
  tx: Executor,
  user: CurrentUser,
  condition: SQL | undefined,
  at: Date,
): Promise<void> {
  const resolved = await tx
    .update(pitStop)
    .set({ status: 'done', resolvedDate: at })
    .where(and(condition, ne(pitStop.status, 'done')))
    .returning({ entityId: pitStop.entityId });
  for (const { entityId } of resolved)
    await writeEvent(tx, user, { type: 'pit_stop', name: 'resolved', entityId, current: 'done' });
}
