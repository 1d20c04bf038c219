import type { Endpoint, Path } from '../core/endpoint.ts';
import type { Collection } from '../core/hydra/collection.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { call, callList } from '../core/request.ts';
import * as shifts from '../daily-job-shifts/endpoints.ts';
import * as monitored from '../monitored-entities/endpoints.ts';
import type { MonitoredKind } from '../monitored-entities/schema.ts';
import * as pitStops from '../pit-stops/endpoints.ts';
import * as reviewReadies from '../review-readies/endpoints.ts';
import * as watchLists from '../watch-lists/endpoints.ts';

/**
 * Reads the rows of a list for those who go through it one by one, outside the cache: what is read
 * stays as it was. Both fail with an ApiError and show nothing.
 */
export interface QueueSource<Row> {
  /** One page of the list. */
  page: (query: ListQuery) => Promise<Collection<Row>>;
  /** One row, also one that has left the list. */
  row: (id: number) => Promise<Row>;
}

const sourceOf = <Row>(
  list: Endpoint<Path, Collection<Row>>,
  read: Endpoint<Path, Row>,
  own: ListQuery['filters'] = {},
): QueueSource<Row> => ({
  page: (query) => callList(list, { ...query, filters: { ...own, ...query.filters } }),
  row: async (id) => (await call(read, { params: { id } })).data,
});

export const shiftSource = sourceOf(shifts.list, shifts.read);
export const watchListSource = sourceOf(watchLists.list, watchLists.read);
export const reviewReadySource = sourceOf(reviewReadies.list, reviewReadies.read);
export const pitStopSource = sourceOf(pitStops.list, pitStops.read);
export const monitoredSource = (kind: MonitoredKind) =>
  sourceOf(monitored.list, monitored.read, { kind });
