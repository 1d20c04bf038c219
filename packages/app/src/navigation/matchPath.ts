import { routePaths, type RouteName, type RouteParams, type RoutePath } from './routePaths.ts';

export interface RouteMatch {
  name: RouteName;
  params: RouteParams;
}

/** Old or short addresses that stand for another one. */
const redirects: Readonly<Record<string, string>> = {
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
