import { memoryLocation } from 'wouter/memory-location';

type MemoryLocation = ReturnType<typeof memoryLocation>;

let current: MemoryLocation | undefined;

/** Creates the memory location of the next story. `start` is its path and query. */
export function openAddress(start: string): MemoryLocation {
  current = memoryLocation({ path: start, record: true });
  return current;
}

/** For play functions: the present path and query of the story, as an address bar would show them. */
export function address(): string {
  const shown = current && 'history' in current ? current.history.at(-1) : undefined;
  if (shown === undefined)
    throw new Error('This story has no address: add the decorator withRouter.');
  return shown;
}
