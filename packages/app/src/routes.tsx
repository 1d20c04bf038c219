// oxlint-disable-next-line no-restricted-imports -- a page that cannot be loaded has nothing to keep
import { lazy, type ComponentType } from 'react';
import type { RouteName, RouteParams } from './navigation/matchPath.ts';
import { NotFoundPage } from './shell/ErrorPage.tsx';

type Page = ComponentType<{ name?: RouteName; params: RouteParams }>;
type LoadPage = () => Promise<{ default: Page }>;

const page = (component: Page) => ({ default: component });

/**
 * Thrown when a page's script could not be loaded: the network failed, or a newer version of the
 * console has replaced it on the server.
 */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super(
      'This page could not be loaded. The console may have been updated, or the network is down.',
      { cause },
    );
    this.name = 'PageLoadError';
  }
}

const notFound: LoadPage = () => Promise.resolve({ default: NotFoundPage });

/** One component for three routes, so that unsaved changes survive a navigation between them. */
const codeEditor: LoadPage = () =>
  import('@console/features/code-editor/CodeEditorPage').then((it) => page(it.CodeEditorRoute));

/** One component for all tabs, so that header and sidebar stay mounted. */
const entityPage: LoadPage = () =>
  import('@console/features/entity-detail/EntityPage').then(async (it) => {
    await it.loadFirstContent(location.pathname);
    return page(it.EntityRoute);
  });

const scrapePage: LoadPage = () =>
  import('@console/features/scrape-detail/ScrapePage').then(async (it) => {
    await it.loadFirstContent(location.pathname);
    return page(it.ScrapeRoute);
  });

interface Route {
  /** The document title, which is also announced when the route is entered. */
  title: string;
  /** Loads the page. Absent while the screen is not built yet; the not-found page is shown then. */
  load?: LoadPage;
}

/**
 * All routes by name. `key` remounts the page for another record, so that no state of the previous
 * one remains. The build reads this table to find the scripts to preload, so each page needs
 * exactly one `import()` with a literal module name.
 */
