import { loginEnd, refresh } from './agentClient.ts';
import { AgentError } from './agentError.ts';
import { page } from './page.ts';
import { sessionStore } from './session.store.ts';
import { claimReload, csrfToken, keepCsrfToken, markRefreshed, refreshedAt } from './storage.ts';
import { saveDrafts } from './unsavedForms.ts';

/**
 * `retry`: the session is good again, send the request once more. `offline`: the agent gave no
 * answer. `ended`: the session is over.
 */
export type RefreshOutcome = 'retry' | 'offline' | 'ended';

/** The lock that the tabs share; a page on an insecure origin has none. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request('oauth-refresh', work) : work();
}

/**
 * The refresh may have failed because this tab holds an old CSRF token; the agent then knows the
 * session and names the new one.
 */
async function healCsrf(sent: string | null): Promise<boolean> {
  const answer = await loginEnd(location.href).catch(() => undefined);
  if (!answer?.isLoggedIn || !answer.csrf || answer.csrf === sent) return false;
  keepCsrfToken(answer.csrf);
  return true;
}

/**
 * Reloads, so that `login/end` decides; where a reload has just not helped, the sign-in screen.
 * What is unsaved is kept either way.
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

async function refreshOnce(startedAt: number): Promise<RefreshOutcome> {
  if (refreshedAt() > startedAt) return 'retry';
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
 * Makes the session good again after a 401 (contract, sections 4.4 and 4.5). However many requests
 * meet a 401 together, in however many tabs, one refresh runs: the others of this tab wait for it,
 * those of other tabs find it done.
 *
 * @param startedAt when the refused request was sent, in unix milliseconds: a later refresh has
 *   answered it already
 */
export function refreshSession(startedAt: number): Promise<RefreshOutcome> {
  underWay ??= alone(() => refreshOnce(startedAt)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
