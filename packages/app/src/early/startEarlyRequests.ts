import { getRequestConfig } from '@console/api/core/config';
import { startEarly } from '@console/api/core/early';
import { rememberedView } from '@console/features/list/viewMemory.ts';
import { matchPath, redirectOf } from '../navigation/matchPath.ts';
import { earlyPaths } from './earlyPaths.ts';

/**
 * Asks for session, user, and the page's first data at once, before the application is there; its
 * hooks then find the answers under way. Only where somebody is probably signed in: a visitor
 * without `csrf` is to see the sign-in screen without a refresh or a reload. And only where the
 * page says where the API is: a static host says so in /config.json, which is not worth waiting for
 * here.
 */
export function startEarlyRequests({
  pathname,
  search,
  href,
}: Pick<Location, 'pathname' | 'search' | 'href'>) {
  const match = matchPath(redirectOf(pathname) ?? pathname);
  // A list whose address says nothing begins with the person's default view.
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
