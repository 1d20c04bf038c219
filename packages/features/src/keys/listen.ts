import { isNumberField, isTyping } from '@console/ui/isTyping.ts';
import { keepFocusOfNotices } from '@console/ui/Notices/keepFocus.ts';
import { keyContextOf, activeShortcuts } from './activeShortcuts.ts';
import { bindKeysOfEveryPage } from './everyPage.ts';
import { keyName } from './keyName.ts';
import { keysStore } from './keys.store.ts';
import { beginNumber } from './typeNumber.ts';

/** How long, in milliseconds, the first key of a sequence waits for the second. */
const SEQUENCE_MS = 1500;

/** The keys pressed so far of a key sequence, and when the last one was pressed. */
let begun = { key: '', at: 0 };

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const key = keyName(event);
  if (key === undefined) return;
  const both =
    begun.key && event.timeStamp - begun.at < SEQUENCE_MS ? `${begun.key} ${key}` : undefined;
  begun = { key: '', at: 0 };
  // In a text field a single character is input, not a shortcut. A letter is none in a number.
  const isInput = isTyping(event.target) && !(isNumberField(event.target) && /[a-z]/.test(key));
  if (key.length === 1 && isInput) return;
  const working = activeShortcuts(keyContextOf(event.target), keysStore);
  const begins = (keys: string | undefined) =>
    keys !== undefined && working.some((shortcut) => shortcut.keys.startsWith(`${keys} `));
  const written = /^[1-9]$/.test(key) ? both?.replace(/.$/, '#') : both;
  const found =
    working.find(({ keys }) => keys === written) ??
    (begins(both) ? undefined : working.find(({ keys }) => keys === key));
  const first = [both, key].find(begins);
  if (first && !event.repeat && (!found || found.keys === both))
    begun = { key: first, at: event.timeStamp };
  if (found && found.keys === written && written.endsWith('#')) {
    event.preventDefault();
    beginNumber(found.id, key);
    return;
  }
  if (!found || found.native || (event.repeat && !found.repeats)) return;
  event.preventDefault();
  keysStore.bound[found.id]?.run('');
}

/**
 * Handles the shortcuts with `first` in the capture phase, before the focused element. Key repeat
 * is ignored.
 */
function onFirst(event: KeyboardEvent): void {
  const key = event.ctrlKey || event.metaKey ? keyName(event) : undefined;
  if (key === undefined) return;
  const found = activeShortcuts(keyContextOf(event.target), keysStore).find(
    ({ first, keys }) => first && keys === key,
  );
  if (!found) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) keysStore.bound[found.id]?.run('');
}

/**
 * Adds the key listeners of the console to the window. The listener for most shortcuts is in the
 * bubble phase, so that an element that handles a key itself comes first. It also starts to return
 * the focus when a notice leaves, which only people who use the keyboard need. A second call has no
 * effect.
 */
export function listen(): void {
  addEventListener('keydown', onKeyDown);
  addEventListener('keydown', onFirst, true);
  keepFocusOfNotices();
  bindKeysOfEveryPage();
}
