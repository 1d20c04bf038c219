import type { EntityRef } from '@console/api/entities/schema';
import type { GuardedEndpoint, Role } from '@console/api/roles/rules';
import type { RequestHandler } from 'msw';
import { endpoint, type Endpoint } from '../endpoint.ts';
import { listPage, type ListDefinition } from '../listPage.ts';
import { refusal } from '../refusal.ts';
import { notFound, resource } from '../respond.ts';
import type { RowStore } from '../rowStore.ts';
import type { Wire } from '../wire.ts';

type Reading<Row extends Wire<{ id: number; entity: EntityRef }>> = {
  list: Extract<Endpoint, `GET ${string}`>;
  one: Extract<Endpoint, `GET ${string}/:id`>;
  call: GuardedEndpoint;
  role: Role;
  rows: RowStore<Row>;
  definition: ListDefinition<Row>;
  /** The row as it is now: its employer may have changed since it was made. */
  current: (row: Row) => Row;
  /** The rows that a query means, where it does not say so. */
  meant?: (rows: readonly Row[], params: URLSearchParams) => readonly Row[];
};

/** A list of the dashboard, and one of its rows, also after it left the list. */
export const listHandlers = <Row extends Wire<{ id: number; entity: EntityRef }>>({
  list,
  one,
  call,
  role,
  rows,
  definition,
  current,
  meant = (all) => all,
}: Reading<Row>): RequestHandler[] => [
  endpoint(list, ({ request }) => {
    const open = meant(rows.open().map(current), new URL(request.url).searchParams);
    return refusal(call, role) ?? listPage(open, request, definition);
  }),
  endpoint(one, ({ params }) => {
    const refused = refusal(call, role);
    if (refused) return refused;
    const row = rows.find(params.id);
    return row ? resource(current(row)) : notFound();
  }),
];
