import { keyName } from './keyName.ts';
import { keysStore } from './keys.store.ts';
import { beginNumber } from './typeNumber.ts';
import { isTyping, placeOf, workingAt } from './workingAt.ts';

/** How long the first key of two waits for the second. */
const SEQUENCE_MS = 1500;

/** The keys so far of a longer shortcut, and when the last one was pressed. */
let begun = { key: '', at: 0 };

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const key = keyName(event);
  if (key === undefined) return;
  const both =
    begun.key && event.timeStamp - begun.at < SEQUENCE_MS ? `${begun.key} ${key}` : undefined;
  begun = { key: '', at: 0 };
  if (key.length === 1 && isTyping(event.target)) return; // a letter is text there
  const working = workingAt(placeOf(event.target), keysStore);
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

/** Those that come before whatever has the focus. Held down they do nothing again. */
function onFirst(event: KeyboardEvent): void {
  const key = event.ctrlKey || event.metaKey ? keyName(event) : undefined;
  if (key === undefined) return;
  const found = workingAt(placeOf(event.target), keysStore).find(
    ({ first, keys }) => first && keys === key,
  );
  if (!found) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) keysStore.bound[found.id]?.run('');
}

/**
 * Adds the one listener of the console to the window, where it comes after everything that handles
 * a key itself. Adding it again changes nothing.
 */
export function listen(): void {
  addEventListener('keydown', onKeyDown);
  addEventListener('keydown', onFirst, true);
}
