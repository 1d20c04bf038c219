import { useLocation, useRouter } from 'wouter';

/**
 * The raw query string and a way to replace it. wouter's own `useSearch` and `useLocation` decode
 * before we could: `%2541` would read as `A`, and a path segment with an escaped slash would be
 * written back broken. So both come from the router's own hooks, once.
 */
export function useAddress(): { search: string; replaceSearch: (search: string) => void } {
  'use no memo'; // The router's hooks are values, which the compiler cannot know to be stable.
  const router = useRouter();
  const useRawSearch = router.searchHook;
  const useRawLocation = router.hook;
  const search = useRawSearch(router).replace(/^\?/, '');
  const [pathname] = useRawLocation(router);
  const [, navigate] = useLocation();
  return {
    search,
    replaceSearch: (next) => navigate(`~${pathname}${next && `?${next}`}`, { replace: true }),
  };
}
