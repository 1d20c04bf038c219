import { useShortcut } from './useShortcut.ts';

let before: Element | null = null;

/**
 * Opens and closes the filters of a list. The focus goes in with them, so that Tab leads to the
 * first filter, and back out.
 */
export function useFilterKey(open: boolean, setOpen: (open: boolean) => void) {
  useShortcut('list.filter', () => {
    const { activeElement } = document;
    if (!open) {
      before = activeElement;
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('aside[aria-label="Filters"] button')?.focus(),
      );
    } else if (activeElement?.closest('aside') && before instanceof HTMLElement) before.focus();
    setOpen(!open);
  });
}
