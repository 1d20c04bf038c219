import { memoryLocation } from 'wouter/memory-location';

type MemoryLocation = ReturnType<typeof memoryLocation>;

let current: MemoryLocation | undefined;

/** A new address for the story that is about to be shown; `start` is path and query. */
export function openAddress(start: string): MemoryLocation {
  current = memoryLocation({ path: start, record: true });
  return current;
}

/**
 * For play functions: path and query where the story has gone to, as the address bar would show
 * them.
 */
export function address(): string {
  const shown = current && 'history' in current ? current.history.at(-1) : undefined;
  if (shown === undefined)
    throw new Error('This story has no address: add the decorator withRouter.');
  return shown;
}
