import { normaliseUrl } from '@console/api/core/urls';
import {
  retiresScrape,
  SHIFT_ASKS,
  shiftBlockReason,
  shiftProblems,
} from '@console/api/daily-job-shifts/rules';
import {
  SHIFT_ACTIONS,
  type dailyJobShiftReviewBody,
  type ShiftAction,
} from '@console/api/daily-job-shifts/schema';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { dailyJobShift } from '../../db/schema/quality.ts';
import { retireScrape } from '../effects/retireScrape.ts';
import { sendToQueue } from '../effects/sendToQueue.ts';
import { placeOnWatch, takeOffWatch } from '../effects/watchList.ts';
import type { Review, ReviewKind } from '../reviewRow.ts';

type Body = v.InferOutput<typeof dailyJobShiftReviewBody>;
type Row = typeof dailyJobShift.$inferSelect;

/** The new address. A `true` does not name one, so it becomes a text that the rules refuse. */
const address = ({ homepage_url_changed: given }: Body): string =>
  typeof given === 'string' ? normaliseUrl(given) : given ? 'true' : '';

const watchesToo = ({
  action,
  place_on_watch,
}: {
  action: ShiftAction;
  place_on_watch?: boolean | null;
}) => action === 'request_new_scrape' && place_on_watch === true;

async function apply(review: Review<Row, Body, ShiftAction>): Promise<void> {
  const { tx, user, row, entity, at, action, body, noteId, note, reason, snoozeUntil } = review;
  await tx
    .update(dailyJobShift)
    .set({ lastTimeReviewed: at, lastReviewedBy: user.id, lastActionTaken: action, noteId })
    .where(eq(dailyJobShift.id, row.id));
  if (action === 'send_for_review' || action === 'request_new_scrape') {
    await sendToQueue(tx, user, entity, {
      source: 'daily_job_shift',
      jobCount: review.jobCount,
      reason,
      note,
    });
    await takeOffWatch(tx, user, row.entityId, 'sent_for_review', at);
  }
  if (retiresScrape({ ...body, action }))
    await retireScrape(tx, user, { scrapeId: row.scrapeId, reason, note, at });
  if (action === 'place_on_watch' || watchesToo({ ...body, action })) {
    await placeOnWatch(tx, user, {
      entityId: row.entityId,
      scrapeId: row.scrapeId,
      reason,
      noteId,
      note,
      snoozeUntil,
      at,
    });
  }
}

export const shiftReview: ReviewKind<Row, Body, ShiftAction> = {
  subject: 'daily_job_shift',
  type: 'DailyJobShift',
  title: 'Daily Job Shift',
  columns: { table: dailyJobShift, id: dailyJobShift.id, entityId: dailyJobShift.entityId },
  async read(tx, id) {
    const [row] = await tx.select().from(dailyJobShift).where(eq(dailyJobShift.id, id));
    return row;
  },
  blockReason: (_row, entity) => shiftBlockReason({ entity }),
  actions: SHIFT_ACTIONS,
  asks: SHIFT_ASKS,
  problems: (given, now) => shiftProblems({ ...given, homepage_url_changed: address(given) }, now),
  takesDate: (given) => given.action === 'place_on_watch' || watchesToo(given),
  event: () => ({ type: 'daily_job_shift', name: 'reviewed' }),
  kept: ({ action, body }) => ({
    homepage_url_changed: address(body),
    retire_scrape: retiresScrape({ ...body, action }),
    place_on_watch: watchesToo({ ...body, action }),
    job_shift_valid: action === 'do_nothing' ? (body.job_shift_valid ?? null) : null,
  }),
  noteUrl: (body) => address(body) || null,
  apply,
};
