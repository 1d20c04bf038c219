import * as shifts from '@console/api/daily-job-shifts/endpoints';
import { shiftBlockReason } from '@console/api/daily-job-shifts/rules';
import type { Entity } from '@console/api/entities/schema';
import * as monitored from '@console/api/monitored-entities/endpoints';
import { monitoredBlockReason } from '@console/api/monitored-entities/rules';
import * as pitStops from '@console/api/pit-stops/endpoints';
import { pitStopBlockReason } from '@console/api/pit-stops/rules';
import * as reviewReadies from '@console/api/review-readies/endpoints';
import { reviewReadyBlockReason } from '@console/api/review-readies/rules';
import * as watchLists from '@console/api/watch-lists/endpoints';
import { watchListBlockReason } from '@console/api/watch-lists/rules';
import type { RequestHandler } from 'msw';
import { impactFilters, impactHandlers } from '../daily-job-shifts/impact.ts';
import { archivedReason, versioned, write } from '../endpoint.ts';
import { createEntityStore } from '../entities/entityStore.ts';
import { entityColumns } from '../monitored-entities/fixtures.ts';
import { requireRow } from '../rowStore.ts';
import { users } from '../users/fixtures.ts';
import { toUserRef } from '../users/userRef.ts';
import { buildWatchList } from '../watch-lists/fixtures.ts';
import { idIn, now, type Wire } from '../wire.ts';
import { decide, reviewed } from './decide.ts';
import { changedEntity, withEntity } from './entities.ts';
import { createQualityStore } from './qualityStore.ts';
import { reads, type QualityContext } from './reads.ts';

/** The people of an assignment: a list, or one person. */
function peopleOf({ assigned_to, assign_to }: { assigned_to?: unknown; assign_to?: unknown }) {
  const ids = [assigned_to ?? assign_to].flat().map(idIn);
  return users.filter(({ id }) => ids.includes(id)).map(toUserRef);
}

const secondsOf = (date: string | null | undefined) =>
  date ? Math.floor(Date.parse(date) / 1000) : null;

/** The handlers of the dashboard's lists, their reviews and assignments. */
export function qualityHandlers({
  quality = createQualityStore(),
  store = createEntityStore(),
  role = 'ROLE_ADMIN',
}: Partial<QualityContext> = {}): RequestHandler[] {
  const context = { quality, store, role };
  const review = reviewed(role);
  const columnsOf = (id: number) => {
    const changed = changedEntity(store, id);
    return changed ? entityColumns(changed) : {};
  };
  const shift = {
    type: 'DailyJobShift',
    rows: quality.shifts,
    blockReason: shiftBlockReason,
  } as const;
  const watched = {
    type: 'WatchList',
    rows: quality.watchLists,
    blockReason: watchListBlockReason,
  } as const;
  return [
    ...impactHandlers(context),
    ...reads(context, {
      endpoints: shifts,
      rows: quality.shifts,
      current: (row) => withEntity(row, store),
      filters: impactFilters(quality.shifts),
    }),
    decide(context, shifts.review, {
      ...shift,
      sets: review,
      leaves: ({ retire_scrape: retires }) => retires === true,
    }),
    decide(context, shifts.assign, {
      ...shift,
      sets: (body) => ({ assigned_to: peopleOf(body), date_assigned: now() }),
    }),
    ...reads(context, {
      endpoints: watchLists,
      rows: quality.watchLists,
      current: (row) => withEntity(row, store),
      // Archiving an entity closes its row.
      isListed: ({ entity }) => !changedEntity(store, entity.id)?.archived,
    }),
    decide(context, watchLists.review, {
      ...watched,
      sets: ({ snooze_date: date, ...body }) => ({
        ...review(body),
        snoozed: body.action === 'snooze',
        snoozed_until: secondsOf(date),
      }),
      leaves: ({ action }) => action !== 'snooze',
    }),
    decide(context, watchLists.assign, {
      ...watched,
      sets: (body) => ({ assigned_to: peopleOf(body) }),
    }),
    write(watchLists.add, {
      role,
      answers: quality.answers,
      find: (id) => requireRow(store, id),
      version: versioned<Wire<Entity>>('entity', () => undefined, archivedReason).version,
      save: ({ row, body }) => ({
        ...quality.watchLists.save({
          ...buildWatchList({ id: quality.watchLists.nextId(), of: row, scrape: null }),
          reason_code: body.reason_code ?? '',
        }),
        message: 'Entity has been added to the watch list.',
      }),
    }),
    ...reads(context, {
      endpoints: monitored,
      rows: quality.monitored,
      current: (row) => ({ ...withEntity(row, store), ...columnsOf(row.entity.id) }),
    }),
    decide(context, monitored.review, {
      type: 'MonitoredEntity',
      rows: quality.monitored,
      blockReason: monitoredBlockReason,
      sets: (body) => ({ ...review(body), kind: 'monitored' }),
      leaves: ({ action }) => action !== 'send_for_review',
    }),
    ...reads(context, {
      endpoints: reviewReadies,
      rows: quality.reviewReadies,
      current: (row) => withEntity(row, store),
      isListed: ({ status }, params) => params.has('status') || status === 'open_for_review',
    }),
    decide(context, reviewReadies.review, {
      type: 'ReviewReady',
      rows: quality.reviewReadies,
      blockReason: reviewReadyBlockReason,
      sets: (body) => ({ ...review(body), status: body.action }),
    }),
    ...reads(context, {
      endpoints: pitStops,
      rows: quality.pitStops,
      current: (row) => withEntity(row, store),
    }),
    decide(context, pitStops.review, {
      type: 'PitStop',
      rows: quality.pitStops,
      blockReason: pitStopBlockReason,
      sets: (body) => ({
        ...review(body),
        status: body.action === 'send_to_scrape_team' ? 'in-progress' : 'done',
        resolved_date: body.action === 'send_to_scrape_team' ? null : now(),
      }),
    }),
  ];
}
