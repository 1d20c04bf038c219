import { localStore, tabStore } from '@console/api/core/storage';

const KEY = 'redirect-url';

/**
 * Removes and returns the address that was stored under `redirect-url` when the sign-in began, or
 * returns `/`. The address of this tab comes before one of another tab. Only addresses of this
 * console are returned, so that a planted value cannot redirect elsewhere.
 */
export function takeReturnAddress(): string {
  const kept = tabStore().getItem(KEY) ?? localStore().getItem(KEY);
  tabStore().removeItem(KEY);
  if (localStore().getItem(KEY) === kept) localStore().removeItem(KEY);
  if (!kept?.startsWith('/') || kept.startsWith('//') || !URL.canParse(kept, location.origin))
    return '/';
  const { origin, pathname, search, hash } = new URL(kept, location.origin);
  return origin === location.origin && pathname !== '/auth-callback'
    ? pathname + search + hash
    : '/';
}
