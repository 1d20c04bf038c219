import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/** The answer was to leave: the way out is not held back again. */
let leaving = false;

/**
 * Holds back every way out of a page while it has something to lose: links, keys, Back and Forward.
 * Reloading and closing get the browser's own question.
 *
 * @param isInside whether a pathname belongs to the page; a function outside the component
 * @returns the question that stands open, if any
 */
export function useLeaveQuestion(active: boolean, isInside: (pathname: string) => boolean) {
  const [go, setGo] = useState<() => void>();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!active) return undefined;
    leaving = false;
    const hold = (event: NavigateEvent) => {
      const { url, key, sameDocument } = event.destination;
      const { pathname, search, hash } = new URL(url);
      // The browser asks about a page that would be unloaded.
      if (leaving || !sameDocument || !event.cancelable || event.hashChange || isInside(pathname))
        return;
      event.preventDefault();
      setGo(() => () => {
        leaving = true;
        if (event.navigationType === 'traverse') navigation.traverseTo(key);
        else navigate(`~${pathname}${search}${hash}`);
      });
    };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    navigation.addEventListener('navigate', hold);
    addEventListener('beforeunload', ask);
    return () => {
      navigation.removeEventListener('navigate', hold);
      removeEventListener('beforeunload', ask);
    };
  }, [active, isInside, navigate]);
  return go && { leave: go, stay: () => setGo(undefined) };
}
