import { showError, showSuccess } from '@console/ui/Notices/notices.store.ts';
import { useState } from 'react';
import type { SaveCheck } from './checkForSave.ts';
import { dirtyParts, type CodeBuffer } from './codeBuffer.ts';
import { settingsProblems } from './configuration.ts';
import { SETTING_LABELS } from './partText.ts';

export const UNCHANGED = 'Nothing has been changed.';

/** What is wrong with the settings. It prevents the save of every part. */
export function firstProblem({ settings }: CodeBuffer): string | undefined {
  const { method } = settingsProblems(settings);
  return method && `${SETTING_LABELS.method}: ${method}`;
}

/**
 * Checks the code. The check is in the chunk of the save dialogs, which report it when that chunk
 * cannot be loaded.
 */
const check = (given: CodeBuffer): Promise<SaveCheck> =>
  import('./dialogs.ts')
    .then(({ checkForSave }) => checkForSave(given))
    .catch(() => ({ problems: 0, isChecked: false }));

type AfterSave = (saved: CodeBuffer) => void;

/**
 * The steps before a save. First the code is checked. When it has problems, the person is asked
 * whether to save anyway. Then the dialog for the reason opens.
 *
 * @param current returns the buffer with everything that was typed
 * @param onOpen called when a save begins
 */
export function useSaveSteps(current: () => CodeBuffer, onOpen: () => void) {
  const [asked, setAsked] = useState<SaveCheck & { after?: AfterSave }>();
  const [isChecking, setIsChecking] = useState(false);
  return {
    isChecking,
    /**
     * The number of problems that the person is asked about; 0 when the dialog for the reason is
     * open.
     */
    problems: asked?.problems,
    /** Whether the code could be checked. */
    isChecked: asked?.isChecked,
    /** Begins a save. `after` is called when every part is saved. */
    open: (after?: AfterSave) => {
      const given = current();
      if (dirtyParts(given).length === 0) {
        showSuccess(UNCHANGED);
        return;
      }
      const problem = firstProblem(given);
      if (problem) {
        showError({ title: problem });
        return;
      }
      onOpen();
      setIsChecking(true);
      void check(given).then((found) => {
        setIsChecking(false);
        setAsked({ ...found, after });
      });
    },
    saveAnyway: () => setAsked(asked && { ...asked, problems: 0 }),
    close: () => setAsked(undefined),
    /** Has to be called when every part is saved. */
    finish: (saved: CodeBuffer) => {
      setAsked(undefined);
      asked?.after?.(saved);
    },
  };
}
