import { useReasonCodes } from '@console/api/lookups/client';
import type { CodeType, ScrapeCodeType } from '@console/api/scrape-code/schema';
import type { ScrapeVersion } from '@console/api/scrapes/client';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import type { CodeEditorHandle } from '@console/ui/CodeEditor';
import { toEditorText } from '@console/ui/CodeEditor/codeText.ts';
import { ConfirmDialog } from '@console/ui/ConfirmDialog';
import { lazy } from '@console/ui/lazy';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { showError, showSuccess } from '@console/ui/Notices/notices.store.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { useShortcut } from '../keys/useShortcut.ts';
import { OpenTestPageButton } from '../parts/test-runs/OpenTestPageButton.tsx';
import { codeTypeOf, dirtyParts, openBuffer, type CodeBuffer } from './codeBuffer.ts';
import { CodePane } from './CodePane.tsx';
import { firstInputProblem, settingsProblems } from './configuration.ts';
import { Configuration } from './Configuration.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import { DraftOffers } from './DraftOffers.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { editorSidebarStore } from './editorSidebar.store.ts';
import { editorThemeChoice } from './editorTheme.store.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { SETTING_LABELS, TYPE_LABELS, type EditorTab } from './partText.ts';
import { TypeToggle } from './TypeToggle.tsx';
import { documentIdOf, useCodeBuffer } from './useCodeBuffer.ts';
import { useCodeDrafts } from './useCodeDrafts.ts';
import { countProblems, usePhp } from './usePhp.ts';
import { useReadOnlyReason } from './useReadOnlyReason.ts';
import { useSaveCode } from './useSaveCode.ts';
import { toTestInput, useTestInputs } from './useTestInputs.ts';
import styles from './CodeEditorPage.module.css';

// Loaded after the code: the cards beside it, the history and the dialogs.
const BrokenPanel = lazy(() =>
  import('./broken/BrokenPanel.tsx').then((module) => module.BrokenPanel),
);
const CodeHistoryTab = lazy(() =>
  import('./CodeHistoryTab.tsx').then((module) => module.CodeHistoryTab),
);
const SaveCodeDialog = lazy(() =>
  import('./SaveCodeDialog.tsx').then((module) => module.SaveCodeDialog),
);
const ConflictDialog = lazy(() =>
  import('./ConflictDialog.tsx').then((module) => module.ConflictDialog),
);

interface CodeEditorScreenProps {
  /** The scrape as it was read last. */
  newest: ScrapeVersion;
  /** The scrape has been deleted on the server. */
  isDeleted: boolean;
  type: CodeType;
  tab: EditorTab;
}

const UNCHANGED = 'Nothing has been changed.';

function firstProblem({ settings }: CodeBuffer): string | undefined {
  const { method } = settingsProblems(settings);
  return method && `${SETTING_LABELS.method}: ${method}`;
}

