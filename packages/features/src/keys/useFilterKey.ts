import { focusSidebarOnOpen } from '@console/ui/ListLayout';
import { useShortcut } from './useShortcut.ts';

/**
 * Binds the key that opens and closes the filters of a list. On opening, the focus moves into the
 * filters, so that Tab leads to the first one. On closing, it goes back.
 */
export function useFilterKey(open: boolean, setOpen: (open: boolean) => void) {
  useShortcut('list.filter', () => {
    if (!open) focusSidebarOnOpen('Filters');
    setOpen(!open);
  });
}
