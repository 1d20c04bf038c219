import { SimpleScreenReaderContent } from 'monaco-editor/editor/browser/controller/editContext/native/screenReaderContentSimple';

/** Offsets in the text of the element, as Monaco selected them last. */
interface Written {
  readonly selectionStart: number;
  readonly selectionEnd: number;
}

/** Whether the selection of the page is the one that Monaco wrote. */
function isOwn(written: Written): boolean {
  const range = getSelection()?.getRangeAt(0);
  return range?.startOffset === written.selectionStart && range.endOffset === written.selectionEnd;
}

/*
 * For a screen reader Monaco writes the lines around the cursor into the page and selects a part of
 * them. The browser reports each selection later. Monaco takes a report that comes within 100 ms of
 * its last write for its own, once. Any other one it takes for a move of the screen reader, and moves
 * its cursor there. On a busy machine that was its own selection of before the newest letter, so that
 * the next letters stood in front of it. Here the selection itself tells whose it is.
 */
let writtenAt = 0;
Object.defineProperty(SimpleScreenReaderContent.prototype, '_ignoreSelectionChangeTime', {
  get(this: { readonly _state: Written }) {
    return isOwn(this._state) ? Date.now() : writtenAt;
  },
  set: (at: number) => {
    writtenAt = at;
  },
});
