import type { CodeTemplate, CodeType } from '@console/api/lookups/schema';
import { useReasonNotAllowed } from '@console/api/roles/client';
import { useToggleCombo } from '@console/api/scrapes/client';
import { Banner } from '@console/ui/Banner';
import { Breadcrumb } from '@console/ui/Breadcrumb';
import { Button } from '@console/ui/Button';
import { CodeEditor, type CodeEditorHandle } from '@console/ui/CodeEditor';
import { toEditorText } from '@console/ui/CodeEditor/codeText.ts';
import { ConfirmDialog } from '@console/ui/ConfirmDialog';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { Dialog } from '@console/ui/Dialog';
import { showError, showSuccess } from '@console/ui/Notices/notices.store.ts';
import { TabBar } from '@console/ui/TabBar';
import { ArrowLeftRight, FlaskConical, Save } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { useShortcut } from '../keys/useShortcut.ts';
import { LifecycleBadge } from '../parts/cells/LifecycleBadge.tsx';
import { userLabel } from '../parts/people/userLabel.ts';
import { codeOf, codeTypeOf, dirtyParts, openBuffer, type CodeBuffer } from './codeBuffer.ts';
import { CodeHistoryTab } from './CodeHistoryTab.tsx';
import { CodeToolbar } from './CodeToolbar.tsx';
import { settingsProblems } from './configuration.ts';
import { Configuration } from './Configuration.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { editorThemeChoice } from './editorTheme.store.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { SETTING_LABELS, TYPE_LABELS, type EditorTab } from './partWords.ts';
import { SaveCodeDialog } from './SaveCodeDialog.tsx';
import { documentIdOf, type CodeBufferState } from './useCodeBuffer.ts';
import { useSaveCode } from './useSaveCode.ts';
import { useTestInputs } from './useTestInputs.ts';
import styles from './CodeEditorPage.module.css';

type Question =
  | { kind: 'save' }
  | { kind: 'template'; template: CodeTemplate }
  | { kind: 'toggle' };

interface CodeEditorScreenProps {
  state: CodeBufferState;
  buffer: CodeBuffer;
  type: CodeType;
  tab: EditorTab;
}

/** The reason why nothing can be changed; the first that holds. See docs/decisions.md#editor (D-72). */
function useReadOnlyReason({ base: { scrape } }: CodeBuffer): string | undefined {
  const role = useReasonNotAllowed('codeEditor.save');
  if (role) return role;
  if (scrape.entity.archived) return 'The entity is archived.';
  return scrape.archived ? 'The scrape is archived.' : undefined;
}

function firstProblem({ settings }: CodeBuffer): string | undefined {
  const { method } = settingsProblems(settings);
  return method && `${SETTING_LABELS.method}: ${method}`;
}

