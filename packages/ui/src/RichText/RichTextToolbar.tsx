import { useEditorState, type Editor } from '@tiptap/react';
import Code from 'lucide-react/icons/code';
import Italic from 'lucide-react/icons/italic';
import Bold from 'lucide-react/icons/letter-b';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './RichText.module.css';

const TOOLS = [
  {
    name: 'bold',
    label: 'Bold',
    Icon: Bold,
    run: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    label: 'Italic',
    Icon: Italic,
    run: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'bulletList',
    label: 'Bulleted list',
    Icon: List,
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: 'Numbered list',
    Icon: ListOrdered,
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    label: 'Quote',
    Icon: Quote,
    run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'code',
    label: 'Code',
    Icon: Code,
    run: (editor: Editor) => editor.chain().focus().toggleCode().run(),
  },
] as const;

/** The formatting buttons; each shows whether its format is active at the caret. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const [linking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: (state) =>
      [...TOOLS.map(({ name }) => name), 'link'].filter((name) => state.editor.isActive(name)),
  });
  const setLink = (href: string) => {
    setLinking(false);
    if (href === '') editor.chain().focus().extendMarkRange('link').unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
  };
  return (
    <>
      {/* A press on a button leaves the focus and the selection in the text. */}
      <div
        role="toolbar"
        aria-label="Formatting"
        tabIndex={-1}
        className={styles.toolbar}
        onMouseDown={(event) => event.preventDefault()}
      >
        {TOOLS.map(({ name, label, Icon, run }) => (
          <button
            key={name}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={active.includes(name)}
            onClick={() => run(editor)}
          >
            <Icon aria-hidden="true" size={16} />
          </button>
        ))}
        <button
          type="button"
          aria-label="Link"
          title="Link"
          aria-pressed={active.includes('link')}
          aria-expanded={linking}
          onClick={() => setLinking(!linking)}
        >
          <Link aria-hidden="true" size={16} />
        </button>
      </div>
      {linking ? (
        <LinkInput
          start={String(editor.getAttributes('link')['href'] ?? '')}
          onDone={setLink}
          onCancel={() => setLinking(false)}
        />
      ) : null}
    </>
  );
}

interface LinkInputProps {
  start: string;
  /** The address with its scheme; an empty one removes the link. */
  onDone: (href: string) => void;
  onCancel: () => void;
}

const withScheme = (address: string) =>
  address === '' || /^(https?:\/\/|mailto:)/i.test(address) ? address : `https://${address}`;

/** A field inside the editor that asks for the address of a link. */
function LinkInput({ start, onDone, onCancel }: LinkInputProps) {
  const [address, setAddress] = useState(start);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault(); // must not submit or close the form around the editor
    if (event.key === 'Enter') onDone(withScheme(address.trim()));
    else onCancel();
  };
  return (
    <div className={styles.link}>
      <input
        aria-label="Link address"
        placeholder="https://"
        value={address}
        ref={(input) => input?.focus()}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="sm" onClick={() => onDone(withScheme(address.trim()))}>
        Set link
      </Button>
    </div>
  );
}
