import type { HydraObject } from '@console/api/core/hydra/envelope';
import type { GuardedEndpoint } from '@console/api/roles/rules';
import type { Deps } from '../context.ts';
import { readOne } from '../http/readOne.ts';
import { queryOf, respond } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { readList } from '../hydra/readList.ts';
import { assignShift, assignWatchList } from './assignments.ts';
import { assignSchema, chosenPeople, findAssignees } from './assignRow.ts';
import { changeRow } from './changeRow.ts';
import { shiftList } from './dailyJobShifts/shiftList.ts';
import { shiftReview } from './dailyJobShifts/shiftReview.ts';
import { monitoredList } from './monitoredEntities/monitoredList.ts';
import { monitoredReview } from './monitoredEntities/monitoredReview.ts';
import { pitStopList } from './pitStops/pitStopList.ts';
import { pitStopReview } from './pitStops/pitStopReview.ts';
import { reviewReadyList } from './reviewReadies/reviewReadyList.ts';
import { reviewReadyReview } from './reviewReadies/reviewReadyReview.ts';
import { reviewRow } from './reviewRow.ts';
import { addToWatchList } from './watchLists/addToWatchList.ts';
import { watchListList } from './watchLists/watchListList.ts';
import { watchListReview } from './watchLists/watchListReview.ts';

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
      handle: async (c) =>
        respond(c, { status: 200, body: await readList(db, definition, queryOf(c), config) }),
    },
    {
      method: 'GET',
      path: `/${definition.path}/:id`,
      endpoint,
      handle: (c) => readOne(c, db, definition, config),
    },
  ];
}

/** A shift may be several people's, a watch-list row is one's. */
const assignments = (deps: Deps): ApiRoute[] => [
  {
    method: 'PUT',
    path: '/daily_job_shifts/:id/assign',
    endpoint: 'dailyJobShifts.assign',
    handle: (c) =>
      changeRow(c, deps, shiftReview, shiftList, {
        schema: assignSchema,
        check: (body) => void chosenPeople(body, deps.config),
        change: async (locked, body) =>
          assignShift(
            locked,
            await findAssignees(locked.tx, chosenPeople(body, deps.config), Infinity),
          ),
      }),
  },
  {
    method: 'PUT',
    path: '/watch_lists/:id/assign',
    endpoint: 'watchLists.assign',
    handle: (c) =>
      changeRow(c, deps, watchListReview, watchListList, {
        schema: assignSchema,
        check: (body) => void chosenPeople(body, deps.config),
        change: async (locked, body) =>
          assignWatchList(
            locked,
            await findAssignees(locked.tx, chosenPeople(body, deps.config), 1),
          ),
      }),
  },
];

/** The data quality endpoints of section 6.5. */
export const qualityRoutes = (deps: Deps): ApiRoute[] => [
  ...reads(deps, shiftList, 'dailyJobShifts.read'),
  ...reads(deps, watchListList, 'watchLists.read'),
  ...reads(deps, monitoredList, 'monitoredEntities.read'),
  ...reads(deps, reviewReadyList, 'reviewReadies.read'),
  ...reads(deps, pitStopList, 'pitStops.read'),
  {
    method: 'POST',
    path: '/daily_job_shifts/:id/review',
    endpoint: 'dailyJobShifts.review',
    handle: (c) => reviewRow(c, deps, shiftReview, shiftList),
  },
  {
    method: 'PUT',
    path: '/watch_lists/:id/review',
    endpoint: 'watchLists.review',
    handle: (c) => reviewRow(c, deps, watchListReview, watchListList),
  },
  {
    method: 'PUT',
    path: '/monitored_entities/:id/review',
    endpoint: 'monitoredEntities.review',
    handle: (c) => reviewRow(c, deps, monitoredReview, monitoredList),
  },
  {
    method: 'PUT',
    path: '/review_readies/:id/review',
    endpoint: 'reviewReadies.review',
    handle: (c) => reviewRow(c, deps, reviewReadyReview, reviewReadyList),
  },
  {
    method: 'PUT',
    path: '/pit_stops/:id/review',
    endpoint: 'pitStops.review',
    handle: (c) => reviewRow(c, deps, pitStopReview, pitStopList),
  },
  {
    method: 'POST',
    path: '/entities/:id/add_to_watch_list',
    endpoint: 'entities.addToWatchList',
    handle: (c) => addToWatchList(c, deps),
  },
  ...assignments(deps),
];
