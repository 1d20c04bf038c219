import { collection, type HydraObject } from './envelope.ts';
import type { Addresses } from './iri.ts';
import { listIds, loadInOrder, searchVariables, type ListDefinition, type Session } from './listDefinition.ts';
import { MAX_UNPAGED, readPaging } from './pagination.ts';
import { tooManyItems } from './problem.ts';
import type { QueryParams } from './queryParams.ts';

/**
 * A page of a list with its exact total, as hydra collection.
 * @throws Problem 400 for malformed paging and filters, and for more rows than a list without pages may have
 */
export async function readList<Key extends string, Member extends { id: number }>(
  session: Session,
  definition: ListDefinition<Key, Member>,
  params: QueryParams,
  addresses: Addresses,
): Promise<HydraObject> {
  const paging = readPaging(params, definition.unpaged);
  const ids = listIds(session, definition, params, addresses);
  const { rows, total } = paging.kind === 'all' ? await everyId() : await pageOfIds(paging.page, paging.limit);

  async function everyId() {
    const found = await ids.select().limit(MAX_UNPAGED + 1);
    if (found.length > MAX_UNPAGED) throw tooManyItems(MAX_UNPAGED);
    return { rows: found, total: found.length };
  }

  async function pageOfIds(page: number, limit: number) {
    const offset = Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER);
    const [count, found] = await Promise.all([ids.count(), limit === 0 ? [] : ids.select().limit(limit).offset(offset)]);
    return { rows: found, total: count };
  }

  const members = await loadInOrder(
    session,
    definition,
    rows.map((row) => row.id),
    addresses,
  );
  const { type, path } = definition;
  return collection({
    apiBasePath: addresses.apiBasePath,
    path,
    type,
    members,
    total,
    params,
    paging,
    search: searchVariables(definition),
  });
}
