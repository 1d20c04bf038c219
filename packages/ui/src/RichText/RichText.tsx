import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { sanitise } from '../RichTextView/sanitise.ts';
import { useOwned } from '../useOwned.ts';
import { cleanPaste } from './cleanPaste.ts';
import { extensions } from './extensions.ts';
import { handleOf, type RichTextHandle } from './handle.ts';
import { createLateReport } from './lateReport.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { warmUp } from './warmUp.ts';
import contentStyles from '../RichTextView/RichText.module.css';
import styles from './RichText.module.css';

interface Props {
  labelledBy: string;
  describedBy?: string;
  invalid?: boolean;
  readOnly?: boolean;
  /** Shown while the editor is empty. */
  placeholder?: string;
  /** The HTML at the start. It is read only once; give the component another key to start anew. */
  value: string;
  /**
   * Called after the change is painted, so that typing does not wait for a render of the form. All
   * changes are reported before `onBlur`, and before a shortcut or Escape reaches the form.
   */
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** Called for each editor instance before its first paint. There is rarely more than one. */
  onReady?: (editor: RichTextHandle) => void;
}

/** The editor for formatted text: bold, italic, links, lists, quotes, code. */
export function RichText({
  labelledBy,
  describedBy,
  invalid,
  readOnly,
  placeholder,
  value,
  onChange,
  onBlur,
  onReady,
}: Props) {
  const [start] = useState(() => sanitise(value));
  const change = useOwned(createLateReport);
  const editor = useEditor({
    // Keys that are typed into the field interrupt this render, and each new attempt would create
    // an editor.
    immediatelyRender: false,
    extensions,
    content: start,
    editable: !readOnly,
    editorProps: {
      transformPastedHTML: (html) => sanitise(cleanPaste(html)),
      // A picture alone, such as a screenshot, has no text to paste.
      handlePaste: (view, { clipboardData }) => {
        const isPicture =
          clipboardData?.getData('text/plain') === '' &&
          clipboardData.getData('text/html') === '' &&
          [...clipboardData.files].some(({ type }) => type.startsWith('image/'));
        if (isPicture) view.dispatch(view.state.tr.insertText('[Picture left out]'));
        return isPicture;
      },
      handleDOMEvents: {
        keydown: (_, event) => {
          const isCommand = event.ctrlKey || event.metaKey;
          if (isCommand || event.altKey || event.key === 'Escape') change.flush();
          // Ctrl+Enter submits the form around the editor, Escape leaves it. Shift+Enter breaks the
          // line.
          return event.key === 'Escape' || (isCommand && event.key === 'Enter');
        },
      },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(placeholder && { 'aria-placeholder': placeholder }),
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(readOnly && { 'aria-disabled': 'true', tabindex: '0' }),
        class: `${contentStyles.content} ${styles.content}`,
        dir: 'auto',
      },
    },
    onUpdate: ({ editor: changed }) =>
      change.report(() => onChange(changed.isEmpty ? '' : changed.getHTML())),
    onBlur: () => {
      change.flush();
      onBlur?.();
    },
  });
  const ready = useEffectEvent((arrived: Editor) => onReady?.(handleOf(arrived)));
  // A late commit may find the editor destroyed; `useEditor` then creates another one.
  useLayoutEffect(() => {
    if (editor && !editor.isDestroyed) ready(editor);
  }, [editor]);
  useEffect(() => (readOnly || !editor ? undefined : warmUp(editor)), [readOnly, editor]);
  if (!editor) return null;
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
