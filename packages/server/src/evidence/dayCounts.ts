import { wholeCollection } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { MAX_SCRAPES } from '@console/api/evidence/schema';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { scrapeJobCount } from '../db/schema/jobs.ts';
import { scrape, scrapeErrorLog } from '../db/schema/scrapes.ts';
import { readIds } from '../hydra/filters.ts';
import { readInstant } from '../hydra/rangeFilters.ts';

/** The first and the last day, in UTC (YYYY-MM-DD). Both are included. */
type Days = { first: string; last: string };

const DAY_MS = 86_400_000;
const DAYS = 30;
/** The largest number of days in one answer. */
const MAX_DAYS = 366;
/**
 * The number of days for an average. The average of a day is the mean of the counted days among
 * this many days up to it.
 */
const AVERAGED = 7;

/** The earliest day that a request may name, because PostgreSQL has no year 0. */
const EARLIEST = Date.parse('0001-01-01');

const dayOf = (ms: number) => new Date(Math.max(ms, EARLIEST)).toISOString().slice(0, 10);

/**
 * Reads `day[after]` and `day[before]` as days or instants. The default is the 30 days up to today.
 *
 * @throws Problem 400 for anything else, and for more than 366 days
 */
export function readDays(params: QueryParams, now = Date.now()): Days {
  const given = new Map<string, number>();
  for (const [key, text] of params.sub('day')) {
    if (key !== 'after' && key !== 'before') throw invalidFilter(`day[${key}]`);
    if (text.trim() === '') continue;
    const at = readInstant(text.trim());
    if (at === undefined) throw invalidFilter(`day[${key}]`);
    given.set(key, at * 1000);
  }
  const last = given.get('before') ?? now;
  const first = given.get('after') ?? last - (DAYS - 1) * DAY_MS;
  const days = Math.floor(last / DAY_MS) - Math.floor(first / DAY_MS) + 1;
  if (days > MAX_DAYS) throw invalidFilter('day[after]');
  return { first: dayOf(first), last: dayOf(last) };
}

const members = (iri: string, type: string, rows: readonly Record<string, unknown>[]) =>
  rows.map((row) => ({ '@id': `${iri}#${String(row['date'])}`, '@type': type, ...row }));

/** Reads the counted days with their averages. `source` selects the counts as day and n. */
async function averaged(executor: Executor, source: SQL, { first, last }: Days) {
  const { rows } = await executor.execute(sql`SELECT day::text AS date, n::int AS count, average
    FROM (SELECT day, n, round(avg(n) OVER (ORDER BY day
        RANGE BETWEEN make_interval(days => ${AVERAGED - 1}::int) PRECEDING AND CURRENT ROW), 2)::float8 AS average
      FROM (${source}) counts) averaged
    WHERE day BETWEEN ${first}::date AND ${last}::date ORDER BY day`);
  return rows;
}

const between = ({ first, last }: Days) =>
  sql`${scrapeJobCount.day} BETWEEN ${first}::date - ${AVERAGED - 1}::int AND ${last}::date`;

/** GET /scrapes/{id}/job_counts. */
export async function countsOfScrape(
  executor: Executor,
  id: number,
  params: QueryParams,
  { apiBasePath }: Addresses,
) {
  const days = readDays(params);
  const rows = await averaged(
    executor,
    sql`SELECT ${scrapeJobCount.day} AS day, ${scrapeJobCount.numJobs} AS n FROM ${scrapeJobCount}
      WHERE ${scrapeJobCount.scrapeId} = ${id} AND ${between(days)}`,
    days,
  );
  const path = `scrapes/${id}/job_counts`;
  const found = members(`${apiBasePath}/${path}`, 'DayCount', rows);
  return wholeCollection(apiBasePath, path, 'DayCount', found, params);
}

