import type { GuardedEndpoint } from '@console/api/roles/rules';
import type { Deps } from '../context.ts';
import { readOne } from '../http/readOne.ts';
import { queryOf, respond } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import type { HydraObject } from '../hydra/envelope.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { readList } from '../hydra/readList.ts';
import { shiftList } from './dailyJobShifts/shiftList.ts';
import { monitoredList } from './monitoredEntities/monitoredList.ts';
import { pitStopList } from './pitStops/pitStopList.ts';
import { reviewReadyList } from './reviewReadies/reviewReadyList.ts';
import { watchListList } from './watchLists/watchListList.ts';

/** A list of the dashboard and one of its rows. Unlike the other reads these are guarded (D35). */
function reads<Key extends string, Member extends HydraObject & { id: number }>(
  { config, database: { db } }: Deps,
  definition: ListDefinition<Key, Member>,
  endpoint: GuardedEndpoint,
): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: `/${definition.path}`,
      endpoint,
      handle: async (c) => respond(c, { status: 200, body: await readList(db, definition, queryOf(c), config) }),
    },
    { method: 'GET', path: `/${definition.path}/:id`, endpoint, handle: (c) => readOne(c, db, definition, config) },
  ];
}

/** The data quality endpoints of section 6.5. */
export const qualityRoutes = (deps: Deps): ApiRoute[] => [
  ...reads(deps, shiftList, 'dailyJobShifts.read'),
  ...reads(deps, watchListList, 'watchLists.read'),
  ...reads(deps, monitoredList, 'monitoredEntities.read'),
  ...reads(deps, reviewReadyList, 'reviewReadies.read'),
  ...reads(deps, pitStopList, 'pitStops.read'),
];
