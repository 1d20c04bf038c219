import { inTime } from '@console/api/core/inTime';
import { createPhpWorker } from '@console/ui/CodeEditor/php/phpWorker.ts';
import { dirtyParts, type CodeBuffer } from './codeBuffer.ts';

/** How long a save waits for a check, in milliseconds. A check of one megabyte may take seconds. */
const patience = ({ length }: string) => SAVE_WAIT_MS + length / 200;
const SAVE_WAIT_MS = 2000;

/** The result of checking the codes that are about to be saved. */
export interface SaveCheck {
  /** The number of problems in these codes. */
  problems: number;
  /** False when at least one code could not be checked. */
  isChecked: boolean;
}

/**
 * Checks the codes that are about to be saved. When a check does not answer in time, the save goes
 * on without it.
 */
export async function checkForSave(buffer: CodeBuffer): Promise<SaveCheck> {
  const php = createPhpWorker();
  const found = { problems: 0, isChecked: true };
  for (const part of dirtyParts(buffer)) {
    if (part === 'settings') continue;
    const text = buffer.texts[part];
    const checked = await inTime(php.check(text), patience(text)).catch(() => undefined);
    if (checked && 'problems' in checked) found.problems += checked.problems.length;
    else found.isChecked = false;
  }
  php.dispose();
  return found;
}
