import { keyName } from './keyName.ts';
import { keysStore } from './keys.store.ts';
import { isTyping, placeOf, workingAt } from './workingAt.ts';

/** How long the first key of two waits for the second. */
const SEQUENCE_MS = 1500;

/** The first key of two, and when it was pressed. */
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
  const found =
    working.find(({ keys }) => keys === both) ?? working.find(({ keys }) => keys === key);
  if (!found) {
    if (!event.repeat && working.some(({ keys }) => keys.startsWith(`${key} `)))
      begun = { key, at: event.timeStamp };
    return;
  }
  if (found.native || (event.repeat && !found.repeats)) return;
  event.preventDefault();
  keysStore.bound[found.id]?.run();
}

/**
 * Adds the one listener of the console to the window, where it comes after everything that handles
 * a key itself. Adding it again changes nothing.
 */
export const listen = () => addEventListener('keydown', onKeyDown);
