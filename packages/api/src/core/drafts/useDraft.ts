import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { useSnapshot } from 'valtio';
import { useMe } from '../../me/client.ts';
import { browserDrafts, type Draft } from './drafts.ts';
import { draftStorage } from './draftStore.ts';
import { openDraftWriter, type DraftWriter } from './draftWriter.ts';

type DraftOptions<T> = {
  /** The record, such as `scrape-812`. */
  recordKey: string;
  /** The shape of the values. A stored draft of another shape is not offered. */
  schema: v.GenericSchema<unknown, T>;
  /**
   * The unsaved values, or undefined while nothing is unsaved. Each change must come as another
   * object. A form that becomes clean removes its draft.
   */
  values: T | undefined;
  /** The time at which the version was saved on which the values were written, in unix seconds. */
  base: number | null;
  /** The values of that version, or undefined when there is none. */
  baseValues?: T;
  /**
   * Returns what is typed now, for a form whose `values` follow the typing with a delay. It is
   * called when the page goes away, and by `touch`.
   */
  newest?: () => T | undefined;
};

type Offers = { of: string; drafts: readonly Draft[] };

/**
 * Keeps the draft of an open form or buffer. Its values are stored within a second of the last
 * change, and before the page goes away. Use the hook once, where the buffer lives. See
 * docs/decisions.md#drafts.
 */
export function useDraft<T>({
  recordKey,
  schema,
  values,
  base,
  baseValues,
  newest,
}: DraftOptions<T>) {
  const userId = useMe().data?.id;
  const { tabOnly } = useSnapshot(draftStorage);
  const owner = `${userId}/${recordKey}`;
  const [offers, setOffers] = useState<Offers>({ of: '', drafts: [] });
  const writer = useRef<DraftWriter>(undefined);

  const askNewest = useEffectEvent(() => newest && { values: newest(), base, baseValues });

  useEffect(() => {
    if (userId === undefined) return undefined;
    const whose = { userId, recordKey };
    const opened = openDraftWriter(browserDrafts, whose, { newest: () => askNewest() });
    writer.current = opened;
    let isOpen = true;
    void browserDrafts.list(whose).then((found) => {
      const drafts = found.filter(({ id }) => id !== opened.id);
      if (isOpen) setOffers({ of: `${userId}/${recordKey}`, drafts });
    });
    return () => {
      isOpen = false;
      writer.current = undefined;
      opened.close();
    };
  }, [userId, recordKey]);

  useEffect(() => {
    writer.current?.change({ values, base, baseValues });
  }, [userId, recordKey, values, base, baseValues]);

  const offered = (offers.of === owner ? offers.drafts : []).flatMap((draft): Draft<T>[] => {
    const read = v.safeParse(schema, draft.values);
    const before = v.safeParse(schema, draft.baseValues);
    return read.success
      ? [{ ...draft, values: read.output, baseValues: before.success ? before.output : undefined }]
      : [];
  });
  const withdraw = ({ id }: Pick<Draft, 'id'>) =>
    setOffers(({ of, drafts }) => ({ of, drafts: drafts.filter((draft) => draft.id !== id) }));

  return {
    /**
     * The drafts that existed when the record was opened, newest first, and those that were set
     * aside later.
     */
    offered,
    /** Stores what is typed now within a second. Call it while `values` wait for a pause. */
    touch: (): void => writer.current?.touch(),
    /** Call it when the values of an offered draft are put into the form. */
    restore: (draft: Pick<Draft, 'id'>): void => {
      withdraw(draft);
      writer.current?.restore(draft.id);
    },
    /** Drops one offered draft. The draft of what is typed stays. */
    discard: (draft: Pick<Draft, 'id'>): void => {
      withdraw(draft);
      void browserDrafts.remove(draft.id);
    },
    /** Stores values as a draft of their own and offers it. */
    setAside: (aside: T, asideBase: number | null, asideBaseValues?: T): void => {
      if (userId === undefined) return;
      const draft = browserDrafts.create(aside, asideBase, undefined, asideBaseValues);
      void browserDrafts.save({ userId, recordKey }, draft);
      setOffers(({ of, drafts }) => ({
        of: owner,
        drafts: of === owner ? [draft, ...drafts] : [draft],
      }));
    },
    /** Removes the draft of what is typed here. Call it after a save. */
    clear: (): Promise<void> => writer.current?.clear() ?? Promise.resolve(),
    /** True when a draft could not be stored in the browser, so it is kept in this tab. */
    tabOnly,
  };
}
