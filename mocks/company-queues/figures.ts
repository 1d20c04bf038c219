import { dayOf, dueStateOf } from '@console/api/company-queues/due';
import { queueRequestList } from '@console/api/company-queues/list';
import type { QueueFlow, QueueRequest } from '@console/api/company-queues/schema';
import { getConfig } from '@console/api/core/config';
import type { QueryParams } from '@console/api/core/hydra/query';
import { rowsFor, valuesAt, type ListOptions } from '../list.ts';
import { now, type Wire } from '../wire.ts';

const DAY = 86_400;

const dueOptions = queueRequestList.filters.due.options;

/** The state of the due time of a row, or none. */
export const dueOfRow = ({ due_at: at }: { due_at: number | null }): string =>
  at === null ? 'none' : dueStateOf(at, now(), getConfig().timeZone);

/** The answer of GET /company_queue_requests/facets. */
export function facetsOf<Row extends Wire<QueueRequest>>(
  rows: readonly Row[],
  params: QueryParams,
  options: ListOptions<Row>,
) {
  const facet = (name: string, values: readonly string[], valueOf: (row: Row) => unknown) => {
    const under = rowsFor(queueRequestList, rows, params.without(name), options);
    const found = under.map((row) => String(valueOf(row)));
    return values.map((value) => ({
      value,
      count: found.filter((one) => one === value).length,
    }));
  };
  const { request_status: status, request_priority: priority } = queueRequestList.filters;
  return {
    '@id': '/api/company_queue_requests/facets',
    '@type': 'QueueFacets',
    request_status: facet('request_status', status.options, (row) => row.latest_status),
    request_priority: facet('request_priority', priority.options, (row) => row.request_priority),
    due: facet('due', dueOptions, dueOfRow),
  };
}

const dateOf = (day: number) => new Date(day * DAY * 1000).toISOString().slice(0, 10);

/** The answer of GET /queue_flow: what was asked by the fixtures, and a wave of answers. */
export function flowOf(rows: readonly Wire<QueueRequest>[], length: number): Wire<QueueFlow> {
  const today = dayOf(now(), getConfig().timeZone);
  const days = Array.from({ length }, (_, index) => today - length + 1 + index).map((day) => {
    const asked = valuesAt(rows, 'request_timestamp').filter(
      (at) => typeof at === 'number' && dayOf(at, getConfig().timeZone) === day,
    ).length;
    const answered = Math.round(4 + 3 * Math.sin(day / 5));
    const all = asked + Math.round(4 + 3 * Math.cos(day / 4));
    return { date: dateOf(day), asked: all, answered, net: all - answered };
  });
  return {
    '@id': '/api/queue_flow',
    '@type': 'QueueFlow',
    days,
    answer_hours: [1, 2, 3, 4, 5].map((priority) =>
      priority === 5
        ? { request_priority: priority, answered: 0, median: null, p90: null }
        : {
            request_priority: priority,
            answered: 12 * priority,
            median: 3.5 * priority,
            p90: 11.25 * priority,
          },
    ),
  };
}
