import type { ScrapeCodeType } from '@console/api/scrape-code/schema';
import type { ScrapeVersion } from '@console/api/scrapes/client';
import { useState } from 'react';
import { dirtyParts, openBuffer, type CodeBuffer, type SettingsForm } from './codeBuffer.ts';

/** The id of a document in the editor. A text that was exchanged and not typed has a new id. */
export const documentIdOf = (type: ScrapeCodeType, { revisions }: CodeBuffer): string =>
  `${type}-${revisions[type]}`;

/** Makes the next buffer from the newest one. */
export type ChangeBuffer = (change: (buffer: CodeBuffer) => CodeBuffer) => void;

/**
 * The buffer of a scrape that has been read. It keeps the version on which it was written until
 * `follow` is called.
 */
export function useCodeBuffer(newest: ScrapeVersion) {
  const [buffer, setBuffer] = useState(() => openBuffer(newest));
  const isNewer = (newest.scrape.version ?? 0) > (buffer.base.scrape.version ?? 0);
  const dirty = dirtyParts(buffer);

  const change: ChangeBuffer = (next) => setBuffer((now) => next(now));
  return {
    buffer,
    dirty,
    change,
    /** A newer version has been read, and nothing that the buffer knows of was typed. */
    isBehind: isNewer && dirty.length === 0,
    /** Moves to the newest version, unless something was typed. */
    follow: (typed: CodeBuffer) => {
      if (dirtyParts(typed).length === 0) setBuffer(openBuffer(newest, typed));
    },
    /** Takes what was typed. A document that was exchanged since then changes nothing. */
    setText: (documentId: string, text: string) =>
      change((now) => {
        const type = documentId.startsWith('parser') ? 'parser' : 'spider';
        return documentIdOf(type, now) === documentId
          ? { ...now, texts: { ...now.texts, [type]: text } }
          : now;
      }),
    setSettings: (changed: Partial<SettingsForm>) =>
      change((now) => ({ ...now, settings: { ...now.settings, ...changed } })),
  };
}
