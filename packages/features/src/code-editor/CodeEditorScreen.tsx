import { useReasonCodes } from '@console/api/lookups/client';
import { useToggleCombo } from '@console/api/scrape-code/client';
import type { CodeType, ScrapeCodeType } from '@console/api/scrape-code/schema';
import type { ScrapeVersion } from '@console/api/scrapes/client';
import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import type { CodeEditorHandle } from '@console/ui/CodeEditor';
import { toEditorText } from '@console/ui/CodeEditor/codeText.ts';
import { lazy } from '@console/ui/lazy';
import { LoadingOverlay } from '@console/ui/LoadingOverlay';
import { closeError, showError, showSuccess } from '@console/ui/Notices/notices.store.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { useShortcut } from '../keys/useShortcut.ts';
import { OpenTestPageButton } from '../parts/test-runs/OpenTestPageButton.tsx';
import { codeTypeOf, dirtyParts, openBuffer, type CodeBuffer } from './codeBuffer.ts';
import { CodePane } from './CodePane.tsx';
import { firstInputProblem } from './configuration.ts';
import { Configuration } from './Configuration.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { editorSidebarStore } from './editorSidebar.store.ts';
import { editorThemeChoice } from './editorTheme.store.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { TYPE_LABELS, type EditorTab } from './partText.ts';
import { TypeToggle } from './TypeToggle.tsx';
import { documentIdOf, useCodeBuffer } from './useCodeBuffer.ts';
import { useCodeDrafts } from './useCodeDrafts.ts';
import { usePhp } from './usePhp.ts';
import { useReadOnlyReason } from './useReadOnlyReason.ts';
import { useSaveCode } from './useSaveCode.ts';
import { firstProblem, UNCHANGED, useSaveSteps } from './useSaveSteps.ts';
import { toTestInput, useTestInputs } from './useTestInputs.ts';
import styles from './CodeEditorPage.module.css';

// The cards beside the code, the history and the dialogs load after the code.
const BrokenPanel = lazy(() =>
  import('./broken/BrokenPanel.tsx').then((module) => module.BrokenPanel),
);
const CodeHistoryTab = lazy(() =>
  import('./CodeHistoryTab.tsx').then((module) => module.CodeHistoryTab),
);
const DraftOffers = lazy(() => import('./dialogs.ts').then((module) => module.DraftOffers));
const SaveAnywayDialog = lazy(() =>
  import('./dialogs.ts').then((module) => module.SaveAnywayDialog),
);
const SaveCodeDialog = lazy(() => import('./dialogs.ts').then((module) => module.SaveCodeDialog));
const ConflictDialog = lazy(() => import('./dialogs.ts').then((module) => module.ConflictDialog));

interface ScreenProps {
  /** The scrape as it was read last. */
  newest: ScrapeVersion;
  /** True when the scrape has been deleted on the server. */
  isDeleted: boolean;
  type: CodeType;
  tab: EditorTab;
  /** Tells the page whether there are unsaved changes. */
  onUnsaved?: (isUnsaved: boolean) => void;
}

const CONVERTING = 'The type of the scrape is being changed.';
const TESTING = 'A test is running.';
const NOT_HERE = 'Go to New Code to save.';

