import type { Ref } from 'react';
import type { CodeProblem } from './php/codeProblem.ts';

export interface CodeEditorHandle {
  /** Returns the shown text, including what was typed since the last pause. */
  text: () => string | undefined;
  /** Passes what was typed on to `onChange` at once, and returns the shown text. */
  flush: () => string | undefined;
  /** Whether something was typed within the last 400 ms. */
  isTyping: () => boolean;
  /**
   * Replaces the text of a document in one undo step, and passes the new one on. The cursor stays
   * in its line where both texts have that line.
   */
  replace: (documentId: string, text: string) => void;
  /** Takes the focus; the cursor stays where it is. */
  focus: () => void;
  /** Puts the cursor at the place and takes the focus. */
  goTo: (place: { line: number; column?: number }) => void;
  /** Moves the cursor to the next problem and returns it. The first problem follows the last one. */
  goToNextProblem: () => CodeProblem | undefined;
}

export interface CodeEditorProps {
  label: string;
  /** The id of the text that is edited. Each document keeps its own undo steps, cursor and scroll. */
  documentId: string;
  /**
   * The text with `\n` line ends. It is read when the document is first shown; later only `replace`
   * changes the shown text.
   */
  text: string;
  /** Called 400 ms after the last key, and by `flush`. */
  onChange: (documentId: string, text: string) => void;
  /** Called every 600 ms while somebody types without a pause. */
  onTyping?: () => void;
  /** Why the text can only be read. */
  readOnlyReason?: string;
  /** One of EDITOR_THEMES. */
  theme: string;
  /** The problems of this document. */
  problems?: readonly CodeProblem[];
  ref?: Ref<CodeEditorHandle>;
}