/** The editor of a scrape that has been read. */
export function CodeEditorScreen({ state, buffer, type, tab }: CodeEditorScreenProps) {
  const { scrape } = buffer.base;
  const { id } = scrape;
  const { dirty, change, setText, setSettings } = state;
  const codeType = codeTypeOf(type);
  const documentId = documentIdOf(codeType, buffer);
  const editor = useRef<CodeEditorHandle>(null);
  const [question, setQuestion] = useState<Question>();
  const { theme } = useSnapshot(editorThemeChoice);
  const [, navigate] = useLocation();
  const saving = useSaveCode(id, (next) => change(() => next));
  const toggle = useToggleCombo();
  const { inputs, setInputs } = useTestInputs(id, scrape);
  const readOnly = useReadOnlyReason(buffer);
  const label = TYPE_LABELS[type];
  const close = () => setQuestion(undefined);

  const held =
    readOnly ??
    (tab === 'history' ? 'Go to New Code to save.' : undefined) ??
    (dirty.length === 0 ? 'Nothing has been changed.' : undefined) ??
    firstProblem(buffer);
  /** The buffer with what was typed since the last pause. */
  const current = (): CodeBuffer => ({
    ...buffer,
    texts: {
      ...buffer.texts,
      [codeType]: editor.current?.flush() ?? buffer.texts[codeType],
    },
  });
  const openSave = () => {
    current();
    saving.forgetFailures();
    setQuestion({ kind: 'save' });
  };
  useShortcut('editor.save', held === undefined ? openSave : undefined);

  const replaceCode = (text: string) => editor.current?.replace(documentId, toEditorText(text));
  const chooseTemplate = (template: CodeTemplate) => {
    if (dirtyParts(current()).includes(codeType)) setQuestion({ kind: 'template', template });
    else replaceCode(template.code);
  };
  const copy = () => {
    void navigator.clipboard.writeText(codeOf(current(), codeType)).then(
      () => showSuccess('The code has been copied.'),
      () => showError({ title: 'The code could not be copied.' }),
    );
  };
  const changeType = async (from: CodeBuffer) => {
    close();
    const answer = await toggle.trigger({
      id,
      values: { is_combo: !scrape.is_combo },
      etag: from.base.etag,
    });
    if (!answer) return;
    change((now) => openBuffer(answer, now));
    showSuccess('Scrape type setting has been updated.');
  };
  const askType = () => {
    if (dirtyParts(current()).length > 0) setQuestion({ kind: 'toggle' });
    else void changeType(buffer);
  };

  const [savedAt, savedBy] =
    codeType === 'spider'
      ? [scrape.spider_last_date_modified, scrape.spider_user]
      : [scrape.parser_last_date_modified, scrape.parser_user];
  const path = `/scrapes/${id}/${type}`;
  const other = type === 'spider' ? 'parser' : 'spider';

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Breadcrumb
          items={[
            { label: 'All Scrapes List', href: '/scrapes' },
            { label: scrape.name, href: `/scrapes/${id}` },
            { label },
          ]}
        />
        <div className={styles.titleLine}>
          <h1 dir="auto">{scrape.name}</h1>
          <span className={styles.sid}>SID {id}</span>
          <LifecycleBadge archived={scrape.archived} />
          <div className={styles.actions}>
            {type === 'combo' ? null : (
              <Button onClick={() => navigate(`/scrapes/${id}/${other}/${tab}`)}>
                {`View ${TYPE_LABELS[other]}`}
              </Button>
            )}
            <Button
              icon={<ArrowLeftRight size={16} />}
              pending={toggle.pending}
              disabledReason={readOnly}
              onClick={askType}
            >
              {scrape.is_combo ? 'Change to Parser/Spider' : 'Change to Combo'}
            </Button>
            <Button icon={<FlaskConical size={16} />} disabledReason={readOnly}>
              {`Test ${label}`}
            </Button>
            <Button
              tone="primary"
              icon={<Save size={16} />}
              disabledReason={held}
              onClick={openSave}
            >
              {`Save ${label} Code`}
            </Button>
          </div>
        </div>
        <TabBar
          label="Code tabs"
          tabs={[
            { href: `${path}/code`, label: 'New Code' },
            { href: `${path}/history`, label: 'Code History' },
          ]}
          current={`${path}/${tab}`}
        />
      </header>
      <div className={styles.banners}>
        {readOnly ? <Banner tone="info">{`This code can only be read. ${readOnly}`}</Banner> : null}
      </div>
      {/* Hidden, the editor keeps its undo steps, its cursor and its scroll. */}
      <div className={styles.content} hidden={tab === 'history'}>
        <div className={styles.main}>
          <CodeToolbar
            type={type}
            disabledReason={readOnly}
            formatting={false}
            onTemplate={chooseTemplate}
            onFormat={() => undefined}
            onCopy={copy}
          />
          <div className={styles.code}>
            <CodeEditor
              ref={editor}
              label={`${label} Code`}
              documentId={documentId}
              text={buffer.texts[codeType]}
              onChange={setText}
              readOnlyReason={readOnly}
              theme={theme}
            />
          </div>
          <footer className={styles.footer}>
            <span>
              {savedAt === null
                ? 'This code has not been saved yet.'
                : `Last saved ${formatMinute(savedAt)}${savedBy ? ` by ${userLabel(savedBy)}` : ''}`}
            </span>
            <span>Ctrl+M lets Tab leave the editor.</span>
          </footer>
        </div>
        <aside className={styles.sidebar} aria-label="Configuration">
          <h2>Configuration</h2>
          <Configuration
            settings={buffer.settings}
            onSettings={setSettings}
            inputs={inputs}
            onInputs={setInputs}
            isCombo={scrape.is_combo}
            disabledReason={readOnly}
          />
        </aside>
      </div>
      {tab === 'history' ? (
        <div className={styles.content}>
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
              navigate(`${path}/code`);
              showSuccess(`Version ${version.index} is in the editor. It has not been saved.`);
            }}
          />
        </div>
      ) : null}
      {question?.kind === 'save' && !saving.conflict ? (
        <SaveCodeDialog
          title={`Save ${label} Code`}
          buffer={buffer}
          saving={saving}
          theme={theme}
          onClose={close}
        />
      ) : null}
      {saving.conflict ? (
        <ConflictDialog
          conflict={saving.conflict}
          saving={saving}
          theme={theme}
          onLoadTheirs={() => {
            saving.loadTheirs();
            close();
          }}
        />
      ) : null}
      {question?.kind === 'template' ? (
        <ConfirmDialog
          title="Replace your code?"
          confirmLabel="Replace"
          pending={false}
          onConfirm={() => {
            replaceCode(question.template.code);
            close();
          }}
          onClose={close}
        >
          {`The template "${question.template.name}" takes the place of code that has not been saved. Undo brings it back.`}
        </ConfirmDialog>
      ) : null}
      {question?.kind === 'toggle' ? (
        <Dialog
          title="Change the type?"
          onClose={close}
          footer={
            <>
              <Button onClick={close}>Stay</Button>
              <Button
                tone="danger"
                onClick={() => {
                  state.discard();
                  void changeType(buffer);
                }}
              >
                Discard
              </Button>
              <Button tone="primary" disabledReason={firstProblem(buffer)} onClick={openSave}>
                Save first
              </Button>
            </>
          }
        >
          <p>Your changes have not been saved.</p>
        </Dialog>
      ) : null}
      <LeaveDialog active={dirty.length > 0} scrapeId={id} />
    </div>
  );
}
