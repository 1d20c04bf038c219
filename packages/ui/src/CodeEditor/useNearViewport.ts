import { useEffect, useState } from 'react';
import { whenIdle } from '../whenIdle.ts';

/**
 * True once the element has been in or near the viewport and the browser has been idle afterwards.
 * The first paint of a row thus does not wait for its editor, and rows that open together create
 * their editors one after the other.
 */
export function useNearViewport(element: Element | null): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element || near) return undefined;
    let cancel = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        cancel = whenIdle(() => setNear(true), 500);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [element, near]);
  return near;
}
