import type { PageParams } from './page.ts';
import { pages, type PageName } from './pages.tsx';

/** Matches an ID. Every match is a safe integer in JavaScript. */
const ID = /^[1-9]\d{0,14}$/;
/** Replaces an ID that no record can have. As a number it is NaN, so its page finds no record. */
const NO_ID = '?';

export interface PageMatch {
  name: PageName;
  params: PageParams;
}

const names = Object.keys(pages) as PageName[];

/** The path of a page without its tab. */
export const withoutTab = (path: string) => path.replace(/\/:tab\??$/, '');

/** Maps the address of a page without its tab to the address of the page's first tab. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(pages).flatMap(({ path, firstTab }) =>
    firstTab === undefined ? [] : [[withoutTab(path), path.replace(':tab', firstTab)]],
  ),
);

const segmentsOf = (path: string) => path.split('/').slice(1);
const withoutTrailingSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function paramsOf(path: string, segments: readonly string[]): PageParams | undefined {
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

/** The page of a raw pathname, or undefined when none matches. Each segment is decoded once. */
export function matchPath(pathname: string): PageMatch | undefined {
  const segments = segmentsOf(withoutTrailingSlash(pathname));
  for (const name of names) {
    const params = paramsOf(pages[name].path, segments);
    if (params) return { name, params };
  }
  return undefined;
}

/** The target of a redirect. Undefined when the pathname is not redirected. */
export function redirectOf(pathname: string): string | undefined {
  const path = withoutTrailingSlash(pathname);
  return Object.hasOwn(redirects, path) ? redirects[path] : undefined;
}
