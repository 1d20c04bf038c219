import type { Context } from 'hono';
import type { AppEnv } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { document, type HydraObject } from '../hydra/envelope.ts';
import type { Addresses } from '../hydra/iri.ts';
import { loadInOrder, type ListDefinition } from '../hydra/listDefinition.ts';
import { notFound } from '../hydra/problem.ts';
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
