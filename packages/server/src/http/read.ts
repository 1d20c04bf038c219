import type { Endpoint } from '@console/api/core/endpoint';
import { CSV } from '@console/api/core/hydra/body';
import { document, type HydraObject } from '@console/api/core/hydra/envelope';
import { notFound } from '@console/api/core/hydra/problem';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { csvResponse, type CsvDefinition } from '../hydra/csvExport.ts';
import type { AnyList } from '../hydra/listDefinition.ts';
import { loadInOrder } from '../hydra/loadInOrder.ts';
import { readList } from '../hydra/readList.ts';
import { idOfPath, queryOf, respond, respondCacheable } from './respond.ts';
import type { ApiRoute } from './routes.ts';

type Member = HydraObject & { id: number };

/** A list that belongs to a record. `of` makes the list of one owner. `requireOwner` throws 404. */
type Owned<M extends Member> = {
  of(id: number): AnyList<M>;
  requireOwner(executor: Executor, id: number): Promise<unknown>;
};

async function listOf<M extends Member>(
  c: Context<AppEnv>,
  { database: { db } }: Deps,
  list: AnyList<M> | Owned<M>,
): Promise<AnyList<M>> {
  if (!('of' in list)) return list;
  const id = idOfPath(c);
  await list.requireOwner(db, id);
  return list.of(id);
}

/** Answers a GET of a list. It is CSV when the endpoint allows it and the client asks for it. */
export const listRoute = <M extends Member>(
  deps: Deps,
  endpoint: Endpoint,
  list: AnyList<M> | Owned<M>,
  csv?: CsvDefinition,
): ApiRoute => ({
  endpoint,
  async handle(c) {
    const {
      config,
      database: { db },
    } = deps;
    const definition = await listOf(c, deps, list);
    if (csv !== undefined && c.get('format') === CSV)
      return csvResponse(deps, definition, csv, queryOf(c));
    const body = await readList(db, definition, queryOf(c), config);
    return endpoint.cached ? respondCacheable(c, body) : respond(c, { status: 200, body });
  },
});

/** Answers a GET of one resource whose detail is a member of its list. */
export const memberRoute = <M extends Member>(
  { config, database: { db } }: Deps,
  endpoint: Endpoint,
  list: Pick<AnyList<M>, 'contract' | 'load'>,
): ApiRoute => ({
  endpoint,
  async handle(c) {
    const [found] = await loadInOrder(db, list, [idOfPath(c)], config);
    if (found === undefined) throw notFound();
    const body = document(config.apiBasePath, list.contract.type, found);
    return endpoint.cached ? respondCacheable(c, body) : respond(c, { status: 200, body });
  },
});

/** Answers any other GET. `read` resolves with the whole body. */
export const readRoute = (
  endpoint: Endpoint,
  read: (c: Context<AppEnv>) => Promise<HydraObject> | HydraObject,
): ApiRoute => ({
  endpoint,
  async handle(c) {
    const body = await read(c);
    return endpoint.cached ? respondCacheable(c, body) : respond(c, { status: 200, body });
  },
});

/** Answers a GET of one resource, with its version as ETag. `read` throws 404. */
export const versionedRoute = (
  endpoint: Endpoint,
  read: (id: number) => Promise<{ body: HydraObject; etag: string }>,
): ApiRoute => ({
  endpoint,
  async handle(c) {
    const { body, etag } = await read(idOfPath(c));
    return respond(c, { status: 200, body, headers: { ETag: etag } });
  },
});
