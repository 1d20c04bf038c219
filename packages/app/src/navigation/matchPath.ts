export type RouteParams = Readonly<Record<string, string>>;

/** Every match is a safe integer in JavaScript. */
const ID = /^[1-9]\d{0,14}$/;
/** Replaces an ID that no record can have. As a number it is NaN, so its page finds no record. */
export const NO_ID = '?';

/**
 * The paths of the console: `:name` is one segment, `:name?` an optional last one. A name that ends
 * with `Id` is the number of a record. The boot script imports this table, so it holds only paths;
 * titles and pages are in routes.tsx, guards in guards/guard.ts.
 */
export const routePaths = {
  home: '/',
  'auth-callback': '/auth-callback',
  entities: '/entities',
  entity: '/entities/:entityId',
  // An unknown tab shows the first one, also in the code editor and on the data quality dashboard.
  'entity-tab': '/entities/:entityId/:tab',
  scrapes: '/scrapes',
  spider: '/scrapes/:scrapeId/spider/:tab?',
  parser: '/scrapes/:scrapeId/parser/:tab?',
  combo: '/scrapes/:scrapeId/combo/:tab?',
  scrape: '/scrapes/:scrapeId/:tab?',
  'test-script': '/scrapes/:scrapeId/test-script/:scrapeType',
  job: '/jobs/:jobId',
  'code-search': '/code-search',
  tags: '/tags',
  test: '/test',
  users: '/users',
  'scraper-dashboard': '/dashboard/scraper',
  'queue-requests': '/queue-requests',
  'queue-request': '/queue-requests/:companyQueueRequestId/:tab?',
  'data-quality': '/dashboard/data-quality/:tab',
  'total-runs': '/insights/total-runs',
  'all-broken-scrapes': '/insights/all-broken-scrapes',
  'broken-scrapes-by-engine': '/insights/broken-scrapes-by-engine',
  'broken-scrapes-of-engine': '/insights/broken-scrapes-by-engine/:ats',
  'with-entries-in-queue': '/insights/with-entries-in-queue',
  'with-no-jobs': '/insights/with-no-jobs',
  'manual-scrapes': '/insights/manual-scrapes',
  'stuck-scrapes-with-queued-items': '/insights/stuck-scrapes-with-queued-items',
  'stuck-scrapes-without-queued-items': '/insights/stuck-scrapes-without-queued-items',
  reports: '/reports',
  productivity: '/reports/productivity',
  sla: '/reports/sla',
} as const;

export type RouteName = keyof typeof routePaths;

export interface RouteMatch {
  name: RouteName;
  params: RouteParams;
}

/** Old or short paths, with the paths that they redirect to. */
export const redirects: Readonly<Record<string, string>> = {
  '/dashboard/data-quality': '/dashboard/data-quality/monitored-entities',
};

const segmentsOf = (path: string) => path.split('/').slice(1);
const withoutTrailingSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function paramsOf(path: string, segments: readonly string[]): RouteParams | undefined {
  const pattern = segmentsOf(path);
  const found: Record<string, string> = {};
  if (segments.length > pattern.length) return undefined;
  for (const [at, part] of pattern.entries()) {
    const segment = segments[at];
    const name = /^:(\w+)/.exec(part)?.[1];
    if (segment === undefined) {
      if (part.endsWith('?')) return found;
      return undefined;
    }
    if (!name) {
      if (segment !== part) return undefined;
      continue;
    }
    const value = decode(segment);
    if (!value) return undefined;
    found[name] = name.endsWith('Id') && !ID.test(value) ? NO_ID : value;
  }
  return found;
}

const names = Object.keys(routePaths) as RouteName[];

/** The route of a raw pathname, or undefined when none matches. Each segment is decoded once. */
export function matchPath(pathname: string): RouteMatch | undefined {
  const segments = segmentsOf(withoutTrailingSlash(pathname));
  for (const name of names) {
    const params = paramsOf(routePaths[name], segments);
    if (params) return { name, params };
  }
  return undefined;
}

/** The target of a redirect. Undefined when the pathname is not redirected. */
export const redirectOf = (pathname: string): string | undefined =>
  redirects[withoutTrailingSlash(pathname)];
