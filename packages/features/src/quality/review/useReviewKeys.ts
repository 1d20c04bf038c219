import { isFormOnTop } from '@console/ui/Dialog/topDialog.ts';
import { useShortcut } from '../../keys/useShortcut.ts';

interface ReviewKeys {
  submit: () => void;
  /** How many actions there are to choose from. */
  actions: number;
  /** The action at this place of the form, from 0. */
  choose: (at: number) => void;
}

/**
 * Numbers choose the action, in the order of the form; with Ctrl or ⌘, Enter saves from anywhere in
 * the dialog.
 */
export function useReviewKeys({ submit, actions, choose }: ReviewKeys) {
  const at = (index: number) => (index < actions ? () => choose(index) : undefined);
  useShortcut('dialog.submit', submit, isFormOnTop);
  useShortcut('dialog.choose1', at(0), isFormOnTop);
  useShortcut('dialog.choose2', at(1), isFormOnTop);
  useShortcut('dialog.choose3', at(2), isFormOnTop);
  useShortcut('dialog.choose4', at(3), isFormOnTop);
  useShortcut('dialog.choose5', at(4), isFormOnTop);
}
