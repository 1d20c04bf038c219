import { isWebUrl } from './webUrl.ts';

/**
 * What two spellings of one URL share, to find duplicates (section 2.10): lower-case host without `www.`, path without a
 * slash at its end, sorted query; no scheme, default port or fragment. Null for what is no web URL.
 */
export function urlKey(url: string | null): string | null {
  if (url === null || !isWebUrl(url)) return null;
  const { hostname, port, pathname, searchParams } = new URL(url);
  searchParams.sort();
  const query = searchParams.toString();
  return `${hostname.replace(/^www\./, '')}${port && `:${port}`}${pathname.replace(/\/+$/, '')}${query && `?${query}`}`;
}
