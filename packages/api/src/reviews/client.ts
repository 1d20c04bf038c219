import type { Body, Endpoint, Path } from '../core/endpoint.ts';
import type { Key, Resource } from '../core/keys.ts';
import { call } from '../core/request.ts';
import { useRowReload, useRowWrite, type RowChange } from '../core/useRowWrite.ts';
import { TOUCHED_BY_REVIEW } from './keys.ts';
import { reviewVersion, type ReviewedType } from './rules.ts';

/** A row that can be reviewed. A row without the time of its last review was never reviewed. */
type ReviewedRow = { id: number; last_time_reviewed?: number | null };

/** Sends a review or an assignment. Fails with `conflict` when somebody else was faster. */
export const decide = async <P extends Path, Row extends ReviewedRow, Sent extends Body>(
  endpoint: Endpoint<P, Row, Sent>,
  type: ReviewedType,
  { row, values }: RowChange<ReviewedRow, Sent>,
  idempotencyKey?: string,
): Promise<Row> =>
  (
    await call<Path, Row, Sent>(endpoint, {
      params: { id: row.id },
      body: values,
      ifMatch: reviewVersion(type, row),
      idempotencyKey,
    })
  ).data;

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
    send,
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
