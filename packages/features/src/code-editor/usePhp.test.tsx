// @vitest-environment happy-dom
import type { CodeEditorHandle } from '@console/ui/CodeEditor';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePhp } from './usePhp.ts';

const problem = { line: 1, column: 1, endLine: 1, endColumn: 2, message: 'Unexpected end' };

const checked = vi.hoisted(() => vi.fn<(text: string) => void>());
vi.mock('@console/ui/CodeEditor/php/phpWorker.ts', () => ({
  createPhpWorker: () => ({
    check: (text: string) => {
      checked(text);
      return Promise.resolve({ problems: text.endsWith('(') ? [problem] : [] });
    },
    dispose: () => undefined,
  }),
}));

beforeEach(() => {
  vi.useFakeTimers();
  checked.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
let typing = false;
const editor = { current: { isTyping: () => typing } as CodeEditorHandle };
const open = (text: string) => {
  typing = false;
  return renderHook(({ code }) => usePhp('spider', code, editor), {
    initialProps: { code: text },
  });
};

/** The editor passes a text on 400 ms after the last key. */
const SECOND_AFTER_KEY = 600;

it('H-CED-005 checks a text a second after the last key', async () => {
  const { result, rerender } = open('<?php');
  expect(result.current.problems).toBeUndefined();
  await wait(SECOND_AFTER_KEY);
  expect(result.current.problems).toEqual([]);
  rerender({ code: '<?php if (' });
  await wait(SECOND_AFTER_KEY - 1);
  expect(checked.mock.calls).toEqual([['<?php']]);
  await wait(1);
  expect(result.current.problems).toEqual([problem]);
});

it('H-CED-005 checks nothing while somebody types, and checks in the next pause', async () => {
  const { result, rerender } = open('<?php');
  await wait(SECOND_AFTER_KEY);
  typing = true;
  rerender({ code: '<?php if (' });
  await wait(2000);
  expect(checked.mock.calls).toEqual([['<?php']]);
  typing = false;
  await wait(100);
  expect(result.current.problems).toEqual([problem]);
});

it('H-CED-005 keeps the problems where somebody types before the answer comes', async () => {
  const { result, rerender } = open('<?php');
  await wait(SECOND_AFTER_KEY);
  checked.mockImplementation(() => {
    typing = true;
  });
  rerender({ code: '<?php if (' });
  await wait(2000);
  expect(result.current.problems).toEqual([]);
  typing = false;
  await wait(100);
  expect(result.current.problems).toEqual([problem]);
});

it('H-CED-005 shows nothing of a text that has changed since', async () => {
  const { result, rerender } = open('<?php');
  await wait(SECOND_AFTER_KEY);
  const drawn = result.current.problems;
  rerender({ code: '<?php if (' });
  await wait(300);
  rerender({ code: '<?php if () {}' });
  await wait(2000);
  expect(result.current.problems).toBe(drawn);
  expect(checked.mock.calls).toEqual([['<?php'], ['<?php if () {}']]);
});
