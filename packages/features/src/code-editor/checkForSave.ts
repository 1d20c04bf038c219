import { inTime } from '@console/api/core/inTime';
import { createPhpWorker } from '@console/ui/CodeEditor/php/phpWorker.ts';
import { dirtyParts, type CodeBuffer } from './codeBuffer.ts';

/** How long a save waits for a check, in milliseconds. A healthy check of a megabyte takes seconds. */
const patience = ({ length }: string) => SAVE_WAIT_MS + length / 200;
const SAVE_WAIT_MS = 2000;

/** What was found in the codes that are about to be saved. */
export interface SaveCheck {
  /** How many problems. */
  problems: number;
  /** Whether each code could be checked. */
  isChecked: boolean;
}

/** Checks the codes that are about to be saved. A check that does not answer holds up no save. */
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
