import { useEffect, useRef } from 'react';
import { isBuilt } from '../routes.tsx';
import { announce } from './announcer.store.ts';
import type { RouteMatch } from './matchPath.ts';
import { routeTitles } from './routeTitles.ts';

const PRODUCT = 'Pipeline Console';

function titleOf(match: RouteMatch | undefined): string {
  if (!match || !isBuilt(match.name)) return 'Not Found';
  const { tab: _, ...identity } = match.params;
  return [routeTitles[match.name], ...Object.values(identity)].join(' ');
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
    announce(title);
    // oxlint-disable-next-line no-restricted-properties -- the shell's own element, which the skip link names by its id
    const main = document.getElementById('main');
    if (!main || main.contains(document.activeElement)) return;
    main.scrollTo?.(0, 0);
    main.focus({ preventScroll: true });
  }, [title]);
}
