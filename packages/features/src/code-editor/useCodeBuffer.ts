import type { ScrapeCodeType } from '@console/api/scrape-code/schema';
import type { ScrapeVersion } from '@console/api/scrapes/client';
import { useState } from 'react';
import { dirtyParts, openBuffer, type CodeBuffer, type SettingsForm } from './codeBuffer.ts';

/**
 * The id of a document in the editor. It changes when the text was replaced, but not when the
 * person types.
 */
export const documentIdOf = (type: ScrapeCodeType, { revisions }: CodeBuffer): string =>
  `${type}-${revisions[type]}`;

/** Replaces the buffer by the result of `change`, which is called with the newest buffer. */
export type ChangeBuffer = (change: (buffer: CodeBuffer) => CodeBuffer) => void;

/**
 * Holds the buffer of a scrape that has been read. The buffer keeps its version until `follow` is
 * called.
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
    /** True when a newer version has been read while the buffer has no changes. */
    isBehind: isNewer && dirty.length === 0,
    /** The version that was saved last, by whomever. The base is older while a conflict is open. */
    lastSaved: isNewer ? newest : buffer.base,
    /** Moves to the newest version, unless something was typed. */
    follow: (typed: CodeBuffer) => {
      if (dirtyParts(typed).length === 0) setBuffer(openBuffer(newest, typed));
    },
    /** Stores a typed text. It is ignored when its document has been replaced since. */
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
