import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { preloadPage } from '../routes.tsx';
import { matchPath } from './matchPath.ts';
import { addressOf, isPlain } from './plainLink.ts';

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
