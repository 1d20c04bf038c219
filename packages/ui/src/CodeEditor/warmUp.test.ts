import type { editor } from 'monaco-editor/editor';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const hidden = {
  setPosition: vi.fn<() => void>(),
  trigger: vi.fn<(source: string, command: string, payload: { text: string }) => void>(),
  dispose: vi.fn<() => void>(),
};
const create = vi.fn<(...given: unknown[]) => typeof hidden>(() => hidden);
vi.mock('./monaco.ts', () => ({ monaco: { editor: { create } } }));

const matchBracket = vi.fn<() => void>();
let isDisposed = false;

let idle: (() => void)[] = [];
/** The next idle moment. */
const moment = () => idle.splice(0).forEach((run) => run());

beforeEach(() => {
  vi.useFakeTimers();
  isDisposed = false;
  idle = [];
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubGlobal('document', { createElement: () => ({}) });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', () => idle.splice(0));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The editor that somebody sees, and what happens when they type into it. */
function shownEditor() {
  let changed = () => {};
  const onDidChangeModelContent = (listener: () => void) => {
    changed = listener;
    return { dispose: vi.fn<() => void>() };
  };
  return {
    shown: {
      onDidChangeModelContent,
      getModel: () => ({ isDisposed: () => isDisposed, bracketPairs: { matchBracket } }),
    } as unknown as editor.IStandaloneCodeEditor,
    type: () => changed(),
  };
}
const freshModule = () => import('./warmUp.ts');
const typed = () => hidden.trigger.mock.calls.map(([, , { text }]) => text).join('');

it('types one letter in each idle moment into an editor of its own, once', async () => {
  const { warmUp } = await freshModule();
  warmUp(shownEditor().shown, { tabSize: 4 });
  moment();
  expect(create).toHaveBeenCalledOnce();
  expect(create.mock.lastCall?.[1]).toMatchObject({ tabSize: 4, language: 'php' });
  expect(typed()).toBe('');
  while (idle.length > 0) {
    const before = typed().length;
    moment();
    expect(typed()).toHaveLength(before + 1);
  }
  expect(typed()).toMatch(/\$.*\(.*'.*\n/s);
  expect(hidden.dispose).toHaveBeenCalledOnce();
  warmUp(shownEditor().shown, {});
  expect(idle).toHaveLength(0);
});

it('reads the brackets of each document once, when its lines are coloured', async () => {
  const { warmUp } = await freshModule();
  for (const document of [1, 2]) {
    warmUp(shownEditor().shown, {});
    while (idle.length > 0) moment();
    vi.advanceTimersByTime(2000);
    expect(matchBracket).toHaveBeenCalledTimes(document - 1);
    moment();
    expect(matchBracket).toHaveBeenCalledTimes(document);
  }
});

it('reads nothing of a document that is gone, or that is shown no more', async () => {
  const { warmUp } = await freshModule();
  const stop = warmUp(shownEditor().shown, {});
  while (idle.length > 0) moment();
  vi.advanceTimersByTime(2000);
  isDisposed = true;
  moment();
  isDisposed = false;
  stop();
  warmUp(shownEditor().shown, {})();
  vi.advanceTimersByTime(5000);
  moment();
  expect(matchBracket).not.toHaveBeenCalled();
});

it('ends when somebody types, and begins again with the next editor', async () => {
  const { warmUp } = await freshModule();
  const { shown, type } = shownEditor();
  warmUp(shown, {});
  moment();
  moment();
  type();
  expect(idle).toHaveLength(0);
  expect(hidden.dispose).toHaveBeenCalledOnce();
  warmUp(shownEditor().shown, {});
  expect(idle).toHaveLength(1);
});

it('ends with the editor that is shown', async () => {
  const { warmUp } = await freshModule();
  const stop = warmUp(shownEditor().shown, {});
  stop();
  expect(idle).toHaveLength(0);
  expect(create).not.toHaveBeenCalled();
});

it('does nothing in a browser without idle moments', async () => {
  vi.unstubAllGlobals();
  const { warmUp } = await freshModule();
  expect(() => warmUp(shownEditor().shown, {})()).not.toThrow();
  expect(create).not.toHaveBeenCalled();
});
