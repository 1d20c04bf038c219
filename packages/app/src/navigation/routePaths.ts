export interface RoutePath {
  /** `:name` is one segment, `:name?` an optional last one. */
  path: string;
  /** What a segment must look like; without an entry any text will do. */
  params?: Readonly<Record<string, RegExp>>;
}
export type RouteParams = Readonly<Record<string, string>>;

/** What the page of a route receives. */
export type PageProps = { params: RouteParams };

/** Fits a JavaScript number exactly, whatever somebody types into the address. */
const id = /^[1-9]\d{0,14}$/;
const oneOf = (...names: string[]) => new RegExp(`^(${names.join('|')})$`);
const codeTab = { scrapeId: id, tab: oneOf('code', 'history') };

/**
 * The route table of document A, section 2. A name is also the name of the page's file
 * (`pages/entities.route.tsx`). The boot script reads it, so it holds paths alone; titles and
 * guards stand in routeTitles.ts and guards/guard.ts.
 */
export const routePaths = {
  home: { path: '/' },
  'auth-callback': { path: '/auth-callback' },
  entities: { path: '/entities' },
  entity: {
    path: '/entities/:entityId/:tab?',
    params: {
      entityId: id,
      tab: oneOf('overview', 'notes', 'scrapes', 'event-log', 'all-jobs', 'queue-request'),
    },
  },
  scrapes: { path: '/scrapes' },
  scrape: {
    path: '/scrapes/:scrapeId/:tab?',
    params: { scrapeId: id, tab: oneOf('overview', 'event-log', 'all-jobs') },
  },
  spider: { path: '/scrapes/:scrapeId/spider/:tab?', params: codeTab },
  parser: { path: '/scrapes/:scrapeId/parser/:tab?', params: codeTab },
  combo: { path: '/scrapes/:scrapeId/combo/:tab?', params: codeTab },
  'test-script': { path: '/scrapes/:scrapeId/test-script/:scrapeType', params: { scrapeId: id } },
  job: { path: '/jobs/:jobId', params: { jobId: id } },
  'code-search': { path: '/code-search' },
  tags: { path: '/tags' },
  test: { path: '/test' },
  users: { path: '/users' },
  'scraper-dashboard': { path: '/dashboard/scraper' },
  'queue-requests': { path: '/queue-requests' },
  'queue-request': {
    path: '/queue-requests/:companyQueueRequestId/:tab?',
    params: { companyQueueRequestId: id, tab: oneOf('overview', 'queue-status') },
  },
  // A tab that there is none of leads to the first one (B-DQC-004).
  'data-quality': { path: '/dashboard/data-quality/:tab' },
  'total-runs': { path: '/insights/total-runs' },
  'all-broken-scrapes': { path: '/insights/all-broken-scrapes' },
  'broken-scrapes-by-engine': { path: '/insights/broken-scrapes-by-engine' },
  'broken-scrapes-of-engine': { path: '/insights/broken-scrapes-by-engine/:ats' },
  'with-entries-in-queue': { path: '/insights/with-entries-in-queue' },
  'with-no-jobs': { path: '/insights/with-no-jobs' },
  'manual-scrapes': { path: '/insights/manual-scrapes' },
  'stuck-scrapes-with-queued-items': { path: '/insights/stuck-scrapes-with-queued-items' },
  'stuck-scrapes-without-queued-items': { path: '/insights/stuck-scrapes-without-queued-items' },
  reports: { path: '/reports' },
  productivity: { path: '/reports/productivity' },
  sla: { path: '/reports/sla' },
} as const satisfies Record<string, RoutePath>;

export type RouteName = keyof typeof routePaths;
