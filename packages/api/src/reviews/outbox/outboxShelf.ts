import * as v from 'valibot';
import {
  createDraftStore,
  indexedDbStore,
  tabCopies,
  type DraftStore,
} from '../../core/drafts/draftStore.ts';
import { randomUuid } from '../../core/randomUuid.ts';
import { outboxStore, type OutboxItem } from './outbox.store.ts';
import { outboxMarks } from './outboxMarks.ts';

const storedSchema = v.object({
  userId: v.number(),
  /** The page whose item it is. */
  page: v.string(),
  id: v.string(),
  kind: v.picklist([
    'daily-job-shifts',
    'watch-lists',
    'monitored-entities',
    'review-readies',
    'pit-stops',
  ]),
  rowId: v.number(),
  reviewed: v.nullable(v.number()),
  title: v.string(),
  values: v.unknown(),
  form: v.unknown(),
  draftKey: v.string(),
  tab: v.optional(v.string()),
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
const copies = tabCopies('unstored-outbox');
const lockName = (page: string) => `outbox:${page}`;

/** What is used of the browser's locks. */
interface Locks {
  request(name: string, work: () => Promise<unknown>): Promise<unknown>;
}

/** Locks exist only where the page came by https or from this machine. */
const lockManager = (): Locks | undefined => globalThis.navigator?.locks;

const browserStore = () =>
  createDraftStore(indexedDbStore('outbox'), {
    copies,
    onRefused: () => {
      outboxStore.tabOnly = true;
    },
  });

export type Shelf = ReturnType<typeof createShelf>;

/**
 * Where the items of all users and all tabs are kept. An item belongs to one page, which holds a
 * lock as long as it lives. When it is gone, the item passes to a page of the same user.
 *
 * @param page the id of this page, another one after each load
 */
export function createShelf({
  store = browserStore(),
  locks = lockManager(),
  page = randomUuid(),
  marks = outboxMarks,
}: {
  store?: DraftStore;
  locks?: Locks;
  page?: string;
  marks?: Pick<typeof outboxMarks, 'add' | 'remove'>;
} = {}) {
  /** What the store has not confirmed yet. Null stands for a removal. */
  const unstored = new Map<string, Stored | null>();
  const removed = new Set<string>();
  const awaited = new Set<string>();
  // Never answered: the browser gives the lock back when the page is gone.
  void locks?.request(lockName(page), () => new Promise(() => undefined)).catch(() => undefined);

  async function write(id: string, value: Stored | null): Promise<void> {
    unstored.set(id, value);
    if (value) {
      if (await store.set(id, value)) copies.drop(id);
    } else await store.del(id);
    if (unstored.get(id) === value) unstored.delete(id);
  }

  const all = async (userId: number): Promise<Stored[]> => {
    const found: Stored[] = [];
    for (const [id, value] of await store.entries()) {
      const item = read(value);
      if (!item) await store.del(id);
      else if (item.userId === userId && !removed.has(id)) found.push(item);
    }
    return found.sort((a, b) => a.heldUntil - b.heldUntil);
  };

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
      for (const item of theirs) await write(item.id, { ...item, page });
      take(theirs);
      isTaken = true;
    };
    await (locks ? locks.request(lockName(other), takeAll) : takeAll());
    awaited.delete(other);
    // A third page was quicker, and what it took may be left again.
    if (!isTaken) await adopt(userId, take);
  }

  return {
    /** Stores an item, in place of the one with the same id. */
    put(userId: number, item: OutboxItem): Promise<void> {
      marks.add(userId, item.id);
      return write(item.id, { ...item, userId, page });
    },
    async remove(userId: number, id: string): Promise<void> {
      removed.add(id);
      await write(id, null);
      marks.remove(userId, id);
    },
    /**
     * Hands over the items of the user that this page has, and those of pages that are gone, now or
     * later.
     */
    adopt,
    /**
     * Keeps in session storage what is not stored yet, at once. For a page that goes away before
     * IndexedDB has answered.
     */
    keepUnstored(): void {
      for (const [id, value] of unstored) copies.keep(id, value);
    },
  };
}
