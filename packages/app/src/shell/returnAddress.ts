const KEY = 'redirect-url';

/**
 * The address kept under `redirect-url` when the sign-in began, or `/`; it is used once. Only an
 * address of this console is followed: a key that somebody else has written must not lead people
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
