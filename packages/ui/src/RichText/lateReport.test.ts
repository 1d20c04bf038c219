// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { painted } from '../afterPaint.ts';
import { createLateReport } from './lateReport.ts';

const setUp = () => ({ late: createLateReport(), change: vi.fn<(text: string) => void>() });

it('reports the newest of several changes after the paint', async () => {
  const { late, change } = setUp();
  late.report(() => change('a'));
  late.report(() => change('ab'));
  expect(change).not.toHaveBeenCalled();
  await painted();
  expect(change.mock.calls).toEqual([['ab']]);
});

it('reports at once for a shortcut, and not again after the paint', async () => {
  const { late, change } = setUp();
  late.report(() => change('a'));
  late.flush();
  expect(change.mock.calls).toEqual([['a']]);
  await painted();
  late.flush();
  expect(change.mock.calls).toEqual([['a']]);
});

it('reports a change again for a shortcut, because the transition may not be drawn yet', async () => {
  const { late, change } = setUp();
  late.report(() => change('a'));
  await painted();
  late.flush();
  expect(change.mock.calls).toEqual([['a'], ['a']]);
});

it('cancels a pending report', async () => {
  const { late, change } = setUp();
  late.report(() => change('a'));
  late.cancel();
  await painted();
  late.flush();
  expect(change).not.toHaveBeenCalled();
});
