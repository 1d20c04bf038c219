import type { Addresses } from '@console/api/core/hydra/iri';
import type { QueryParams } from '@console/api/core/hydra/query';
import type { Executor } from '../db/executor.ts';
import type { AnyList } from './listDefinition.ts';

/** Loads members in the order of their ids. A member that was deleted meanwhile is left out. */
export async function loadInOrder<Member extends { id: number }>(
  executor: Executor,
  definition: Pick<AnyList<Member>, 'load'>,
  ids: readonly number[],
  addresses: Addresses,
  params?: QueryParams,
): Promise<Member[]> {
  if (ids.length === 0) return [];
  const members = new Map(
    (await definition.load(executor, ids, addresses, params)).map((member) => [member.id, member]),
  );
  return ids.flatMap((id) => members.get(id) ?? []);
}
