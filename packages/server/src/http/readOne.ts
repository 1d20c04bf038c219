import { document, type HydraObject } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { notFound } from '@console/api/core/hydra/problem';
import type { Context } from 'hono';
import type { AppEnv } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { loadInOrder, type ListDefinition } from '../hydra/listDefinition.ts';
import { idOfPath, respond } from './respond.ts';

/**
 * `GET /{collection}/{id}` of a resource whose detail holds what its list holds. @throws Problem
 * 404
 */
export async function readOne<Key extends string, Member extends HydraObject & { id: number }>(
  c: Context<AppEnv>,
  executor: Executor,
  definition: ListDefinition<Key, Member>,
  addresses: Addresses,
): Promise<Response> {
  const [found] = await loadInOrder(executor, definition, [idOfPath(c)], addresses);
  if (found === undefined) throw notFound();
  return respond(c, { status: 200, body: document(addresses.apiBasePath, definition.type, found) });
}
