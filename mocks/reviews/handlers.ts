import type { Role } from '@console/api/roles/rules';
import type { RequestHandler } from 'msw';
import { assignShift, reviewShift } from '../daily-job-shifts/decisions.ts';
import { shiftList } from '../daily-job-shifts/shiftList.ts';
import { endpoint } from '../endpoint.ts';
import { createEntityStore, type EntityStore } from '../entities/entityStore.ts';
import { reviewMonitored } from '../monitored-entities/decisions.ts';
import { employerColumns } from '../monitored-entities/fixtures.ts';
import { monitoredList } from '../monitored-entities/monitoredList.ts';
import { reviewPitStop } from '../pit-stops/decisions.ts';
import { pitStopList } from '../pit-stops/pitStopList.ts';
import { reviewReady } from '../review-readies/decisions.ts';
import { reviewReadyList } from '../review-readies/reviewReadyList.ts';
import { assignWatchList, reviewWatchList } from '../watch-lists/decisions.ts';
import { watchListList } from '../watch-lists/watchListList.ts';
import { changedEmployer, withEmployer } from './employers.ts';
import { listHandlers } from './listHandlers.ts';
import { createQualityStore, type QualityStore } from './qualityStore.ts';

type QualityHandlersOptions = {
  /** Shared by a story that looks at the rows after a decision. */
  quality?: QualityStore;
  /** The employers behind the rows: one that is archived there is archived here. */
  store?: EntityStore;
  /** Whose rights the calls have. */
  role?: Role;
};

/** Every call of section 6.5: the lists of the dashboard, reviews and assignments. */
export function qualityHandlers({
  quality = createQualityStore(),
  store = createEntityStore(),
  role = 'ROLE_ADMIN',
}: QualityHandlersOptions = {}): RequestHandler[] {
  const withItsEmployer = <Row extends Parameters<typeof withEmployer>[0]>(row: Row) =>
    withEmployer(row, store);
  return [
    ...listHandlers({
      list: 'GET /daily_job_shifts',
      one: 'GET /daily_job_shifts/:id',
      call: 'dailyJobShifts.read',
      role,
      rows: quality.shifts,
      definition: shiftList,
      current: withItsEmployer,
    }),
    endpoint('POST /daily_job_shifts/:id/review', reviewShift(quality, store, role)),
    endpoint('PUT /daily_job_shifts/:id/assign', assignShift(quality, store, role)),
    ...listHandlers({
      list: 'GET /watch_lists',
      one: 'GET /watch_lists/:id',
      call: 'watchLists.read',
      role,
      rows: quality.watchLists,
      definition: watchListList,
      current: withItsEmployer,
      // Who archives an employer takes it off the watch list.
      meant: (rows) => rows.filter(({ entity }) => !changedEmployer(store, entity.id)?.archived),
    }),
    endpoint('PUT /watch_lists/:id/review', reviewWatchList(quality, store, role)),
    endpoint('PUT /watch_lists/:id/assign', assignWatchList(quality, store, role)),
    ...listHandlers({
      list: 'GET /monitored_entities',
      one: 'GET /monitored_entities/:id',
      call: 'monitoredEntities.read',
      role,
      rows: quality.monitored,
      definition: monitoredList,
      current(row) {
        const employer = changedEmployer(store, row.entity.id);
        return { ...withEmployer(row, store), ...(employer ? employerColumns(employer) : {}) };
      },
    }),
    endpoint('PUT /monitored_entities/:id/review', reviewMonitored(quality, store, role)),
    ...listHandlers({
      list: 'GET /review_readies',
      one: 'GET /review_readies/:id',
      call: 'reviewReadies.read',
      role,
      rows: quality.reviewReadies,
      definition: reviewReadyList,
      current: withItsEmployer,
      meant: (rows, params) =>
        [...params.keys()].some((name) => /^status(\[\d*\])?$/.test(name))
          ? rows
          : rows.filter(({ status }) => status === 'open_for_review'),
    }),
    endpoint('PUT /review_readies/:id/review', reviewReady(quality, store, role)),
    ...listHandlers({
      list: 'GET /pit_stops',
      one: 'GET /pit_stops/:id',
      call: 'pitStops.read',
      role,
      rows: quality.pitStops,
      definition: pitStopList,
      current: withItsEmployer,
    }),
    endpoint('PUT /pit_stops/:id/review', reviewPitStop(quality, store, role)),
  ];
}
