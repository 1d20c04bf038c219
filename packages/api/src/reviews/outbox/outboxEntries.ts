import { prefixOf, REMOVED } from './outboxMarks.ts';

const nameOf = (userId: number, id: string) => `${prefixOf(userId)}${id}`;

/** Stands for an item that IndexedDB has. */
const MARK = 1;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * An entry in local storage for each item: the item itself until IndexedDB has it, a mark from then
 * on, and null while it is being removed. One call writes it, and no crash of the tab undoes that.
 */
export const outboxEntries = {
  /**
   * @param value the item, or null for its removal
   * @returns whether there was room
   */
  write(userId: number, id: string, value: unknown): boolean {
    try {
      localStorage.setItem(nameOf(userId, id), JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
  /** IndexedDB has the item. */
  mark: (userId: number, id: string): boolean => outboxEntries.write(userId, id, MARK),
  remove: (userId: number, id: string): void => localStorage.removeItem(nameOf(userId, id)),
  /** What the entries of a user hold, by the id of the item. */
  read(userId: number): Map<string, unknown> {
    const prefix = prefixOf(userId);
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    return new Map(
      names.map((name) => [name.slice(prefix.length), parsed(localStorage.getItem(name) ?? '')]),
    );
  },
};

/** Whether another tab has stored an item. */
export const isNewEntry = ({ key, newValue }: StorageEvent): boolean =>
  newValue !== null && newValue !== REMOVED && key !== null && key.startsWith('outbox:');
