import { queueRequestList } from '@console/api/company-queues/list';
import type { SortKeyOf } from '@console/api/core/list';
import type { FiltersOf, ListDefinition } from '../../list/listState.ts';
import { listStateOf } from '../../list/listStateOf.ts';
import { numberRange, type Range } from '../../list/params.ts';

const derived = listStateOf(queueRequestList, { defaultPageSize: 15, searchable: true });

export type QueueFilters = FiltersOf<typeof derived> & { numberRequests: Range<number> };
export type QueueListDefinition = ListDefinition<QueueFilters, SortKeyOf<typeof queueRequestList>>;

/** Rounds a bound of a number of requests, which is not below zero. */
const count = (bound: number | undefined, round: (bound: number) => number) =>
  bound === undefined ? undefined : Math.max(0, round(bound));

/** The list state of queue requests, with the defaults of a screen. */
export const queueListState = (
  screen: Pick<QueueListDefinition, 'defaultFilters' | 'defaultSort' | 'defaultPageSize'>,
): QueueListDefinition => ({
  ...derived,
  ...screen,
  filters: { ...derived.filters, numberRequests: numberRange() },
  wire: {
    ...derived.wire,
    numberRequests: ({ from, to }) => ({
      number_of_times_requested_min: count(from, Math.ceil),
      number_of_times_requested_max: count(to, Math.floor),
    }),
  },
});
