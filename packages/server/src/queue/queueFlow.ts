import { dayOf, startOfDay } from '@console/api/company-queues/due';
import { document, seconds, type HydraObject } from '@console/api/core/hydra/envelope';
import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { GRAPH_LENGTHS } from '@console/api/insights/graphRanges';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { companyQueueRequest, companyQueueRequestHistory } from '../db/schema/companyQueue.ts';
import { ShortCache } from '../hydra/shortCache.ts';

const DAY = 86_400;
const PRIORITIES = [1, 2, 3, 4, 5];

type Settings = { apiBasePath: string; timeZone: string };
type FlowDay = { day: string; asked: number; answered: number };
type Answers = { priority: number; answered: number; hours: [number, number] };

const dateOf = (day: number): string => new Date(day * DAY * 1000).toISOString().slice(0, 10);

/**
 * Returns the first day of a length that ends with `today`. The graphs count the days in the same
 * way.
 *
 * @throws Problem 400
 */
function firstDay(params: QueryParams, today: number): number {
  const given = params.one('length') ?? '30d';
  const length = GRAPH_LENGTHS.find((one) => one === given);
  if (length === undefined) throw invalidFilter('length');
  const amount = Number.parseInt(length, 10);
  if (length.endsWith('d')) return today - amount + 1;
  const start = new Date(today * DAY * 1000);
  if (length.endsWith('m')) start.setUTCMonth(start.getUTCMonth() - amount);
  else start.setUTCFullYear(start.getUTCFullYear() - amount);
  return start.getTime() / 1000 / DAY + 1;
}

/**
 * GET /queue_flow: the numbers of requests that came into the queue and that left it, for each day
 * up to today in the configured time zone, and the hours to the first answer, by priority.
 *
 * @throws Problem 400
 */
export async function queueFlow(
  executor: Executor,
  params: QueryParams,
  { apiBasePath, timeZone }: Settings,
): Promise<HydraObject> {
  const today = dayOf(seconds(new Date()), timeZone);
  const first = firstDay(params, today);
  const { days, hours } = await figuresOf(executor, first, today, timeZone);
  const counted = new Map(days.map((row) => [row.day, row] as const));
  const answers = new Map(hours.map((row) => [row.priority, row] as const));
  return document(apiBasePath, 'QueueFlow', {
    '@id': `${apiBasePath}/queue_flow`,
    '@type': 'QueueFlow',
    days: Array.from({ length: today - first + 1 }, (_, index) => dateOf(first + index)).map(
      (date) => {
        const { asked = 0, answered = 0 } = counted.get(date) ?? {};
        return { date, asked, answered, net: asked - answered };
      },
    ),
    answer_hours: PRIORITIES.map((priority) => {
      const { answered = 0, hours: [median = null, p90 = null] = [] } = answers.get(priority) ?? {};
      return { request_priority: priority, answered, median, p90 };
    }),
  });
}

type Figures = { days: readonly FlowDay[]; hours: readonly Answers[] };

/** There is room for every length, before and after midnight. */
const known = new ShortCache<Figures>(20);

/** Reads the figures of these days, which are kept because seven years are many rows. */
const figuresOf = (
  executor: Executor,
  first: number,
  today: number,
  timeZone: string,
): Promise<Figures> =>
  known.get(executor, `${first} ${today} ${timeZone}`, async () => ({
    days: await flowDays(executor, first, today, timeZone),
    hours: await answerHours(executor, first, timeZone),
  }));

/**
 * Reads the days of a time zone. Each is counted in a range of the index, which is faster than
 * finding the day of every row. When a day has two midnights, it starts at the first one.
 */
async function flowDays(
  executor: Executor,
  first: number,
  today: number,
  timeZone: string,
): Promise<readonly FlowDay[]> {
  const line = companyQueueRequestHistory;
  const { rows } = await executor.execute<FlowDay>(sql`
    WITH midnight AS (SELECT day, day AT TIME ZONE ${timeZone} AS at
        FROM generate_series(${dateOf(first)}::timestamp, ${dateOf(today + 1)}::timestamp, interval '1 day') AS day),
      start AS (SELECT day, CASE WHEN (at - interval '1 hour') AT TIME ZONE ${timeZone} >= day THEN at - interval '1 hour' ELSE at END AS at
        FROM midnight),
      span AS (SELECT day, at, lead(at) OVER (ORDER BY day) AS until FROM start)
    SELECT day::date::text AS day, asked, answered FROM span CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE ${line.flow} = 1)::int AS asked, count(*) FILTER (WHERE ${line.flow} = -1)::int AS answered
      FROM ${line} WHERE ${line.flow} <> 0 AND ${line.historyTimestamp} >= at AND ${line.historyTimestamp} < until) counted
    WHERE until IS NOT NULL`);
  return rows;
}

/**
 * Reads the median and the 90th percentile of the hours to the first answer. It counts the requests
 * answered since that day.
 */
async function answerHours(
  executor: Executor,
  first: number,
  timeZone: string,
): Promise<readonly Answers[]> {
  const request = companyQueueRequest;
  const hours = (taken: SQL) =>
    sql`round((extract(epoch FROM ${taken}) / 3600)::numeric, 1)::float8`;
  const since = startOfDay(first, timeZone);
  const { rows } = await executor.execute<Answers>(sql`
    SELECT priority, answered, ARRAY[${hours(sql`taken[1]`)}, ${hours(sql`taken[2]`)}] AS hours FROM (
      SELECT ${request.requestPriority} AS priority, count(*)::int AS answered,
        percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (ORDER BY ${request.firstAnsweredAt} - ${request.requestTimestamp}) AS taken
      FROM ${request} WHERE ${request.firstAnsweredAt} >= to_timestamp(${since}::float8) GROUP BY 1) counted`);
  return rows;
}
