import type { FirstNeed } from '../src/pages/firstNeeds.ts';
import type { Page } from '../src/pages/page.ts';
import type { FirstRequests } from '../src/startEarlyRequests.ts';

/**
 * The beginning of a pattern that matches the addresses of a path. An id that no record can have
 * does not match.
 */
const addressesOf = (path: string) =>
  `^${path.replaceAll(/\/:(\w+)(\??)/g, (_, name: string, optional: string) =>
    name.endsWith('Id') ? `/(?<${name}>[1-9]\\d{0,14})` : `(?:/[^/?]+)${optional}`,
  )}/?`;

/** The requests that the boot script sends, by a pattern for the address with its query. */
export const firstRequests = (
  pages: Readonly<Record<string, Page>>,
  needs: readonly FirstNeed[],
): FirstRequests =>
  needs.flatMap(({ page, tab, asks = [], list }) => {
    const path = pages[page]?.path ?? '';
    const start = addressesOf(tab === undefined ? path : path.replace(/:tab\??$/, tab));
    return [
      ...(list === undefined ? [] : [[`${start}$`, [list]] as const]),
      ...(asks.length === 0 ? [] : [[String.raw`${start}(?:\?|$)`, asks] as const]),
    ];
  });
