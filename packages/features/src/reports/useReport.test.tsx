// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReport } from './useReport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

const open = () => {
  const sample = vi.fn<(days: number) => number[]>((days) =>
    Array.from({ length: days }, (_, day) => day),
  );
  const { result, unmount } = renderHook(() => useReport(sample));
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  return { sample, report: () => result.current, wait, unmount };
};

it('B-RPT-003 has its rows 1000 ms after Run, not before', () => {
  const { report, wait } = open();
  act(() => report().run(2));
  wait(999);
  expect(report().state).toEqual({ kind: 'running' });
  wait(1);
  expect(report().state).toEqual({ kind: 'done', filters: 2, rows: [0, 1] });
});

it('has the rows of the last run only', () => {
  const { report, wait, sample } = open();
  act(() => report().run(2));
  wait(500);
  act(() => report().run(3));
  wait(999);
  expect(report().state.kind).toBe('running');
  wait(1);
  expect(report().state).toMatchObject({ filters: 3 });
  expect(sample).toHaveBeenCalledTimes(1);
});

it('B-RPT-004 drops its rows on reset, and those that were still to come', () => {
  const { report, wait } = open();
  act(() => report().run(2));
  wait(1000);
  act(() => report().reset());
  expect(report().state).toEqual({ kind: 'none' });
  act(() => report().run(2));
  act(() => report().reset());
  wait(2000);
  expect(report().state).toEqual({ kind: 'none' });
});

it('creates no rows after its page is left', () => {
  const { report, wait, sample, unmount } = open();
  act(() => report().run(2));
  unmount();
  wait(2000);
  expect(sample).not.toHaveBeenCalled();
});
