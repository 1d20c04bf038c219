import { asApiError } from '@console/api/core/errors';
import { useMe } from '@console/api/me/client';
import { reviewedMeanwhile } from '@console/api/reviews/alreadyReviewed';
import { afterPaint } from '@console/ui/afterPaint.ts';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react';
import { usePreloadEvidence } from '../../parts/evidence/usePreloadEvidence.ts';
import { currentId, followingId, type Queue, type QueueAction } from './queue.ts';
import type { ReviewRow, ReviewSubject } from './subject.ts';

/** A row that was read longer ago is read again when it comes. */
const FRESH_MS = 30_000;

/**
 * Keeps the row that is open and the one that follows as the server has them, and asks for their
 * evidence. Nothing waits for it.
 *
 * @param id the row whose form is drawn
 */
export function useFreshRows<Row extends ReviewRow>(
  { source }: Pick<ReviewSubject<Row>, 'source'>,
  queue: Queue<Row>,
  dispatch: Dispatch<QueueAction<Row>>,
  id: number | undefined,
) {
  const { data: me } = useMe();
  const preloadEvidence = usePreloadEvidence();
  const [meanwhile, setMeanwhile] = useState<ReadonlyMap<number, string>>(new Map());
  const readAt = useRef(new Map<number, number>());
  const following = followingId(queue);
  /** The keys have not gone on meanwhile: the frames of the next row come first. */
  const isOpen = id === currentId(queue);

  const take = useEffectEvent((row: Row) => {
    const before = queue.rows.get(row.id);
    const moved = before !== undefined && before.last_time_reviewed !== row.last_time_reviewed;
    const words = reviewedMeanwhile(row, formatMinute);
    // The review that was sent from here moves its row, too; one from another window is news.
    const isSentHere = queue.marks.get(row.id) === 'decided' && row.last_reviewed_by?.id === me?.id;
    if (moved && words !== undefined && !isSentHere)
      setMeanwhile((all) => new Map([...all, [row.id, words]]));
    dispatch({ type: 'read', row });
  });
  const refresh = useEffectEvent(async (of: number) => {
    const last = readAt.current.get(of) ?? 0;
    // A row that was decided here changes when its review is sent.
    const isDecided = queue.marks.get(of) === 'decided';
    if (!isDecided && Date.now() - last < FRESH_MS) return;
    readAt.current.set(of, Date.now());
    try {
      take(await source.row(of));
    } catch (failure) {
      readAt.current.delete(of);
      if (asApiError(failure).kind === 'notFound') dispatch({ type: 'gone', id: of });
    }
  });
  const ask = useEffectEvent((of: number) => {
    const row = queue.rows.get(of);
    if (!row) return;
    const record = { entityId: row.entity.id, scrapeId: row.scrape?.id };
    preloadEvidence(record, row.shift_date ?? undefined);
  });
  useEffect(() => {
    if (id === undefined || !isOpen) return undefined;
    return afterPaint(() => {
      for (const one of [id, following]) {
        if (one === undefined) continue;
        ask(one);
        void refresh(one);
      }
    });
  }, [id, following, isOpen]);

  return {
    /** What was done to rows elsewhere since they were read first, in words. */
    meanwhile,
    /** Reads a row again after a conflict, which has said already what happened to it. */
    async reread(of: number) {
      try {
        dispatch({ type: 'read', row: await source.row(of) });
      } catch {
        // The row stays as it was read before.
      }
    },
    /** Somebody has seen what was done. */
    settle: (of: number) => setMeanwhile((all) => new Map([...all].filter(([one]) => one !== of))),
  };
}
