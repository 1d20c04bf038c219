import type { Endpoint } from '@console/api/core/endpoint';
import { conflict } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import type { ListContract } from '@console/api/core/list';
import * as dailyJobShifts from '@console/api/daily-job-shifts/endpoints';
import { dailyJobShiftList } from '@console/api/daily-job-shifts/list';
import {
  retireObstacle,
  retiresScrape,
  SHIFT_ASKS,
  shiftObstacle,
  shiftProblems,
} from '@console/api/daily-job-shifts/rules';
import { SHIFT_ACTIONS } from '@console/api/daily-job-shifts/schema';
import * as monitoredEntities from '@console/api/monitored-entities/endpoints';
import { monitoredEntityList } from '@console/api/monitored-entities/list';
import {
  MONITORED_ASKS,
  monitoredObstacle,
  monitoredProblems,
} from '@console/api/monitored-entities/rules';
import { MONITORED_ACTIONS } from '@console/api/monitored-entities/schema';
import * as pitStops from '@console/api/pit-stops/endpoints';
import { pitStopList } from '@console/api/pit-stops/list';
import { PIT_STOP_ASKS, pitStopObstacle, pitStopProblems } from '@console/api/pit-stops/rules';
import { PIT_STOP_ACTIONS } from '@console/api/pit-stops/schema';
import * as reviewReadies from '@console/api/review-readies/endpoints';
import { reviewReadyList } from '@console/api/review-readies/list';
import {
  REVIEW_READY_ASKS,
  reviewReadyObstacle,
  reviewReadyProblems,
  spelledReviewReadyAction,
} from '@console/api/review-readies/rules';
import { REVIEW_READY_ACTIONS } from '@console/api/review-readies/schema';
import type { Role } from '@console/api/roles/rules';
import * as watchLists from '@console/api/watch-lists/endpoints';
import { watchListList } from '@console/api/watch-lists/list';
import {
  WATCH_LIST_ASKS,
  watchListObstacle,
  watchListProblems,
} from '@console/api/watch-lists/rules';
import { WATCH_LIST_ACTIONS } from '@console/api/watch-lists/schema';
import type { RequestHandler } from 'msw';
import { endpoint, idOf, requireRole } from '../endpoint.ts';
import { createEntityStore, type EntityStore } from '../entities/entityStore.ts';
import { listResponse, paramsOf } from '../list.ts';
import { entityColumns } from '../monitored-entities/fixtures.ts';
import { resource } from '../respond.ts';
import { requireRow, type RowStore } from '../rowStore.ts';
import type { Wire } from '../wire.ts';
import {
  assigneesOf,
  checkReview,
  decide,
  reviewedAt,
  reviewNote,
  reviewOf,
  secondsOf,
} from './decide.ts';
import { effectsOn } from './effects.ts';
import { changedEntity, moveEntity, withEntity } from './entities.ts';
import { createQualityStore, type QualityStore } from './qualityStore.ts';

type QualityHandlersOptions = {
  /** Shared by a story that looks at the rows after a decision. */
  quality?: QualityStore;
  /** The entities behind the rows: one that is archived there is archived here. */
  store?: EntityStore;
  /** Whose rights the calls have. */
  role?: Role;
};

type Context = Required<QualityHandlersOptions>;

type Reads<Row extends { id: number }> = {
  endpoints: { list: Endpoint; read: Endpoint };
  contract: ListContract;
  rows: RowStore<Row>;
  /** The row as it is now: its entity may have changed since it was made. */
  current: (row: Row) => Row;
  /** Whether a row of the store is in the list. */
  isListed?: (row: Row, params: QueryParams) => boolean;
};

/** A list of the dashboard, and one of its rows, also after it left the list. */
const reads = <Row extends Wire<{ id: number }>>(
  { role }: Context,
  { endpoints, contract, rows, current, isListed = () => true }: Reads<Row>,
): RequestHandler[] => [
  endpoint(endpoints.list, ({ request }) => {
    requireRole(endpoints.list, role);
    const params = paramsOf(request);
    const open = rows.open().map(current);
    return listResponse(
      contract,
      open.filter((row) => isListed(row, params)),
      request,
    );
  }),
  endpoint(endpoints.read, ({ params }) => {
    requireRole(endpoints.read, role);
    return resource(current(requireRow(rows, idOf(params))));
  }),
];

