import { randomUuid } from '../randomUuid.ts';
import { onForcedReload } from '../session/forcedReload.ts';
import type { Draft, DraftOwner, Drafts } from './drafts.ts';

/** The debounce before a draft is written, in milliseconds. */
const PAUSE_MS = 300;
/** The longest delay of a write after the first change, in milliseconds. */
const MAX_DELAY_MS = 900;

type Current = Pick<Draft, 'values' | 'base' | 'baseValues'>;

export type DraftWriter = ReturnType<typeof openDraftWriter>;

/**
 * Writes the draft of one open form or buffer, under an id of its own. Drafts that were restored
 * into the form are removed when its draft is stored or removed.
 *
 * @param newest returns what is typed now, which may be newer than the last `change`, or undefined
 *   while nothing is unsaved. It is called when the page goes away, and by `touch`.
 */
export function openDraftWriter(
  drafts: Drafts,
  owner: DraftOwner,
  { id = randomUuid(), newest }: { id?: string; newest?: () => Current | undefined } = {},
) {
  let current: Current = { values: undefined, base: null };
  /**
   * The change that is not stored yet. An undefined draft means that the stored one has to be
   * removed.
   */
  let unstored: { draft: Draft | undefined } | undefined;
  let isStored = false;
  let firstChangeAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restored = new Set<string>();

  async function write(): Promise<void> {
    clearTimeout(timer);
    firstChangeAt = undefined;
    const sent = unstored;
    if (!sent) return;
    isStored = sent.draft !== undefined;
    const replaced = [...restored];
    const outlives = sent.draft ? await drafts.save(owner, sent.draft) : await drafts.remove(id);
    if (unstored === sent) {
      unstored = undefined;
      if (outlives) drafts.dropCopy(id);
    }
    for (const other of replaced) {
      restored.delete(other);
      await drafts.remove(other);
    }
  }

  function take(next: Current): boolean {
    const { values, base, baseValues } = next;
    if (values === current.values && base === current.base && baseValues === current.baseValues)
      return false;
    current = next;
    const draft = values === undefined ? undefined : drafts.create(values, base, id, baseValues);
    if (!draft && !isStored && !unstored) return false;
    unstored = { draft };
    return true;
  }

  function change(next: Current): void {
    if (!take(next)) return;
    firstChangeAt ??= Date.now();
    clearTimeout(timer);
    const left = firstChangeAt + MAX_DELAY_MS - Date.now();
    timer = setTimeout(() => void write(), Math.max(0, Math.min(PAUSE_MS, left)));
  }

  /** Session storage is written first, because IndexedDB may not answer a page that goes away. */
  function flush(): void {
    take(newest?.() ?? current);
    if (unstored) drafts.saveNow(owner, id, unstored.draft);
    void write();
  }
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };

  const forgetReload = onForcedReload(flush);
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flushWhenHidden);

  return {
    id,
    /** Reports the present values, or undefined while nothing is unsaved. */
    change,
    /** Reports the newest values as a change. */
    touch: (): void => change(newest?.() ?? current),
    /**
     * Marks a draft as restored into this form. It is removed once the form's own draft has been
     * stored.
     */
    restore: (other: string): void => void restored.add(other),
    /** Removes the draft and what was restored into it, at once. A later change begins a new one. */
    async clear(): Promise<void> {
      unstored = { draft: undefined };
      await write();
    },
    /** Stores pending changes and closes the writer. */
    close(): void {
      forgetReload();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      void write();
    },
  };
}
