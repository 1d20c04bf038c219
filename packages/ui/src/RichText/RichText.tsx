import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useState } from 'react';
import { isSafeAddress, sanitise } from '../RichTextView/sanitise.ts';
import { cleanPaste } from './cleanPaste.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import contentStyles from '../RichTextView/RichText.module.css';
import styles from './RichText.module.css';

interface Props {
  labelledBy: string;
  describedBy?: string;
  invalid?: boolean;
  readOnly?: boolean;
  /** HTML. Read once; to start anew give the component another key. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
}

const extensions = [
  StarterKit.configure({
    heading: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, isAllowedUri: isSafeAddress },
  }),
];

/** The editor for formatted text: bold, italic, links, lists, quotes, code. */
export function RichText({
  labelledBy,
  describedBy,
  invalid,
  readOnly,
  value,
  onChange,
  onBlur,
}: Props) {
  const [start] = useState(() => sanitise(value));
  const editor = useEditor({
    extensions,
    content: start,
    editable: !readOnly,
    editorProps: {
      transformPastedHTML: (html) => sanitise(cleanPaste(html)),
      // Ctrl+Enter is left to the form around it; Shift+Enter breaks the line.
      handleDOMEvents: {
        keydown: (_, event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey),
      },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(readOnly && { 'aria-disabled': 'true', tabindex: '0' }),
        class: `${contentStyles.content} ${styles.content}`,
        dir: 'auto',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    onBlur: () => onBlur?.(),
  });
  return (
    <div
      className={styles.editor}
      data-invalid={invalid || undefined}
      data-readonly={readOnly || undefined}
    >
      {readOnly ? null : <RichTextToolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  );
}
