import * as monaco from 'monaco-editor/editor';
import {
  codePointName,
  findInvisible,
  hasInvisible,
  turnsDirection,
  type InvisibleRun,
} from './invisible.ts';
import styles from './CodeEditor.module.css';

/** Whether Monaco itself shows the character, as "[U+202E]" or as a picture of a control. */
const isShown = (character: string): boolean =>
  turnsDirection(character) || /\p{Cc}/u.test(character);

function markOf({ character, count, line, column, endColumn }: InvisibleRun) {
  const times = count === 1 ? '' : `×${count}`;
  return {
    range: new monaco.Range(line, column, line, endColumn),
    options: {
      inlineClassName: styles.invisible,
      ...(!isShown(character) && {
        before: {
          content: codePointName(character) + times,
          inlineClassName: styles.invisible,
          inlineClassNameAffectsLetterSpacing: true,
        },
      }),
    },
  };
}

/**
 * Marks the invisible characters of a document and names them before the place where they stand, in
 * each editor that shows it. Monaco's own highlighter brings hovers and a banner with it, and shows
 * a character without a width as a hair line. The marks move with the text, so only a change that
 * brings an invisible character or touches a mark looks through the text again.
 */
export function markInvisible(model: monaco.editor.ITextModel): void {
  let marks: string[] = [];
  const mark = () => {
    marks = model.deltaDecorations(marks, findInvisible(model.getValue()).map(markOf));
  };
  mark();
  model.onDidChangeContent(({ changes }) => {
    const touches = ({
      range: { startLineNumber: line, startColumn: column },
    }: (typeof changes)[0]) =>
      model
        .getDecorationsInRange(new monaco.Range(line, column, line, column))
        .some(({ id }) => marks.includes(id));
    if (
      changes.some((change) => hasInvisible(change.text) || (marks.length > 0 && touches(change)))
    )
      mark();
  });
}