/** GET /entities/{id}/job_counts: the sums over the scrapes of the entity. */
export async function countsOfEntity(
  executor: Executor,
  id: number,
  params: QueryParams,
  { apiBasePath }: Addresses,
) {
  const days = readDays(params);
  const rows = await averaged(
    executor,
    sql`SELECT ${scrapeJobCount.day} AS day, sum(${scrapeJobCount.numJobs}) AS n FROM ${scrapeJobCount}
      JOIN ${scrape} ON ${scrape.id} = ${scrapeJobCount.scrapeId}
      WHERE ${scrape.entityId} = ${id} AND ${between(days)} GROUP BY ${scrapeJobCount.day}`,
    days,
  );
  const path = `entities/${id}/job_counts`;
  const found = members(`${apiBasePath}/${path}`, 'DayCount', rows);
  return wholeCollection(apiBasePath, path, 'DayCount', found, params);
}

/** GET /scrapes/{id}/error_counts. */
export async function errorCountsOf(
  executor: Executor,
  id: number,
  params: QueryParams,
  { apiBasePath }: Addresses,
) {
  const { first, last } = readDays(params);
  const { rows } = await executor.execute(sql`SELECT day::text AS date, n::int AS count FROM (
      SELECT (${scrapeErrorLog.logTime} AT TIME ZONE 'UTC')::date AS day, count(*) AS n
      FROM ${scrapeErrorLog} WHERE ${scrapeErrorLog.scrapeId} = ${id}
        AND ${scrapeErrorLog.logTime} >= ${first}::date::timestamp AT TIME ZONE 'UTC'
        AND ${scrapeErrorLog.logTime} < (${last}::date + 1)::timestamp AT TIME ZONE 'UTC'
      GROUP BY 1) days ORDER BY day`);
  const path = `scrapes/${id}/error_counts`;
  const found = members(`${apiBasePath}/${path}`, 'DayErrors', rows);
  return wholeCollection(apiBasePath, path, 'DayErrors', found, params);
}

/**
 * Reads the number of days that is asked for.
 *
 * @throws Problem 400
 */
function readLength(params: QueryParams): number {
  const text = params.one('days') ?? String(DAYS);
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (days < 1 || days > MAX_DAYS) throw invalidFilter('days');
  return days;
}

/** Reads a text such as `2026-11-20 80,2026-11-21 52`. */
const countsIn = (text: string) =>
  text === ''
    ? []
    : text.split(',').map((one) => ({ date: one.slice(0, 10), count: Number(one.slice(11)) }));

/**
 * GET /scrape_job_counts: the counts of up to 100 scrapes on the number of days that is asked for.
 * The last day is the newest one on which one of the scrapes was counted.
 *
 * @throws Problem 400 for more scrapes, and for a malformed id or length
 */
export async function countsOfScrapes(
  executor: Executor,
  params: QueryParams,
  addresses: Addresses,
) {
  const { apiBasePath } = addresses;
  const ids = [...new Set(readIds(params, 'scrape', 'scrapes', addresses))];
  if (ids.length > MAX_SCRAPES) throw invalidFilter(params.spelled('scrape'));
  const days = readLength(params);
  // Each scrape has one text, because a JSON object per day would cost twice as much.
  const { rows } = await executor.execute<{ id: number; counts: string | null }>(sql`
    WITH asked AS MATERIALIZED (
      SELECT s.id, (SELECT max(c.day) FROM ${scrapeJobCount} c WHERE c.scrape_id = s.id) AS newest
      FROM ${scrape} s WHERE s.id = ANY(${sql.param(ids)}::int[]))
    SELECT a.id, (SELECT string_agg(c.day || ' ' || c.num_jobs, ',' ORDER BY c.day)
      FROM ${scrapeJobCount} c WHERE c.scrape_id = a.id
        AND c.day > (SELECT max(newest) FROM asked) - ${days}::int) AS counts
    FROM asked a ORDER BY a.id`);
  const found = rows.map(({ id, counts }) => ({
    '@id': `${apiBasePath}/scrape_job_counts#${id}`,
    '@type': 'ScrapeCounts',
    scrape_id: id,
    counts: countsIn(counts ?? ''),
  }));
  return wholeCollection(apiBasePath, 'scrape_job_counts', 'ScrapeCounts', found, params);
}
