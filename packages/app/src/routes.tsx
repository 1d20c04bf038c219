import { lazy, type ComponentType } from 'react';
import type { RouteName, RouteParams } from './navigation/matchPath.ts';
import { NotFoundPage } from './shell/ErrorPage.tsx';

type Page = ComponentType<{ params: RouteParams }>;
type LoadPage = () => Promise<{ default: Page }>;

const page = (component: Page) => ({ default: component });

/**
 * A page's script could not be fetched: the network, or a newer version of the console has replaced
 * it on the server.
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

/**
 * Every route by name, with the page that is fetched when it is opened. Where the screen is still
 * to come the not-found page stands, never an empty shell pretending to be it. Another record is
 * another page (`key`): nothing of the last one stays. The build reads this table: each built route
 * has one import, with the module's name as a literal.
 */
const loaders: Record<RouteName, LoadPage> = {
  home: () => import('@console/features/home/HomePage').then((it) => page(it.HomePage)),
  'auth-callback': notFound,
  entities: () =>
    import('@console/features/entities/EntitiesList').then((it) => page(it.EntitiesList)),
  entity: () =>
    import('@console/features/entity-detail/EntityPage').then(({ EntityPage }) =>
      page(({ params: { entityId } }) => <EntityPage key={entityId} entityId={Number(entityId)} />),
    ),
  'entity-tab': notFound,
  scrapes: () => import('@console/features/scrapes/ScrapesList').then((it) => page(it.ScrapesList)),
  scrape: notFound,
  spider: notFound,
  parser: notFound,
  combo: notFound,
  'test-script': notFound,
  job: notFound,
  'code-search': () =>
    import('@console/features/code-search/CodeSearch').then((it) => page(it.CodeSearch)),
  tags: () => import('@console/features/tags/TagsList').then((it) => page(it.TagsList)),
  test: () => import('./shell/TestPage.tsx').then((it) => page(it.TestPage)),
  users: () => import('@console/features/users/UsersList').then((it) => page(it.UsersList)),
  'scraper-dashboard': notFound,
  'queue-requests': notFound,
  'queue-request': notFound,
  'data-quality': () =>
    import('@console/features/quality/dashboard/DataQualityDashboard').then(
      ({ DataQualityDashboard }) =>
        page(({ params: { tab = '' } }) => <DataQualityDashboard tab={tab} />),
    ),
  'total-runs': () =>
    import('@console/features/insights/Insights').then((it) => page(it.TotalRuns)),
  'all-broken-scrapes': () =>
    import('@console/features/insights/Insights').then((it) => page(it.AllBrokenScrapes)),
  'broken-scrapes-by-engine': () =>
    import('@console/features/insights/Insights').then((it) => page(it.BrokenScrapesByEngine)),
  'broken-scrapes-of-engine': () =>
    import('@console/features/insights/Insights').then(({ BrokenScrapesOfEngine }) =>
      page(({ params: { ats = '' } }) => <BrokenScrapesOfEngine key={ats} ats={ats} />),
    ),
  'with-entries-in-queue': () =>
    import('@console/features/insights/Insights').then((it) => page(it.WithEntriesInQueue)),
  'with-no-jobs': () =>
    import('@console/features/insights/Insights').then((it) => page(it.WithNoJobs)),
  'manual-scrapes': () =>
    import('@console/features/insights/Insights').then((it) => page(it.ManualScrapes)),
  'stuck-scrapes-with-queued-items': () =>
    import('@console/features/insights/Insights').then((it) => page(it.StuckWithQueuedItems)),
  'stuck-scrapes-without-queued-items': () =>
    import('@console/features/insights/Insights').then((it) => page(it.StuckWithoutQueuedItems)),
  reports: notFound,
  productivity: notFound,
  sla: notFound,
};

const loadOrExplain = (load: LoadPage) => () =>
  load().catch((cause: unknown) => {
    throw new PageLoadError(cause);
  });
const loaderOf = (name: RouteName | undefined) => (name ? loaders[name] : notFound);
const pages = new Map<LoadPage, Page>();

/**
 * The page of a route, or of no route at all: always the same component, so that a page is never
 * mounted anew without need. Itself where it was fetched ahead, else lazy.
 */
export function pageOf(name: RouteName | undefined): Page {
  const load = loaderOf(name);
  const known = pages.get(load) ?? lazy(loadOrExplain(load));
  pages.set(load, known);
  return known;
}

/**
 * Fetches a page's script ahead: of the address, or on hover or focus of a link. A failure shows
 * when the page is really opened.
 */
export async function preloadPage(name: RouteName | undefined): Promise<void> {
  const load = loaderOf(name);
  if (pages.has(load)) return;
  try {
    const loaded = await load();
    if (!pages.has(load)) pages.set(load, loaded.default);
  } catch {
    // Opening it tries again, and says what is wrong.
  }
}

/** The screen of this route is there; its title may stand in the browser's tab. */
export const isBuilt = (name: RouteName): boolean => loaders[name] !== notFound;
