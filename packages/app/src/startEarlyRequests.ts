import { getRequestConfig } from '@console/api/core/config';
import { startEarly } from '@console/api/core/early';
import { localStore } from '@console/api/core/storage';
import { rememberedView } from '@console/features/list/viewMemory.ts';

/**
 * A pattern for an address with its query, and the requests of the pages that match it, below the
 * base of the API. `:name` stands for the group of that name.
 */
export type FirstRequests = readonly (readonly [pattern: string, paths: readonly string[]])[];

/** The requests of the pages that match an address, each once. */
export const requestsOf = (requests: FirstRequests, address: string): readonly string[] => [
  ...new Set(
    requests.flatMap(([pattern, paths]) => {
      const match = new RegExp(pattern).exec(address);
      return match
        ? paths.map((path) =>
            path.replace(/:(\w+)/g, (_, name: string) => match.groups?.[name] ?? ''),
          )
        : [];
    }),
  ),
];

/**
 * Sends the requests for the session, the user and the page's first data before the application has
 * loaded; its hooks take over the pending answers. It does so only if the `csrf` token suggests
 * that somebody is signed in, because other visitors get the sign-in screen without a refresh or a
 * reload, and only if the page contains the configuration: a static host has it in /config.json,
 * which would take another request.
 */
export function startEarlyRequests(
  { pathname, search, href }: Pick<Location, 'pathname' | 'search' | 'href'>,
  requests: FirstRequests,
) {
  // A list without parameters in its address starts with the person's default view.
  const query = search.slice(1) || (rememberedView(pathname)?.state.query ?? '');
  const address = query ? `${pathname}?${query}` : pathname;
  const csrf = localStore().getItem('csrf');
  // oxlint-disable-next-line no-restricted-properties -- an element of the package's own index.html
  const isConfigured = Boolean(document.getElementById('console-config')?.textContent.trim());
  if (!isConfigured || !csrf || pathname.startsWith('/auth-callback')) return;
  const { apiBaseUrl, csrfHeaderName, oauthAgentBaseUrl } = getRequestConfig();
  const session = `${oauthAgentBaseUrl}/login/end`;
  const body = JSON.stringify({ pageUrl: href });
  startEarly(
    session,
    fetch(session, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body,
    }),
  );
  for (const path of ['/me', ...requestsOf(requests, address)]) {
    const url = apiBaseUrl + path;
    startEarly(
      url,
      fetch(url, {
        credentials: 'include',
        headers: { accept: 'application/ld+json', [csrfHeaderName]: csrf },
      }),
    );
  }
}
