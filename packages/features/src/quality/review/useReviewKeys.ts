import { topDialog } from '../../keys/topDialog.ts';
import { useShortcut } from '../../keys/useShortcut.ts';

/** A question, or the list of the keys, may lie over the form. */
const onForm = () => topDialog()?.querySelector('form') != null;

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
  useShortcut('dialog.submit', submit, onForm);
  useShortcut('dialog.choose1', at(0), onForm);
  useShortcut('dialog.choose2', at(1), onForm);
  useShortcut('dialog.choose3', at(2), onForm);
  useShortcut('dialog.choose4', at(3), onForm);
  useShortcut('dialog.choose5', at(4), onForm);
}
