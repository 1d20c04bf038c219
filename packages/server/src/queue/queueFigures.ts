import { workHistoryList as contract } from '@console/api/company-queues/list';
import { OPEN_STATUSES } from '@console/api/company-queues/rules';
import {
  member,
  seconds,
  secondsOrNull,
  wholeCollection,
  type HydraObject,
} from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { notFound } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import {
  companyQueue,
  companyQueueRequest,
  companyQueueRequestHistory,
} from '../db/schema/companyQueue.ts';
import { entity } from '../db/schema/entities.ts';
import { appUser } from '../db/schema/people.ts';
import { anyOf } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { instantFilter } from '../hydra/rangeFilters.ts';

const REFRESH_SECONDS = 300;
type Figures = {
  since: number;
  total: number;
  oldest: number | null;
  newest: number | null;
  average: number | null;
};
const latest = new WeakMap<object, Promise<Figures>>();

/**
 * GET /queue_stats: figures of the open requests. Those that are review-ready are open, too. The
 * figures are at most five minutes old.
 *
 * @param now unix seconds
 */
export async function queueStats(
  executor: Executor,
  params: QueryParams,
  { apiBasePath }: Addresses,
  now = seconds(new Date()),
): Promise<HydraObject> {
  let figures = await latest.get(executor);
  if (figures === undefined || now >= figures.since + REFRESH_SECONDS) {
    const counting = count(executor, now);
    latest.set(executor, counting);
    counting.catch(() => latest.delete(executor));
    figures = await counting;
  }
  const { since, total, oldest, newest, average } = figures;
  const stats = {
    '@id': `${apiBasePath}/queue_stats#${since}`,
    '@type': 'QueueStats',
    since,
    next_refresh: since + REFRESH_SECONDS,
    total_queue_size: total,
    oldest_date_in_queue: oldest,
    newest_date_in_queue: newest,
    average_date_in_queue: average,
  };
  return wholeCollection(apiBasePath, 'queue_stats', 'QueueStats', [stats], params);
}

async function count(executor: Executor, since: number): Promise<Figures> {
  const at = companyQueueRequest.requestTimestamp;
  const epoch = (expression: ReturnType<typeof sql>) =>
    sql<number | null>`floor(extract(epoch FROM ${expression}))::float8`;
  const [row] = await executor
    .select({
      total: sql<number>`count(*)::int`,
      oldest: epoch(sql`min(${at})`),
      newest: epoch(sql`max(${at})`),
      average: sql<number | null>`floor(avg(extract(epoch FROM ${at})))::float8`,
    })
    .from(companyQueueRequest)
    .where(inArray(companyQueueRequest.latestStatus, [...OPEN_STATUSES]));
  if (row === undefined) throw new Error('The aggregate query returned no row');
  return { since, ...row };
}

/** @throws Problem 404 */
export async function requireUser(executor: Executor, id: number): Promise<void> {
  const [row] = await executor.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, id));
  if (row === undefined) throw notFound();
}

/**
 * GET /user/{id}/work_history: the requests in whose history this user wrote. They are sorted and
 * filtered by the time of the last row that the user wrote.
 */
export function workHistoryOf(
  userId: number,
): ListDefinition<typeof contract, Awaited<ReturnType<typeof workMembers>>[number]> {
  const line = companyQueueRequestHistory;
  // One pass over the user's own history rows is faster than a subquery per request.
  const join = sql`JOIN (SELECT ${line.companyQueueRequestId} AS request_id, max(${line.historyTimestamp}) AS last
    FROM ${line} WHERE ${line.userId} = ${userId} GROUP BY 1) own ON own.request_id = ${companyQueueRequest.id}`;
  const last = sql<Date>`own.last`;
  return {
    contract,
    path: `user/${userId}/work_history`,
    table: companyQueueRequest,
    id: companyQueueRequest.id,
    orderKeys: {
      id: companyQueueRequest.id,
      last_requested: { by: last, join, nullable: false },
      status: companyQueueRequest.latestStatus,
    },
    where: () => ({ where: sql`true`, join }),
    filters: { history_timestamp: (params) => instantFilter(params, 'history_timestamp', last) },
    load: (executor, ids, addresses) => workMembers(executor, ids, userId, addresses),
  };
}

async function workMembers(
  executor: Executor,
  ids: readonly number[],
  userId: number,
  { apiBasePath }: Addresses,
) {
  const line = companyQueueRequestHistory;
  const rows = await executor
    .select({
      id: companyQueueRequest.id,
      status: companyQueueRequest.latestStatus,
      queueName: companyQueue.name,
      entityId: entity.id,
      companyName: entity.companyName,
      last: sql`(SELECT max(${line.historyTimestamp}) FROM ${line} WHERE ${line.companyQueueRequestId} = ${companyQueueRequest.id}
        AND ${line.userId} = ${userId})`.mapWith(line.historyTimestamp),
    })
    .from(companyQueueRequest)
    .innerJoin(companyQueue, sql`${companyQueue.id} = ${companyQueueRequest.companyQueueId}`)
    .leftJoin(entity, sql`${entity.id} = ${companyQueue.entityId}`)
    .where(anyOf(companyQueueRequest.id, ids));
  return rows.map((row) =>
    member(apiBasePath, 'company_queue_requests', 'WorkHistory', row.id, {
      entity:
        row.entityId === null
          ? null
          : member(apiBasePath, 'entities', 'Entity', row.entityId, {
              company_name: row.companyName,
            }),
      queue_name: row.queueName,
      status: row.status,
      last_requested: secondsOrNull(row.last),
    }),
  );
}
