import { document, type HydraObject } from '@console/api/core/hydra/envelope';
import { forbidden, invalidFilter, Problem } from '@console/api/core/hydra/problem';
import { QueryParams } from '@console/api/core/hydra/query';
import {
  COUNTED_LISTS,
  COUNTED_VIEWS_MAX,
  type CountedList,
} from '@console/api/quality-counts/schema';
import { mayOpenPage, ROLES } from '@console/api/roles/rules';
import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { filteredRows, type AnyList } from '../hydra/listDefinition.ts';
import { ShortCache } from '../hydra/shortCache.ts';
import { shiftList } from './dailyJobShifts/shiftList.ts';
import { monitoredList } from './monitoredEntities/monitoredList.ts';
import { pitStopList } from './pitStops/pitStopList.ts';
import { reviewReadyList } from './reviewReadies/reviewReadyList.ts';
import { watchListList } from './watchLists/watchListList.ts';

interface Counted {
  definition: AnyList<{ id: number }>;
  /** The part of the query string that narrows every call of the list. */
  always?: string;
  /** The part of the query string that finds the rows that wait. */
  open: string;
  control: 'dataQuality.open' | 'dataQuality.openReviewTabs';
}

const LISTS: Readonly<Record<CountedList, Counted>> = {
  'monitored-entities': {
    definition: monitoredList,
    always: 'kind=monitored',
    open: '',
    control: 'dataQuality.open',
  },
  'new-entities': {
    definition: monitoredList,
    always: 'kind=new',
    open: '',
    control: 'dataQuality.open',
  },
  'daily-job-shift': { definition: shiftList, open: '', control: 'dataQuality.open' },
  'watch-list': {
    definition: watchListList,
    open: 'snoozed=false',
    control: 'dataQuality.open',
  },
  'review-ready': {
    definition: reviewReadyList,
    open: '',
    control: 'dataQuality.openReviewTabs',
  },
  'pit-stop': {
    definition: pitStopList,
    open: 'status[]=requested',
    control: 'dataQuality.openReviewTabs',
  },
};

/** A person who reads the same list again has the same views. */
const known = new ShortCache<readonly number[]>(100);
/** More at once would keep one connection busy for long. */
const COUNTED_AT_ONCE = 50;
const countsRow = v.object({ counts: v.array(v.number()) });

/** The number of rows of a query as an expression, or undefined for a query that the list refuses. */
function counting(
  { definition, always = '' }: Counted,
  query: string,
  config: Config,
): SQL | undefined {
  try {
    const { from, where } = filteredRows(definition, new QueryParams(`${query}&${always}`), config);
    return sql`(SELECT count(*)::int FROM ${from} WHERE ${where ?? sql`true`})`;
  } catch (error) {
    if (error instanceof Problem && error.status === 400) return undefined;
    throw error;
  }
}

async function countTogether(executor: Executor, counts: readonly SQL[]): Promise<number[]> {
  const found: number[] = [];
  for (let at = 0; at < counts.length; at += COUNTED_AT_ONCE) {
    const some = sql.join(counts.slice(at, at + COUNTED_AT_ONCE), sql`, `);
    const { rows } = await executor.execute(sql`SELECT ARRAY[${some}] AS counts`);
    found.push(...v.parse(countsRow, rows[0]).counts);
  }
  return found;
}

/** GET /quality_counts: the number of open rows of each list that the person may see. */
export async function qualityCounts(
  executor: Executor,
  { role }: CurrentUser,
  config: Config,
): Promise<HydraObject> {
  const seen = COUNTED_LISTS.filter((list) => mayOpenPage(LISTS[list].control, role));
  const counts = await known.get(executor, seen.join(), () =>
    countTogether(
      executor,
      seen.flatMap((list) => counting(LISTS[list], LISTS[list].open, config) ?? []),
    ),
  );
  const lists = seen.map((list, index) => ({ list, count: counts[index] }));
  return document(config.apiBasePath, 'QualityCounts', {
    '@id': `${config.apiBasePath}/quality_counts`,
    '@type': 'QualityCounts',
    lists,
  });
}

/**
 * GET /quality_counts/views: the number of rows of each `query[]` of one list, or null for a query
 * that the list refuses.
 *
 * @throws Problem 400 for a list that is not of the dashboard and for too many queries, 403
 */
export async function viewCounts(
  executor: Executor,
  { role }: CurrentUser,
  params: QueryParams,
  config: Config,
): Promise<HydraObject> {
  const asked =
    params.one('list') ?? COUNTED_LISTS.find((one) => mayOpenPage(LISTS[one].control, role));
  const list = COUNTED_LISTS.find((one) => one === asked);
  if (list === undefined) throw invalidFilter('list');
  const counted = LISTS[list];
  if (!mayOpenPage(counted.control, role))
    throw forbidden(ROLES.filter((one) => mayOpenPage(counted.control, one)));
  const queries = params.sub('query').map(([, query]) => query);
  if (queries.length > COUNTED_VIEWS_MAX) throw invalidFilter('query[]');
  const statements = new Map(
    queries.flatMap((query) => {
      const statement = counting(counted, query, config);
      return statement ? [[query, statement] as const] : [];
    }),
  );
  const found = await known.get(executor, JSON.stringify([list, queries]), () =>
    countTogether(executor, [...statements.values()]),
  );
  const countOf = new Map([...statements.keys()].map((query, index) => [query, found[index]]));
  const counts = queries.map((query) => countOf.get(query) ?? null);
  return document(config.apiBasePath, 'ViewCounts', {
    '@id': `${config.apiBasePath}/quality_counts/views`,
    '@type': 'ViewCounts',
    counts,
  });
}
