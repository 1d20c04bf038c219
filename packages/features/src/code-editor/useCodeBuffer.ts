import { useScrape } from '@console/api/scrapes/client';
import type { ScrapeCodeType } from '@console/api/scrapes/schema';
import { useState } from 'react';
import { dirtyParts, openBuffer, type CodeBuffer, type SettingsForm } from './codeBuffer.ts';

/** The name of a document in the editor: another text that was not typed is another document. */
export const documentIdOf = (type: ScrapeCodeType, { revisions }: CodeBuffer): string =>
  `${type}-${revisions[type]}`;

/** A part of the buffer, or how to make it from the newest buffer. */
export type ChangeBuffer = (change: (buffer: CodeBuffer) => CodeBuffer) => void;

/**
 * The buffer of a scrape. While nothing is dirty it follows newer versions; otherwise it keeps the
 * version on which it was written.
 */
export function useCodeBuffer(scrapeId: number) {
  const read = useScrape(scrapeId);
  const { data: newest } = read;
  const [buffer, setBuffer] = useState<CodeBuffer>();
  const versionOf = (version: typeof newest) => version?.scrape.version ?? 0;
  const isNewer = versionOf(newest) > versionOf(buffer?.base);
  const dirty = buffer ? dirtyParts(buffer) : [];
  if (newest && (!buffer || (isNewer && dirty.length === 0))) setBuffer(openBuffer(newest, buffer));

  const change: ChangeBuffer = (next) => setBuffer((now) => now && next(now));
  return {
    read,
    buffer,
    dirty,
    change,
    /** Takes what was typed. A document that is no longer shown changes nothing. */
    setText: (documentId: string, text: string) =>
      change((now) => {
        const type = documentId.startsWith('parser') ? 'parser' : 'spider';
        return documentIdOf(type, now) === documentId
          ? { ...now, texts: { ...now.texts, [type]: text } }
          : now;
      }),
    setSettings: (changed: Partial<SettingsForm>) =>
      change((now) => ({ ...now, settings: { ...now.settings, ...changed } })),
    /** Drops what is unsaved. */
    discard: () => change((now) => openBuffer(now.base, now)),
  };
}

/** What a page has in hand while it edits a scrape. */
export type CodeBufferState = ReturnType<typeof useCodeBuffer>;
