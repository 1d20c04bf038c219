import { Editor } from '@tiptap/core';
import { extensions } from './extensions.ts';

let isWarm = false;

/** What is typed: letters, and spaces, at which the editor looks for an address. */
const TYPED = 'to be or not';

const hiddenEditor = () => {
  const editor: Editor = new Editor({
    element: document.createElement('div'),
    extensions,
    onUpdate: () => void editor.getHTML(),
  });
  return editor;
};

/**
 * Types into an editor that nobody sees, once, one letter in each idle moment. The first key in an
 * editor runs most of its code for the first time and would take three times as long as any later
 * one.
 *
 * @param shown the editor that was made for somebody
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
    // The editor reads it as it reads what the browser has typed.
    if (dom.firstChild) dom.firstChild.textContent = TYPED.slice(0, length);
    isWarm = length === TYPED.length;
    if (!isWarm) moment = requestIdleCallback(() => type(length + 1));
    else if (!shown.isDestroyed) {
      // What only an editor on the page does. A transaction without a step changes nothing. An empty
      // editor has its cursor in sight, so nothing is scrolled.
      shown.view.coordsAtPos(shown.state.selection.head);
      const { tr } = shown.state;
      shown.view.dispatch(shown.isEmpty ? tr.scrollIntoView() : tr);
    }
  };
  moment = requestIdleCallback(() => type(1));
  return () => {
    cancelIdleCallback(moment);
    editor?.destroy();
  };
}
