import { TABS } from '@console/features/quality/dashboard/tabs.ts';
import Building2 from 'lucide-react/icons/building-complex';
import ChartNoAxesCombined from 'lucide-react/icons/chart-no-axes-combined';
import FileCode from 'lucide-react/icons/file-code';
import Gauge from 'lucide-react/icons/gauge';
import Home from 'lucide-react/icons/house';
import Inbox from 'lucide-react/icons/inbox';
import Radar from 'lucide-react/icons/radar';
import Tags from 'lucide-react/icons/tags';
import Users from 'lucide-react/icons/users';
import type { LoadPage, Page } from './page.ts';

/** The tabs of an entity share one component, so that header and sidebar stay mounted. */
const entityPage: LoadPage = () =>
  import('@console/features/entity-detail/EntityPage').then(async (it) => {
    await it.loadFirstContent(location.pathname);
    return it.EntityRoute;
  });

/** Three pages share one component, so that unsaved changes survive a navigation between them. */
const codeEditor: LoadPage = () =>
  import('@console/features/code-editor/CodeEditorPage').then((it) => it.CodeEditorRoute);

const definePages = <Name extends string>(pages: Readonly<Record<Name, Page>>) => pages;

/**
 * The pages of the console by name. The first one whose path matches an address is shown. A React
 * `key` mounts a page anew for another record, so that no state of the previous one remains.
 */