export const routes: Readonly<Record<RouteName, Route>> = {
  home: {
    title: 'Home',
    load: () => import('@console/features/home/HomePage').then((it) => page(it.HomePage)),
  },
  'auth-callback': { title: 'Signing in' },
  entities: {
    title: 'All Entities List',
    load: () =>
      import('@console/features/entities/EntitiesList').then((it) => page(it.EntitiesList)),
  },
  entity: { title: 'Entity', load: entityPage },
  'entity-tab': { title: 'Entity', load: entityPage },
  scrapes: {
    title: 'All Scrapes List',
    load: () => import('@console/features/scrapes/ScrapesList').then((it) => page(it.ScrapesList)),
  },
  scrape: { title: 'Scrape', load: scrapePage },
  spider: { title: 'Spider', load: codeEditor },
  parser: { title: 'Parser', load: codeEditor },
  combo: { title: 'Combo', load: codeEditor },
  'test-script': {
    title: 'Test Script',
    load: () =>
      import('@console/features/test-script/TestScriptPage').then((it) => page(it.TestScriptRoute)),
  },
  job: {
    title: 'Job',
    load: () =>
      import('@console/features/job-detail/JobPage').then((it) =>
        page(({ params: { jobId } }) => <it.JobPage key={jobId} jobId={Number(jobId)} />),
      ),
  },
  'code-search': {
    title: 'Code Search',
    load: () =>
      import('@console/features/code-search/CodeSearch').then((it) => page(it.CodeSearch)),
  },
  tags: {
    title: 'Tag Management',
    load: () => import('@console/features/tags/TagsList').then((it) => page(it.TagsList)),
  },
  test: {
    title: 'Test',
    load: () => import('./shell/TestPage.tsx').then((it) => page(it.TestPage)),
  },
  users: {
    title: 'User Management',
    load: () => import('@console/features/users/UsersList').then((it) => page(it.UsersList)),
  },
  'scraper-dashboard': {
    title: 'Scraper Dashboard',
    load: () =>
      import('@console/features/scraper-dashboard/ScraperDashboard').then((it) =>
        page(it.ScraperDashboard),
      ),
  },
  'queue-requests': {
    title: 'Queue Requests',
    load: () =>
      import('@console/features/queue-requests/QueueRequestsList').then((it) =>
        page(it.QueueRequestsList),
      ),
  },
  'queue-request': {
    title: 'Queue Request',
    load: () =>
      import('@console/features/queue-requests/QueueRequestPage').then((it) =>
        page(it.QueueRequestRoute),
      ),
  },
  'data-quality': {
    title: 'Data Quality Dashboard',
    load: () =>
      import('@console/features/quality/dashboard/DataQualityDashboard').then((it) =>
        page(({ params: { tab = '' } }) => <it.DataQualityDashboard tab={tab} />),
      ),
  },
  'total-runs': {
    title: 'Total Runs',
    load: () => import('@console/features/insights/Insights').then((it) => page(it.TotalRuns)),
  },
  'all-broken-scrapes': {
    title: 'All Broken Scrapes',
    load: () =>
      import('@console/features/insights/Insights').then((it) => page(it.AllBrokenScrapes)),
  },
  'broken-scrapes-by-engine': {
    title: 'Broken Scrapes by Engine',
    load: () =>
      import('@console/features/insights/Insights').then((it) => page(it.BrokenScrapesByEngine)),
  },
  'broken-scrapes-of-engine': {
    title: 'Broken Scrapes by Engine',
    load: () =>
      import('@console/features/insights/Insights').then((it) =>
        page(({ params: { ats = '' } }) => <it.BrokenScrapesOfEngine key={ats} ats={ats} />),
      ),
  },
  'with-entries-in-queue': {
    title: 'Scrapes With Entries in Queue',
    load: () =>
      import('@console/features/insights/LiveInsights').then((it) => page(it.WithEntriesInQueue)),
  },
  'with-no-jobs': {
    title: 'Scrapes With No Jobs',
    load: () => import('@console/features/insights/Insights').then((it) => page(it.WithNoJobs)),
  },
  'manual-scrapes': {
    title: 'Manual Scrapes',
    load: () => import('@console/features/insights/Insights').then((it) => page(it.ManualScrapes)),
  },
  'stuck-scrapes-with-queued-items': {
    title: 'Stuck Scrapes With Queued Items',
    load: () =>
      import('@console/features/insights/LiveInsights').then((it) => page(it.StuckWithQueuedItems)),
  },
  'stuck-scrapes-without-queued-items': {
    title: 'Stuck Scrapes Without Queued Items',
    load: () =>
      import('@console/features/insights/LiveInsights').then((it) =>
        page(it.StuckWithoutQueuedItems),
      ),
  },
  reports: {
    title: 'Reports',
    load: () => import('@console/features/reports/ReportsPage').then((it) => page(it.ReportsPage)),
  },
  productivity: {
    title: 'Productivity Report',
    load: () =>
      import('@console/features/reports/ProductivityReport').then((it) =>
        page(it.ProductivityReport),
      ),
  },
  sla: {
    title: 'SLA Report',
    load: () => import('@console/features/reports/SlaReport').then((it) => page(it.SlaReport)),
  },
};

const loadOrExplain = (load: LoadPage) => () =>
  load().catch((cause: unknown) => {
    throw new PageLoadError(cause);
  });
const loaderOf = (name: RouteName | undefined) => (name && routes[name].load) ?? notFound;
const pages = new Map<LoadPage, Page>();

/**
 * The component of a route; without a route the not-found page. The result is stable, so that a
 * page is never remounted without need: the loaded component if it was preloaded, otherwise a lazy
 * one.
 */
export function pageOf(name: RouteName | undefined): Page {
  const load = loaderOf(name);
  const known = pages.get(load) ?? lazy(loadOrExplain(load));
  pages.set(load, known);
  return known;
}

/**
 * Preloads a page's script, for the present address or on hover or focus of a link. A failure is
 * reported when the page is opened.
 */
export async function preloadPage(name: RouteName | undefined): Promise<void> {
  const load = loaderOf(name);
  if (pages.has(load)) return;
  try {
    const loaded = await load();
    if (!pages.has(load)) pages.set(load, loaded.default);
  } catch {
    // Opening the page tries again and reports the error.
  }
}

/** Whether the screen of this route is built. */
export const isBuilt = (name: RouteName): boolean => routes[name].load !== undefined;
