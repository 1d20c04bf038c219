import { canOpenRow, hasRows, moveRow } from '@console/ui/DataTable/tableRows.ts';
import { focusSidebarOnOpen } from '@console/ui/ListLayout';
import { focusSearchBox, hasSearchBox } from '@console/ui/SearchBox';
import { useShortcut } from './useShortcut.ts';

const nextRow = () => moveRow(1);
const previousRow = () => moveRow(-1);
/** Does nothing, because the browser itself follows a focused link on Enter. */
const native = () => {};

/**
 * Binds the keys of the list on the page: search, rows and refresh. `ListRows` calls it, so that
 * pages do not have to.
 */
export function useListKeys(refresh: () => void) {
  useShortcut('list.search', focusSearchBox, hasSearchBox);
  useShortcut('list.nextRow', nextRow, hasRows);
  useShortcut('list.previousRow', previousRow, hasRows);
  useShortcut('list.open', native, canOpenRow);
  useShortcut('list.refresh', refresh);
}

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

interface Pages {
  page: number;
  pageSize: number;
  total: number | undefined;
  setPage: (page: number) => void;
}

/**
 * Binds the keys for the previous and the next page of a list. On a page past the end, "previous"
 * goes to the last page.
 */
export function usePageKeys({ page, pageSize, total = 0, setPage }: Pages) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  useShortcut('list.previousPage', page > 1 ? () => setPage(Math.min(page - 1, last)) : undefined);
  useShortcut('list.nextPage', page < last ? () => setPage(page + 1) : undefined);
}
