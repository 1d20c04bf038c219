import type { Endpoint, Path } from '../core/endpoint.ts';
import { call } from '../core/request.ts';
import type { RowChange } from '../core/useRowWrite.ts';
import { reviewVersion, type ReviewedRow, type ReviewedType } from './rules.ts';

/**
 * Sends a review or an assignment. Fails with `conflict` when somebody else was faster. With
 * `keepalive` the request outlives the page.
 */
export const decide = async <Row extends ReviewedRow, Sent>(
  endpoint: Endpoint<Path, Row, Sent>,
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
