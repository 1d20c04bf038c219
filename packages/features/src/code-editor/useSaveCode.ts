import { asApiError, type ApiError } from '@console/api/core/errors';
import { useSaveScrape } from '@console/api/scrape-code/client';
import { codeFault } from '@console/api/scrape-code/rules';
import { readScrape } from '@console/api/scrapes/client';
import { closeError, showError, showSuccess } from '@console/ui/Notices/notices.store.ts';
import { useRef, useState } from 'react';
import { isFinal, statusOf } from '../form/refusal.ts';
import { withdrawNotice } from '../form/withdrawNotice.ts';
import { codeOf, dirtyParts, toWrite, type CodeBuffer, type Part } from './codeBuffer.ts';
import type { SaveConflict } from './mergeBuffer.ts';
import { partLabel } from './partText.ts';
import type { ChangeBuffer } from './useCodeBuffer.ts';

const TOASTS: Readonly<Record<Part, string>> = {
  spider: 'Spider has been saved.',
  parser: 'Parser has been saved.',
  settings: 'Code Configuration has been saved.',
};

/** The most times that one save is rebased onto a newer version without asking the person. */
const MAX_REBASES = 3;

/**
 * Loads the functions that a save needs. They are loaded already, because a save begins in a dialog
 * of the same chunk.
 */
const loadSaving = () => import('./dialogs.ts');

/** Whether the scrape itself is gone, and not only the call that answered 404. */
const isScrapeGone = (scrapeId: number): Promise<boolean> =>
  readScrape(scrapeId).then(
    () => false,
    (failure: unknown) => asApiError(failure).kind === 'notFound',
  );

/** Whether the refusal concerns only one part, so that the parts after it may still be saved. */
const isOfPart = ({ kind }: ApiError) => kind === 'invalid' || kind === 'server';

/** Why a part cannot be stored as it is. */
const faultOf = (buffer: CodeBuffer, part: Part): string | undefined =>
  part === 'settings' ? undefined : codeFault(codeOf(buffer, part))?.message;

/**
 * Saves the dirty parts of a buffer one after the other. Each is saved on the version that the
 * answer before it returned. A refused part stays dirty, and the parts after it are still tried.
 * When no save can succeed now, they are marked as not tried. What is typed while a save waits for
 * its answer stays in the buffer.
 *
 * @param current returns the buffer with everything that was typed
 */
export function useSaveCode(scrapeId: number, change: ChangeBuffer, current: () => CodeBuffer) {
  const write = useSaveScrape();
  const [pending, setPending] = useState(false);
  const [failures, setFailures] = useState<Partial<Record<Part, string>>>({});
  const [isOver, setIsOver] = useState(false);
  const [conflict, setConflict] = useState<SaveConflict>();
  const [refused, setRefused] = useState<{ error: ApiError; refusal: string }>();
  const withdrawals = useRef<(() => void)[]>([]);
  const forgetFailures = () => {
    for (const withdraw of withdrawals.current.splice(0)) withdraw();
    setRefused(undefined);
    setFailures({});
    setIsOver(false);
  };

  /**
   * Moves the buffer onto the newest version. Resolves with 'asked' when the person has to decide,
   * with undefined when that version cannot be read, and with an object without a buffer when the
   * type of the scrape has changed.
   */
  const rebase = async (before: CodeBuffer, error: ApiError, reason: string) => {
    const newer = await readScrape(scrapeId).catch(() => undefined);
    if (!newer) return undefined;
    if (newer.scrape.is_combo !== before.base.scrape.is_combo) {
      return {}; // The page goes to the editor of the other type and says so.
    }
    const { mergeBuffer, takeTheirs } = await loadSaving();
    const merge = mergeBuffer(before, newer);
    if (merge.conflicts.length > 0) {
      const status = statusOf(error);
      setConflict({ ...merge, theirs: takeTheirs(merge), reason, detail: error.detail, status });
      return 'asked';
    }
    change((now) => mergeBuffer(now, newer).buffer);
    return { buffer: merge.buffer };
  };

  /** Resolves with the saved buffer, or with undefined when a part was not saved. */
  const save = async (given: CodeBuffer, reason: string): Promise<CodeBuffer | undefined> => {
    let buffer = given;
    let rebases = 0;
    const failed: Partial<Record<Part, string>> = {};
    setPending(true);
    forgetFailures();
    setConflict(undefined);
    const { afterSave, failureText, NOT_TRIED, reasonRefusal } = await loadSaving();
    const waiting = [...dirtyParts(buffer)];
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const fault = faultOf(buffer, part);
      if (fault) {
        failed[part] = fault;
        const notice = { title: `${partLabel(part, buffer)} was not saved.`, detail: fault };
        showError(notice);
        withdrawals.current.push(() => closeError(notice));
        continue;
      }
      let failure: ApiError | undefined;
      let isGone = false;
      let rebased: { buffer?: CodeBuffer } | undefined;
      const before = buffer;
      const values = toWrite(before, part, reason);
      const answer = await write.trigger(
        { id: scrapeId, values, etag: before.base.etag },
        async (error) => {
          failure = error;
          if (error.kind === 'notFound') isGone = await isScrapeGone(scrapeId);
          if (error.kind !== 'stale' || rebases >= MAX_REBASES) return false;
          const moved = await rebase(before, error, reason);
          if (moved === 'asked') return moved;
          rebased = moved;
          return rebased !== undefined;
        },
      );
      if (answer) {
        const saved = { sent: buffer, part, answer };
        buffer = afterSave(buffer, saved);
        change((now) => afterSave(now, saved));
        showSuccess(TOASTS[part]);
        continue;
      }
      if (!failure) break;
      if (rebased?.buffer) {
        rebases += 1;
        ({ buffer } = rebased);
        if (dirtyParts(buffer).includes(part)) waiting.unshift(part);
        else showSuccess(TOASTS[part]); // An earlier save without an answer has already stored this part.
        continue;
      }
      const error = failure;
      withdrawals.current.push(() => withdrawNotice(error));
      failed[part] = failureText(failure, isGone);
      const refusal = reasonRefusal(failure);
      if (refusal) setRefused({ error, refusal });
      setIsOver(isFinal(failure) || isGone);
      if (isGone) withdrawNotice(failure); // The next read reports it again.
      if (isOfPart(failure)) continue;
      for (const rest of waiting) failed[rest] = NOT_TRIED;
      break;
    }
    setFailures(failed);
    setPending(false);
    return Object.keys(failed).length === 0 ? buffer : undefined;
  };

  return {
    save,
    pending,
    failures,
    /** What the server says about the reason. */
    reasonRefusal: refused?.refusal,
    /** Forgets the refusal of the reason, because another reason was chosen. */
    forgetReason: () => {
      if (refused) withdrawNotice(refused.error);
      setRefused(undefined);
    },
    /** True when no retry can succeed. */
    isOver,
    forgetFailures,
    conflict,
    /** Moves this person's text onto the newer version and saves it at once. */
    keepMine: async (): Promise<CodeBuffer | undefined> => {
      if (!conflict) return undefined;
      const { mergeBuffer } = await loadSaving();
      const { buffer } = mergeBuffer(current(), conflict.buffer.base);
      change(() => buffer);
      return save(buffer, conflict.reason);
    },
    /** Gives the parts in conflict the saved values. Everything else stays as it was typed. */
    loadTheirs: () => {
      if (conflict) change(() => conflict.theirs);
      setConflict(undefined);
      forgetFailures();
    },
    closeConflict: () => setConflict(undefined),
  };
}