/** Reviews may be made any number of times; a shift whose scrape is retired is closed. */
function shiftHandlers(context: Context): RequestHandler[] {
  const { quality, store, role } = context;
  const effects = effectsOn(quality, store);
  const decision = {
    role,
    type: 'DailyJobShift',
    rows: quality.shifts,
    answers: quality.answers,
    entities: store,
    obstacle: shiftObstacle,
  } as const;
  return [
    ...reads(context, {
      endpoints: dailyJobShifts,
      contract: dailyJobShiftList,
      rows: quality.shifts,
      current: (row) => withEntity(row, store),
    }),
    decide(dailyJobShifts.review, {
      ...decision,
      change(row, body, by) {
        const { homepage_url_changed: url } = body;
        const given = {
          ...reviewOf(body, SHIFT_ACTIONS),
          retire_scrape: body.retire_scrape === true,
          place_on_watch: body.place_on_watch === true,
          homepage_url_changed: typeof url === 'string' ? url : '',
        };
        const { action, note: content, job_count: jobCount, reason_code: reason } = given;
        checkReview(shiftProblems(given, Date.now()), SHIFT_ASKS[action], reason);
        const retires = retiresScrape(given);
        const retired = retires ? retireObstacle(row) : undefined;
        if (retired) throw conflict(retired.code, retired.message);
        const note = reviewNote(row, {
          subject: 'Daily Job Shift',
          action,
          note: content,
          jobCount,
          by,
        });
        const { entity } = row;
        if (action === 'send_for_review' || action === 'request_new_scrape') {
          effects.takeOffWatch(entity);
          const source = 'daily_job_shift';
          effects.sendToQueue({ entity, source, jobCount, reason, note: content, by });
        }
        if (action === 'place_on_watch' || given.place_on_watch) {
          const until = given.snooze_date === '' ? null : secondsOf(given.snooze_date);
          effects.placeOnWatch({ entity, scrapeId: row.scrape.id, reason, note, until });
        }
        if (retires) quality.shifts.close(row.id);
        return {
          ...row,
          scrape: retires ? { ...row.scrape, archived: true, active: false } : row.scrape,
          last_time_reviewed: reviewedAt(row),
          last_reviewed_by: by,
          last_action_taken: action,
          latest_note: note,
        };
      },
    }),
    decide(dailyJobShifts.assign, {
      ...decision,
      change: (row, body) => ({
        ...row,
        assigned_to: assigneesOf(body, Infinity),
        date_assigned: Math.floor(Date.now() / 1000),
      }),
    }),
  ];
}

/** A row that is sent on or removed leaves the list; one that is snoozed stays in it. */
function watchListHandlers(context: Context): RequestHandler[] {
  const { quality, store, role } = context;
  const effects = effectsOn(quality, store);
  const decision = {
    role,
    type: 'WatchList',
    rows: quality.watchLists,
    answers: quality.answers,
    entities: store,
    obstacle: watchListObstacle,
  } as const;
  return [
    ...reads(context, {
      endpoints: watchLists,
      contract: watchListList,
      rows: quality.watchLists,
      current: (row) => withEntity(row, store),
      // Archiving an entity takes it off the watch list.
      isListed: ({ entity }) => !changedEntity(store, entity.id)?.archived,
    }),
    decide(watchLists.review, {
      ...decision,
      change(row, body, by) {
        const given = reviewOf(body, WATCH_LIST_ACTIONS);
        const { action, note: content, job_count: jobCount, reason_code: reason } = given;
        checkReview(watchListProblems(given, Date.now()), WATCH_LIST_ASKS[action], reason);
        const note = reviewNote(row, {
          subject: 'Watch List',
          action,
          note: content,
          jobCount,
          by,
        });
        const last_time_reviewed = reviewedAt(row);
        const reviewed = { ...row, note, last_time_reviewed, last_reviewed_by: by };
        if (action === 'snooze')
          return { ...reviewed, snoozed: true, snoozed_until: secondsOf(given.snooze_date) };
        quality.watchLists.close(row.id);
        const { entity } = row;
        if (action === 'send_for_review')
          effects.sendToQueue({
            entity,
            source: 'watch_list',
            jobCount,
            reason,
            note: content,
            by,
          });
        else moveEntity(store, entity.id, 'healthy');
        return reviewed;
      },
    }),
    decide(watchLists.assign, {
      ...decision,
      change: (row, body) => ({ ...row, assigned_to: assigneesOf(body, 1) }),
    }),
  ];
}

