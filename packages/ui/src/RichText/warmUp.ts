import { Editor } from '@tiptap/core';
import { afterPaint } from '../afterPaint.ts';
import { extensions } from './extensions.ts';

let isWarm = false;

/**
 * The typed text. The space comes early, because after the first one the editor makes its tables of
 * links.
 */
const TYPED = 'a note of it';

const hiddenEditor = () => {
  const editor: Editor = new Editor({
    element: document.createElement('div'),
    extensions,
    onUpdate: () => void editor.getHTML(),
  });
  return editor;
};

/**
 * Types into a hidden editor, once: a letter after the next paint, then one per idle callback. The
 * first keystroke runs most of an editor's code for the first time and would take three times as
 * long as any later one. A slow computer may have no idle moment before it.
 *
 * @param shown the editor that the person sees
 * @returns a function that stops it
 */
export function warmUp(shown: Editor): () => void {
  if (isWarm || !('requestIdleCallback' in globalThis)) return () => undefined;
  let editor: Editor | undefined;
  let moment = 0;
  const type = (length: number) => {
    editor ??= hiddenEditor();
    const { dom } = editor.view;
    dom.dispatchEvent(new KeyboardEvent('keydown', { key: TYPED[length - 1] }));
    // The editor observes DOM changes and reads this text as typed.
    if (dom.firstChild) dom.firstChild.textContent = TYPED.slice(0, length);
    isWarm = length === TYPED.length;
    if (!isWarm) moment = requestIdleCallback(() => type(length + 1));
    else if (!shown.isDestroyed) {
      // Runs code that needs an editor on the page. A transaction without a step changes nothing.
      // The cursor of an empty editor is in view, so nothing scrolls.
      shown.view.coordsAtPos(shown.state.selection.head);
      const { tr } = shown.state;
      shown.view.dispatch(shown.isEmpty ? tr.scrollIntoView() : tr);
    }
  };
  const stop = afterPaint(() => type(1));
  return () => {
    stop();
    cancelIdleCallback(moment);
    editor?.destroy();
  };
}
