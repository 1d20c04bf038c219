import type { CodeType } from '@console/api/scrape-code/schema';
import type { ScrapeVersion } from '@console/api/scrapes/client';
import { CodeEditor, type CodeEditorHandle } from '@console/ui/CodeEditor';
import type { CodeProblem } from '@console/ui/CodeEditor/php/codeProblem.ts';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { lazy } from '@console/ui/lazy';
import { closeError, showError, showSuccess } from '@console/ui/Notices/notices.store.ts';
import { Suspense, useRef, useState, type RefObject } from 'react';
import { useSnapshot } from 'valtio';
import { useShortcut } from '../keys/useShortcut.ts';
import { userLabel } from '../parts/people/userLabel.ts';
import { codeOf, codeTypeOf, dirtyParts, type CodeBuffer } from './codeBuffer.ts';
import { CodeToolbar } from './CodeToolbar.tsx';
import { copyCode } from './copyCode.ts';
import { editorThemeChoice } from './editorTheme.store.ts';
import { TYPE_LABELS } from './partText.ts';
import { ProblemsBar, type ReachedProblem } from './ProblemsBar.tsx';
import { documentIdOf } from './useCodeBuffer.ts';
import type { PhpState } from './usePhp.ts';
import type { TestInputs } from './useTestInputs.ts';
import styles from './CodeEditorPage.module.css';

const CodeTests = lazy(() => import('./CodeTests.tsx').then((module) => module.CodeTests));

interface LastSavedProps {
  version: ScrapeVersion;
  type: CodeType;
}

function LastSaved({ version: { scrape }, type }: LastSavedProps) {
  const [at, by] =
    codeTypeOf(type) === 'spider'
      ? [scrape.spider_last_date_modified, scrape.spider_user]
      : [scrape.parser_last_date_modified, scrape.parser_user];
  if (at === null) return <span>This code has not been saved yet.</span>;
  return <span>{`Last saved ${formatMinute(at)}${by ? ` by ${userLabel(by)}` : ''}`}</span>;
}

interface CodePaneProps {
  editor: RefObject<CodeEditorHandle | null>;
  php: PhpState;
  buffer: CodeBuffer;
  lastSaved: ScrapeVersion;
  /** Returns the buffer with everything that was typed. */
  current: () => CodeBuffer;
  onChange: (documentId: string, text: string) => void;
  /** Called again and again while somebody types without a pause. */
  onTyping: () => void;
  /** Puts another text into the editor, as one undo step. */
  onReplace: (text: string) => void;
  type: CodeType;
  inputs: TestInputs;
  /** Why the code cannot be changed. */
  readOnlyReason?: string;
  /** Why no test can be run. */
  testReason?: string;
  /** Called when a test begins and when it has ended. */
  onTesting: (isTesting: boolean) => void;
  /** Whether the pane is visible. Its keys work only then. */
  shown: boolean;
}

/** The code with its toolbar, its problems and its tests. */
export function CodePane({
  editor,
  php,
  buffer,
  lastSaved,
  current,
  onChange,
  onTyping,
  onReplace,
  type,
  inputs,
  readOnlyReason,
  testReason,
  onTesting,
  shown,
}: CodePaneProps) {
  const codeType = codeTypeOf(type);
  const documentId = documentIdOf(codeType, buffer);
  const { theme } = useSnapshot(editorThemeChoice);
  const [reached, setReached] = useState<ReachedProblem>();
  const [formatting, setFormatting] = useState(false);

  const reach = (problem: CodeProblem | undefined) =>
    setReached((before) => problem && { problem, times: (before?.times ?? 0) + 1 });
  const goTo = (problem: CodeProblem) => {
    reach(problem);
    editor.current?.goTo(problem);
  };
  useShortcut(
    'editor.nextProblem',
    shown && php.problems?.length ? () => reach(editor.current?.goToNextProblem()) : undefined,
  );
  const refusal = useRef<Parameters<typeof showError>[0]>(undefined);
  const withdrawRefusal = () => {
    if (refusal.current) closeError(refusal.current);
    refusal.current = undefined;
  };
  const format = async () => {
    const before = current().texts[codeType];
    withdrawRefusal();
    setFormatting(true);
    const answer = await php.format(before);
    setFormatting(false);
    // The answer is dropped if something was typed meanwhile.
    if (!answer || current().texts[codeType] !== before) return;
    if ('code' in answer) {
      onReplace(answer.code);
      showSuccess(
        answer.code === before ? 'The code is formatted already.' : 'The code has been formatted.',
      );
      return;
    }
    const { refused, detail } = answer;
    refusal.current = { title: refused, ...(detail && { detail }) };
    showError(refusal.current);
  };
  return (
    <div className={styles.main}>
      <CodeToolbar
        type={type}
        disabledReason={readOnlyReason}
        formatting={formatting}
        isDirty={() => dirtyParts(current()).includes(codeType)}
        onTemplate={({ code }) => onReplace(code)}
        onFormat={() => void format()}
        onCopy={() => void copyCode(codeOf(current(), codeType))}
      />
      <div className={styles.code}>
        <CodeEditor
          ref={editor}
          label={`${TYPE_LABELS[type]} Code`}
          documentId={documentId}
          text={buffer.texts[codeType]}
          onChange={(id, text) => {
            withdrawRefusal();
            onChange(id, text);
          }}
          onTyping={onTyping}
          readOnlyReason={readOnlyReason}
          theme={theme}
          problems={php.problems}
        />
      </div>
      <ProblemsBar php={php} reached={reached} onGoTo={goTo} />
      <Suspense fallback={<div className={styles.testsToCome} />}>
        <CodeTests
          current={current}
          buffer={buffer}
          type={type}
          inputs={inputs}
          disabledReason={testReason}
          onTesting={onTesting}
          shown={shown}
        />
      </Suspense>
      <footer className={styles.footer}>
        <LastSaved version={lastSaved} type={type} />
        <span>Ctrl+M lets Tab leave the editor.</span>
      </footer>
    </div>
  );
}
