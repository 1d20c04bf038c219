import {
  canChooseRow,
  chooseRow,
  hasRowAction,
  rowAction,
  runRowAction,
} from '@console/ui/DataTable/tableRows.ts';
import { useShortcut } from './useShortcut.ts';

export type RowAction = 'review' | 'assign' | 'careerPage';

/**
 * Attributes for the element around the control of a row action. The key of the action presses that
 * control.
 */
export const rowActionProps = (action: RowAction) => rowAction(action);

const review = () => runRowAction('review' satisfies RowAction);
const canReview = () => hasRowAction('review' satisfies RowAction);
const assign = () => runRowAction('assign' satisfies RowAction);
const canAssign = () => hasRowAction('assign' satisfies RowAction);
const careerPage = () => runRowAction('careerPage' satisfies RowAction);
const hasCareerPage = () => hasRowAction('careerPage' satisfies RowAction);

export function useRowActionKeys() {
  useShortcut('list.review', review, canReview);
  useShortcut('list.assign', assign, canAssign);
  useShortcut('list.careerPage', careerPage, hasCareerPage);
}

const choose = () => chooseRow();
const chooseRange = () => chooseRow(true);

/** Binds the keys of rows with check boxes. `clear` is undefined while nothing is selected. */
export function useSelectionKeys(clear: (() => void) | undefined) {
  useShortcut('list.choose', choose, canChooseRow);
  useShortcut('list.chooseRange', chooseRange, canChooseRow);
  useShortcut('global.clearSelection', clear);
}
