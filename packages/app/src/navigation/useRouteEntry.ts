import { useEffect, useRef } from 'react';
import { proxy } from 'valtio';
import { useRouter } from 'wouter';
import { isBuilt, routes } from '../routes.tsx';
import type { RouteMatch } from './matchPath.ts';

/** The text that the screen reader announces. */
export const announcerStore = proxy({ text: '' });

/**
 * The pathname as it stands in the address bar. wouter's own useLocation decodes half of it (a
 * percent sign yes, a slash no), after which a segment cannot be decoded safely any more.
 */
export function usePathname(): string {
  'use no memo'; // The router's hook is a value here; the compiler would take it for an ordinary function and cache its answer.
  const { hook: useRouterLocation, ...router } = useRouter();
  return useRouterLocation(router)[0];
}

const PRODUCT = 'Pipeline Console';

function titleOf(match: RouteMatch | undefined): string {
  if (!match || !isBuilt(match.name)) return 'Not Found';
  const { tab: _, ...identity } = match.params;
  return [routes[match.name].title, ...Object.values(identity)].join(' ');
}

/**
 * Entering another page names it in the browser's tab, reads its name out and moves the focus into
 * it, as a page load would. Tabs within a page and changes of the query are no other page.
 */
export function useRouteEntry(match: RouteMatch | undefined) {
  const title = titleOf(match);
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    announcerStore.text = title;
    // oxlint-disable-next-line no-restricted-properties -- the shell's own element, which the skip link names by its id
    const main = document.getElementById('main');
    if (!main || main.contains(document.activeElement)) return;
    main.scrollTo?.(0, 0);
    main.focus({ preventScroll: true });
  }, [title]);
}
