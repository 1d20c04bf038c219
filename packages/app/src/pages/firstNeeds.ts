import { queueRequestList } from '@console/api/company-queues/list';
import type { ListContract } from '@console/api/core/list';
import { toSearchParams, type ListQuery } from '@console/api/core/listQuery';
import { dailyJobShiftList } from '@console/api/daily-job-shifts/list';
import { entityList } from '@console/api/entities/list';
import { scrapeList } from '@console/api/scrapes/list';
import { tagList } from '@console/api/tags/list';
import { userList } from '@console/api/users/list';
import {
  codeSearchQuery,
  codeSearchState,
} from '@console/features/code-search/codeSearch.state.ts';
import { entitiesState } from '@console/features/entities/entities.state.ts';
import {
  readListState,
  toListQuery,
  type ListDefinition,
  type ListState,
} from '@console/features/list/listState.ts';
import { dailyJobShiftState } from '@console/features/quality/daily-job-shift/dailyJobShift.state.ts';
import { queueRequestsState } from '@console/features/queue-requests/queueRequests.state.ts';
import { scraperQueueState } from '@console/features/scraper-dashboard/scraperDashboard.state.ts';
import { scrapesState } from '@console/features/scrapes/scrapes.state.ts';
import { tagsState, toTagsQuery } from '@console/features/tags/tags.state.ts';
import { usersState } from '@console/features/users/users.state.ts';
import type { PageName } from './pages.tsx';

/** What the first frame of a page needs. The build reads this; the browser does not load it. */
export interface FirstNeed {
  page: PageName;
  /** Limits the entry to this tab. Without it the entry holds for every tab. */
  tab?: string;
  /**
   * Requests below the base of the API, with the names of the path's parameters. They are spelled
   * as the hooks of the page spell them, so that each is sent once.
   */
  asks?: readonly string[];
  /** The request of the page's list. It is sent only if the address has no query. */
  list?: string;
  /** Loads the part that the page shows. */
  shows?: () => Promise<unknown>;
  /** Loads what the page imports as soon as it runs, but draws only after its first frame. */
  later?: () => Promise<unknown>;
}

/** The request of a list whose address has no query. */
const first = <V extends object, S extends string>(
  { path }: ListContract,
  definition: ListDefinition<V, S>,
  queryOf: (state: ListState<V, S>) => ListQuery = toListQuery,
) => `${path}?${toSearchParams(queryOf(readListState(definition, ''))).toString()}`;

const overview = () =>
  Promise.all([
    import('@console/features/entity-detail/EntityHeader'),
    import('@console/features/entity-detail/OverviewTab'),
  ]);
const events = () => import('@console/features/parts/event-log/EventLogList');
const jobs = () => import('@console/features/parts/jobs/JobsList');
const scrapeOverview = () => import('@console/features/scrape-detail/ScrapeOverview');
const editor = () => import('../../../ui/src/CodeEditor/CodeEditorBody.tsx');

const ofEntity = [
  '/entities/:entityId',
  '/entities/:entityId/company_queue',
  '/entities/:entityId/job_count_delta',
];
const ofOverview = ['/entities/:entityId/scrape_alerts', '/entities/:entityId/jobs_by_country'];
const ofScrape = ['/scrapes/:scrapeId'];

export const firstNeeds: readonly FirstNeed[] = [
  {
    page: 'data-quality',
    tab: 'daily-job-shift',
    list: first(dailyJobShiftList, dailyJobShiftState),
  },
  {
    page: 'data-quality',
    tab: 'watch-list',
    shows: () => import('@console/features/quality/watch-list/WatchListTab'),
  },
  {
    page: 'data-quality',
    tab: 'review-ready',
    shows: () => import('@console/features/quality/review-ready/ReviewReadyTab'),
  },
  {
    page: 'data-quality',
    tab: 'pit-stop',
    shows: () => import('@console/features/quality/pit-stop/PitStopTab'),
  },
  {
    page: 'scraper-dashboard',
    asks: ['/queue_stats'],
    list: first(queueRequestList, scraperQueueState),
    shows: () => import('@console/features/scraper-dashboard/cards.ts'),
  },
  { page: 'queue-requests', list: first(queueRequestList, queueRequestsState) },
  { page: 'code-search', list: first(scrapeList, codeSearchState, codeSearchQuery) },
  { page: 'entities', list: first(entityList, entitiesState) },
  { page: 'scrapes', asks: ['/site_types', '/ats'], list: first(scrapeList, scrapesState) },
  { page: 'tags', list: first(tagList, tagsState, toTagsQuery) },
  { page: 'users', list: first(userList, usersState) },
  { page: 'entity', asks: [...ofEntity, ...ofOverview], shows: overview },
  { page: 'entity-tab', asks: ofEntity },
  { page: 'entity-tab', tab: 'overview', asks: ofOverview, shows: overview },
  {
    page: 'entity-tab',
    tab: 'notes',
    shows: () => import('@console/features/parts/notes/NotesTab'),
  },
  {
    page: 'entity-tab',
    tab: 'scrapes',
    shows: () => import('@console/features/entity-detail/ScrapesTab'),
  },
  { page: 'entity-tab', tab: 'event-log', shows: events },
  { page: 'entity-tab', tab: 'all-jobs', shows: jobs },
  {
    page: 'entity-tab',
    tab: 'queue-request',
    shows: () => import('@console/features/parts/queue/QueueRequestTab'),
  },
  { page: 'spider', asks: ofScrape, later: editor },
  { page: 'parser', asks: ofScrape, later: editor },
  { page: 'combo', asks: ofScrape, later: editor },
  { page: 'scrape', asks: ofScrape, shows: scrapeOverview },
  { page: 'test-script', asks: ofScrape },
  { page: 'job', asks: ['/jobs/:jobId'] },
  { page: 'queue-request', asks: ['/company_queue_requests/:companyQueueRequestId'] },
  { page: 'scrape', tab: 'event-log', shows: events },
  { page: 'scrape', tab: 'all-jobs', shows: jobs },
];
