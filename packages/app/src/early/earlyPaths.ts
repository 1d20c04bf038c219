import { toSearchParams } from '@console/api/core/listQuery';
import { entitiesState } from '@console/features/entities/entities.state.ts';
import { readListState } from '@console/features/list/listState.ts';
import { toListQuery } from '@console/features/list/toListQuery.ts';
import { usersState } from '@console/features/users/users.state.ts';
import type { RouteMatch } from '../navigation/matchPath.ts';

/** What the page of a route asks for first, spelled as its hooks will spell it; `/me` is asked for everywhere. Paths are relative to the API's base. */
export function earlyPaths({ name, params }: RouteMatch, search: string): readonly string[] {
  switch (name) {
    case 'entities': return [`/entities?${toSearchParams(toListQuery(readListState(entitiesState, search))).toString()}`, '/tags?all=true'];
    case 'users': return [`/users?${toSearchParams(toListQuery(readListState(usersState, search))).toString()}`];
    case 'entity': return [`/entities/${params.entityId}`];
    default: return [];
  }
}
