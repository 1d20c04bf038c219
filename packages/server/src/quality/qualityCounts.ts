import { document, type HydraObject } from '@console/api/core/hydra/envelope';
import { forbidden, invalidFilter, Problem } from '@console/api/core/hydra/problem';
import { QueryParams } from '@console/api/core/hydra/query';
import {
  COUNTED_LISTS,
  COUNTED_VIEWS_MAX,
  type CountedList,
} from '@console/api/quality-counts/schema';
import { mayOpenPage, ROLES } from '@console/api/roles/rules';
import type { Config } from '../config.ts';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { listIds, type AnyList } from '../hydra/listDefinition.ts';
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

const count = async (
  executor: Executor,
  { definition, always = '' }: Counted,
  query: string,
  config: Config,
): Promise<number> =>
  listIds(executor, definition, new QueryParams(`${query}&${always}`), config).count();

/** GET /quality_counts: the number of open rows of each list that the person may see. */
export async function qualityCounts(
  executor: Executor,
  { role }: CurrentUser,
  config: Config,
): Promise<HydraObject> {
  const seen = COUNTED_LISTS.filter((list) => mayOpenPage(LISTS[list].control, role));
  const lists = [];
  for (const list of seen)
    lists.push({ list, count: await count(executor, LISTS[list], LISTS[list].open, config) });
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
  const counts = [];
  for (const query of queries)
    counts.push(
      await count(executor, counted, query, config).catch((error: unknown) => {
        if (error instanceof Problem && error.status === 400) return null;
        throw error;
      }),
    );
  return document(config.apiBasePath, 'ViewCounts', {
    '@id': `${config.apiBasePath}/quality_counts/views`,
    '@type': 'ViewCounts',
    counts,
  });
}
