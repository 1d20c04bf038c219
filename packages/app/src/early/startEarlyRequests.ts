import { getRequestConfig } from '@console/api/core/config';
import { startEarly } from '@console/api/core/early';
import { rememberedView } from '@console/features/list/viewMemory.ts';
import { matchPath, redirectOf } from '../navigation/matchPath.ts';
import { earlyPaths } from './earlyPaths.ts';

/**
 * Sends the requests for the session, the user and the page's first data before the application has
 * loaded; its hooks take over the pending answers. It does so only if the `csrf` token suggests
 * that somebody is signed in, because other visitors get the sign-in screen without a refresh or a
 * reload, and only if the page contains the configuration: a static host has it in /config.json,
 * which would take another request.
 */
export function startEarlyRequests({
  pathname,
  search,
  href,
}: Pick<Location, 'pathname' | 'search' | 'href'>) {
  const match = matchPath(redirectOf(pathname) ?? pathname);
  // A list without parameters in its address starts with the person's default view.
  const asked = search || (rememberedView(pathname)?.state.query ?? '');
  const csrf = localStorage.getItem('csrf');
  // oxlint-disable-next-line no-restricted-properties -- an element of the package's own index.html
  const isConfigured = Boolean(document.getElementById('console-config')?.textContent.trim());
  if (!isConfigured || !csrf || match?.name === 'auth-callback') return;
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
  for (const path of ['/me', ...(match ? earlyPaths(match, asked) : [])]) {
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
