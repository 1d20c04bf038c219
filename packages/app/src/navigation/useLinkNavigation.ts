import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { preloadPage } from '../pages/loadPage.ts';
import { matchPath } from '../pages/matchPath.ts';

/** Paths that the server handles and the router does not. */
const serverPaths = ['/api/', '/oauth-agent/', '/dev-idp/', '/legacy/', '/config.json'];

interface Click {
  button: number;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

/** The console path of a link. Undefined when the link leads outside. */
export function addressOf(
  link: Pick<HTMLAnchorElement, 'href' | 'origin' | 'hasAttribute' | 'target'>,
  origin: string,
): string | undefined {
  if (
    link.origin !== origin ||
    link.hasAttribute('download') ||
    (link.target && link.target !== '_self')
  )
    return undefined;
  const { pathname, search, hash } = new URL(link.href);
  return serverPaths.some((path) => pathname.startsWith(path))
    ? undefined
    : pathname + search + hash;
}

/** Whether a click is a plain one, without modifiers that open a new tab, a window or a menu. */
export const isPlain = (click: Click): boolean =>
  click.button === 0 &&
  !click.defaultPrevented &&
  !click.ctrlKey &&
  !click.metaKey &&
  !click.shiftKey &&
  !click.altKey;

const linkOf = ({ target }: Event) =>
  // oxlint-disable-next-line no-restricted-properties -- the link may belong to any component
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

function preloadTarget(event: Event) {
  const link = linkOf(event);
  const address = link && addressOf(link, location.origin);
  const match = address ? matchPath(new URL(address, location.origin).pathname) : undefined;
  if (match) void preloadPage(match.name);
}

/**
 * Turns plain clicks on any `<a href>` of the console into client-side navigation, and preloads the
 * page's script when the pointer or the focus reaches a link. It listens on the document, after
 * React's handlers.
 */
export function useLinkNavigation() {
  const [, navigate] = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      const address = link && isPlain(event) ? addressOf(link, location.origin) : undefined;
      if (address === undefined) return;
      // A link to an anchor on the same page, such as the skip link, is left to the browser, which
      // moves the focus.
      if (link?.hash && address === location.pathname + location.search + link.hash) return;
      event.preventDefault();
      navigate(address);
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', preloadTarget);
    document.addEventListener('focusin', preloadTarget);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', preloadTarget);
      document.removeEventListener('focusin', preloadTarget);
    };
  }, [navigate]);
}
