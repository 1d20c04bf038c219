import { useCodeTemplates } from '@console/api/scrape-code/client';
import type { CodeTemplate, CodeType } from '@console/api/scrape-code/schema';
import { Button } from '@console/ui/Button';
import { EDITOR_THEMES } from '@console/ui/CodeEditor/editorThemes.ts';
import { ConfirmDialog } from '@console/ui/ConfirmDialog';
import { SelectField } from '@console/ui/form/SelectField';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { chooseEditorTheme, editorThemeChoice } from './editorTheme.store.ts';
import styles from './CodeEditorPage.module.css';

const isDefault = ({ name }: CodeTemplate) => /default/i.test(name);
/** Sorts templates with "default" in their name first, whatever order the server sent. */
const inOrder = (templates: readonly CodeTemplate[]) => [
  ...templates.filter(isDefault),
  ...templates.filter((template) => !isDefault(template)),
];

interface CodeToolbarProps {
  type: CodeType;
  /** Why the code cannot be changed. */
  disabledReason?: string;
  formatting: boolean;
  /** Whether the code has unsaved changes, including the last keys that were typed. */
  isDirty: () => boolean;
  onTemplate: (template: CodeTemplate) => void;
  onFormat: () => void;
  onCopy: () => void;
}

/** The controls that act on the code as a whole. */
export function CodeToolbar({
  type,
  disabledReason,
  formatting,
  isDirty,
  onTemplate,
  onFormat,
  onCopy,
}: CodeToolbarProps) {
  const { data, error, isValidating, mutate } = useCodeTemplates(type);
  const templates = data ?? [];
  const { theme } = useSnapshot(editorThemeChoice);
  const [asked, setAsked] = useState<CodeTemplate>();
  return (
    <div className={styles.toolbar}>
      <div className={styles.choice}>
        <SelectField
          label="Template"
          name="template"
          value=""
          emptyLabel="Choose one"
          options={inOrder(templates).map(({ id, name }) => ({ value: String(id), label: name }))}
          disabledReason={disabledReason}
          onChange={(chosen) => {
            const template = templates.find(({ id }) => String(id) === chosen);
            if (template && isDirty()) setAsked(template);
            else if (template) onTemplate(template);
          }}
        />
      </div>
      <div className={styles.choice}>
        <SelectField
          label="Editor Theme"
          name="theme"
          value={theme}
          options={EDITOR_THEMES.map((name) => ({ value: name, label: name }))}
          required
          onChange={chooseEditorTheme}
        />
      </div>
      {error && !data && (
        <Button pending={isValidating} onClick={() => void mutate()}>
          Retry Templates
        </Button>
      )}
      <Button pending={formatting} disabledReason={disabledReason} onClick={onFormat}>
        Format
      </Button>
      <Button onClick={onCopy}>Copy</Button>
      {asked ? (
        <ConfirmDialog
          title="Replace your code?"
          confirmLabel="Replace"
          pending={false}
          onConfirm={() => {
            onTemplate(asked);
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        >
          {`The template "${asked.name}" takes the place of code that has not been saved. Undo brings it back.`}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
