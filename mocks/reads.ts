import type { Endpoint } from '@console/api/core/endpoint';
import { wholeCollection } from '@console/api/core/hydra/envelope';
import { QueryParams } from '@console/api/core/hydra/query';
import type { Role } from '@console/api/roles/rules';
import type { PathParams, RequestHandler } from 'msw';
import { endpoint, idOf, requireRole } from './endpoint.ts';
import { listResponse, paramsOf, type ListOptions } from './list.ts';
import { API_BASE, json, pathOf, resource } from './respond.ts';
import { requireRow } from './rowStore.ts';
import type { Wire } from './wire.ts';

// The handlers of the reads of the contract.

const idIn = ({ path }: Endpoint, params: PathParams) => (path.includes('{id}') ? idOf(params) : 0);

/** The rows of a collection. `id` is the one of its path. */
type RowsOf<Row> = (id: number, params: QueryParams, path: PathParams) => readonly Row[];

type Options<Row> = ListOptions<Row> & {
  /** The role of the caller, for a list that not all may read. */
  role?: Role;
};

/** Makes the member of a row, with the fields that the contract names. */
function contractMember({ member }: Endpoint): (row: object) => object {
  const entries: unknown = member && 'entries' in member && member.entries;
  if (typeof entries !== 'object' || entries === null) return (row) => row;
  const names = ['@id', '@type', ...Object.keys(entries)];
  return (row) => Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

/** A list, filtered and sorted as its contract says. */
export function list<Row extends object>(
  call: Endpoint,
  rowsOf: RowsOf<Row>,
  { role, ...options }: Options<Row> = {},
): RequestHandler {
  const contract = call.list;
  if (contract === undefined) throw new Error(`${call.path} is no list`);
  const withMember = { toMember: contractMember(call), ...options };
  return endpoint(call, ({ request, params: path }) => {
    if (role) requireRole(call, role);
    const rows = rowsOf(idIn(call, path), paramsOf(request), path);
    return listResponse(contract, rows, request, withMember);
  });
}

/** A collection without pages. A member without an `@id` gets one, and the type. */
export const whole = (call: Endpoint, type: string, rowsOf: RowsOf<object>): RequestHandler =>
  endpoint(call, ({ request, params: path }) => {
    const rows = rowsOf(idIn(call, path), paramsOf(request), path).map((row, index) => ({
      '@id': `${API_BASE}/${pathOf(request)}#${index + 1}`,
      '@type': type,
      ...row,
    }));
    return json(wholeCollection(API_BASE, pathOf(request), type, rows, new QueryParams('')));
  });

/** The rows of a record, which has to exist. They name it under `key`. */
export const ofRecord =
  <Row extends object>(
    records: { find(id: number): unknown },
    rowsOf: (params: QueryParams) => readonly Row[],
    key: keyof Row,
  ): RowsOf<Row> =>
  (id, params) => {
    requireRow(records, id);
    return rowsOf(params).filter((row) => row[key] === id);
  };

/** One record by the id of the path, with its version if it has one. */
export const one = <Row extends Wire<object>>(
  call: Endpoint,
  rows: { find(id: number): Row | undefined },
  etagOf?: (row: NoInfer<Row>) => string | undefined,
): RequestHandler =>
  endpoint(call, ({ params }) => {
    const row = requireRow(rows, idOf(params));
    return resource(row, { etag: etagOf?.(row) });
  });
