import { canOpenRow, hasRows, moveRow } from './rows.ts';
import { useShortcut } from './useShortcut.ts';

const nextRow = () => moveRow(1);
const previousRow = () => moveRow(-1);
/** The browser opens a link that has the focus by itself. */
const byItself = () => {};

const searchBox = () => document.querySelector<HTMLInputElement>('input[type="search"]');
const hasSearch = () => searchBox() !== null;
function goToSearch(): void {
  searchBox()?.focus();
  searchBox()?.select();
}

/**
 * The keys of whatever list is on the page: search, rows, refresh. `ListRows` binds them; pages
 * have nothing to do.
 */
export function useListKeys(refresh: () => void) {
  useShortcut('list.search', goToSearch, hasSearch);
  useShortcut('list.nextRow', nextRow, hasRows);
  useShortcut('list.previousRow', previousRow, hasRows);
  useShortcut('list.open', byItself, canOpenRow);
  useShortcut('list.refresh', refresh);
}
