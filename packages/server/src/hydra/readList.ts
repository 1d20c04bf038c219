import { collection, type HydraObject } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { tooManyItems } from '@console/api/core/hydra/problem';
import { MAX_UNPAGED, readPaging, type Paging } from '@console/api/core/hydra/query';
import type { QueryParams } from '@console/api/core/hydra/query';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { everyId } from './everyId.ts';
import { anyOf } from './filters.ts';
import { listIds, pathOfList, type AnyList } from './listDefinition.ts';
import { loadInOrder } from './loadInOrder.ts';
import { postFilterPage } from './postFilter.ts';
import { searchVariables } from './searchVariables.ts';

/**
 * Reads a page of a list with its exact total, as a hydra collection. Behind a post-filter the
 * total is capped.
 *
 * @throws Problem 400 for malformed paging and filters, and for more rows than a list without pages
 *   may have
 */
export async function readList<Member extends { id: number }>(
  executor: Executor,
  definition: AnyList<Member>,
  params: QueryParams,
  addresses: Addresses,
): Promise<HydraObject> {
  const paging = readPaging(params, definition.contract.unpaged);
  const {
    ids,
    total,
    isCapped = false,
  } = await readIds(executor, definition, params, addresses, paging);
  const members = await loadInOrder(executor, definition, ids, addresses, params);
  return collection({
    apiBasePath: addresses.apiBasePath,
    path: pathOfList(definition),
    type: definition.contract.type,
    members,
    total,
    isCapped,
    params,
    paging,
    search: searchVariables(definition.contract),
  });
}

/** Sorting at most this number of rows costs next to nothing. */
const SORT_THRESHOLD = 2000;

type Found = { ids: readonly number[]; total: number; isCapped?: boolean };

async function readIds<Member extends { id: number }>(
  executor: Executor,
  definition: AnyList<Member>,
  params: QueryParams,
  addresses: Addresses,
  paging: Paging,
): Promise<Found> {
  const ids = (condition?: SQL) => listIds(executor, definition, params, addresses, condition);
  const read = async (rows: PromiseLike<readonly { id: number }[]>) =>
    (await rows).map((row) => row.id);
  if (paging.kind === 'all') {
    const found = await read(
      ids()
        .select()
        .limit(MAX_UNPAGED + 1),
    );
    if (found.length > MAX_UNPAGED) throw tooManyItems(MAX_UNPAGED);
    return { ids: found, total: found.length };
  }
  const { page, limit } = paging;
  const offset = Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER);
  const postFilter = definition.postFilter?.(params);
  if (postFilter !== undefined) {
    return postFilterPage(
      executor,
      postFilter,
      {
        range: (from, rows) => read(ids().select().limit(rows).offset(from)),
        candidates: () => everyId(executor, ids(postFilter.candidates)),
        among: (found, from, rows) =>
          read(ids(anyOf(definition.id, found)).select().limit(rows).offset(from)),
        key: ids(postFilter.candidates).key(),
      },
      { offset, limit },
    );
  }
  // The total is read first, because it decides how the rows are found. A page past the end then
  // needs no further query.
  const list = ids();
  const total = await list.count();
  return {
    ids:
      limit === 0 || offset >= total
        ? []
        : await read(
            list
              .select(total <= SORT_THRESHOLD)
              .limit(limit)
              .offset(offset),
          ),
    total,
  };
}
