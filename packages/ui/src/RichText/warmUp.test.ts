// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { extensions } from './extensions.ts';

let idle: (() => void)[] = [];
const cancelled = vi.fn<(moment: number) => void>();
/** The next idle moment. */
const moment = () => idle.splice(0).forEach((run) => run());
/** All idle moments. Returns how many there were. */
const allMoments = () => {
  let count = 0;
  for (; idle.length > 0; count += 1) moment();
  return count;
};

beforeEach(() => {
  idle = [];
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', cancelled);
});
afterEach(() => {
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

/** The module as a page finds it, in which no editor was prepared yet. */
const freshModule = async () => {
  const { prepareEditor, warmUp } = await import('./warmUp.ts');
  const prepare = () => {
    let steps = 1;
    while (prepareEditor()) steps += 1;
    return steps;
  };
  return { prepare, warmUp };
};

it('creates a hidden editor and types into it, in steps before an editor is shown and then in idle moments, once', async () => {
  const mount = vi.spyOn(Editor.prototype, 'mount');
  const { prepare, warmUp } = await freshModule();
  expect(prepare()).toBe(6);
  const hidden = mount.mock.contexts[0] as Editor;
  expect(hidden.view.dom.textContent).toBe('an ');
  expect(document.querySelector('.ProseMirror')).toBeNull();
  expect(prepare()).toBe(1);

  const { editor, onUpdate } = shownEditor();
  const dispatch = vi.spyOn(editor.view, 'dispatch');
  warmUp(editor);
  expect(allMoments()).toBe(7);
  expect(hidden.isDestroyed).toBe(true);
  expect(dispatch).toHaveBeenCalledOnce();
  expect(onUpdate).not.toHaveBeenCalled();
  expect(editor.getHTML()).toBe('<p>Kept</p>');
  warmUp(editor);
  expect(idle).toHaveLength(0);
  mount.mockRestore();
});

it.each([
  ['', true],
  ['<p>Kept</p>', false],
])(
  'scrolls to the cursor of an empty editor alone, where it is in sight: %o',
  async (content, scrolls) => {
    const { prepare, warmUp } = await freshModule();
    prepare();
    const { editor } = shownEditor(content);
    const dispatch = vi.spyOn(editor.view, 'dispatch');
    warmUp(editor);
    allMoments();
    expect(dispatch.mock.lastCall?.[0].scrolledIntoView).toBe(scrolls);
  },
);

it('does all of it in idle moments where an editor is shown without preparation', async () => {
  const { warmUp } = await freshModule();
  const { editor, onUpdate } = shownEditor();
  const mount = vi.spyOn(Editor.prototype, 'mount');
  warmUp(editor);
  expect(allMoments()).toBe(13);
  expect(mount).toHaveBeenCalledOnce();
  expect(onUpdate).not.toHaveBeenCalled();
  mount.mockRestore();
});

it('stops with the editor that is shown, and goes on with the next one', async () => {
  const { prepare, warmUp } = await freshModule();
  prepare();
  const { editor } = shownEditor();
  const stop = warmUp(editor);
  moment();
  editor.destroy();
  stop();
  expect(cancelled).toHaveBeenCalledOnce();
  idle = [];
  const { editor: next } = shownEditor();
  const dispatch = vi.spyOn(next.view, 'dispatch');
  warmUp(next);
  allMoments();
  expect(dispatch).toHaveBeenCalledOnce();
});
