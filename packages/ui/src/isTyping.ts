// The code editor takes keys in an element that the browser regards neither as a field nor as
// editable.
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

/** Whether the target is a field for a number, in which letters mean nothing. */
export const isNumberField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.inputMode === 'numeric';

/** Whether keys that are pressed at an element are taken as text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;
