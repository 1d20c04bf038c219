import { matchPath, redirectOf } from '../navigation/matchPath.ts';

/**
 * Route name to the scripts of its page, without folder and `.js`, written in by the build
 * (build/bootScript.ts); empty in development.
 */
declare const __ROUTE_SCRIPTS__: Readonly<Record<string, readonly string[] | undefined>>;

/** Fetches the scripts of the address's page beside the entry instead of after it. */
export function preloadRoute(pathname: string) {
  const name = matchPath(redirectOf(pathname) ?? pathname)?.name;
  for (const script of (name && __ROUTE_SCRIPTS__[name]) ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/assets/${script}.js`;
    link.crossOrigin = '';
    document.head.append(link);
  }
}
