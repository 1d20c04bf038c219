import {
  WATCH_LIST_ASKS,
  watchListBlockReason,
  watchListProblems,
} from '@console/api/watch-lists/rules';
import { WATCH_LIST_ACTIONS, type WatchListAction } from '@console/api/watch-lists/schema';
import { eq } from 'drizzle-orm';
import { watchList } from '../../db/schema/quality.ts';
import { sendToQueue } from '../effects/sendToQueue.ts';
import type { ReviewBody } from '../reviewBody.ts';
import type { Review, ReviewKind } from '../reviewRow.ts';

type Row = typeof watchList.$inferSelect;

const events = {
  send_for_review: 'sent_for_review',
  snooze: 'snoozed',
  remove_from_watch_list: 'removed',
} as const;

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
  snoozeUntil,
}: Review<Row, ReviewBody, WatchListAction>): Promise<void> {
  const removedReasonCode = action === 'send_for_review' ? 'sent_for_review' : reason;
  await tx
    .update(watchList)
    .set({
      noteId,
      ...(action === 'snooze'
        ? { snoozedUntil: snoozeUntil }
        : { removedAt: at, removedReasonCode }),
    })
    .where(eq(watchList.id, row.id));
  if (action === 'send_for_review')
    await sendToQueue(tx, user, entity, { source: 'watch_list', jobCount, reason, note });
}

export const watchListReview: ReviewKind<Row, ReviewBody, WatchListAction> = {
  subject: 'watch_list',
  type: 'WatchList',
  title: 'Watch List',
  columns: { table: watchList, id: watchList.id, entityId: watchList.entityId },
  async read(tx, id) {
    const [row] = await tx.select().from(watchList).where(eq(watchList.id, id));
    return row;
  },
  blockReason: (row, entity) =>
    watchListBlockReason({ entity }) ??
    (row.removedAt === null ? undefined : { code: 'already_reviewed', message: '' }),
  actions: WATCH_LIST_ACTIONS,
  asks: WATCH_LIST_ASKS,
  problems: watchListProblems,
  event: (action) => ({ type: 'watch_list', name: events[action] }),
  apply,
};
