import type { Body } from '../core/endpoint.ts';
import type { Key, Resource } from '../core/keys.ts';
import { useRowReload, useRowWrite } from '../core/useRowWrite.ts';
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
export const touchedByAssignment = (resource: Resource): readonly Key[] => [
  [resource],
  ['event-logs'],
];

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
