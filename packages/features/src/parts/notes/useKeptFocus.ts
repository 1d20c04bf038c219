import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in the list when what had it is gone: a note that has left, a Retry that worked.
 *
 * @returns the props of the list
 */
export function useKeptFocus() {
  const list = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true });
  });
  return {
    ref: list,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) isInside.current = false;
    },
  };
}
