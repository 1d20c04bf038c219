import { keyName } from './keyName.ts';
import { keysStore } from './keys.store.ts';
import type { ShortcutId } from './shortcuts.ts';
import { isTyping } from './workingAt.ts';

/** So many digits fit a JavaScript number exactly. */
const LONGEST = 15;

function end(): void {
  keysStore.number = undefined;
  removeEventListener('keydown', onKeyDown, true);
  removeEventListener('pointerdown', end, true);
}

/** Another key ends the number and keeps its meaning. */
function onKeyDown(event: KeyboardEvent): void {
  const key = keyName(event);
  const typed = keysStore.number;
  if (key === undefined || !typed) return;
  const isDigit = /^\d$/.test(key);
  if (isTyping(event.target) || !(isDigit || /^(Enter|Escape|Backspace)$/.test(key))) {
    end();
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isDigit) typed.digits = `${typed.digits}${key}`.replace(/^0+/, '').slice(0, LONGEST);
  else if (key === 'Backspace') typed.digits = typed.digits.slice(0, -1);
  else {
    end();
    if (key === 'Enter' && typed.digits) keysStore.bound[typed.id]?.run(typed.digits);
  }
}

/**
 * Takes the following digits until Enter runs the shortcut with the number. Escape, a press of the
 * pointer and any other key give it up. It comes before everything else that handles keys, such as
 * the row that has the focus.
 */
export function beginNumber(id: ShortcutId, digit: string): void {
  keysStore.number = { id, digits: digit };
  addEventListener('keydown', onKeyDown, true);
  addEventListener('pointerdown', end, true);
}
