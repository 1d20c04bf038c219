import { del, entries, set } from 'idb-keyval';
import { proxy } from 'valtio';
import { openDatabase } from '../database.ts';
import { inTime, STORAGE_MS } from '../inTime.ts';
import { tabStore, type DatabaseName } from '../storage.ts';

/** A store of values by key. A call may fail, for example because IndexedDB has no room left. */
export interface KeyValueStore {
  set(key: string, value: unknown): Promise<void>;
  del(key: string): Promise<void>;
  entries(): Promise<[key: string, value: unknown][]>;
}

/**
 * `tabOnly` is true when, since the page was loaded, a draft could not be stored in IndexedDB and
 * is kept in this tab only. `told` is true when the person has been informed about that.
 */
export const draftStorage = proxy({ tabOnly: false, told: false });

/** Opens a store in IndexedDB, which all tabs share. */
export function indexedDbStore(name: DatabaseName = 'drafts'): KeyValueStore {
  const database = openDatabase(name);
  return {
    set: async (key, value) => set(key, value, database),
    del: async (key) => del(key, database),
    entries: async () => entries<string>(database),
  };
}

const copyKey = (key: string) => `unstored-draft:${key}` as const;
const isCopyKey = (name: string): name is ReturnType<typeof copyKey> =>
  name.startsWith(copyKey(''));

/** Reads the session-storage copies of this tab, by key. Null stands for a draft that was removed. */
function readCopies(): Map<string, unknown> {
  const copies = new Map<string, unknown>();
  for (const name of Object.keys(tabStore())) {
    if (!isCopyKey(name)) continue;
    try {
      const copy: unknown = JSON.parse(tabStore().getItem(name) ?? '');
      copies.set(name.slice(copyKey('').length), copy);
    } catch {
      tabStore().removeItem(name);
    }
  }
  return copies;
}

/**
 * Keeps a value in session storage at once, because the page is about to go away. When the tab
 * reads its drafts again, the copy replaces the stored value, and a copy of null removes it.
 * Nothing is kept when session storage is full.
 */
export function keepCopy(key: string, value: unknown): void {
  try {
    tabStore().setItem(copyKey(key), JSON.stringify(value));
  } catch {
    // Session storage is full: the previous copy remains.
  }
}
export const dropCopy = (key: string): void => tabStore().removeItem(copyKey(key));

/**
 * Makes a store that never fails. When the durable store refuses a value or does not answer in
 * time, the value is kept in memory, with a copy in session storage, and `draftStorage.tabOnly`
 * becomes true. Calls run one after the other.
 */
export function createDraftStore(durable: KeyValueStore) {
  const memory = new Map<string, unknown>();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result;
    return result;
  };
  let isWaiting = false;
  /** While a call that took too long has no answer yet, the next calls fail at once. */
  const ask = <T>(call: () => Promise<T>): Promise<T> => {
    if (isWaiting) return Promise.reject(new Error('No answer in time.'));
    isWaiting = true;
    const answer = call().finally(() => {
      isWaiting = false;
    });
    return inTime(answer, STORAGE_MS);
  };
  const store = async (key: string, value: unknown): Promise<boolean> => {
    try {
      await ask(() => durable.set(key, value));
      memory.delete(key);
      return true;
    } catch {
      memory.set(key, value);
      keepCopy(key, value);
      draftStorage.tabOnly = true;
      return false;
    }
  };
  const remove = async (key: string) => {
    memory.delete(key);
    await ask(() => durable.del(key)).catch(() => undefined);
    // A newer copy that was made meanwhile is kept.
    if (tabStore().getItem(copyKey(key)) === 'null') dropCopy(key);
  };
  const takeCopies = async () => {
    for (const [key, copy] of readCopies())
      if (copy === null) await remove(key);
      else if (await store(key, copy)) dropCopy(key);
  };
  return {
    /** Resolves with true when the value outlives the tab. */
    set: (key: string, value: unknown) => inTurn(() => store(key, value)),
    del(key: string): Promise<void> {
      if (tabStore().getItem(copyKey(key)) !== null) keepCopy(key, null);
      return inTurn(() => remove(key));
    },
    /** Resolves with all values. The copies in session storage are stored first. */
    entries: () =>
      inTurn(async () => {
        await takeCopies();
        const stored = await ask(() => durable.entries()).catch(() => []);
        return new Map([...stored, ...memory]);
      }),
  };
}
