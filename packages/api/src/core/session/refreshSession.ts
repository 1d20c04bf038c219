import { loginEnd, refresh } from './agentClient.ts';
import { AgentError } from './agentError.ts';
import { page } from './browser.ts';
import { claimReload, csrfToken, keepCsrfToken, lastRefresh, markRefreshed } from './browser.ts';
import { saveDrafts } from './forcedReload.ts';
import { sessionStore } from './session.store.ts';

/**
 * `retry` means that the session is valid again, so the request is sent once more, `offline` that
 * the agent gave no answer, and `ended` that the session is over.
 */
export type RefreshOutcome = 'retry' | 'offline' | 'ended';

/**
 * Runs the work under a lock that all tabs share. A page on an insecure origin has no locks, so the
 * work runs at once.
 */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request('oauth-refresh', work) : work();
}

/**
 * Repairs an old CSRF token, which makes a refresh fail, too. The agent then still knows the
 * session and answers with the new token.
 */
async function healCsrf(sent: string | null): Promise<boolean> {
  const answer = await loginEnd(location.href).catch(() => undefined);
  if (!answer?.isLoggedIn || !answer.csrf || answer.csrf === sent) return false;
  keepCsrfToken(answer.csrf);
  return true;
}

/**
 * Reloads the page, so that `login/end` decides. When a reload has just not helped, the sign-in
 * screen is shown instead. Unsaved forms are kept in both cases.
 */
function expire(): void {
  keepCsrfToken(null);
  saveDrafts();
  if (!claimReload()) {
    sessionStore.state = 'loggedOut';
    sessionStore.ended += 1;
    return;
  }
  sessionStore.state = 'expired';
  page.reload();
}

async function refreshOnce(known: string | null): Promise<RefreshOutcome> {
  if (lastRefresh() !== known) return 'retry';
  const sent = csrfToken();
  try {
    await refresh();
  } catch (error) {
    if (error instanceof AgentError && error.status === 0) return 'offline';
    if (await healCsrf(sent)) return 'retry';
    expire();
    return 'ended';
  }
  markRefreshed();
  return 'retry';
}

let underWay: Promise<RefreshOutcome> | undefined;

/**
 * Renews the session after a 401. All requests of all tabs that meet a 401 together share one
 * refresh: those of this tab wait for it, and those of other tabs find it done. See
 * docs/contract.md#sessions.
 *
 * @param known the mark of the last refresh when the refused request was sent. Another one makes a
 *   further refresh unnecessary
 */
export function refreshSession(known: string | null): Promise<RefreshOutcome> {
  underWay ??= alone(() => refreshOnce(known)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
