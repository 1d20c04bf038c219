import { useMe } from '@console/api/me/client';
import { isDialogOpen, isFormOnTop } from '@console/ui/Dialog/topDialog.ts';
import type { RichTextFieldHandle } from '@console/ui/form/RichTextField';
import { lazy } from '@console/ui/lazy';
import { Menu, MenuList, type MenuItem } from '@console/ui/Menu';
import { Suspense, useRef, useState, type ReactNode, type Ref } from 'react';
import { useSnapshot } from 'valtio';
import { ON_MAC } from '../../keys/onMac.ts';
import type { ShortcutId } from '../../keys/shortcuts.ts';
import { useShortcuts } from '../../keys/useShortcuts.ts';
import { templatesStore } from './templates.store.ts';
import { fillTemplate, type Template, type TemplateFacts } from './templates.ts';
import styles from './templates.module.css';

const TemplatesDialog = lazy(() =>
  import('./TemplatesDialog.tsx').then((module) => module.TemplatesDialog),
);

const KEYS = [
  'global.template1',
  'global.template2',
  'global.template3',
  'global.template4',
  'global.template5',
  'global.template6',
  'global.template7',
  'global.template8',
  'global.template9',
] as const satisfies readonly ShortcutId[];

const ALT = ON_MAC ? 'Option' : 'Alt';

/** Whether the form of the note is on top: either no dialog is open, or the top dialog is a form. */
const isFree = () => isFormOnTop() || !isDialogOpen();

interface NoteTemplatesProps {
  /** The values that the row has for the fields of a template. */
  facts: TemplateFacts;
  /** Renders the field of the note with these props. */
  children: (field: { ref: Ref<RichTextFieldHandle>; onSlash?: () => void }) => ReactNode;
}

/**
 * A note field with the templates of this person. They can be inserted from a menu, with `/` at the
 * beginning of a line, and with Alt and a digit anywhere in the form.
 */
export function NoteTemplates({ facts, children }: NoteTemplatesProps) {
  const owner = useMe().data?.id ?? 0;
  const templates = useSnapshot(templatesStore(owner)).all;
  const field = useRef<RichTextFieldHandle>(null);
  const [picking, setPicking] = useState<HTMLElement>();
  const [editing, setEditing] = useState(false);
  const [unknown, setUnknown] = useState<readonly string[]>([]);

  const insert = (template: Template, instead?: string) => {
    const filled = fillTemplate(template.text, facts);
    field.current?.insert(filled.text, instead);
    setUnknown(filled.unknown);
  };
  useShortcuts(
    KEYS.slice(0, editing ? 0 : templates.length),
    (index) => {
      const template = templates[index];
      if (template) insert(template);
    },
    isFree,
  );

  const items = (instead?: string): readonly MenuItem[] =>
    templates.map((template, index) => ({
      id: `template-${index}`,
      label: index < KEYS.length ? `${template.name} (${ALT}+${index + 1})` : template.name,
      onSelect: () => insert(template, instead),
    }));
  const edit: readonly MenuItem[] = [
    ...(templates.length > 0 ? [{ kind: 'separator' } as const] : []),
    { id: 'edit-templates', label: 'Edit templates', onSelect: () => setEditing(true) },
  ];
  return (
    <div>
      {children({
        ref: field,
        onSlash: templates.length > 0 ? () => setPicking(field.current?.element()) : undefined,
      })}
      <div className={styles.line}>
        <Menu label="Note" items={[...items(), ...edit]}>
          Templates
        </Menu>
        <output className={styles.hint}>
          {unknown.length > 0 &&
            `Here is no value for ${unknown.join(', ')}. It stands in the note as it was typed.`}
        </output>
      </div>
      {picking && (
        <MenuList
          label="Templates"
          items={items('/')}
          anchor={picking}
          start="first"
          onClose={() => setPicking(undefined)}
        />
      )}
      <Suspense>
        {editing && <TemplatesDialog owner={owner} onClose={() => setEditing(false)} />}
      </Suspense>
    </div>
  );
}
