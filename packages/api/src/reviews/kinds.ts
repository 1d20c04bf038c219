// These are the calls of each kind of review. A list does not need them to show its rows, so its
// script does not hold them.
import type { Body, Endpoint, Path } from '../core/endpoint.ts';
import type { Collection } from '../core/hydra/collection.ts';
import type { Key } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { call, callList } from '../core/request.ts';
import type { RowChange } from '../core/useRowWrite.ts';
import * as dailyJobShifts from '../daily-job-shifts/endpoints.ts';
import type { DailyJobShift } from '../daily-job-shifts/schema.ts';
import * as monitoredEntities from '../monitored-entities/endpoints.ts';
import type { MonitoredEntity, MonitoredKind } from '../monitored-entities/schema.ts';
import * as pitStops from '../pit-stops/endpoints.ts';
import type { PitStop } from '../pit-stops/schema.ts';
import * as reviewReadies from '../review-readies/endpoints.ts';
import type { ReviewReady } from '../review-readies/schema.ts';
import * as watchLists from '../watch-lists/endpoints.ts';
import type { WatchList } from '../watch-lists/schema.ts';
import { decide } from './decide.ts';
import { TOUCHED_BY_REVIEW, type ReviewedResource } from './keys.ts';
import type { ReviewedRow, ReviewedType } from './rules.ts';

/**
 * The calls about the rows of one kind of review. They all fail with an ApiError and show no
 * notice.
 */
export interface ReviewCalls<Row extends ReviewedRow> {
  resource: ReviewedResource;
  /** Reads one page of the list without the cache, whose data stay as they were. */
  page: (query: ListQuery) => Promise<Collection<Row>>;
  /** Reads one row, even when it has left the list. */
  row: (id: number) => Promise<Row>;
  /** Sends a review, as `decide` does. */
  review: Send<ReviewedRow, Body, Row>;
  /** The keys that a review may change. */
  touches: readonly Key[];
}

/** The calls about rows that are assigned to people as well. */
export interface AssignedCalls<Row extends ReviewedRow> extends ReviewCalls<Row> {
  /** Assigns a row to these people, by their ids. */
  assign: Send<ReviewedRow, readonly number[], Row>;
}

type Send<Row, Values, Saved> = (
  change: RowChange<Row, Values>,
  idempotencyKey: string,
  keepalive?: boolean,
) => Promise<Saved>;

interface Endpoints<Row extends ReviewedRow> {
  list: Endpoint<Path, Collection<Row>>;
  read: Endpoint<Path, Row>;
  review: Endpoint<Path, Row>;
}

function callsOf<Row extends ReviewedRow>(
  resource: ReviewedResource,
  type: ReviewedType,
  { list, read, review }: Endpoints<Row>,
  {
    touches = TOUCHED_BY_REVIEW,
    own = {},
  }: { touches?: readonly Key[]; own?: ListQuery['filters'] } = {},
): ReviewCalls<Row> {
  return {
    resource,
    page: (query) => callList(list, { ...query, filters: { ...own, ...query.filters } }),
    row: async (id) => (await call(read, { params: { id } })).data,
    review: (change, idempotencyKey, keepalive) =>
      decide(review, type, change, idempotencyKey, keepalive),
    touches,
  };
}

/** A review of a shift may retire the scrape. A shift is assigned to several people. */
export const shiftCalls: AssignedCalls<DailyJobShift> = {
  ...callsOf('daily-job-shifts', 'DailyJobShift', dailyJobShifts, {
    touches: [...TOUCHED_BY_REVIEW, ['scrapes']],
  }),
  assign: ({ row, values: ids }, idempotencyKey) =>
    decide(
      dailyJobShifts.assign,
      'DailyJobShift',
      { row, values: { assigned_to: ids.map((id) => `users/${id}`) } },
      idempotencyKey,
    ),
};

/** A row of the watch list is assigned to one person, who is the first of those given. */
export const watchListCalls: AssignedCalls<WatchList> = {
  ...callsOf('watch-lists', 'WatchList', watchLists),
  assign: ({ row, values: [person] }, idempotencyKey) =>
    decide(
      watchLists.assign,
      'WatchList',
      { row, values: { id: row.id, assign_to: person } },
      idempotencyKey,
    ),
};

/** Monitored and new entities are two parts of one list. */
export const monitoredCalls = (kind: MonitoredKind): ReviewCalls<MonitoredEntity> =>
  callsOf('monitored-entities', 'MonitoredEntity', monitoredEntities, { own: { kind } });

export const reviewReadyCalls: ReviewCalls<ReviewReady> = callsOf(
  'review-readies',
  'ReviewReady',
  reviewReadies,
);

export const pitStopCalls: ReviewCalls<PitStop> = callsOf('pit-stops', 'PitStop', pitStops);

/** The calls of each resource, for code that knows only the resource of a row. */
export const REVIEW_CALLS: Readonly<Record<ReviewedResource, ReviewCalls<ReviewedRow>>> = {
  'daily-job-shifts': shiftCalls,
  'watch-lists': watchListCalls,
  'monitored-entities': monitoredCalls('monitored'),
  'review-readies': reviewReadyCalls,
  'pit-stops': pitStopCalls,
};
