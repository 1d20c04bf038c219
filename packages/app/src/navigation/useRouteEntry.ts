import { useEffect, useLayoutEffect, useRef } from 'react';
import { proxy } from 'valtio';
import { useRouter } from 'wouter';
import type { PageMatch } from '../pages/matchPath.ts';
import { pages } from '../pages/pages.tsx';

/** The text that the screen reader announces. */
export const announcerStore = proxy({ text: '' });

/**
 * The raw pathname of the address bar. wouter's `useLocation` decodes it partly (a percent sign,
 * but not a slash), after which segments cannot be decoded safely.
 */
export function usePathname(): string {
  // The router's hook is a value here; the React Compiler would treat it as an ordinary function
  // and cache its result.
  'use no memo';
  const { hook: useRouterLocation, ...router } = useRouter();
  return useRouterLocation(router)[0];
}

const PRODUCT = 'Pipeline Console';

function titleOf(match: PageMatch | undefined): string {
  if (!match || !pages[match.name].load) return 'Not Found';
  const { tab: _, ...identity } = match.params;
  return [pages[match.name].title, ...Object.values(identity)].join(' ');
}

/**
 * Does what a page load would do when another page is entered: sets the document title, announces
 * it, and moves the focus into the page. A tab within a page or a change of the query is not
 * another page.
 */
export function useRouteEntry(match: PageMatch | undefined) {
  const title = titleOf(match);
  const isFirst = useRef(true);
  // A layout effect runs before the effects of the page, which put the name of its record in front
  // of the title.
  useLayoutEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
  useEffect(() => {
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
