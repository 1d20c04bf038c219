const KEY = 'redirect-url';

/**
 * The address kept under `redirect-url` when the sign-in began, or `/`; it is used once. Only an
 * address of this console is followed: whoever could write the key must not be able to send people
 * elsewhere.
 */
export function takeReturnAddress(): string {
  const kept = localStorage.getItem(KEY);
  localStorage.removeItem(KEY);
  if (!kept?.startsWith('/') || kept.startsWith('//') || !URL.canParse(kept, location.origin))
    return '/';
  const { origin, pathname, search, hash } = new URL(kept, location.origin);
  return origin === location.origin && pathname !== '/auth-callback'
    ? pathname + search + hash
    : '/';
}
