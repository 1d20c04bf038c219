import { useRouter } from 'wouter';

/**
 * The pathname as it stands in the address bar. wouter's own useLocation decodes half of it (a
 * percent sign yes, a slash no), after which a segment cannot be decoded safely any more.
 */
export function usePathname(): string {
  'use no memo'; // The router's hook is a value here; the compiler would take it for an ordinary function and cache its answer.
  const { hook: useRouterLocation, ...router } = useRouter();
  return useRouterLocation(router)[0];
}