/** The editor of a scrape that has been read. */
export function CodeEditorScreen({ newest, isDeleted, type, tab }: CodeEditorScreenProps) {
  const { buffer, dirty, change, isBehind, follow, setText, setSettings } = useCodeBuffer(newest);
  const { scrape } = buffer.base;
  const { id } = scrape;
  const codeType = codeTypeOf(type);
  const documentId = documentIdOf(codeType, buffer);
  const editor = useRef<CodeEditorHandle>(null);
  const php = usePhp(documentId, buffer.texts[codeType], editor);
  // The open step of a save: with problems, the question whether to save anyway; without, the
  // dialog for the reason.
  const [asked, setAsked] = useState<{ problems: number }>();
  const [isChecking, setIsChecking] = useState(false);
  // The line that gets the focus once its code is shown.
  const lineToReach = useRef<number>(undefined);
  const { theme } = useSnapshot(editorThemeChoice);
  const { open: isSidebarOpen } = useSnapshot(editorSidebarStore);
  const [, navigate] = useLocation();
  const { inputs, setInputs } = useTestInputs(scrape);
  const readOnly = useReadOnlyReason(newest, isDeleted);
  useReasonCodes(readOnly ? undefined : 'code_change'); // loaded early, so that the save dialog has its choices when it opens
  const label = TYPE_LABELS[type];
  const close = () => setAsked(undefined);

  const noSave = readOnly ?? (tab === 'history' ? 'Go to New Code to save.' : undefined);
  const held = noSave ?? (dirty.length === 0 ? UNCHANGED : undefined) ?? firstProblem(buffer);
  const testHeld = readOnly ?? firstInputProblem(inputs, scrape.is_combo);
  const withText = (text = buffer.texts[codeType]): CodeBuffer => ({
    ...buffer,
    texts: { ...buffer.texts, [codeType]: text },
  });
  /** The buffer including the keys since the last pause in typing. */
  const current = () => withText(editor.current?.flush());
  // Follows with `current()`, because the editor may hold keys that the buffer does not have yet.
  useEffect(() => {
    if (isBehind) follow(current());
  });
  const saving = useSaveCode(id, change, current);
  const drafts = useCodeDrafts(buffer, () => withText(editor.current?.text()));
  const openSave = () => {
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
    saving.forgetFailures();
    setIsChecking(true);
    void countProblems(given).then((problems) => {
      setIsChecking(false);
      setAsked({ problems });
    });
  };
  // Also for a change that the page has not taken over yet. The key never goes to the browser, which
  // would save the page as a file.
  useShortcut('editor.save', () => {
    if (noSave) showError({ title: noSave });
    else if (!isChecking) openSave();
  });

  const replaceCode = (text: string) => editor.current?.replace(documentId, toEditorText(text));
  /** Goes to a line of the script that the error names, or of the one that is shown. */
  const goToLine = (line: number, script: ScrapeCodeType = codeType) => {
    if (script === codeType || type === 'combo') {
      editor.current?.goTo({ line });
      return;
    }
    lineToReach.current = line;
    navigate(`/scrapes/${id}/${script}/code`);
  };
  useEffect(() => {
    if (lineToReach.current === undefined) return;
    editor.current?.goTo({ line: lineToReach.current });
    lineToReach.current = undefined;
  }, [documentId, tab]);
  // The cards come before the configuration while the scrape is broken.
  const isBroken = scrape.scrape_states.some((state) => state !== 'healthy');
  const broken = (
    <Suspense fallback={<div className={styles.brokenToCome} />}>
      <BrokenPanel scrapeId={id} onGoToLine={goToLine} />
    </Suspense>
  );
  const path = `/scrapes/${id}/${type}`;
  const other = type === 'spider' ? 'parser' : 'spider';

  return (
    <div className={styles.page}>
      <EditorHeader scrape={scrape} type={type} tab={tab} problems={php.problems?.length ?? 0}>
        {type === 'combo' ? null : (
          <Button onClick={() => navigate(`/scrapes/${id}/${other}/${tab}`)}>
            {`View ${TYPE_LABELS[other]}`}
          </Button>
        )}
        <TypeToggle
          current={current}
          change={change}
          isCombo={scrape.is_combo}
          disabledReason={readOnly}
          saveReason={firstProblem(buffer)}
          onSave={openSave}
        />
        <OpenTestPageButton
          scrapeId={id}
          type={type}
          disabledReason={testHeld}
          getInput={() => toTestInput(current(), inputs)}
        />
        <DiscardButton
          disabledReason={dirty.length === 0 ? UNCHANGED : undefined}
          onDiscard={() => change((now) => openBuffer(now.base, now))}
        />
        <Button tone="primary" pending={isChecking} disabledReason={held} onClick={openSave}>
          {`Save ${label} Code`}
        </Button>
      </EditorHeader>
      <div className={styles.banners}>
        {readOnly ? <Banner tone="info">{`This code can only be read. ${readOnly}`}</Banner> : null}
        <DraftOffers
          drafts={drafts}
          onRestore={() => {
            lineToReach.current = 1;
            if (tab === 'code') return;
            navigate(`${path}/code`);
            showSuccess('The draft is in the editor. It has not been saved.');
          }}
          onNone={() => editor.current?.focus()}
          change={change}
          current={current}
          theme={theme}
          isCombo={scrape.is_combo}
          restoreReason={isDeleted ? undefined : readOnly}
        />
      </div>
      {/* The editor is hidden and not removed: it keeps its undo steps, cursor and scroll. */}
      <div className={styles.content} hidden={tab === 'history'}>
        <CodePane
          editor={editor}
          php={php}
          buffer={buffer}
          current={current}
          onChange={setText}
          onTyping={drafts.touch}
          onReplace={replaceCode}
          type={type}
          inputs={inputs}
          readOnlyReason={readOnly}
          testReason={testHeld}
          shown={tab === 'code'}
        />
        <aside className={styles.sidebar} aria-label="Configuration" hidden={!isSidebarOpen}>
          {isBroken ? broken : null}
          <h2>Configuration</h2>
          <Configuration
            settings={buffer.settings}
            onSettings={setSettings}
            inputs={inputs}
            onInputs={setInputs}
            isCombo={scrape.is_combo}
            disabledReason={readOnly}
          />
          {isBroken ? null : broken}
        </aside>
      </div>
      {tab === 'history' ? (
        <div className={styles.content}>
          <Suspense fallback={<LoadingOverlay text="Loading..." />}>
            <CodeHistoryTab
              key={codeType}
              scrapeId={id}
              type={codeType}
              text={buffer.texts[codeType]}
              dirty={dirty.includes(codeType)}
              theme={theme}
              disabledReason={readOnly}
              onRestore={(version) => {
                replaceCode(version.code);
                lineToReach.current = 1;
                navigate(`${path}/code`);
                showSuccess(`Version ${version.index} is in the editor. It has not been saved.`);
              }}
            />
          </Suspense>
        </div>
      ) : null}
      {asked && asked.problems > 0 ? (
        <ConfirmDialog
          title="Save code with problems?"
          confirmLabel="Save anyway"
          pending={false}
          onConfirm={() => setAsked({ problems: 0 })}
          onClose={close}
        >
          {asked.problems === 1
            ? '1 problem was found. Save anyway?'
            : `${asked.problems} problems were found. Save anyway?`}
        </ConfirmDialog>
      ) : null}
      <Suspense>
        {asked?.problems === 0 ? (
          <SaveCodeDialog
            title={`Save ${label} Code`}
            buffer={buffer}
            saving={saving}
            theme={theme}
            onClose={close}
          />
        ) : null}
      </Suspense>
      <Suspense>
        {saving.conflict ? (
          <ConflictDialog
            conflict={saving.conflict}
            saving={saving}
            theme={theme}
            onLoadTheirs={() => {
              drafts.setAside(buffer);
              // Closes the conflict dialog first: while it is open, the page below is inert and
              // cannot take the focus back.
              flushSync(saving.loadTheirs);
              close();
            }}
            onKept={close}
          />
        ) : null}
      </Suspense>
      <LeaveDialog isDirty={() => dirtyParts(current()).length > 0} scrapeId={id} />
    </div>
  );
}
