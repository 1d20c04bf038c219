import type { Editor } from '@tiptap/core';

/** The methods of the editor for the field around it. */
export interface RichTextHandle {
  focus: () => void;
  /** The editable element. */
  element: HTMLElement;
  /**
   * Writes plain text at the caret, one paragraph per line. It replaces `instead` if that stands
   * before the caret.
   */
  insert: (text: string, instead?: string) => void;
  /** Whether the caret stands at the beginning of a paragraph, with nothing selected. */
  isAtLineStart: () => boolean;
  /** Adds plain text, one paragraph per line, after the content and selects a part of it. */
  insertTyped: (text: string, selection: readonly [from: number, to: number]) => void;
}

export function handleOf(editor: Editor): RichTextHandle {
  return {
    focus: () => editor.view.focus(),
    element: editor.view.dom,
    insert: (text, instead = '') => {
      const { from, to } = editor.state.selection;
      const begin = Math.max(0, from - instead.length);
      const isThere = instead !== '' && editor.state.doc.textBetween(begin, from) === instead;
      const [first = '', ...more] = text.split('\n').map((line) => line.trimEnd());
      const chain = editor.chain().deleteRange({ from: isThere ? begin : from, to });
      // The text is inserted as text nodes, because the editor would parse a string as HTML.
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
      // A line break of the text is two positions of the document: the end of one paragraph and the
      // beginning of the next.
      const positionOf = (offset: number) => at + offset + text.slice(0, offset).split('\n').length;
      editor.commands.setTextSelection({ from: positionOf(from), to: positionOf(to) });
    },
  };
}