export const pages = definePages({
  'data-quality': {
    path: '/dashboard/data-quality/:tab',
    title: 'Data Quality Dashboard',
    // An unknown tab shows the first one.
    control: TABS[0].action,
    tabControls: Object.fromEntries(TABS.map(({ segment, action }) => [segment, action])),
    firstTab: TABS[0].segment,
    menu: { icon: ChartNoAxesCombined, key: 'd', control: 'menu.dataQuality' },
    lists: TABS.map(({ segment }) => segment),
    load: () =>
      import('@console/features/quality/dashboard/DataQualityDashboard').then(
        async ({ DataQualityDashboard, loadFirstTab }) => {
          await loadFirstTab(location.pathname);
          return ({ params: { tab = '' } }) => <DataQualityDashboard tab={tab} />;
        },
      ),
  },
  home: {
    path: '/',
    title: 'Home',
    menu: { icon: Home, key: 'h' },
    load: () => import('@console/features/home/HomePage').then((it) => it.HomePage),
  },
  'scraper-dashboard': {
    path: '/dashboard/scraper',
    title: 'Scraper Dashboard',
    menu: { icon: Gauge, key: 'b' },
    lists: ['scraper-queue'],
    load: () =>
      import('@console/features/scraper-dashboard/ScraperDashboard').then(
        (it) => it.ScraperDashboard,
      ),
  },
  'queue-requests': {
    path: '/queue-requests',
    title: 'Queue Requests',
    menu: { icon: Inbox, key: 'q' },
    lists: ['queue-requests'],
    load: () =>
      import('@console/features/queue-requests/QueueRequestsList').then(
        (it) => it.QueueRequestsList,
      ),
  },
  'code-search': {
    path: '/code-search',
    title: 'Code Search',
    menu: { icon: FileCode, key: 'c' },
    lists: ['code-search'],
    load: () => import('@console/features/code-search/CodeSearch').then((it) => it.CodeSearch),
  },
  entities: {
    path: '/entities',
    title: 'All Entities List',
    menu: { icon: Building2, key: 'e' },
    lists: ['entities'],
    load: () => import('@console/features/entities/EntitiesList').then((it) => it.EntitiesList),
  },
  scrapes: {
    path: '/scrapes',
    title: 'All Scrapes List',
    menu: { icon: Radar, key: 's' },
    lists: ['scrapes'],
    load: () => import('@console/features/scrapes/ScrapesList').then((it) => it.ScrapesList),
  },
  tags: {
    path: '/tags',
    title: 'Tag Management',
    menu: { icon: Tags, key: 't' },
    lists: ['tags'],
    load: () => import('@console/features/tags/TagsList').then((it) => it.TagsList),
  },
  users: {
    path: '/users',
    title: 'User Management',
    menu: { icon: Users, key: 'u' },
    lists: ['users'],
    load: () => import('@console/features/users/UsersList').then((it) => it.UsersList),
  },
  entity: {
    path: '/entities/:entityId',
    title: 'Entity',
    byNumber: { key: 'e', noun: 'an entity' },
    load: entityPage,
  },
  'entity-tab': { path: '/entities/:entityId/:tab', title: 'Entity', load: entityPage },
  spider: { path: '/scrapes/:scrapeId/spider/:tab?', title: 'Spider', load: codeEditor },
  parser: { path: '/scrapes/:scrapeId/parser/:tab?', title: 'Parser', load: codeEditor },
  combo: { path: '/scrapes/:scrapeId/combo/:tab?', title: 'Combo', load: codeEditor },
  scrape: {
    path: '/scrapes/:scrapeId/:tab?',
    title: 'Scrape',
    byNumber: { key: 's', noun: 'a scrape' },
    load: () =>
      import('@console/features/scrape-detail/ScrapePage').then(async (it) => {
        await it.loadFirstContent(location.pathname);
        return it.ScrapeRoute;
      }),
  },
  'test-script': {
    path: '/scrapes/:scrapeId/test-script/:scrapeType',
    title: 'Test Script',
    control: 'testScript.open',
    load: () =>
      import('@console/features/test-script/TestScriptPage').then((it) => it.TestScriptRoute),
  },
  job: {
    path: '/jobs/:jobId',
    title: 'Job',
    byNumber: { key: 'j', noun: 'a job' },
    load: () =>
      import('@console/features/job-detail/JobPage').then(
        ({ JobPage }) =>
          ({ params: { jobId } }) => <JobPage key={jobId} jobId={Number(jobId)} />,
      ),
  },
  'queue-request': {
    path: '/queue-requests/:companyQueueRequestId/:tab?',
    title: 'Queue Request',
    byNumber: { key: 'q', noun: 'a queue request' },
    load: () =>
      import('@console/features/queue-requests/QueueRequestPage').then(
        (it) => it.QueueRequestRoute,
      ),
  },
  reports: {
    path: '/reports',
    title: 'Reports',
    control: 'reports.open',
    onHome: true,
    load: () => import('@console/features/reports/ReportsPage').then((it) => it.ReportsPage),
  },
  productivity: {
    path: '/reports/productivity',
    title: 'Productivity Report',
    control: 'reports.open',
    load: () =>
      import('@console/features/reports/ProductivityReport').then((it) => it.ProductivityReport),
  },
  sla: {
    path: '/reports/sla',
    title: 'SLA Report',
    control: 'reports.open',
    load: () => import('@console/features/reports/SlaReport').then((it) => it.SlaReport),
  },
  'total-runs': {
    path: '/insights/total-runs',
    title: 'Total Runs',
    insight: { counts: 'Entities with a scrape that runs by itself.', metric: 'total_runs' },
    lists: ['total-runs'],
    load: () => import('@console/features/insights/Insights').then((it) => it.TotalRuns),
  },
  'all-broken-scrapes': {
    path: '/insights/all-broken-scrapes',
    title: 'All Broken Scrapes',
    insight: { counts: 'Scrapes that should run and do not.', metric: 'all_broken_scrapes' },
    lists: ['all-broken-scrapes'],
    load: () => import('@console/features/insights/Insights').then((it) => it.AllBrokenScrapes),
  },
  'broken-scrapes-by-engine': {
    path: '/insights/broken-scrapes-by-engine',
    title: 'Broken Scrapes by Engine',
    insight: {
      counts: 'Engines with at least one broken scrape.',
      metric: 'broken_companies_by_engine',
    },
    lists: ['broken-scrapes-by-engine'],
    load: () =>
      import('@console/features/insights/Insights').then((it) => it.BrokenScrapesByEngine),
  },
  'broken-scrapes-of-engine': {
    path: '/insights/broken-scrapes-by-engine/:ats',
    title: 'Broken Scrapes by Engine',
    load: () =>
      import('@console/features/insights/Insights').then(
        ({ BrokenScrapesOfEngine }) =>
          ({ params: { ats = '' } }) => <BrokenScrapesOfEngine key={ats} ats={ats} />,
      ),
  },
  'with-entries-in-queue': {
    path: '/insights/with-entries-in-queue',
    title: 'Scrapes With Entries in Queue',
    insight: {
      counts: 'Scrapes that still have addresses to visit.',
      metric: 'with_entries_in_queue',
    },
    lists: ['with-entries-in-queue'],
    load: () =>
      import('@console/features/insights/LiveInsights').then((it) => it.WithEntriesInQueue),
  },
  'with-no-jobs': {
    path: '/insights/with-no-jobs',
    title: 'Scrapes With No Jobs',
    insight: { counts: 'Scrapes whose last run found no job.', metric: 'with_no_jobs' },
    lists: ['with-no-jobs'],
    load: () => import('@console/features/insights/Insights').then((it) => it.WithNoJobs),
  },
  'manual-scrapes': {
    path: '/insights/manual-scrapes',
    title: 'Manual Scrapes',
    insight: {
      counts: 'Scrapes that run only when somebody starts them.',
      metric: 'manual_companies',
    },
    lists: ['manual-scrapes'],
    load: () => import('@console/features/insights/Insights').then((it) => it.ManualScrapes),
  },
  'stuck-scrapes-with-queued-items': {
    path: '/insights/stuck-scrapes-with-queued-items',
    title: 'Stuck Scrapes With Queued Items',
    insight: { counts: 'Scrapes that stand still with work left to do.' },
    lists: ['stuck-scrapes-with-queued-items'],
    load: () =>
      import('@console/features/insights/LiveInsights').then((it) => it.StuckWithQueuedItems),
  },
  'stuck-scrapes-without-queued-items': {
    path: '/insights/stuck-scrapes-without-queued-items',
    title: 'Stuck Scrapes Without Queued Items',
    insight: { counts: 'Scrapes that stand still with nothing left to do.' },
    lists: ['stuck-scrapes-without-queued-items'],
    load: () =>
      import('@console/features/insights/LiveInsights').then((it) => it.StuckWithoutQueuedItems),
  },
  test: {
    path: '/test',
    title: 'Test',
    load: () => import('../shell/TestPage.tsx').then((it) => it.TestPage),
  },
  // The session gate handles this address, so the page has no component.
  'auth-callback': { path: '/auth-callback', title: 'Signing in' },
});

export type PageName = keyof typeof pages;
