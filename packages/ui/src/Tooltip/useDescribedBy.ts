import { useEffect } from 'react';

/** Names the element `id` as the description of `element` for as long as both are given. */
export function useDescribedBy(element: Element | null, id: string): void {
  useEffect(() => {
    if (!element) return undefined;
    const before = element.getAttribute('aria-describedby');
    element.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
    return () => {
      if (before) element.setAttribute('aria-describedby', before);
      else element.removeAttribute('aria-describedby');
    };
  }, [element, id]);
}
