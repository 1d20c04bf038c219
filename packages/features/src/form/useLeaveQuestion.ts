import { page } from '@console/api/core/session/browser';
import { sessionStore } from '@console/api/core/session/session.store';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';

/** True when the person has answered Leave, so that the navigation that follows is not blocked. */
let leaving = false;

/**
 * Asks before the person leaves a page with unsaved changes. It blocks links, keys, Back, Forward
 * and signing out. On reload and on closing, the browser itself asks. In a browser without the
 * Navigation API, the browser asks every time.
 *
 * @param isDirty whether there are unsaved changes, called when the person leaves
 * @param isInside whether a pathname belongs to the same page; must be defined outside the
 *   component
 * @returns the open question, if any
 */
export function useLeaveQuestion(isDirty: () => boolean, isInside: (pathname: string) => boolean) {
  const [go, setGo] = useState<() => void>();
  const [, navigate] = useLocation();
  const hold = useEffectEvent((event: NavigateEvent) => {
    const { url, key, sameDocument } = event.destination;
    const { pathname, search, hash } = new URL(url);
    // The browser asks by itself when the page would be unloaded.
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
    // Leaving a session that has ended must not be blocked. The drafts keep the input.
    const isOver = sessionStore.state === 'expired' || sessionStore.state === 'superseded';
    if (!leaving && !isOver && isDirty()) event.preventDefault();
  });
  const askFirst = useEffectEvent((end: () => void) => {
    if (!isDirty()) return false;
    setGo(() => () => {
      leaving = true;
      end();
    });
    return true;
  });
  useEffect(() => {
    leaving = false;
    const onNavigate = (event: NavigateEvent) => hold(event);
    const onUnload = (event: BeforeUnloadEvent) => ask(event);
    const ways = window.navigation as Navigation | undefined;
    ways?.addEventListener('navigate', onNavigate);
    addEventListener('beforeunload', onUnload);
    page.ask = (end) => askFirst(end);
    return () => {
      delete page.ask;
      ways?.removeEventListener('navigate', onNavigate);
      removeEventListener('beforeunload', onUnload);
    };
  }, []);
  return go && { leave: go, stay: () => setGo(undefined) };
}
