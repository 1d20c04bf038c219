import { fireEvent, userEvent } from 'storybook/test';

/** Of the browser, in as far as Monaco uses it. TypeScript does not know it. */
interface EditContext extends EventTarget {
  readonly selectionStart: number;
  readonly selectionEnd: number;
  updateText: (from: number, to: number, text: string) => void;
  updateSelection: (from: number, to: number) => void;
}
declare const TextUpdateEvent: new (type: 'textupdate', init: object) => Event;

/** What a browser does with a letter for an element that has an EditContext. */
function insert(letter: string, element: Element, context: EditContext) {
  fireEvent.keyDown(element, { key: letter });
  if (letter === '\n') {
    fireEvent(element, new InputEvent('beforeinput', { inputType: 'insertParagraph' }));
    return;
  }
  const { selectionStart: updateRangeStart, selectionEnd: updateRangeEnd } = context;
  const after = updateRangeStart + letter.length;
  context.updateText(updateRangeStart, updateRangeEnd, letter);
  context.updateSelection(after, after);
  const update = { text: letter, updateRangeStart, updateRangeEnd };
  context.dispatchEvent(
    new TextUpdateEvent('textupdate', { ...update, selectionStart: after, selectionEnd: after }),
  );
}

/** Waits until Monaco has drawn, and told the context where the cursor is. */
export const drawn = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Types text into what has the focus. `userEvent` types into fields, but not into Monaco. */
export async function typeText(text: string): Promise<void> {
  const focused = document.activeElement as (Element & { editContext?: EditContext }) | null;
  if (!focused?.editContext) {
    await userEvent.keyboard(text);
    return;
  }
  for (const letter of text) {
    insert(letter, focused, focused.editContext);
    await drawn();
  }
}

/** Pastes where the cursor is. */
export function pasteText(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}
