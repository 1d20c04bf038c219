import { topDialog } from './topDialog.ts';

export interface Place {
  /**
   * What lies on top. A menu or any other popover takes all keys for itself; a tooltip does not,
   * nor the choices of a field, which has the focus.
   */
  layer: 'page' | 'dialog' | 'popover';
  /** Letters belong to what has the focus. */
  typing: boolean;
}

// The code editor takes keys in an element that is neither a field nor editable in the browser's eyes.
const TYPING = [
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '.monaco-editor',
  '[role="textbox"]',
  '[role="combobox"]',
  '[role="spinbutton"]',
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"])',
].join();

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;

export const placeOf = (target: EventTarget | null): Place => ({
  layer: document.querySelector(':popover-open:not([role="tooltip"], :has([role="listbox"]))')
    ? 'popover'
    : topDialog()
      ? 'dialog'
      : 'page',
  typing: isTyping(target),
});
