import { localStore, tabStore, type LocalKey } from '../storage.ts';

const CSRF = 'csrf';
const REFRESHED_AT = 'session-refreshed-at';
const LOGGED_OUT = 'loggedout';
const REDIRECT_URL = 'redirect-url';
const RELOADED_AT = 'session-reloaded-at';

/** A reload is not repeated within this time, in milliseconds. */
const RELOAD_PAUSE_MS = 10_000;
const SIGNAL_MS = 500;

/** The values that local storage had no room for. They last as long as the page. */
const unstored: Partial<Record<LocalKey, string>> = {};
const read = (name: LocalKey) => unstored[name] ?? localStore().getItem(name);
function store(name: LocalKey, value: string) {
  unstored[name] = value;
  try {
    localStore().setItem(name, value);
    delete unstored[name];
  } catch {
    // The value stays in `unstored`.
  }
}

export const csrfToken = (): string | null => read(CSRF);

/** Stores the CSRF token of the session. Null removes it. */
export function keepCsrfToken(token: string | null | undefined): void {
  if (token) return store(CSRF, token);
  delete unstored[CSRF];
  localStore().removeItem(CSRF);
}

/**
 * The mark of the last refresh in any tab, or null when there was none. It is only compared for
 * being the same, because the clock that made it may have been corrected since.
 */
export const lastRefresh = (): string | null => read(REFRESHED_AT) ?? null;
export const markRefreshed = (): void => store(REFRESHED_AT, String(Date.now()));

/**
 * Tells the other tabs about a sign-out. The key is removed first, because setting a key to its
 * present value raises no event. It is removed again half a second later. If the tab is closed
 * before that, the next page load removes it (`forgetSignOut`).
 */
export function signalSignOut(): void {
  localStore().removeItem(LOGGED_OUT);
  store(LOGGED_OUT, 'true');
  setTimeout(forgetSignOut, SIGNAL_MS);
}
export const forgetSignOut = (): void => localStore().removeItem(LOGGED_OUT);
export const isSignOutSignal = ({ key, newValue }: StorageEvent): boolean =>
  key === LOGGED_OUT && newValue === 'true';

/**
 * Stores the address to which the person returns after the sign-in, for this tab and for one in
 * which the sign-in may end. On the callback route the address that was stored before stays.
 */
export function keepReturnAddress({ pathname, search, hash }: Location): void {
  if (pathname === '/auth-callback') return;
  const address = pathname + search + hash;
  store(REDIRECT_URL, address);
  try {
    tabStore().setItem(REDIRECT_URL, address);
  } catch {
    // The address in local storage remains.
  }
}

/**
 * Whether the page may reload now. It may do so once in ten seconds, and never when session storage
 * cannot record the reload. Each call counts as a reload.
 */
export function claimReload(): boolean {
  const last = Number(tabStore().getItem(RELOADED_AT));
  const now = Date.now();
  // The clock may have been set back since.
  if (Math.abs(now - last) < RELOAD_PAUSE_MS) return false;
  try {
    tabStore().setItem(RELOADED_AT, String(now));
  } catch {
    return false;
  }
  return true;
}

/** The effects of the session on the page. They are in one place so that tests can watch them. */
export const page: {
  goTo: (url: string) => void;
  reload: () => void;
  /**
   * A page with unsaved changes sets this function. It returns true when it asks the person first,
   * and calls `leave` once the answer is Leave.
   */
  ask?: (leave: () => void) => boolean;
} = {
  goTo: (url: string): void => location.assign(url),
  reload: (): void => location.reload(),
};
