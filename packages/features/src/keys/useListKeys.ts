import {
  canOpenRow,
  hasRowAction,
  hasRows,
  moveRow,
  rowAction,
  runRowAction,
} from '@console/ui/DataTable/tableRows.ts';
import { focusSidebarOnOpen } from '@console/ui/ListLayout';
import { focusSearchBox, hasSearchBox } from '@console/ui/SearchBox';
import { useShortcut } from './useShortcut.ts';

const nextRow = () => moveRow(1);
const previousRow = () => moveRow(-1);
/** The browser follows a focused link by itself. */
const native = () => {};

/**
 * The keys of the list on the page: search, rows, refresh. `ListRows` binds them, so pages do not
 * have to.
 */
export function useListKeys(refresh: () => void) {
  useShortcut('list.search', focusSearchBox, hasSearchBox);
  useShortcut('list.nextRow', nextRow, hasRows);
  useShortcut('list.previousRow', previousRow, hasRows);
  useShortcut('list.open', native, canOpenRow);
  useShortcut('list.refresh', refresh);
}

/**
 * Opens and closes the filters of a list. The focus moves into them, so that Tab leads to the first
 * filter; closing them gives it back.
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

/** The previous and the next page of a list; from past the end back to the last one. */
export function usePageKeys({ page, pageSize, total = 0, setPage }: Pages) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  useShortcut('list.previousPage', page > 1 ? () => setPage(Math.min(page - 1, last)) : undefined);
  useShortcut('list.nextPage', page < last ? () => setPage(page + 1) : undefined);
}

export type RowAction = 'review' | 'assign' | 'careerPage';

/** The attributes of the element around the control of a row action: its key presses that control. */
export const rowActionProps = (action: RowAction) => rowAction(action);

const review = () => runRowAction('review' satisfies RowAction);
const canReview = () => hasRowAction('review' satisfies RowAction);
const assign = () => runRowAction('assign' satisfies RowAction);
const canAssign = () => hasRowAction('assign' satisfies RowAction);
const careerPage = () => runRowAction('careerPage' satisfies RowAction);
const hasCareerPage = () => hasRowAction('careerPage' satisfies RowAction);

/** The keys of the row actions of the dashboard. */
export function useRowActionKeys() {
  useShortcut('list.review', review, canReview);
  useShortcut('list.assign', assign, canAssign);
  useShortcut('list.careerPage', careerPage, hasCareerPage);
}
