import { PIT_STOP_ASKS, pitStopBlockReason, pitStopProblems } from '@console/api/pit-stops/rules';
import { PIT_STOP_ACTIONS, type PitStopAction } from '@console/api/pit-stops/schema';
import { eq } from 'drizzle-orm';
import { pitStop } from '../../db/schema/quality.ts';
import { sendToQueue } from '../effects/sendToQueue.ts';
import { placeOnWatch } from '../effects/watchList.ts';
import type { ReviewBody } from '../reviewBody.ts';
import type { Review, ReviewKind } from '../reviewRow.ts';

type Row = typeof pitStop.$inferSelect;

const events = {
  send_to_scrape_team: 'sent_to_scrape_team',
  send_to_continuous_delivery_queue: 'sent_to_continuous_delivery_queue',
  place_on_watch: 'placed_on_watch',
} as const;

async function apply(review: Review<Row, ReviewBody, PitStopAction>): Promise<void> {
  const { tx, user, row, entity, at, action, noteId, note, jobCount, reason, snoozeUntil } = review;
  const mark = { lastActionTaken: action, noteId };
  if (action === 'send_to_scrape_team') {
    const requestId = await sendToQueue(tx, user, entity, {
      source: 'pit_stop',
      priority: row.priority,
      jobCount,
      reason,
      note,
    });
    await tx
      .update(pitStop)
      .set({ ...mark, status: 'in-progress', companyQueueRequestId: requestId })
      .where(eq(pitStop.id, row.id));
    return;
  }
  await tx
    .update(pitStop)
    .set({ ...mark, status: 'done', resolvedDate: at })
    .where(eq(pitStop.id, row.id));
  if (action === 'place_on_watch') {
    await placeOnWatch(tx, user, {
      entityId: row.entityId,
      scrapeId: null,
      reason,
      noteId,
      note,
      snoozeUntil,
      at,
    });
  }
}

export const pitStopReview: ReviewKind<Row, ReviewBody, PitStopAction> = {
  subject: 'pit_stop',
  type: 'PitStop',
  title: 'Pit Stop',
  columns: { table: pitStop, id: pitStop.id, entityId: pitStop.entityId },
  async read(tx, id) {
    const [row] = await tx.select().from(pitStop).where(eq(pitStop.id, id));
    return row;
  },
  blockReason: (row, entity) => pitStopBlockReason({ status: row.status, entity }),
  actions: PIT_STOP_ACTIONS,
  asks: PIT_STOP_ASKS,
  problems: pitStopProblems,
  event: (action) => ({ type: 'pit_stop', name: events[action] }),
  apply,
};
