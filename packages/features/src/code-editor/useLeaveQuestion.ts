import { sessionStore } from '@console/api/core/session/session.store';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';

/** The answer was to leave: the way out is not held back again. */
let leaving = false;

/**
 * Holds back every way out of a page while it has something to lose: links, keys, Back and Forward.
 * Reloading and closing get the browser's own question.
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
    navigation.addEventListener('navigate', onNavigate);
    addEventListener('beforeunload', onUnload);
    return () => {
      navigation.removeEventListener('navigate', onNavigate);
      removeEventListener('beforeunload', onUnload);
    };
  }, []);
  return go && { leave: go, stay: () => setGo(undefined) };
}
