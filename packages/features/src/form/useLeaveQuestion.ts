import { sessionStore } from '@console/api/core/session/session.store';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';

/** True after the answer Leave. The navigation that follows is not held back. */
let leaving = false;

/**
 * Holds back every way out of a page while it has something to lose: links, keys, Back and Forward.
 * On a reload and on closing the browser asks, and so it does for everything where it has no
 * Navigation API.
 *
 * @param isDirty whether there is something to lose, asked at the moment of leaving
 * @param isInside whether a pathname belongs to the page; a function outside the component
 * @returns the question that stands open, if any
 */
export function useLeaveQuestion(isDirty: () => boolean, isInside: (pathname: string) => boolean) {
  const [go, setGo] = useState<() => void>();
  const [, navigate] = useLocation();
  const hold = useEffectEvent((event: NavigateEvent) => {
    const { url, key, sameDocument } = event.destination;
    const { pathname, search, hash } = new URL(url);
    // The browser asks about a page that would be unloaded.
    if (leaving || !sameDocument || !event.cancelable || event.hashChange) return;
    if (isInside(pathname) || !isDirty()) return;
    event.preventDefault();
    setGo(() => () => {
      leaving = true;
      if (event.navigationType === 'traverse') navigation.traverseTo(key);
      else navigate(`~${pathname}${search}${hash}`);
    });
  });
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    // The reload after the end of a session keeps a draft and is not to be held back.
    if (sessionStore.state !== 'expired' && isDirty()) event.preventDefault();
  });
  useEffect(() => {
    leaving = false;
    const onNavigate = (event: NavigateEvent) => hold(event);
    const onUnload = (event: BeforeUnloadEvent) => ask(event);
    const ways = window.navigation as Navigation | undefined;
    ways?.addEventListener('navigate', onNavigate);
    addEventListener('beforeunload', onUnload);
    return () => {
      ways?.removeEventListener('navigate', onNavigate);
      removeEventListener('beforeunload', onUnload);
    };
  }, []);
  return go && { leave: go, stay: () => setGo(undefined) };
}
