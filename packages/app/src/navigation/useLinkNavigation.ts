import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { preloadPage } from '../routes.tsx';
import { matchPath } from './matchPath.ts';

/** Addresses that the server answers itself; the router knows nothing of them. */
const serverPaths = ['/api/', '/oauth-agent/', '/dev-idp/', '/legacy/', '/config.json'];

interface Click {
  button: number;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

/** The console's own address behind a link, or undefined where the link leads out of it. */
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

/** A plain click, as opposed to one that asks for a new tab, a new window or a menu. */
export const isPlain = (click: Click): boolean =>
  click.button === 0 &&
  !click.defaultPrevented &&
  !click.ctrlKey &&
  !click.metaKey &&
  !click.shiftKey &&
  !click.altKey;

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

function preloadTarget(event: Event) {
  const link = linkOf(event);
  const address = link && addressOf(link, location.origin);
  const match = address ? matchPath(new URL(address, location.origin).pathname) : undefined;
  if (match) void preloadPage(match.name);
}

/**
 * Every part of the console writes plain `<a href>`: this turns a plain click on one of our own
 * addresses into a navigation without a page load, and fetches the page's script when the pointer
 * or the focus arrives. It listens on the document, after React's own handlers.
 */
export function useLinkNavigation() {
  const [, navigate] = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      const address = link && isPlain(event) ? addressOf(link, location.origin) : undefined;
      if (address === undefined) return;
      // An anchor on the same page (the skip link) moves the focus; that is the browser's own work.
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
