// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { afterPress } from './afterPress.ts';

const run = vi.fn<() => void>();
beforeEach(() => {
  run.mockClear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('runs at once while nothing is pressed', () => {
  afterPress(run);
  expect(run).toHaveBeenCalledOnce();
});

it.each(['pointerup', 'pointercancel'])('waits for the click that ends with %s', (end) => {
  dispatchEvent(new Event('pointerdown'));
  afterPress(run);
  vi.runAllTimers();
  dispatchEvent(new Event(end));
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
  dispatchEvent(new Event(end));
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});
