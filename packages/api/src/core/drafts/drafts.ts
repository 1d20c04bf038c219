import * as v from 'valibot';
import { serverNow } from '../clock.ts';
import { randomUuid } from '../randomUuid.ts';
import { createDraftStore, dropCopy, indexedDbStore, keepCopy } from './draftStore.ts';
import { currentTab, openTabs } from './tabs.ts';

/** The values that a person has typed into one record and not saved. */
export type Draft<T = unknown> = {
  id: string;
  values: T;
  /** The time of saving, in unix seconds. */
  savedAt: number;
  /** The time at which the version was saved on which the draft was written, in unix seconds. */
  base: number | null;
  /**
   * The values of that version. They are undefined for a draft that was written on no version, and
   * in older drafts.
   */
  baseValues?: T;
};

/** The user who has the drafts, and the record that they are about, such as `scrape-812`. */
export type DraftOwner = { userId: number; recordKey: string };

const KEPT_SECONDS = 14 * 24 * 3600;

const storedSchema = v.object({
  userId: v.number(),
  recordKey: v.string(),
  tab: v.string(),
  values: v.unknown(),
  savedAt: v.number(),
  base: v.nullable(v.number()),
  baseValues: v.optional(v.unknown()),
});
type StoredDraft = v.InferOutput<typeof storedSchema>;

/**
 * Reads and writes drafts.
 *
 * @param store the store in which they are kept
 * @param tab the id of this tab
 * @param open the ids of the open tabs
 */
export const createDrafts = ({
  store = createDraftStore(indexedDbStore()),
  tab = currentTab,
  open = openTabs,
} = {}) => {
  /** The id is empty until it is known. A draft without an id belongs to a closed tab. */
  let tabId = '';
  const tabKnown = async () => {
    tabId = await tab();
  };

  async function removeOld(): Promise<void> {
    for (const [id, value] of await store.entries()) {
      const { success, output } = v.safeParse(storedSchema, value);
      if (!success || output.savedAt < serverNow() - KEPT_SECONDS) await store.del(id);
    }
  }
  let cleaned: Promise<void> | undefined;

  const toStored = (owner: DraftOwner, { id: _id, ...draft }: Draft): StoredDraft => ({
    ...owner,
    tab: tabId,
    ...draft,
  });

  return {
    /** Makes a new draft, which is not stored yet. */
    create: (
      values: unknown,
      base: number | null,
      id: string = randomUuid(),
      baseValues?: unknown,
    ): Draft => ({ id, values, savedAt: serverNow(), base, baseValues }),
    /**
     * Stores a draft, in place of the one with the same id. Resolves with true when it outlives the
     * tab.
     */
    async save(owner: DraftOwner, draft: Draft): Promise<boolean> {
      await tabKnown();
      return store.set(draft.id, toStored(owner, draft));
    },
    /**
     * Keeps a draft, or its removal, in session storage at once, because the page may go away
     * before IndexedDB has answered.
     */
    saveNow: (owner: DraftOwner, id: string, draft: Draft | undefined): void =>
      keepCopy(id, draft ? toStored(owner, draft) : null),
    /** Forgets what `saveNow` has kept, because it is stored. */
    dropCopy,
    remove: (id: string): Promise<void> => store.del(id),
    /**
     * Resolves with the drafts of a record, newest first. They come from this tab and from tabs
     * that are closed; the drafts of other open tabs are left out. The first call removes the
     * drafts of all records that are older than 14 days.
     */
    async list({ userId, recordKey }: DraftOwner): Promise<Draft[]> {
      await tabKnown();
      await (cleaned ??= removeOld());
      const [entries, others] = await Promise.all([store.entries(), open()]);
      return [...entries]
        .flatMap(([id, value]) => {
          const { success, output } = v.safeParse(storedSchema, value);
          if (!success || output.userId !== userId || output.recordKey !== recordKey) return [];
          const { tab: writer, values, savedAt, base, baseValues } = output;
          if (writer !== tabId && others.has(writer)) return [];
          return [{ id, values, savedAt, base, baseValues }];
        })
        .sort((a, b) => b.savedAt - a.savedAt);
    },
  };
};

export type Drafts = ReturnType<typeof createDrafts>;

/** The drafts of this browser. */
export const browserDrafts = createDrafts();
