// @vitest-environment happy-dom
import type { CodeEditorHandle } from '@console/ui/CodeEditor';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePhp } from './usePhp.ts';

const problem = { line: 1, column: 1, endLine: 1, endColumn: 2, message: 'Unexpected end' };

vi.mock('@console/ui/CodeEditor/php/phpWorker.ts', () => ({
  createPhpWorker: () => ({
    check: (text: string) => Promise.resolve({ problems: text.endsWith('(') ? [problem] : [] }),
    dispose: () => undefined,
  }),
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
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

it('H-CED-005 keeps the problems while somebody types, and changes them after a pause', async () => {
  const { result, rerender } = open('<?php');
  await wait(0);
  expect(result.current.problems).toEqual([]);
  typing = true;
  rerender({ code: '<?php if (' });
  await wait(1000);
  expect(result.current.problems).toEqual([]);
  typing = false;
  await wait(100);
  expect(result.current.problems).toEqual([problem]);
});

it('H-CED-005 shows nothing of a text that has changed since', async () => {
  const { result, rerender } = open('<?php');
  await wait(0);
  const drawn = result.current.problems;
  typing = true;
  rerender({ code: '<?php if (' });
  await wait(300);
  rerender({ code: '<?php if () {}' });
  typing = false;
  await wait(300);
  expect(result.current.problems).toBe(drawn);
});
