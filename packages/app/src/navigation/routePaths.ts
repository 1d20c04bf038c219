import type { Action } from '@console/api/roles/rules';

export interface RoutePath {
  /** `:name` is one segment, `:name?` an optional last one. */
  path: string;
  /** Shown in the browser's tab and read out when the route is entered. */
  title: string;
  /** What a segment must look like; without an entry any text will do. */
  params?: Readonly<Record<string, RegExp>>;
  /** The action of the role table that opens the route; for everybody when absent. */
  opens?: (params: RouteParams) => Action;
}
export type RouteParams = Readonly<Record<string, string>>;

/** Fits a JavaScript number exactly, whatever somebody types into the address. */
const id = /^[1-9]\d{0,14}$/;
const oneOf = (...names: string[]) => new RegExp(`^(${names.join('|')})$`);
const codeTab = { scrapeId: id, tab: oneOf('code', 'history') };

const reviewTabs = new Set(['review-ready', 'pit-stop']);
const dataQualityTab = oneOf('monitored-entities', 'new-entities', 'daily-job-shift', 'watch-list', ...reviewTabs);

/** The route table of document A, section 2. A name is also the name of the page's file (`pages/entities.route.tsx`). */
export const routePaths = {
  home: { path: '/', title: 'Home' },
  'auth-callback': { path: '/auth-callback', title: 'Signing in' },
  entities: { path: '/entities', title: 'All Entities List' },
  entity: {
    path: '/entities/:entityId/:tab?',
    title: 'Entity',
    params: { entityId: id, tab: oneOf('overview', 'notes', 'scrapes', 'event-log', 'all-jobs', 'queue-request') },
  },
  scrapes: { path: '/scrapes', title: 'All Scrapes List' },
  scrape: { path: '/scrapes/:scrapeId/:tab?', title: 'Scrape', params: { scrapeId: id, tab: oneOf('overview', 'event-log', 'all-jobs') } },
  spider: { path: '/scrapes/:scrapeId/spider/:tab?', title: 'Spider', params: codeTab },
  parser: { path: '/scrapes/:scrapeId/parser/:tab?', title: 'Parser', params: codeTab },
  combo: { path: '/scrapes/:scrapeId/combo/:tab?', title: 'Combo', params: codeTab },
  'test-script': {
    path: '/scrapes/:scrapeId/test-script/:scrapeType',
    title: 'Test Script',
    params: { scrapeId: id },
    opens: () => 'testScript.open',
  },
  job: { path: '/jobs/:jobId', title: 'Job', params: { jobId: id } },
  'code-search': { path: '/code-search', title: 'Code Search' },
  tags: { path: '/tags', title: 'Tag Management' },
  test: { path: '/test', title: 'Test' },
  users: { path: '/users', title: 'User Management' },
  'scraper-dashboard': { path: '/dashboard/scraper', title: 'Scraper Dashboard' },
  'queue-requests': { path: '/queue-requests', title: 'Queue Requests' },
  'queue-request': {
    path: '/queue-requests/:companyQueueRequestId/:tab?',
    title: 'Queue Request',
    params: { companyQueueRequestId: id, tab: oneOf('overview', 'queue-status') },
  },
  'data-quality': {
    path: '/dashboard/data-quality/:tab',
    title: 'Data Quality Dashboard',
    params: { tab: dataQualityTab },
    opens: ({ tab = '' }) => (reviewTabs.has(tab) ? 'dataQuality.openReviewTabs' : 'dataQuality.open'),
  },
  'total-runs': { path: '/insights/total-runs', title: 'Total Runs' },
  'all-broken-scrapes': { path: '/insights/all-broken-scrapes', title: 'All Broken Scrapes' },
  'broken-scrapes-by-engine': { path: '/insights/broken-scrapes-by-engine', title: 'Broken Scrapes by Engine' },
  'broken-scrapes-of-engine': { path: '/insights/broken-scrapes-by-engine/:ats', title: 'Broken Scrapes by Engine' },
  'with-entries-in-queue': { path: '/insights/with-entries-in-queue', title: 'Scrapes With Entries in Queue' },
  'with-no-jobs': { path: '/insights/with-no-jobs', title: 'Scrapes With No Jobs' },
  'manual-scrapes': { path: '/insights/manual-scrapes', title: 'Manual Scrapes' },
  'stuck-scrapes-with-queued-items': { path: '/insights/stuck-scrapes-with-queued-items', title: 'Stuck Scrapes With Queued Items' },
  'stuck-scrapes-without-queued-items': {
    path: '/insights/stuck-scrapes-without-queued-items',
    title: 'Stuck Scrapes Without Queued Items',
  },
  reports: { path: '/reports', title: 'Reports', opens: () => 'reports.open' },
  productivity: { path: '/reports/productivity', title: 'Productivity Report', opens: () => 'reports.open' },
  sla: { path: '/reports/sla', title: 'SLA Report', opens: () => 'reports.open' },
} as const satisfies Record<string, RoutePath>;

export type RouteName = keyof typeof routePaths;
