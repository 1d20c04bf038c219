import type { Endpoint } from '@console/api/core/endpoint';
import type { QueryParams } from '@console/api/core/hydra/query';
import type { ListContract } from '@console/api/core/list';
import type { Role } from '@console/api/roles/rules';
import type { RequestHandler } from 'msw';
import { endpoint, idOf, requireRole } from '../endpoint.ts';
import type { EntityStore } from '../entities/entityStore.ts';
import { listResponse, paramsOf } from '../list.ts';
import { resource } from '../respond.ts';
import { requireRow, type RowStore } from '../rowStore.ts';
import type { Wire } from '../wire.ts';
import type { QualityStore } from './qualityStore.ts';

/** What the handlers of one list of the dashboard work on, and whose rights its calls have. */
export type QualityContext = { quality: QualityStore; store: EntityStore; role: Role };

type Reads<Row extends { id: number }> = {
  endpoints: { list: Endpoint; read: Endpoint };
  contract: ListContract;
  rows: RowStore<Row>;
  /** The row as it is now: its entity may have changed since it was made. */
  current: (row: Row) => Row;
  /** Whether a row of the store is in the list. */
  isListed?: (row: Row, params: QueryParams) => boolean;
};

/** A list of the dashboard, and one of its rows, also after it left the list. */
export const reads = <Row extends Wire<{ id: number }>>(
  { role }: QualityContext,
  { endpoints, contract, rows, current, isListed = () => true }: Reads<Row>,
): RequestHandler[] => [
  endpoint(endpoints.list, ({ request }) => {
    requireRole(endpoints.list, role);
    const params = paramsOf(request);
    const open = rows.open().map(current);
    return listResponse(
      contract,
      open.filter((row) => isListed(row, params)),
      request,
    );
  }),
  endpoint(endpoints.read, ({ params }) => {
    requireRole(endpoints.read, role);
    return resource(current(requireRow(rows, idOf(params))));
  }),
];
