import type { Endpoint } from '@console/api/core/endpoint';
import type { QueryParams } from '@console/api/core/hydra/query';
import type { Role } from '@console/api/roles/rules';
import type { RequestHandler } from 'msw';
import { endpoint, idOf, requireRole } from '../endpoint.ts';
import type { EntityStore } from '../entities/entityStore.ts';
import type { ListOptions } from '../list.ts';
import { list } from '../reads.ts';
import { resource } from '../respond.ts';
import { requireRow, type RowStore } from '../rowStore.ts';
import type { Wire } from '../wire.ts';
import type { QualityStore } from './qualityStore.ts';

/** The stores of one dashboard list, and the role of the caller. */
export type QualityContext = { quality: QualityStore; store: EntityStore; role: Role };

type Reads<Row extends { id: number }> = {
  endpoints: { list: Endpoint; read: Endpoint };
  rows: RowStore<Row>;
  /** The present row: its entity may have changed. */
  current: (row: Row) => Row;
  /** Whether the list shows a row of the store. */
  isListed?: (row: Row, params: QueryParams) => boolean;
  /** Filters that do more than compare values of the row. */
  filters?: ListOptions<Row>['filters'];
};

/**
 * The handlers of a dashboard list and of one of its rows, which can be read after it has left the
 * list.
 */
export const reads = <Row extends Wire<{ id: number }>>(
  { role }: QualityContext,
  { endpoints, rows, current, isListed = () => true, filters }: Reads<Row>,
): RequestHandler[] => [
  list(
    endpoints.list,
    (_id, params) =>
      rows
        .all()
        .map(current)
        .filter((row) => isListed(row, params)),
    { filters, role },
  ),
  endpoint(endpoints.read, ({ params }) => {
    requireRole(endpoints.read, role);
    return resource(current(requireRow(rows, idOf(params))));
  }),
];
