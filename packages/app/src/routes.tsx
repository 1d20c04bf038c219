import { lazy, type ComponentType } from 'react';
import type { PageProps, RouteName } from './navigation/routePaths.ts';

type Page = ComponentType<PageProps>;
type LoadPage = () => Promise<{ default: Page }>;

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

const notFound: LoadPage = () => import('./pages/not-found.route.tsx');

/**
 * Every route by name. Where the screen is still to come the not-found page stands, never an empty
 * shell pretending to be it.
 */
const loaders: Record<RouteName, LoadPage> = {
  home: () => import('./pages/home.route.tsx'),
  'auth-callback': notFound,
  entities: () => import('./pages/entities.route.tsx'),
  entity: () => import('./pages/entity.route.tsx'),
  scrapes: () => import('./pages/scrapes.route.tsx'),
  scrape: notFound,
  spider: notFound,
  parser: notFound,
  combo: notFound,
  'test-script': notFound,
  job: notFound,
  'code-search': () => import('./pages/code-search.route.tsx'),
  tags: () => import('./pages/tags.route.tsx'),
  test: () => import('./pages/test.route.tsx'),
  users: () => import('./pages/users.route.tsx'),
  'scraper-dashboard': notFound,
  'queue-requests': notFound,
  'queue-request': notFound,
  'data-quality': () => import('./pages/data-quality.route.tsx'),
  'total-runs': () => import('./pages/total-runs.route.tsx'),
  'all-broken-scrapes': () => import('./pages/all-broken-scrapes.route.tsx'),
  'broken-scrapes-by-engine': () => import('./pages/broken-scrapes-by-engine.route.tsx'),
  'broken-scrapes-of-engine': () => import('./pages/broken-scrapes-of-engine.route.tsx'),
  'with-entries-in-queue': () => import('./pages/with-entries-in-queue.route.tsx'),
  'with-no-jobs': () => import('./pages/with-no-jobs.route.tsx'),
  'manual-scrapes': () => import('./pages/manual-scrapes.route.tsx'),
  'stuck-scrapes-with-queued-items': () =>
    import('./pages/stuck-scrapes-with-queued-items.route.tsx'),
  'stuck-scrapes-without-queued-items': () =>
    import('./pages/stuck-scrapes-without-queued-items.route.tsx'),
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
    const { default: page } = await load();
    if (!pages.has(load)) pages.set(load, page);
  } catch {
    // Opening it tries again, and says what is wrong.
  }
}

/** The screen of this route is there; its title may stand in the browser's tab. */
export const isBuilt = (name: RouteName): boolean => loaders[name] !== notFound;
