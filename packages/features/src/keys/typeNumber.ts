import { isTyping } from '@console/ui/isTyping.ts';
import { keyName } from './keyName.ts';
import { keysStore } from './keys.store.ts';
import type { ShortcutId } from './shortcuts.ts';

/** The largest number that a record can have. */
export const LARGEST_NUMBER = 2_147_483_647;

function end(): void {
  keysStore.number = undefined;
  removeEventListener('keydown', onKeyDown, true);
  removeEventListener('pointerdown', end, true);
}

/** Any key but a digit, Enter, Escape or Backspace ends the number and is then handled as usual. */
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
  if (isDigit) typed.digits = `${typed.digits}${key}`.replace(/^0+/, '');
  else if (key === 'Backspace') typed.digits = typed.digits.slice(0, -1);
  else if (key === 'Escape' || Number(typed.digits) <= LARGEST_NUMBER) {
    end();
    if (key === 'Enter' && typed.digits) keysStore.bound[typed.id]?.run(typed.digits);
  }
}

/**
 * Collects the digits that follow. Enter runs the shortcut with the number, unless the number is
 * too large. Escape, a pointer press or any other key cancels. The listener runs before all other
 * key handlers, such as that of the focused row.
 */
export function beginNumber(id: ShortcutId, digit: string): void {
  keysStore.number = { id, digits: digit };
  addEventListener('keydown', onKeyDown, true);
  addEventListener('pointerdown', end, true);
}
