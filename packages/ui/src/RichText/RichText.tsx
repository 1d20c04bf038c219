import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { sanitise } from '../RichTextView/sanitise.ts';
import { cleanPaste } from './cleanPaste.ts';
import { extensions } from './extensions.ts';
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
  /** Shown while it is empty. */
  placeholder?: string;
  /** HTML. Read once; to start anew give the component another key. */
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

/** The methods of the editor for the field around it. */
export interface RichTextHandle {
  focus: () => void;
  /** The editable element. */
  element: HTMLElement;
  /** Writes plain text at the caret, one paragraph per line, in place of `instead` before it. */
  insert: (text: string, instead?: string) => void;
  /** The caret stands at the beginning of a paragraph, with nothing selected. */
  isAtLineStart: () => boolean;
  /** Adds plain text, one paragraph per line, after the content and selects a part of it. */
  insertTyped: (text: string, selection: readonly [from: number, to: number]) => void;
}

function handleOf(editor: Editor): RichTextHandle {
  return {
    focus: () => editor.view.focus(),
    element: editor.view.dom,
    insert: (text, instead = '') => {
      const { from, to } = editor.state.selection;
      const begin = Math.max(0, from - instead.length);
      const isThere = instead !== '' && editor.state.doc.textBetween(begin, from) === instead;
      const [first = '', ...more] = text.split('\n').map((line) => line.trimEnd());
      const chain = editor.chain().deleteRange({ from: isThere ? begin : from, to });
      // Text nodes, because the editor would parse a string as HTML.
      const asText = (line: string) => ({ type: 'text', text: line });
      if (first !== '') chain.insertContent(asText(first));
      for (const line of more) {
        chain.splitBlock();
        if (line !== '') chain.insertContent(asText(line));
      }
      chain.focus().run();
    },
    isAtLineStart: () => {
      const { empty, $from } = editor.state.selection;
      return empty && $from.parentOffset === 0;
    },
    insertTyped: (text, [from, to]) => {
      if (text === '') return;
      const { isEmpty } = editor;
      const at = isEmpty ? 0 : editor.state.doc.content.size;
      const lines = text.split('\n').map((line) => ({
        type: 'paragraph',
        content: line === '' ? [] : [{ type: 'text', text: line }],
      }));
      if (isEmpty) editor.commands.setContent(lines, { emitUpdate: true });
      else editor.commands.insertContentAt(at, lines);
      // A line break of the text is two positions of the document: the end of one paragraph and the beginning of the next.
      const positionOf = (offset: number) => at + offset + text.slice(0, offset).split('\n').length;
      editor.commands.setTextSelection({ from: positionOf(from), to: positionOf(to) });
    },
  };
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
  const [change] = useState(createLateReport);
  useEffect(() => change.cancel, [change]);
  const editor = useEditor({
    // Keys typed into the field interrupt this render, and each new attempt would create an editor.
    immediatelyRender: false,
    extensions,
    content: start,
    editable: !readOnly,
    editorProps: {
      transformPastedHTML: (html) => sanitise(cleanPaste(html)),
      handleDOMEvents: {
        keydown: (_, event) => {
          const isCommand = event.ctrlKey || event.metaKey;
          if (isCommand || event.altKey || event.key === 'Escape') change.flush();
          // Ctrl+Enter submits the form around the editor, Escape leaves it. Shift+Enter breaks the line.
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
