import { useEffect, useRef, useState } from 'react';
import type { Body } from '../core/endpoint.ts';
import type { Key, Resource } from '../core/keys.ts';
import { createIdempotencyKeys } from '../core/useIdempotencyKey.ts';
import { useInvalidate } from '../core/useInvalidate.ts';
import { useReplaceRow, useRowReload, useRowWrite, type RowChange } from '../core/useRowWrite.ts';
import { startBulk, type BulkOutcome, type BulkRun } from './bulk.ts';
import type { AssignedCalls, ReviewCalls } from './kinds.ts';
import { outboxStore } from './outbox/outbox.store.ts';
import type { ReviewedRow } from './rules.ts';

/** Takes a row out of the outbox when an earlier decision about it has failed. */
async function settle(resource: Resource, rowId: number): Promise<void> {
  const failed = outboxStore.items.find((item) => item.kind === resource && item.rowId === rowId);
  if (failed) await (await import('./outbox/outbox.ts')).settleRow(failed.kind, rowId);
}

/** The write hook of a review. `trigger({ row, values })` resolves with the changed row. */
export const useReviewWrite = <Row extends ReviewedRow, Review extends Body>({
  resource,
  review,
  touches,
}: ReviewCalls<Row>) =>
  useRowWrite<Row, Review>({
    key: [resource, 'review'],
    pages: [resource, 'list'],
    send: async (change, idempotencyKey) => {
      const saved = await review(change, idempotencyKey);
      void settle(resource, saved.id);
      return saved;
    },
    touches,
  });

/** The keys that an assignment changes. */
const touchedByAssignment = (resource: Resource): readonly Key[] => [[resource], ['event-logs']];

/** The write hook of an assignment to people, who are given by their ids. */
export const useAssignWrite = <Row extends ReviewedRow>({ resource, assign }: AssignedCalls<Row>) =>
  useRowWrite<Row, readonly number[]>({
    key: [resource, 'assign'],
    pages: [resource, 'list'],
    send: assign,
    touches: touchedByAssignment(resource),
  });

/** Reads one row again after somebody else has reviewed it. */
export const useReviewReload = <Row extends ReviewedRow>({ resource, row }: ReviewCalls<Row>) =>
  useRowReload<Row>([resource, 'reload'], [resource, 'list'], row);

export interface BulkProgress {
  /** The number of rows whose answers have come. */
  settled: number;
  total: number;
  /** True after Stop was pressed, while the last answers are waited for. */
  stopping: boolean;
}

type Send<Row, Values> = (change: RowChange<Row, Values>, idempotencyKey: string) => Promise<Row>;

/**
 * Makes the same decision about many rows. Each row has its own call, with the version and the
 * idempotency key that it has in a dialog. A row is replaced as soon as its answer comes; the lists
 * are read again once, at the end. Leaving the screen stops the sending.
 */
function useBulk<Row extends { id: number }, Values>(
  resource: Resource,
  send: Send<Row, Values>,
  touches: readonly Key[],
) {
  const [progress, setProgress] = useState<BulkProgress>();
  const running = useRef<BulkRun<Row>>(undefined);
  /** A row that is sent again with the same values keeps its key. */
  const [keys] = useState(() => new Map<number, ReturnType<typeof createIdempotencyKeys>>());
  const replaceRow = useReplaceRow();
  const invalidate = useInvalidate();
  useEffect(() => () => running.current?.stop(), []);

  const sendOne = (change: RowChange<Row, Values>) => {
    const keyOf = keys.get(change.row.id) ?? createIdempotencyKeys();
    keys.set(change.row.id, keyOf);
    return send(change, keyOf(change));
  };
  return {
    /** The progress is undefined while nothing runs. */
    progress,
    stop: () => {
      running.current?.stop();
      setProgress((now) => now && { ...now, stopping: true });
    },
    /** Resolves with the outcomes in the order of the changes. It never rejects. */
    async run(changes: readonly RowChange<Row, Values>[]): Promise<readonly BulkOutcome<Row>[]> {
      setProgress({ settled: 0, total: changes.length, stopping: false });
      const run = startBulk(changes, sendOne, (outcome) => {
        setProgress((now) => now && { ...now, settled: now.settled + 1 });
        if (outcome.kind === 'done') void replaceRow([resource, 'list'], outcome.saved);
      });
      running.current = run;
      const outcomes = await run.ended;
      setProgress(undefined);
      if (outcomes.some(({ kind }) => kind !== 'left'))
        touches.forEach((prefix) => void invalidate(prefix));
      return outcomes;
    },
  };
}
export type Bulk<Row extends { id: number }, Values> = ReturnType<typeof useBulk<Row, Values>>;

/** Reviews many rows of one kind. */
export const useBulkReview = <Row extends ReviewedRow, Review extends Body>({
  resource,
  review,
  touches,
}: ReviewCalls<Row>) => useBulk<Row, Review>(resource, review, touches);

/** Assigns each row to the same people, who are given by their ids. */
export const useBulkAssign = <Row extends ReviewedRow>({ resource, assign }: AssignedCalls<Row>) =>
  useBulk<Row, readonly number[]>(resource, assign, touchedByAssignment(resource));
