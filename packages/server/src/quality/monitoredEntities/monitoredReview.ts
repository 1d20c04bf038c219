import {
  MONITORED_ASKS,
  monitoredBlockReason,
  monitoredProblems,
} from '@console/api/monitored-entities/rules';
import { MONITORED_ACTIONS, type MonitoredAction } from '@console/api/monitored-entities/schema';
import { eq } from 'drizzle-orm';
import { monitoredEntity } from '../../db/schema/quality.ts';
import { sendToQueue } from '../effects/sendToQueue.ts';
import { takeOffWatch } from '../effects/watchList.ts';
import type { ReviewBody } from '../reviewBody.ts';
import type { Review, ReviewKind } from '../reviewRow.ts';

type Row = typeof monitoredEntity.$inferSelect;

/** Applies the action. An entity that was sent for review is no longer new. */
async function apply({
  tx,
  user,
  row,
  entity,
  at,
  action,
  noteId,
  note,
  jobCount,
  reason,
}: Review<Row, ReviewBody, MonitoredAction>): Promise<void> {
  const sends = action === 'send_for_review';
  await tx
    .update(monitoredEntity)
    .set({
      lastTimeReviewed: at,
      lastReviewedBy: user.id,
      noteId,
      ...(sends ? { kind: 'monitored' } : { removedAt: at }),
    })
    .where(eq(monitoredEntity.id, row.id));
  if (!sends) return;
  await sendToQueue(tx, user, entity, { source: 'monitored_entity', jobCount, reason, note });
  await takeOffWatch(tx, user, row.entityId, 'sent_for_review', at);
}

export const monitoredReview: ReviewKind<Row, ReviewBody, MonitoredAction> = {
  subject: 'monitored_entity',
  type: 'MonitoredEntity',
  title: 'Monitored Entity',
  columns: { table: monitoredEntity, id: monitoredEntity.id, entityId: monitoredEntity.entityId },
  async read(tx, id) {
    const [row] = await tx.select().from(monitoredEntity).where(eq(monitoredEntity.id, id));
    return row;
  },
  blockReason: (row, entity) =>
    monitoredBlockReason({ entity }) ??
    (row.removedAt === null ? undefined : { code: 'already_reviewed', message: '' }),
  actions: MONITORED_ACTIONS,
  asks: MONITORED_ASKS,
  problems: monitoredProblems,
  event: (action) => ({
    type: 'monitored_entity',
    name: action === 'send_for_review' ? 'reviewed' : 'removed',
  }),
  apply,
};
