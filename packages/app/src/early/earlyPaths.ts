import { toSearchParams, type ListQuery } from '@console/api/core/listQuery';
import {
  codeSearchQuery,
  codeSearchState,
} from '@console/features/code-search/codeSearch.state.ts';
import { entitiesState } from '@console/features/entities/entities.state.ts';
import { readListState, toListQuery } from '@console/features/list/listState.ts';
import { scrapesState } from '@console/features/scrapes/scrapes.state.ts';
import { tagsState, toTagsQuery } from '@console/features/tags/tags.state.ts';
import { usersState } from '@console/features/users/users.state.ts';
import { NO_ID, type RouteMatch } from '../navigation/matchPath.ts';

const list = (path: string, query: ListQuery) => `${path}?${toSearchParams(query).toString()}`;

/** The requests of every tab of an entity, and the additional ones of its overview. */
const ofEntity = (entity: string, tab: string) => [
  entity,
  `${entity}/company_queue`,
  `${entity}/job_count_delta`,
  ...(tab === 'overview' ? [`${entity}/scrape_alerts`, `${entity}/jobs_by_country`] : []),
];

/**
 * The first requests of pages without filters, by the last path segment. They are written out here,
 * because deriving them from the list states would make the boot script too large. A test compares
 * them with the list states.
 */
const UNFILTERED: Readonly<Record<string, readonly string[]>> = {
  'scraper-dashboard': [
    '/company_queue_requests?page=1&limit=10&order[request_priority]=asc&request_status[]=requested&request_status[]=in-progress&request_status[]=escalated',
    '/queue_stats',
  ],
  'queue-requests': [
    '/company_queue_requests?page=1&limit=15&order[request_timestamp]=desc&request_status[]=requested',
  ],
  'daily-job-shift': ['/daily_job_shifts?page=1&limit=20&order[scrape.last_updated]=desc'],
};
const encoded = (path: string) => path.replaceAll(/[[\]]/g, encodeURIComponent);

/**
 * The first requests of a route's page, relative to the API's base path and spelled exactly as its
 * hooks will spell them, because a path that no hook uses would be a wasted request. An end-to-end
 * test checks that each is sent once.
 */
export function earlyPaths({ name, params }: RouteMatch, search: string): readonly string[] {
  if (Object.values(params).includes(NO_ID)) return [];
  switch (name) {
    case 'entities': {
      const state = readListState(entitiesState, search);
      const rows = list('/entities', toListQuery(state));
      return state.filters.tag ? [rows, '/tags?pagination=false'] : [rows];
    }
    case 'scrapes':
      return [
        list('/scrapes', toListQuery(readListState(scrapesState, search))),
        '/site_types',
        '/ats',
      ];
    case 'tags':
      return [list('/tags', toTagsQuery(readListState(tagsState, search)))];
    case 'users':
      return [list('/users', toListQuery(readListState(usersState, search)))];
    case 'entity':
    case 'entity-tab':
      return ofEntity(`/entities/${params.entityId}`, params.tab ?? 'overview');
    case 'scrape':
    case 'spider':
    case 'parser':
    case 'combo':
      return [`/scrapes/${params.scrapeId}`];
    case 'code-search':
      return [list('/scrapes', codeSearchQuery(readListState(codeSearchState, search)))];
    default:
      return search ? [] : (UNFILTERED[params.tab ?? name]?.map(encoded) ?? []);
  }
}
