export interface RoutePath {
  /** `:name` is one segment, `:name?` an optional last one. */
  path: string;
  /** What a segment must look like; without an entry any text will do. */
  params?: Readonly<Record<string, RegExp>>;
}
export type RouteParams = Readonly<Record<string, string>>;

/** Every such id fits a JavaScript number exactly. */
const id = /^[1-9]\d{0,14}$/;

/**
 * The addresses of the console. The boot script reads this table, so it holds paths alone; titles
 * and pages stand in routes.tsx, guards in guards/guard.ts.
 */
export const routePaths = {
  home: { path: '/' },
  'auth-callback': { path: '/auth-callback' },
  entities: { path: '/entities' },
  entity: { path: '/entities/:entityId', params: { entityId: id } },
  // An unknown tab leads to the first one, here, on the code editor and on the dashboard of data quality.
  'entity-tab': { path: '/entities/:entityId/:tab', params: { entityId: id } },
  scrapes: { path: '/scrapes' },
  spider: { path: '/scrapes/:scrapeId/spider/:tab?', params: { scrapeId: id } },
  parser: { path: '/scrapes/:scrapeId/parser/:tab?', params: { scrapeId: id } },
  combo: { path: '/scrapes/:scrapeId/combo/:tab?', params: { scrapeId: id } },
  scrape: { path: '/scrapes/:scrapeId/:tab?', params: { scrapeId: id } },
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
    params: { companyQueueRequestId: id },
  },
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

export interface RouteMatch {
  name: RouteName;
  params: RouteParams;
}

/** Old or short addresses that stand for another one. */
export const redirects: Readonly<Record<string, string>> = {
  '/dashboard/data-quality': '/dashboard/data-quality/monitored-entities',
};

const segmentsOf = (path: string) => path.split('/').slice(1);
const withoutTrailingSlash = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function paramsOf(
  { path, params }: RoutePath,
  segments: readonly string[],
): RouteParams | undefined {
  const pattern = segmentsOf(path);
  const found: Record<string, string> = {};
  if (segments.length > pattern.length) return undefined;
  for (const [at, part] of pattern.entries()) {
    const segment = segments[at];
    const name = /^:(\w+)\??$/.exec(part)?.[1];
    if (segment === undefined) {
      if (part.endsWith('?')) return found;
      return undefined;
    }
    if (!name) {
      if (segment !== part) return undefined;
      continue;
    }
    const value = decode(segment);
    if (!value || !(params?.[name]?.test(value) ?? true)) return undefined;
    found[name] = value;
  }
  return found;
}

const names = Object.keys(routePaths).filter((name): name is RouteName => name in routePaths);

/** The route of a raw pathname (each segment is decoded once), or undefined: not found. */
export function matchPath(pathname: string): RouteMatch | undefined {
  const segments = segmentsOf(withoutTrailingSlash(pathname));
  for (const name of names) {
    const params = paramsOf(routePaths[name], segments);
    if (params) return { name, params };
  }
  return undefined;
}

/** Where this pathname really leads, or undefined when it is an address of its own. */
export const redirectOf = (pathname: string): string | undefined =>
  redirects[withoutTrailingSlash(pathname)];