/** The editor of a scrape that has been read. */
export function CodeEditorScreen({ newest, isDeleted, type, tab, onUnsaved }: ScreenProps) {
  const { buffer, dirty, change, isBehind, lastSaved, follow, setText, setSettings } =
    useCodeBuffer(newest);
  const { scrape } = buffer.base;
  const { id } = scrape;
  const codeType = codeTypeOf(type);
  const documentId = documentIdOf(codeType, buffer);
  const editor = useRef<CodeEditorHandle>(null);
  const php = usePhp(documentId, buffer.texts[codeType], editor);
  // The line that gets the focus once its code is shown.
  const lineToReach = useRef<number>(undefined);
  const { theme } = useSnapshot(editorThemeChoice);
  const { open: isSidebarOpen } = useSnapshot(editorSidebarStore);
  const [, navigate] = useLocation();
  const { inputs, setInputs } = useTestInputs(scrape);
  const toggle = useToggleCombo();
  const [isTesting, setTesting] = useState(false);
  const readOnly = useReadOnlyReason(newest, isDeleted);
  // Nothing can be typed while the type is being changed, because that text would be lost.
  const notNow = readOnly ?? (toggle.pending ? CONVERTING : undefined);
  // The reasons load early, so that the save dialog has its choices when it opens.
  useReasonCodes(readOnly ? undefined : 'code_change');
  const label = TYPE_LABELS[type];

  const noSave = notNow ?? (tab === 'history' ? NOT_HERE : undefined);
  const held = noSave ?? (dirty.length === 0 ? UNCHANGED : undefined) ?? firstProblem(buffer);
  const testHeld = notNow ?? firstInputProblem(inputs, scrape.is_combo);
  const withText = (text = buffer.texts[codeType]): CodeBuffer => ({
    ...buffer,
    texts: { ...buffer.texts, [codeType]: text },
  });
  /** Returns the buffer with everything that was typed, also since the last pause in typing. */
  const current = () => withText(editor.current?.flush());
  // `follow` gets `current()`, because the editor may hold text that the buffer does not have yet.
  useEffect(() => {
    if (isBehind) follow(current());
    onUnsaved?.(dirty.length > 0);
  });
  const saving = useSaveCode(id, change, current);
  const drafts = useCodeDrafts(buffer, () => withText(editor.current?.text()));
  const steps = useSaveSteps(current, saving.forgetFailures);
  // The key works although the buffer may not hold the last change yet. The browser never gets it,
  // because it would save the page as a file.
  useShortcut('editor.save', () => {
    if (noSave) showError({ title: noSave });
    else if (!steps.isChecking) steps.open();
  });
  useEffect(() => {
    if (tab === 'code') closeError({ title: NOT_HERE });
  }, [tab]);

  const replaceCode = (text: string) => editor.current?.replace(documentId, toEditorText(text));
  /** Goes to a line of `script`; by default, of the script that is shown. */
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
  const isBroken = newest.scrape.scrape_states.some((state) => state !== 'healthy');
  const broken = (
    <Suspense fallback={<div className={styles.brokenToCome} />}>
      <BrokenPanel scrapeId={id} texts={buffer.texts} type={type} onGoToLine={goToLine} />
    </Suspense>
  );
  const path = `/scrapes/${id}/${type}`;
  const other = type === 'spider' ? 'parser' : 'spider';

  return (
    <div className={styles.page}>
      <EditorHeader scrape={newest.scrape} type={type} tab={tab} php={php}>
        {type === 'combo' ? null : (
          <Button onClick={() => navigate(`/scrapes/${id}/${other}/${tab}`)}>
            {`View ${TYPE_LABELS[other]}`}
          </Button>
        )}
        <TypeToggle
          toggle={toggle}
          current={current}
          change={change}
          isCombo={scrape.is_combo}
          disabledReason={readOnly ?? (isTesting ? TESTING : undefined)}
          saveReason={firstProblem(buffer)}
          onSave={steps.open}
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
        <Button
          tone="primary"
          pending={steps.isChecking}
          disabledReason={held}
          onClick={() => steps.open()}
        >
          {`Save ${label} Code`}
        </Button>
      </EditorHeader>
      <div className={styles.banners}>
        {readOnly ? <Banner tone="info">{`This code can only be read. ${readOnly}`}</Banner> : null}
        {drafts.offered.length > 0 ? (
          <Suspense>
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
              base={buffer.base}
              restoreReason={isDeleted ? undefined : notNow}
            />
          </Suspense>
        ) : null}
      </div>
      {/* The editor is hidden and not removed: it keeps its undo steps, cursor and scroll. */}
      <div className={styles.content} hidden={tab === 'history'}>
        <CodePane
          editor={editor}
          php={php}
          buffer={buffer}
          lastSaved={lastSaved}
          current={current}
          onChange={setText}
          onTyping={() => {
            onUnsaved?.(true);
            drafts.touch();
          }}
          onReplace={replaceCode}
          type={type}
          inputs={inputs}
          readOnlyReason={notNow}
          testReason={testHeld}
          onTesting={setTesting}
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
            disabledReason={notNow}
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
              buffer={buffer}
              theme={theme}
              disabledReason={notNow}
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
      <Suspense>
        {steps.problems ? (
          <SaveAnywayDialog
            problems={steps.problems}
            onConfirm={steps.saveAnyway}
            onClose={steps.close}
          />
        ) : null}
        {steps.problems === 0 ? (
          <SaveCodeDialog
            title={`Save ${label} Code`}
            buffer={buffer}
            lastSaved={lastSaved}
            saving={saving}
            theme={theme}
            isChecked={steps.isChecked}
            onSaved={steps.finish}
            onClose={steps.close}
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
              steps.close();
            }}
            onKept={steps.finish}
          />
        ) : null}
      </Suspense>
      <LeaveDialog isDirty={() => dirtyParts(current()).length > 0} scrapeId={id} />
    </div>
  );
}
