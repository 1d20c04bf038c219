import type { Body, Endpoint, Path } from '../core/endpoint.ts';
import type { Key, Resource } from '../core/keys.ts';
import { call } from '../core/request.ts';
import { useRowReload, useRowWrite, type RowChange } from '../core/useRowWrite.ts';
import { TOUCHED_BY_REVIEW } from './keys.ts';
import { outboxStore } from './outbox/outbox.store.ts';
import { reviewVersion, type ReviewedType } from './rules.ts';

/** A row that can be reviewed. A row without the time of its last review was never reviewed. */
type ReviewedRow = { id: number; last_time_reviewed?: number | null };

/**
 * Sends a review or an assignment. Fails with `conflict` when somebody else was faster. With
 * `keepalive` the request outlives the page.
 */
export const decide = async <P extends Path, Row extends ReviewedRow, Sent extends Body>(
  endpoint: Endpoint<P, Row, Sent>,
  type: ReviewedType,
  { row, values }: RowChange<ReviewedRow, Sent>,
  idempotencyKey?: string,
  keepalive?: boolean,
): Promise<Row> =>
  (
    await call<Path, Row, Sent>(endpoint, {
      params: { id: row.id },
      body: values,
      ifMatch: reviewVersion(type, row),
      idempotencyKey,
      keepalive,
    })
  ).data;

/** Takes a row out of the outbox, where an earlier decision about it has failed. */
async function settle(resource: Resource, rowId: number): Promise<void> {
  const failed = outboxStore.items.find((item) => item.kind === resource && item.rowId === rowId);
  if (failed) await (await import('./outbox/outbox.ts')).settleRow(failed.kind, rowId);
}

/** The write hook of a review. `trigger({ row, values })` resolves with the changed row. */
export function useDecision<Row extends ReviewedRow, Values>(
  resource: Resource,
  name: 'review' | 'assign',
  send: (change: RowChange<Row, Values>, idempotencyKey: string) => Promise<Row>,
  touches: readonly Key[] = TOUCHED_BY_REVIEW,
) {
  return useRowWrite<Row, Values>({
    key: [resource, name],
    pages: [resource, 'list'],
    send: async (change, idempotencyKey) => {
      const saved = await send(change, idempotencyKey);
      if (name === 'review') void settle(resource, saved.id);
      return saved;
    },
    touches,
  });
}

/** Reads one row again after somebody else has reviewed it. */
export const useReload = <Row extends { id: number }>(
  resource: Resource,
  endpoint: Endpoint<Path, Row>,
) =>
  useRowReload<Row>(
    [resource, 'reload'],
    [resource, 'list'],
    async (id) => (await call(endpoint, { params: { id } })).data,
  );
