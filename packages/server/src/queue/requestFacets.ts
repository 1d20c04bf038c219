import { dayOf, startOfDay } from '@console/api/company-queues/due';
import { queueRequestList as contract } from '@console/api/company-queues/list';
import { document, seconds, type HydraObject } from '@console/api/core/hydra/envelope';
import type { QueryParams } from '@console/api/core/hydra/query';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { companyQueueRequest as request } from '../db/schema/companyQueue.ts';
import { readChoices } from '../hydra/filters.ts';
import { filteredRows } from '../hydra/listDefinition.ts';
import { ShortCache } from '../hydra/shortCache.ts';
import { requestListOf } from './requestList.ts';
import type { QueueSettings } from './requestMember.ts';

/** The filters whose values are counted. */
const FACETS = ['request_status', 'request_priority', 'due'] as const;
type Settings = QueueSettings & { timeZone: string };
type Facet = (typeof FACETS)[number];
type Group = Record<Facet, string | null> & { count: number };

/**
 * GET /company_queue_requests/facets: the numbers of requests by status, priority and due time,
 * each under all other filters of the list. The rows are counted in one pass, by all three values.
 *
 * @throws Problem 400 for a malformed filter
 */
export async function requestFacets(
  executor: Executor,
  params: QueryParams,
  settings: Settings,
): Promise<HydraObject> {
  const wanted = Object.fromEntries(
    FACETS.map((name) => [name, readChoices(params, name, contract.filters[name].options)]),
  );
  const groups = await countGroups(executor, params, settings);
  const passes = (group: Group, name: Facet) => {
    const values = wanted[name] ?? [];
    return values.length === 0 || values.some((value) => value === group[name]);
  };
  const facet = (name: Facet) => {
    const others = FACETS.filter((other) => other !== name);
    const under = groups.filter((group) => others.every((other) => passes(group, other)));
    return contract.filters[name].options.map((value) => ({
      value,
      count: under.reduce((sum, group) => sum + (group[name] === value ? group.count : 0), 0),
    }));
  };
  return document(settings.apiBasePath, 'QueueFacets', {
    '@id': `${settings.apiBasePath}/company_queue_requests/facets`,
    '@type': 'QueueFacets',
    ...Object.fromEntries(FACETS.map((name) => [name, facet(name)])),
  });
}

/** There is room for the filters of the people who plan. */
const known = new ShortCache<readonly Group[]>(50);

function countGroups(
  executor: Executor,
  params: QueryParams,
  settings: Settings,
): Promise<readonly Group[]> {
  const others = params.without(...FACETS);
  return known.get(executor, JSON.stringify(others.entries), () =>
    count(executor, others, settings),
  );
}

async function count(
  executor: Executor,
  params: QueryParams,
  settings: Settings,
): Promise<readonly Group[]> {
  const now = seconds(new Date());
  const tomorrow = startOfDay(dayOf(now, settings.timeZone) + 1, settings.timeZone);
  const { from, where } = filteredRows(requestListOf(settings), params, settings);
  const [at, midnight] = [now, tomorrow].map((time) => sql`to_timestamp(${time}::float8)`);
  const { rows } = await executor.execute<Group>(
    where === undefined
      ? countRanges(sql`${at}`, sql`${midnight}`)
      : sql`SELECT latest_status AS request_status, request_priority::text AS request_priority, due, count FROM (
      SELECT ${request.latestStatus} COLLATE "C" AS latest_status, ${request.requestPriority} AS request_priority,
        CASE WHEN ${request.dueAt} IS NULL THEN NULL WHEN ${request.dueAt} < ${at} THEN 'overdue'
          WHEN ${request.dueAt} < ${midnight} THEN 'today' ELSE 'later' END AS due, count(*)::int AS count
      FROM ${from} WHERE ${where} GROUP BY 1, 2, 3) counted`,
  );
  return rows;
}

/**
 * Counts all requests per group, each with one range of an index, which is faster than finding the
 * group of every row. A filter would be applied once per range.
 */
const countRanges = (now: SQL, tomorrow: SQL): SQL => {
  const { request_status: status, request_priority: priority } = contract.filters;
  const counted = (condition: SQL) => sql`SELECT count(*)::int AS count
    FROM ${request} WHERE ${request.latestStatus} = request_status AND ${request.requestPriority} = priority::smallint AND ${condition}`;
  return sql`WITH kind AS (SELECT request_status, priority FROM unnest(${sql.param([...status.options])}::text[]) AS request_status
      CROSS JOIN unnest(${sql.param([...priority.options])}::text[]) AS priority)
    SELECT request_status, priority AS request_priority, due, count FROM kind CROSS JOIN (VALUES ('overdue', '-infinity', ${now}), ('today', ${now}, ${tomorrow}), ('later', ${tomorrow}, 'infinity')) AS span (due, since, until)
      CROSS JOIN LATERAL (${counted(sql`${request.dueAt} >= since AND ${request.dueAt} < until`)}) counted
    UNION ALL SELECT request_status, priority, NULL, count
    FROM kind CROSS JOIN LATERAL (${counted(sql`${request.dueAt} IS NULL`)}) counted`;
};
