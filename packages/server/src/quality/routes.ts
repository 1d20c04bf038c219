import * as dailyJobShifts from '@console/api/daily-job-shifts/endpoints';
import * as monitoredEntities from '@console/api/monitored-entities/endpoints';
import * as pitStops from '@console/api/pit-stops/endpoints';
import * as counts from '@console/api/quality-counts/endpoints';
import * as reviewReadies from '@console/api/review-readies/endpoints';
import * as watchLists from '@console/api/watch-lists/endpoints';
import type { Deps } from '../context.ts';
import { listRoute, memberRoute, readRoute } from '../http/read.ts';
import { queryOf } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { assignShift, assignWatchList } from './assignments.ts';
import { chosenPeople, findAssignees } from './assignRow.ts';
import { rowWrite } from './changeRow.ts';
import { shiftFacets, shiftOutages } from './dailyJobShifts/facets.ts';
import { shiftList } from './dailyJobShifts/shiftList.ts';
import { shiftReview } from './dailyJobShifts/shiftReview.ts';
import { monitoredList } from './monitoredEntities/monitoredList.ts';
import { monitoredReview } from './monitoredEntities/monitoredReview.ts';
import { pitStopList } from './pitStops/pitStopList.ts';
import { pitStopReview } from './pitStops/pitStopReview.ts';
import { qualityCounts, viewCounts } from './qualityCounts.ts';
import { reviewReadyList } from './reviewReadies/reviewReadyList.ts';
import { reviewReadyReview } from './reviewReadies/reviewReadyReview.ts';
import { reviewRoute } from './reviewRow.ts';
import { addToWatchList } from './watchLists/addToWatchList.ts';
import { watchListList } from './watchLists/watchListList.ts';
import { watchListReview } from './watchLists/watchListReview.ts';

/** The calls of the lists of the data quality dashboard, with reviews and assignments. */
export function qualityRoutes(deps: Deps): ApiRoute[] {
  const {
    config,
    database: { db },
  } = deps;
  return [
    listRoute(deps, dailyJobShifts.list, shiftList),
    readRoute(dailyJobShifts.facets, (c) => shiftFacets(db, queryOf(c), config)),
    readRoute(dailyJobShifts.outages, (c) => shiftOutages(db, queryOf(c), config)),
    memberRoute(deps, dailyJobShifts.read, shiftList),
    reviewRoute(deps, dailyJobShifts.review, shiftReview, shiftList),
    rowWrite(deps, dailyJobShifts.assign, shiftReview, shiftList, {
      check: (body) => void chosenPeople(body, config, 'assigned_to'),
      effect: async (locked, body) =>
        assignShift(
          locked,
          await findAssignees(locked.tx, chosenPeople(body, config, 'assigned_to'), Infinity),
        ),
    }),

    listRoute(deps, watchLists.list, watchListList),
    memberRoute(deps, watchLists.read, watchListList),
    reviewRoute(deps, watchLists.review, watchListReview, watchListList),
    rowWrite(deps, watchLists.assign, watchListReview, watchListList, {
      check: (body) => void chosenPeople(body, config, 'assign_to'),
      effect: async (locked, body) =>
        assignWatchList(
          locked,
          await findAssignees(locked.tx, chosenPeople(body, config, 'assign_to'), 1),
        ),
    }),
    addToWatchList(deps),

    listRoute(deps, monitoredEntities.list, monitoredList),
    memberRoute(deps, monitoredEntities.read, monitoredList),
    reviewRoute(deps, monitoredEntities.review, monitoredReview, monitoredList),

    listRoute(deps, reviewReadies.list, reviewReadyList),
    memberRoute(deps, reviewReadies.read, reviewReadyList),
    reviewRoute(deps, reviewReadies.review, reviewReadyReview, reviewReadyList),

    listRoute(deps, pitStops.list, pitStopList),
    memberRoute(deps, pitStops.read, pitStopList),
    reviewRoute(deps, pitStops.review, pitStopReview, pitStopList),

    readRoute(counts.read, (c) => qualityCounts(deps.database.db, c.get('user'), config)),
    readRoute(counts.ofViews, (c) =>
      viewCounts(deps.database.db, c.get('user'), queryOf(c), config),
    ),
  ];
}
