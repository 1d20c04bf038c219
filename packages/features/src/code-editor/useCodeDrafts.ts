import type { Draft } from '@console/api/core/drafts/drafts';
import { useDraft } from '@console/api/core/drafts/useDraft';
import { scrapeSchema, type Scrape } from '@console/api/scrapes/schema';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { useDraftNotice } from '../form/useDraftNotice.ts';
import { dirtyParts, type CodeBuffer } from './codeBuffer.ts';

/** A stored buffer. It includes the whole version from which the editing began. */
const draftSchema = v.object({
  base: v.object({ scrape: scrapeSchema, etag: v.optional(v.string()) }),
  texts: v.object({ spider: v.string(), parser: v.string() }),
  settings: v.object({
    specific_host: v.string(),
    clear_cookie: v.boolean(),
    method: v.string(),
    proxy_service: v.string(),
    self_identification: v.boolean(),
    spider_frequency: v.string(),
  }),
  revisions: v.object({ spider: v.number(), parser: v.number() }),
});

const recordKeyOf = (scrapeId: number) => `scrape-${scrapeId}`;

/** When the more recently saved of the two codes was saved, in Unix seconds. */
const savedAt = ({ spider_last_date_modified, parser_last_date_modified }: Scrape) =>
  Math.max(spider_last_date_modified ?? 0, parser_last_date_modified ?? 0) || null;

/**
 * The drafts of the buffer of a scrape.
 *
 * @param typed returns the buffer with everything that was typed
 */
export function useCodeDrafts(buffer: CodeBuffer, typed: () => CodeBuffer) {
  const unsaved = (given: CodeBuffer) => (dirtyParts(given).length > 0 ? given : undefined);
  const drafts = useDraft<CodeBuffer>({
    recordKey: recordKeyOf(buffer.base.scrape.id),
    schema: draftSchema,
    values: unsaved(buffer),
    base: savedAt(buffer.base.scrape),
    newest: () => unsaved(typed()),
  });
  useDraftNotice(drafts.tabOnly);
  const { base } = buffer;
  const isSaved = ({ values }: Draft<CodeBuffer>) =>
    values.base.scrape.is_combo === base.scrape.is_combo &&
    dirtyParts({ ...values, base }).length === 0;
  const saved = drafts.offered.find(isSaved);
  // When the person leaves while a save is under way, its draft stays stored. So a draft that has
  // been saved is discarded.
  const discard = useEffectEvent(drafts.discard);
  useEffect(() => {
    if (saved) discard(saved);
  }, [saved]);
  return {
    ...drafts,
    offered: drafts.offered.filter((draft) => !isSaved(draft)),
    /** Keeps a buffer as a draft before another one replaces it. */
    setAside: (given: CodeBuffer) => drafts.setAside(given, savedAt(given.base.scrape)),
  };
}
export type CodeDraftsState = ReturnType<typeof useCodeDrafts>;

/** The version on which the newest draft of a deleted scrape was written. */
export function useVersionOfDraft(scrapeId: number): CodeBuffer['base'] | undefined {
  const { offered } = useDraft<CodeBuffer>({
    recordKey: recordKeyOf(scrapeId),
    schema: draftSchema,
    values: undefined,
    base: null,
  });
  return offered[0]?.values.base;
}
