// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { tolerateTranslation } from './tolerateTranslation.ts';

beforeAll(() => tolerateTranslation());

/** Moves the text that holds `text` into an element, or replaces it, as translators do. */
function translate(root: Element, text: string, { isReplaced = false } = {}) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (walker.currentNode.textContent === text) {
      const font = document.createElement('font');
      walker.currentNode.parentNode?.replaceChild(font, walker.currentNode);
      font.append(isReplaced ? `${text}!` : walker.currentNode);
      return;
    }
  throw new Error(`There is no text "${text}".`);
}

const Save = ({ pending, note }: { pending: boolean; note?: string }) => (
  <p>
    {pending && <i />}
    Save
    {note}
  </p>
);

describe.each([false, true])('a translated page, its text replaced: %s', (isReplaced) => {
  it('takes new elements before the text, and loses others', () => {
    const root = document.createElement('div');
    const react = createRoot(root);
    flushSync(() => react.render(<Save pending={false} note="d" />));
    translate(root, 'Save', { isReplaced });
    translate(root, 'd', { isReplaced });
    flushSync(() => react.render(<Save pending />));
    expect(root.querySelector('p > i')).not.toBeNull();
    flushSync(() => react.render(<Save pending={false} note="d" />));
    expect(root.querySelector('p > i')).toBeNull();
    expect(root.textContent).toContain('Save');
    flushSync(() => react.unmount());
    expect(root.children).toHaveLength(0);
  });
});
