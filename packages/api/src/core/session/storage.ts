const CSRF = 'csrf';
const REFRESHED_AT = 'session-refreshed-at';
const LOGGED_OUT = 'loggedout';
const REDIRECT_URL = 'redirect-url';
const RELOADED_AT = 'session-reloaded-at';

/** A reload that did not help is not repeated within this time. */
const RELOAD_PAUSE_MS = 10_000;
const SIGNAL_MS = 500;

export const csrfToken = (): string | null => localStorage.getItem(CSRF);

/** Keeps the token of the session; null forgets it. */
export function keepCsrfToken(token: string | null | undefined): void {
  if (token) localStorage.setItem(CSRF, token);
  else localStorage.removeItem(CSRF);
}

/** Unix milliseconds of the last refresh in any tab; 0 for none. */
export const refreshedAt = (): number => Number(localStorage.getItem(REFRESHED_AT) ?? 0);
export const markRefreshed = (): void => localStorage.setItem(REFRESHED_AT, String(Date.now()));

/**
 * Tells the other tabs. The key is removed first: setting a key to what it holds raises no event.
 * It does not stay behind either, and a tab that is closed within the half second leaves it to the
 * next page load (`forgetSignOut`).
 */
export function signalSignOut(): void {
  localStorage.removeItem(LOGGED_OUT);
  localStorage.setItem(LOGGED_OUT, 'true');
  setTimeout(forgetSignOut, SIGNAL_MS);
}
export const forgetSignOut = (): void => localStorage.removeItem(LOGGED_OUT);
export const isSignOutSignal = ({ key, newValue }: StorageEvent): boolean =>
  key === LOGGED_OUT && newValue === 'true';

/**
 * Where to go after the sign-in. The callback route itself is no such place: the address kept
 * before it stays.
 */
export function keepReturnAddress({ pathname, search, hash }: Location): void {
  if (pathname !== '/auth-callback') localStorage.setItem(REDIRECT_URL, pathname + search + hash);
}

/** May the page reload now? At most once in ten seconds; asking counts. */
export function claimReload(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  const now = Date.now();
  if (now - last < RELOAD_PAUSE_MS) return false;
  sessionStorage.setItem(RELOADED_AT, String(now));
  return true;
}
