import type { CodeEditorHandle } from '@console/ui/CodeEditor';
import type { CodeProblem } from '@console/ui/CodeEditor/php/codeProblem.ts';
import { createPhpWorker, type PhpCheck } from '@console/ui/CodeEditor/php/phpWorker.ts';
import { useEffect, useState, type RefObject } from 'react';
import { dirtyParts, type CodeBuffer } from './codeBuffer.ts';

interface Checked {
  documentId: string;
  problems: readonly CodeProblem[];
  /** Why the code could not be checked. */
  unchecked?: string;
}
/**
 * From the text's arrival, 400 ms after the last key, to its check. The check keeps a processor
 * busy that the next key may need, and after a shorter pause a half-typed line mostly goes on.
 */
const PATIENCE_MS = 600;
/** Milliseconds after which it is asked again whether somebody still types. */
const AGAIN_MS = 100;
const NONE: readonly CodeProblem[] = [];

/** The number of problems in the codes that are about to be saved. */
export async function countProblems(buffer: CodeBuffer): Promise<number> {
  const php = createPhpWorker();
  let count = 0;
  for (const part of dirtyParts(buffer)) {
    const checked = part === 'settings' ? undefined : await php.check(buffer.texts[part]);
    if (checked && 'problems' in checked) count += checked.problems.length;
  }
  php.dispose();
  return count;
}

/**
 * What a parser of PHP 7.4 says of a document while it is edited, and its formatter. Both work off
 * the main thread. The problems stay as they are until nobody has typed for a second: a half-typed
 * line is none.
 */
export function usePhp(
  documentId: string,
  text: string,
  editor: RefObject<CodeEditorHandle | null>,
) {
  const [php] = useState(() => createPhpWorker());
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => php.dispose, [php]);
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const inAPause = (act: () => void) => {
      if (!current) return;
      if (editor.current?.isTyping()) timer = setTimeout(() => inAPause(act), AGAIN_MS);
      else act();
    };
    const show = (answer: PhpCheck) => {
      const next =
        'problems' in answer
          ? { documentId, problems: answer.problems }
          : { documentId, problems: NONE, unchecked: answer.unchecked };
      // Mostly a pause in typing changes nothing here, and then nothing is drawn.
      setChecked((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const check = async () => {
      const answer = await php.check(text);
      if (answer) inAPause(() => show(answer));
    };
    timer = setTimeout(() => inAPause(() => void check()), PATIENCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [php, documentId, text, editor]);
  const own = checked?.documentId === documentId ? checked : undefined;
  return {
    /** Undefined until the document has been checked. */
    problems: own?.problems,
    unchecked: own?.unchecked,
    format: php.format,
  };
}
export type PhpState = ReturnType<typeof usePhp>;
