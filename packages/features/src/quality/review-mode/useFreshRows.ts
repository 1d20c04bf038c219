import { asApiError } from '@console/api/core/errors';
import { useMe } from '@console/api/me/client';
import { reviewedMeanwhile } from '@console/api/reviews/alreadyReviewed';
import type { ReviewCalls } from '@console/api/reviews/kinds';
import { afterPaint } from '@console/ui/afterPaint.ts';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react';
import { usePreloadEvidence } from '../evidence/usePreloadEvidence.ts';
import type { ReviewRow } from '../review/reviewKind.ts';
import { currentId, followingId, type Worklist, type WorklistAction } from './worklist.ts';

/** A row is read again when the last read is longer ago than this, in milliseconds. */
const FRESH_MS = 30_000;

/**
 * Refreshes the open row and the next one from the server, and preloads their evidence. Nothing
 * waits for these requests.
 *
 * @param id the row whose form is rendered
 */
export function useFreshRows<Row extends ReviewRow>(
  calls: Pick<ReviewCalls<Row>, 'row'>,
  worklist: Worklist<Row>,
  dispatch: Dispatch<WorklistAction<Row>>,
  id: number | undefined,
) {
  const { data: me } = useMe();
  const preloadEvidence = usePreloadEvidence();
  const [meanwhile, setMeanwhile] = useState<ReadonlyMap<number, string>>(new Map());
  const readAt = useRef(new Map<number, number>());
  const following = followingId(worklist);
  /** True when the reviewer has not moved on. When false, rendering the next row comes first. */
  const isOpen = id === currentId(worklist);

  const take = useEffectEvent((row: Row) => {
    const before = worklist.rows.get(row.id);
    const moved = before !== undefined && before.last_time_reviewed !== row.last_time_reviewed;
    const words = reviewedMeanwhile(row, formatMinute);
    // A review that was sent from this window changes the row, too. Only a review from elsewhere is
    // reported.
    const isSentHere =
      worklist.marks.get(row.id) === 'decided' && row.last_reviewed_by?.id === me?.id;
    if (moved && words !== undefined && !isSentHere)
      setMeanwhile((all) => new Map([...all, [row.id, words]]));
    dispatch({ type: 'read', row });
  });
  const refresh = useEffectEvent(async (of: number) => {
    const last = readAt.current.get(of) ?? -Infinity;
    // A row that was reviewed here is always read again, because its review changes it.
    const isDecided = worklist.marks.get(of) === 'decided';
    if (!isDecided && performance.now() - last < FRESH_MS) return;
    readAt.current.set(of, performance.now());
    try {
      take(await calls.row(of));
    } catch (failure) {
      readAt.current.delete(of);
      if (asApiError(failure).kind === 'notFound') dispatch({ type: 'gone', id: of });
    }
  });
  const ask = useEffectEvent((of: number) => {
    const row = worklist.rows.get(of);
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
    /**
     * Maps the id of a row to a sentence about a review that another person or window has made
     * since the row was first read.
     */
    meanwhile,
    /**
     * Reads a row again after a conflict, without reporting the change, because the conflict has
     * reported it.
     */
    async reread(of: number) {
      try {
        dispatch({ type: 'read', row: await calls.row(of) });
      } catch {
        // The row keeps its old values.
      }
    },
    /** Removes the report about a row after the reviewer has seen it. */
    settle: (of: number) => setMeanwhile((all) => new Map([...all].filter(([one]) => one !== of))),
  };
}