/** A new entity that is sent on is monitored from then on; one that is removed leaves the list. */
function monitoredHandlers(context: Context): RequestHandler[] {
  const { quality, store, role } = context;
  const effects = effectsOn(quality, store);
  const columnsOf = (id: number) => {
    const changed = changedEntity(store, id);
    return changed ? entityColumns(changed) : {};
  };
  return [
    ...reads(context, {
      endpoints: monitoredEntities,
      contract: monitoredEntityList,
      rows: quality.monitored,
      current: (row) => ({ ...withEntity(row, store), ...columnsOf(row.entity.id) }),
    }),
    decide(monitoredEntities.review, {
      role,
      type: 'MonitoredEntity',
      rows: quality.monitored,
      answers: quality.answers,
      entities: store,
      obstacle: monitoredObstacle,
      change(row, body, by) {
        const given = reviewOf(body, MONITORED_ACTIONS);
        const { action, note, job_count: jobCount, reason_code: reason } = given;
        checkReview(monitoredProblems(given), MONITORED_ASKS[action], reason);
        const { entity } = row;
        const isSent = action === 'send_for_review';
        if (isSent) {
          effects.takeOffWatch(entity);
          const source = 'monitored_entity';
          effects.sendToQueue({ entity, source, jobCount, reason, note, by });
        } else quality.monitored.close(row.id);
        return {
          ...row,
          ...columnsOf(entity.id),
          kind: isSent ? 'monitored' : row.kind,
          last_time_reviewed: reviewedAt(row),
          last_reviewed_by: by,
          latest_note: reviewNote(row, {
            subject: 'Monitored Entity',
            action,
            note,
            jobCount,
            by,
          }),
        };
      },
    }),
  ];
}

/** Either decision takes the row out of the list of what waits for a review. */
function reviewReadyHandlers(context: Context): RequestHandler[] {
  const { quality, store, role } = context;
  return [
    ...reads(context, {
      endpoints: reviewReadies,
      contract: reviewReadyList,
      rows: quality.reviewReadies,
      current: (row) => withEntity(row, store),
      isListed: ({ status }, params) => params.has('status') || status === 'open_for_review',
    }),
    decide(reviewReadies.review, {
      role,
      type: 'ReviewReady',
      rows: quality.reviewReadies,
      answers: quality.answers,
      entities: store,
      obstacle: reviewReadyObstacle,
      change(row, body, by) {
        const spelled = { ...body, action: spelledReviewReadyAction(body.action ?? '') };
        const { action, note } = reviewOf(spelled, REVIEW_READY_ACTIONS);
        checkReview(reviewReadyProblems({ action, note }), REVIEW_READY_ASKS[action], '');
        const at = reviewedAt(row);
        const { company_queue_request: request } = row;
        return {
          ...row,
          status: action,
          company_queue_request: request && {
            ...request,
            latest_status: action === 'accepted' ? 'done' : 'requested',
          },
          last_action_taken: action,
          last_time_reviewed: at,
          last_time_changed: at,
          last_reviewed_by: by,
          latest_note:
            reviewNote(row, { subject: 'Review Ready', action, note, by }) ?? row.latest_note,
        };
      },
    }),
  ];
}

/** What the scrape team gets is in progress, everything else is done. */
function pitStopHandlers(context: Context): RequestHandler[] {
  const { quality, store, role } = context;
  const effects = effectsOn(quality, store);
  return [
    ...reads(context, {
      endpoints: pitStops,
      contract: pitStopList,
      rows: quality.pitStops,
      current: (row) => withEntity(row, store),
    }),
    decide(pitStops.review, {
      role,
      type: 'PitStop',
      rows: quality.pitStops,
      answers: quality.answers,
      entities: store,
      obstacle: pitStopObstacle,
      change(row, body, by) {
        const given = reviewOf(body, PIT_STOP_ACTIONS);
        const { action, note: content, job_count: jobCount, reason_code: reason } = given;
        checkReview(pitStopProblems(given, Date.now()), PIT_STOP_ASKS[action], reason);
        const at = reviewedAt(row);
        const note = reviewNote(row, { subject: 'Pit Stop', action, note: content, jobCount, by });
        const isDone = action !== 'send_to_scrape_team';
        const { entity } = row;
        if (!isDone) {
          const priority = row.priority ?? 3;
          const source = 'pit_stop';
          effects.sendToQueue({ entity, source, jobCount, reason, note: content, by, priority });
        }
        if (action === 'place_on_watch')
          effects.placeOnWatch({ entity, reason, note, until: secondsOf(given.snooze_date) });
        return {
          ...row,
          status: isDone ? 'done' : 'in-progress',
          resolved_date: isDone ? at : null,
          last_action_taken: action,
          last_time_reviewed: at,
          last_reviewed_by: by,
          latest_note: note,
        };
      },
    }),
  ];
}

/** The lists of the dashboard, their reviews and assignments. */
export function qualityHandlers({
  quality = createQualityStore(),
  store = createEntityStore(),
  role = 'ROLE_ADMIN',
}: QualityHandlersOptions = {}): RequestHandler[] {
  const context = { quality, store, role };
  return [
    ...shiftHandlers(context),
    ...watchListHandlers(context),
    ...monitoredHandlers(context),
    ...reviewReadyHandlers(context),
    ...pitStopHandlers(context),
  ];
}
