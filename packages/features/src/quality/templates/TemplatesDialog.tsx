import { Banner } from '@console/ui/Banner';
import { Button } from '@console/ui/Button';
import { Dialog } from '@console/ui/Dialog';
import { TextField } from '@console/ui/form/TextField';
import { IconButton } from '@console/ui/IconButton';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSnapshot } from 'valtio';
import { setTemplates, templatesStore } from './templates.store.ts';
import { FIELDS, type Template } from './templates.ts';
import { TemplatesFile } from './TemplatesFile.tsx';
import styles from './templates.module.css';

const EMPTY: Template = { name: '', text: '' };
const HELP = `Fields that are filled in: ${FIELDS.map((field) => `{${field}}`).join(', ')}.`;

interface TemplatesDialogProps {
  /** The id of the person whose templates they are. */
  owner: number;
  onClose: () => void;
}

/**
 * Edits the order, the names and the texts of a person's note templates. Every change is stored at
 * once.
 */
export function TemplatesDialog({ owner, onClose }: TemplatesDialogProps) {
  const { all, unstored } = useSnapshot(templatesStore(owner));
  const [typed, setTyped] = useState(EMPTY);
  const [edited, setEdited] = useState<number>();
  const [tried, setTried] = useState(false);
  const [before, setBefore] = useState<{ words: string; all: readonly Template[] }>();

  const items = useRef(new Map<string, HTMLLIElement | null>());
  const line = useRef<HTMLDivElement>(null);

  const change = (next: readonly Template[], words: string) => {
    setBefore({ words, all });
    setTemplates(owner, next);
  };
  const type = (next: Template, index?: number) => {
    setTyped(next);
    setEdited(index);
    setTried(false);
  };
  const move = (from: number, to: number) => {
    const rest = all.filter((_template, index) => index !== from);
    const moved = all[from];
    if (!moved || to < 0 || to > rest.length) return;
    type(EMPTY);
    flushSync(() =>
      change([...rest.slice(0, to), moved, ...rest.slice(to)], `${moved.name} moved.`),
    );
    // Moving an element in the DOM removes its focus, so it is focused again.
    items.current.get(moved.name)?.focus();
  };
  const remove = (at: number) => {
    line.current?.focus(); // The focus moves to the field, because the pressed button is removed.
    type(EMPTY);
    change(
      all.filter((_template, index) => index !== at),
      `${all[at]?.name} deleted.`,
    );
  };
  const name = typed.name.trim();
  const isDouble = all.some(
    (one, index) => index !== edited && one.name.toLowerCase() === name.toLowerCase(),
  );
  const problems = {
    name:
      name === '' ? 'This is required' : isDouble ? 'There is a template of this name.' : undefined,
    text: typed.text.trim() === '' ? 'This is required' : undefined,
  };
  const keep = () => {
    setTried(true);
    if (problems.name || problems.text) return;
    const template = { name, text: typed.text };
    if (edited === undefined) change([...all, template], `${name} added.`);
    else
      change(
        all.map((one, index) => (index === edited ? template : one)),
        `${name} changed.`,
      );
    type(EMPTY);
  };

  return (
    <Dialog
      title="Note templates"
      size="md"
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {unstored && (
        <Banner tone="warning">
          This browser has no room for the templates. They stay until the page is closed: export
          them.
        </Banner>
      )}
      {all.length === 0 ? (
        <p>No templates yet.</p>
      ) : (
        <ol className={styles.list} aria-label="Templates">
          {all.map((template, index) => (
            <li
              key={template.name}
              ref={(item) => void items.current.set(template.name, item)}
              tabIndex={-1}
            >
              <div className={styles.item}>
                <span dir="auto">{template.name}</span>
                <IconButton
                  size="sm"
                  label={`Move ${template.name} up`}
                  icon={<ArrowUp aria-hidden="true" size={14} />}
                  disabledReason={index === 0 ? 'It is the first.' : undefined}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  size="sm"
                  label={`Move ${template.name} down`}
                  icon={<ArrowDown aria-hidden="true" size={14} />}
                  disabledReason={index === all.length - 1 ? 'It is the last.' : undefined}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  size="sm"
                  label={`Edit ${template.name}`}
                  icon={<Pencil aria-hidden="true" size={14} />}
                  onClick={() => type(template, index)}
                />
                <IconButton
                  size="sm"
                  label={`Delete ${template.name}`}
                  icon={<Trash2 aria-hidden="true" size={14} />}
                  onClick={() => remove(index)}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      <div ref={line} className={styles.line} tabIndex={-1}>
        <output className={styles.hint}>{before?.words}</output>
        {before && (
          <Button
            size="sm"
            onClick={() => {
              setTemplates(owner, before.all);
              setBefore(undefined);
              line.current?.focus();
            }}
          >
            Undo
          </Button>
        )}
      </div>
      <fieldset
        className={styles.form}
        aria-label={edited === undefined ? 'New template' : `Edit ${all[edited]?.name}`}
      >
        <TextField
          label="Name"
          name="template_name"
          required
          maxLength={60}
          value={typed.name}
          error={tried ? problems.name : undefined}
          onChange={(next) => setTyped({ ...typed, name: next })}
        />
        <TextField
          label="Text"
          name="template_text"
          required
          lines={4}
          maxLength={10_000}
          value={typed.text}
          help={HELP}
          error={tried ? problems.text : undefined}
          onChange={(next) => setTyped({ ...typed, text: next })}
        />
        <div className={styles.line}>
          <Button onClick={keep}>{edited === undefined ? 'Add' : 'Change'}</Button>
          {edited !== undefined && <Button onClick={() => type(EMPTY)}>Cancel</Button>}
        </div>
      </fieldset>
      <TemplatesFile all={all} onRead={change} />
    </Dialog>
  );
}
