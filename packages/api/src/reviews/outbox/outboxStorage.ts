import * as v from 'valibot';
import { indexedDbStore, type KeyValueStore } from '../../core/drafts/draftStore.ts';
import { randomUuid } from '../../core/randomUuid.ts';
import { REVIEWED_RESOURCES } from '../keys.ts';
import { outboxStore, type OutboxItem } from './outbox.store.ts';
import { outboxEntries } from './outboxEntries.ts';
import { inTime } from './outcome.ts';

const storedSchema = v.object({
  userId: v.number(),
  /** The page whose item it is. */
  page: v.string(),
  id: v.string(),
  kind: v.picklist(REVIEWED_RESOURCES),
  rowId: v.number(),
  reviewed: v.nullable(v.number()),
  title: v.string(),
  values: v.unknown(),
  form: v.unknown(),
  draftKey: v.string(),
  tab: v.optional(v.string(), ''),
  state: v.picklist(['held', 'sending', 'failed']),
  why: v.optional(v.string()),
  retriable: v.optional(v.boolean()),
  heldUntil: v.number(),
});
type Stored = v.InferOutput<typeof storedSchema>;

const read = (value: unknown): Stored | undefined => {
  const { success, output } = v.safeParse(storedSchema, value);
  return success ? output : undefined;
};
const lockName = (page: string) => `outbox:${page}`;

/** What is used of the browser's locks. */
interface Locks {
  request(name: string, work: () => Promise<unknown>): Promise<unknown>;
}

/** Locks exist only where the page came by https or from this machine. */
const lockManager = (): Locks | undefined => globalThis.navigator?.locks;

const keptInTab = () => {
  outboxStore.tabOnly = true;
};

export type OutboxStorage = ReturnType<typeof createOutboxStorage>;

/**
 * Where the items of all users and all tabs are kept. An item belongs to one page, which holds a
 * lock as long as it lives. When it is gone, the item passes to a page of the same user.
 *
 * Local storage has an item before `put` returns, so that a crash of the tab does not lose it.
 * IndexedDB has it a moment later, and keeps it when the browser or the machine crashes, where
 * local storage may fall back by a minute.
 *
 * @param page the id of this page, another one after each load
 * @param onRefused is called when neither has taken an item
 */
export function createOutboxStorage({
  store = indexedDbStore('outbox'),
  locks = lockManager(),
  page = randomUuid(),
  onRefused = keptInTab,
}: {
  store?: KeyValueStore;
  locks?: Locks;
  page?: string;
  onRefused?: () => void;
} = {}) {
  /** What IndexedDB has not taken yet. Null stands for a removal, which is remembered for good. */
  const unstored = new Map<string, Stored | null>();
  const awaited = new Set<string>();
  // Never answered: the browser gives the lock back when the page is gone.
  void locks?.request(lockName(page), () => new Promise(() => undefined)).catch(() => undefined);

  /** The entry in local storage is written at once. A later value of the item takes its place. */
  async function write(userId: number, id: string, value: Stored | null): Promise<void> {
    unstored.set(id, value);
    const hasEntry = outboxEntries.write(userId, id, value);
    try {
      await (value ? store.set(id, value) : store.del(id));
    } catch {
      if (value && !hasEntry) onRefused();
      return;
    }
    if (unstored.get(id) !== value) return;
    if (!value) {
      outboxEntries.remove(userId, id);
      return;
    }
    unstored.delete(id);
    outboxEntries.mark(userId, id);
  }

  /** Without an answer of IndexedDB there are the items of local storage. */
  async function all(userId: number): Promise<Stored[]> {
    const entries = outboxEntries.read(userId);
    const stored = await inTime(store.entries()).catch(() => undefined);
    const found = new Map<string, Stored>();
    // A later layer is never older.
    for (const layer of [stored ?? [], entries, unstored])
      for (const [id, value] of layer) {
        const item = read(value);
        if (item?.userId === userId) found.set(id, item);
        else if (value === null) found.delete(id);
      }
    for (const [id, value] of stored ?? [])
      if (!read(value)) void store.del(id).catch(() => undefined);
    for (const [id, value] of entries)
      if (value === null) void write(userId, id, null);
      else if (stored && !found.has(id)) outboxEntries.remove(userId, id);
    return [...found.values()].sort((a, b) => a.heldUntil - b.heldUntil);
  }

  async function adopt(userId: number, take: (items: OutboxItem[]) => void): Promise<void> {
    const found = await all(userId);
    take(found.filter((item) => item.page === page));
    for (const other of new Set(found.map((item) => item.page)))
      if (other !== page && !awaited.has(other)) void waitFor(other, userId, take);
  }

  /** Without locks the page counts as gone. */
  async function waitFor(
    other: string,
    userId: number,
    take: (items: OutboxItem[]) => void,
  ): Promise<void> {
    awaited.add(other);
    let isTaken = false;
    const takeAll = async () => {
      const theirs = (await all(userId)).filter((item) => item.page === other);
      if (theirs.length === 0) return;
      isTaken = true;
      const written = theirs.map((item) => write(userId, item.id, { ...item, page }));
      take(theirs);
      // A third page gets the lock when it can read whose they are now.
      await Promise.all(written);
    };
    await (locks ? locks.request(lockName(other), takeAll) : takeAll());
    awaited.delete(other);
    // A third page was quicker, and what it took may be left again.
    if (!isTaken) await adopt(userId, take);
  }

  return {
    /** Stores an item, in place of the one with the same id. */
    put: (userId: number, item: OutboxItem): Promise<void> =>
      write(userId, item.id, { ...item, userId, page }),
    /** Removes an item for good. */
    remove: (userId: number, id: string): Promise<void> => write(userId, id, null),
    /**
     * Hands over the items of the user that this page has, and those of pages that are gone, now or
     * later.
     */
    adopt,
  };
}
