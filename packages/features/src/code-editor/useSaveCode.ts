import { noticeOf, type ApiError } from '@console/api/core/errors';
import { useInvalidate } from '@console/api/core/useInvalidate';
import { useSaveScrape } from '@console/api/scrape-code/client';
import { readScrape } from '@console/api/scrapes/client';
import { closeError, showSuccess } from '@console/ui/Notices/notices.store.ts';
import { useState } from 'react';
import {
  dirtyParts,
  mergeBuffer,
  takeTheirs,
  toWrite,
  withBase,
  type CodeBuffer,
  type Merge,
  type Part,
} from './codeBuffer.ts';

const TOASTS: Readonly<Record<Part, string>> = {
  spider: 'Spider has been saved.',
  parser: 'Parser has been saved.',
  settings: 'Code Configuration has been saved.',
};

/** How often one save moves onto a newer version by itself. */
const MOST_REBASES = 3;

export interface SaveConflict extends Merge {
  reason: string;
}

/**
 * Saves the dirty parts of a buffer one after the other, each on the version that the answer before
 * it gave. A part that is refused stays dirty, and the parts after it are still tried.
 */
export function useSaveCode(scrapeId: number, setBuffer: (buffer: CodeBuffer) => void) {
  const write = useSaveScrape();
  const invalidate = useInvalidate();
  const [pending, setPending] = useState(false);
  const [failures, setFailures] = useState<Partial<Record<Part, ApiError>>>({});
  const [conflict, setConflict] = useState<SaveConflict>();

  /**
   * Moves the buffer onto the newest version. Undefined where the person has to decide, or it
   * cannot be read.
   */
  const rebase = async (before: CodeBuffer, error: ApiError, reason: string) => {
    const newer = await readScrape(scrapeId).catch(() => undefined);
    if (!newer) return undefined;
    const merge = mergeBuffer(before, newer);
    if (merge.clashes.length > 0) {
      setConflict({ ...merge, reason });
      return undefined;
    }
    const notice = noticeOf(error);
    if (notice) closeError(notice); // It has been settled without the person.
    setBuffer(merge.buffer);
    return merge.buffer;
  };

  const save = async (given: CodeBuffer, reason: string): Promise<boolean> => {
    let buffer = given;
    let rebases = 0;
    const failed: Partial<Record<Part, ApiError>> = {};
    setPending(true);
    setFailures({});
    setConflict(undefined);
    const waiting = [...dirtyParts(buffer)];
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      let failure: ApiError | undefined;
      const values = toWrite(buffer, part, reason);
      const answer = await write.trigger(
        { id: scrapeId, values, etag: buffer.base.etag },
        (error) => {
          failure = error;
        },
      );
      if (answer) {
        buffer = withBase(buffer, answer);
        setBuffer(buffer);
        showSuccess(TOASTS[part]);
        continue;
      }
      if (!failure) break;
      if (failure.kind === 'stale' && rebases < MOST_REBASES) {
        const rebased = await rebase(buffer, failure, reason);
        if (rebased) {
          rebases += 1;
          buffer = rebased;
          if (dirtyParts(buffer).includes(part)) waiting.unshift(part);
          continue;
        }
      }
      failed[part] = failure;
      // Archived, converted or deleted meanwhile: the page says so.
      if (failure.kind === 'conflict' || failure.kind === 'notFound')
        void invalidate(['scrapes', 'detail', scrapeId]);
      if (failure.kind !== 'invalid') break;
    }
    setFailures(failed);
    setPending(false);
    return Object.keys(failed).length === 0;
  };

  return {
    save,
    pending,
    failures,
    forgetFailures: () => setFailures({}),
    conflict,
    /** The own text goes onto the newer version and is saved at once. */
    keepMine: async (): Promise<boolean> => {
      if (!conflict) return false;
      setBuffer(conflict.buffer);
      return save(conflict.buffer, conflict.reason);
    },
    /** The parts in conflict take the saved values; everything else stays as it was typed. */
    loadTheirs: () => {
      if (conflict) setBuffer(takeTheirs(conflict));
      setConflict(undefined);
      setFailures({});
    },
    closeConflict: () => setConflict(undefined),
  };
}
export type SaveCodeState = ReturnType<typeof useSaveCode>;
