import { matchPath, redirectOf } from '../navigation/matchPath.ts';

/**
 * The names of the scripts in one text, seven letters each, without folder and `.js`, and for each
 * route one letter per script: `0` is the first name, `1` the second. The build writes it
 * (build/bootScript.ts); it is empty in development.
 */
declare const __ROUTE_SCRIPTS__: readonly [names: string, routes: Readonly<Record<string, string>>];

/** Fetches the scripts of the address's page beside the entry instead of after it. */
export function preloadRoute(pathname: string) {
  const name = matchPath(redirectOf(pathname) ?? pathname)?.name;
  const [names, routes] = __ROUTE_SCRIPTS__;
  for (const letter of (name && routes[name]) ?? '') {
    const at = (letter.charCodeAt(0) - 48) * 7;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/assets/${names.slice(at, at + 7)}.js`;
    link.crossOrigin = '';
    document.head.append(link);
  }
}
