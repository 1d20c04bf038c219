import { Editor, getSchema } from '@tiptap/core';
import { whenIdle } from '../whenIdle.ts';
import { extensions } from './extensions.ts';
import { handleOf } from './handle.ts';

let hidden: Editor | undefined;
const type = (text: string) => {
  const dom = hidden?.view.dom;
  dom?.dispatchEvent(new KeyboardEvent('keydown', { key: text.at(-1) }));
  // The editor observes DOM changes and reads this text as typed.
  if (dom?.firstChild) dom.firstChild.textContent = text;
};
const steps: (() => void)[] = [
  () => getSchema(extensions),
  () => {
    hidden = new Editor({
      element: null,
      extensions,
      onUpdate: ({ editor }) => void editor.getHTML(),
    });
  },
  () => hidden?.mount(document.createElement('div')),
  () => hidden && handleOf(hidden).insertTyped('a', [1, 1]),
  () => type('an'),
  () => type('an '), // after the first space the editor builds its tables for links
  ...['an e', 'an ed', 'an edi', 'an edit', 'an edito', 'an editor'].map(
    (text) => () => type(text),
  ),
  () => hidden?.destroy(),
];
/** The number of steps at the end that can wait until an editor is shown. */
const CAN_WAIT = 7;

/**
 * Runs the next step of creating a hidden editor and typing into it. An editor runs most of its
 * code for the first time when it is created and with the first keystroke, which takes a slow
 * computer half a second. The steps keep that from blocking a key for so long.
 *
 * @returns whether there is another step before an editor should be shown
 */
export function prepareEditor(): boolean {
  if (steps.length > CAN_WAIT) steps.shift()?.();
  return steps.length > CAN_WAIT;
}

/**
 * Runs the remaining steps, one per idle callback.
 *
 * @param shown the editor that the person sees
 * @returns a function that stops the steps
 */
export function warmUp(shown: Editor): () => void {
  if (steps.length === 0) return () => undefined;
  const next = () => {
    steps.shift()?.();
    if (steps.length > 0) stop = whenIdle(next);
    else if (!shown.isDestroyed) {
      // This runs code that needs an editor on the page. A transaction without a step changes
      // nothing. The cursor of an empty editor is in view, so nothing scrolls.
      shown.view.coordsAtPos(shown.state.selection.head);
      const { tr } = shown.state;
      shown.view.dispatch(shown.isEmpty ? tr.scrollIntoView() : tr);
    }
  };
  let stop = whenIdle(next);
  return () => stop();
}
