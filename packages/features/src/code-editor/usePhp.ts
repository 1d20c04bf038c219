import type { CodeEditorHandle } from '@console/ui/CodeEditor';
import type { CodeProblem } from '@console/ui/CodeEditor/php/codeProblem.ts';
import { createPhpWorker, type PhpCheck } from '@console/ui/CodeEditor/php/phpWorker.ts';
import { useEffect, useState, type RefObject } from 'react';

/** The list of problems. `focused` moves the focus to the first one. */
export type ProblemList = 'closed' | 'open' | 'focused';

interface Checked {
  documentId: string;
  problems: readonly CodeProblem[];
  /** Why the code could not be checked. */
  unchecked?: string;
}
/**
 * How long, in milliseconds, a check waits after a change of the text, which itself arrives 400 ms
 * after the last key. A check uses a processor that the next key may need, and half-typed lines
 * need no check.
 */
const DEBOUNCE_MS = 600;
/** The interval, in milliseconds, at which a waiting check looks whether the person still types. */
const RETRY_MS = 100;
const NONE: readonly CodeProblem[] = [];

/**
 * Checks a document with a PHP 7.4 parser while it is edited, and formats it. Both run in workers.
 * The problems change only after a second without typing, so that a half-typed line is not
 * reported.
 */
export function usePhp(
  documentId: string,
  text: string,
  editor: RefObject<CodeEditorHandle | null>,
) {
  const [php] = useState(() => createPhpWorker());
  const [checked, setChecked] = useState<Checked>();
  const [list, setList] = useState<ProblemList>('closed');
  useEffect(() => php.dispose, [php]);
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const inAPause = (act: () => void) => {
      if (!current) return;
      if (editor.current?.isTyping()) timer = setTimeout(() => inAPause(act), RETRY_MS);
      else act();
    };
    const show = (answer: PhpCheck) => {
      const next =
        'problems' in answer
          ? { documentId, problems: answer.problems }
          : { documentId, problems: NONE, unchecked: answer.unchecked };
      // Most checks find the same problems again. The old state object then prevents a render.
      setChecked((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const check = async () => {
      const answer = await php.check(text);
      if (answer) inAPause(() => show(answer));
    };
    timer = setTimeout(() => inAPause(() => void check()), DEBOUNCE_MS);
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
    list,
    setList,
  };
}
export type PhpState = ReturnType<typeof usePhp>;
