import * as v from 'valibot';
import { randomUuid } from '../../core/randomUuid.ts';
import { prefixOf, storedNames } from './outbox.store.ts';
import { itemSchema, type OutboxItem } from './outboxItem.ts';

/** An entry of local storage consists of an item and the page that sends it. */
const entrySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ ...itemSchema.entries, page: v.string() }),
);

/** The used part of the browser's locks, which exist only when the page came by https. */
interface Locks {
  request(name: string, work: () => Promise<unknown>): Promise<unknown>;
}

/**
 * Keeps the items of all users and tabs in local storage.
 *
 * The page that posts an item sends it. Each page holds a lock with its own name until it is gone.
 * Then the browser gives the lock to one of the pages that wait for it, and this page sends the
 * items. It holds the lock until it is gone itself. Without locks, other pages count as gone.
 *
 * @param page the id of this page, which changes with each load
 */
export function createOutboxStorage(
  locks: Locks | undefined = globalThis.navigator?.locks,
  page: string = randomUuid(),
) {
  /** The items that local storage had no room for. */
  const inMemory = new Map<string, string>();
  /** The pages whose items this page sends. */
  const held = new Set([page]);
  const awaited = new Set<string>();

  function waitFor(name: string, onHeld?: () => void): void {
    if (awaited.has(name)) return;
    awaited.add(name);
    const hold = () => {
      held.add(name);
      onHeld?.();
      return new Promise(() => undefined);
    };
    if (locks) locks.request(`outbox:${name}`, hold).catch(() => undefined);
    else void hold();
  }
  waitFor(page);

  const nameOf = ({ userId, id }: OutboxItem) => `${prefixOf(userId)}${id}`;

  /** Returns the entries of a user in the order of posting. An entry of another shape is removed. */
  function entriesOf(userId: number) {
    const kept = [...inMemory.keys()].filter((name) => name.startsWith(prefixOf(userId)));
    return [...new Set([...storedNames(userId), ...kept])]
      .flatMap((name) => {
        const text = inMemory.get(name) ?? localStorage.getItem(name);
        const { success, output } = v.safeParse(entrySchema, text);
        if (!success) localStorage.removeItem(name);
        return success ? output : [];
      })
      .sort((a, b) => a.heldUntil - b.heldUntil);
  }

  return {
    /**
     * Stores an item, in place of the one with the same id. After the call, a crash of the tab does
     * not lose the item.
     *
     * @returns false when there was no room, so the item is kept in this page only
     */
    put(item: OutboxItem): boolean {
      const text = JSON.stringify({ ...item, page });
      try {
        localStorage.setItem(nameOf(item), text);
        inMemory.delete(nameOf(item));
        return true;
      } catch {
        inMemory.set(nameOf(item), text);
        return false;
      }
    },
    /** Removes an item for good. */
    remove(item: OutboxItem): void {
      inMemory.delete(nameOf(item));
      localStorage.removeItem(nameOf(item));
    },
    /** Calls `take` with the items that this page sends, now and whenever another page is gone. */
    adopt(userId: number, take: (items: OutboxItem[]) => void): void {
      const takeHeld = () => take(entriesOf(userId).filter((entry) => held.has(entry.page)));
      takeHeld();
      for (const { page: other } of entriesOf(userId)) waitFor(other, takeHeld);
    },
  };
}
