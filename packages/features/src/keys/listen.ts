import { keyName } from './keyName.ts';
import { keysStore } from './keys.store.ts';
import { isTyping, placeOf } from './place.ts';
import { workingAt } from './workingAt.ts';

/** How long the first key of two waits for the second. */
const SEQUENCE_MS = 1500;

let begun = { key: '', at: 0 };

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const key = keyName(event);
  if (key === undefined) return;
  const both =
    begun.key && event.timeStamp - begun.at < SEQUENCE_MS ? `${begun.key} ${key}` : undefined;
  begun = { key: '', at: 0 };
  // No letter works while somebody types, and finding out what lies on top costs more than all else that typing one does.
  if (key.length === 1 && isTyping(event.target)) return;
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
 * The one listener of the console, on the window: whatever handles a key itself has had it by then.
 * Adding it again changes nothing.
 */
export const listen = () => addEventListener('keydown', onKeyDown);
