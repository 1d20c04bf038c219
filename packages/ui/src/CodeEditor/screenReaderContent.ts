import {
  SimpleScreenReaderContent,
  type Content,
  type CursorSelection,
  type Written,
} from 'monaco-editor/editor/browser/controller/editContext/native/screenReaderContentSimple';

/*
 * For a screen reader Monaco writes the lines around the cursor into the page and selects a part of
 * them.
 */
const { prototype } = SimpleScreenReaderContent;

/** Whether the selection of the page is the one that Monaco wrote. */
function isOwn(written: Written): boolean {
  const range = getSelection()?.getRangeAt(0);
  return range?.startOffset === written.selectionStart && range.endOffset === written.selectionEnd;
}

/*
 * The browser reports each selection with a delay. Monaco takes the first report within 100 ms of
 * its last write for its own selection. It takes any other report for a move of the screen reader
 * and moves its cursor there. On a busy machine such a report was Monaco's own selection from
 * before the newest letter, so that the next letters were inserted before that letter. This code
 * compares the selection itself to see whether Monaco wrote it.
 */
let writtenAt = 0;
Object.defineProperty(prototype, '_ignoreSelectionChangeTime', {
  get(this: { readonly _state: Written }) {
    return isOwn(this._state) ? Date.now() : writtenAt;
  },
  set: (at: number) => {
    writtenAt = at;
  },
});

/** The debounce after a typed letter. A screen reader echoes typed letters by itself. */
const DEBOUNCE_MS = 100;

interface LastWrite {
  selection: CursorSelection;
  version: number;
  timer?: ReturnType<typeof setTimeout>;
}
const lastWrites = new WeakMap<Content, LastWrite>();

/** Whether letters were typed in one line since the last write, without a selection. */
function isTyped(last: LastWrite, selection: CursorSelection, version: number): boolean {
  return (
    version > last.version &&
    last.selection.isEmpty() &&
    selection.isEmpty() &&
    selection.positionLineNumber === last.selection.positionLineNumber &&
    selection.positionColumn > last.selection.positionColumn
  );
}

/*
 * Writing the lines and laying them out took a seventh of the time of each key. While letters are
 * typed, the write waits for a pause. Whatever else moves the cursor (arrow keys, Backspace, Enter)
 * causes a write at once, because a screen reader then reads the new lines.
 */
const write = prototype.updateScreenReaderContent;
prototype.updateScreenReaderContent = function writeInAPause(selection) {
  const version = this._context.viewModel.model.getVersionId();
  const last = lastWrites.get(this);
  clearTimeout(last?.timer);
  if (last && isTyped(last, selection, version)) {
    last.timer = setTimeout(() => {
      lastWrites.set(this, { selection, version });
      write.call(this, selection);
    }, DEBOUNCE_MS);
    return;
  }
  lastWrites.set(this, { selection, version });
  write.call(this, selection);
};
