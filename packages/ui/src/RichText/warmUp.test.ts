// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { extensions } from './extensions.ts';

let idle: (() => void)[] = [];
let unpainted: (() => void)[] = [];
const cancelled = vi.fn<(moment: number) => void>();
const paint = () => unpainted.splice(0).forEach((run) => run());
/** The next idle moment. */
const moment = () => idle.splice(0).forEach((run) => run());

vi.mock(import('../afterPaint.ts'), async (original) => ({
  ...(await original()),
  afterPaint: (run) => {
    unpainted.push(run);
    return () => {
      unpainted = unpainted.filter((waiting) => waiting !== run);
    };
  },
}));

beforeEach(() => {
  idle = [];
  unpainted = [];
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', cancelled);
});
afterEach(() => {
  vi.unstubAllGlobals();
  cancelled.mockClear();
});

const shownEditor = (content = '<p>Kept</p>') => {
  const onUpdate = vi.fn<() => void>();
  const editor = new Editor({
    element: document.createElement('div'),
    extensions,
    content,
    onUpdate,
  });
  vi.spyOn(editor.view, 'coordsAtPos').mockReturnValue({ left: 0, right: 0, top: 0, bottom: 0 });
  return { editor, onUpdate };
};
const freshModule = () => import('./warmUp.ts');

it('takes a letter after the paint and one in each idle moment, once, and changes nothing of the editor that is shown', async () => {
  const { warmUp } = await freshModule();
  const { editor, onUpdate } = shownEditor();
  const dispatch = vi.spyOn(editor.view, 'dispatch');
  warmUp(editor);
  expect(idle).toHaveLength(0);
  paint();
  let moments = 0;
  for (; idle.length > 0; moments += 1) moment();
  expect(moments).toBe(11);
  expect(dispatch).toHaveBeenCalledOnce();
  expect(onUpdate).not.toHaveBeenCalled();
  expect(editor.getHTML()).toBe('<p>Kept</p>');
  expect(document.querySelector('.ProseMirror')).toBeNull();
  warmUp(editor);
  expect([...unpainted, ...idle]).toHaveLength(0);
});

it.each([
  ['', true],
  ['<p>Kept</p>', false],
])(
  'scrolls to the cursor of an empty editor alone, where it is in sight: %o',
  async (content, scrolls) => {
    const { warmUp } = await freshModule();
    const { editor } = shownEditor(content);
    const dispatch = vi.spyOn(editor.view, 'dispatch');
    warmUp(editor);
    paint();
    while (idle.length > 0) moment();
    expect(dispatch.mock.lastCall?.[0].scrolledIntoView).toBe(scrolls);
  },
);

it('stops with the editor that is shown, and begins again with the next one', async () => {
  const { warmUp } = await freshModule();
  const { editor } = shownEditor();
  const stop = warmUp(editor);
  paint();
  editor.destroy();
  stop();
  expect(cancelled).toHaveBeenCalledOnce();
  idle = [];
  const stopNext = warmUp(shownEditor().editor);
  expect(unpainted).toHaveLength(1);
  stopNext();
  expect(unpainted).toHaveLength(0);
});

it('does nothing in a browser without idle moments', async () => {
  vi.unstubAllGlobals();
  const { warmUp } = await freshModule();
  expect(() => warmUp(shownEditor().editor)()).not.toThrow();
  expect([...unpainted, ...idle]).toHaveLength(0);
});
