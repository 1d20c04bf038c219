import { ApiError } from '@console/api/core/errors';
// @vitest-environment happy-dom
import type { Collection } from '@console/api/core/hydra/collection';
import { openDialogs } from '@console/ui/Dialog/topDialog.ts';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Companion } from './companion.ts';
import { resetRefreshInterval, setRefreshInterval } from './refreshInterval.store.ts';
import { useFreshness } from './useFreshness.ts';

type Row = { id: number; value: string };
const collection = (...items: Row[]): Collection<Row> => ({
  items,
  total: items.length,
  totalCapped: false,
});
const row = (id: number, value = 'old'): Row => ({ id, value });

/** A list whose polls the test answers. */
function freshList(...companions: readonly Companion[]) {
  const poll = vi.fn<() => Promise<Collection<Row>>>();
  const hold = { held: false };
  const { result } = renderHook(() => {
    const [data, setData] = useState(collection(row(1), row(2)));
    const [isValidating, setValidating] = useState(false);
    const mutate = () => Promise.resolve();
    const answer = { data, error: undefined, isLoading: false, isValidating, mutate, poll };
    const fresh = useFreshness({
      answer: { ...answer, show: (next) => setData(next as Collection<Row>) },
      companions,
      isHeld: () => hold.held,
    });
    return { data, setValidating, fresh };
  });
  return { poll, hold, now: () => result.current };
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

/** The hook renders in the microtask after a change. */
const change = (make: () => void) =>
  act(async () => {
    make();
    await Promise.resolve();
  });

beforeEach(() => {
  localStorage.clear();
  resetRefreshInterval();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a list that is kept fresh', () => {
  it('is read again every minute, and shows new values and new rows', async () => {
    const { poll, now } = freshList();
    poll.mockResolvedValue(collection(row(3), row(1, 'new')));
    await pass(58);
    expect(poll).not.toHaveBeenCalled();
    await pass(3);
    expect(poll).toHaveBeenCalledOnce();
    expect(now().data.items).toEqual([row(3), row(1, 'new')]);
    expect(now().fresh).toMatchObject({ failed: false, waiting: 0, updatedAt: expect.any(Number) });
  });

  it('is read as often as chosen, and not at all when that is off', async () => {
    const { poll } = freshList();
    poll.mockResolvedValue(collection(row(1), row(2)));
    await change(() => setRefreshInterval(30));
    await pass(62);
    expect(poll).toHaveBeenCalledTimes(2);
    await change(() => setRefreshInterval(0));
    await pass(600);
    expect(poll).toHaveBeenCalledTimes(2);
    resetRefreshInterval();
    await pass(600);
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it('lets rows wait while it is held, with new values in their old places', async () => {
    const { poll, hold, now } = freshList();
    poll.mockResolvedValue(collection(row(2, 'new'), row(1), row(3)));
    hold.held = true;
    await pass(61);
    expect(now().data.items).toEqual([row(1), row(2, 'new')]);
    expect(now().fresh.waiting).toBe(3);
    await change(() => now().fresh.showWaiting());
    expect(now().data.items).toEqual([row(2, 'new'), row(1), row(3)]);
    expect(now().fresh.waiting).toBe(0);
  });

  it('shows what waits once it is let go', async () => {
    const { poll, hold, now } = freshList();
    poll.mockResolvedValue(collection(row(2)));
    hold.held = true;
    await pass(61);
    expect(now().fresh.waiting).toBe(1);
    hold.held = false;
    await pass(1);
    expect(now().data.items).toEqual([row(2)]);
  });

  it('keeps its rows when a poll fails, and is fresh again after Retry', async () => {
    const { poll, now } = freshList();
    poll.mockRejectedValueOnce(new Error('500'));
    await pass(1);
    const before = now().fresh.updatedAt;
    expect(before).toBeTypeOf('number');
    await pass(60);
    expect(now().fresh).toMatchObject({ failed: true, updatedAt: before });
    expect(now().data.items).toEqual([row(1), row(2)]);
    poll.mockResolvedValue(collection(row(1, 'new'), row(2)));
    await act(async () => now().fresh.retry());
    expect(now().fresh.failed).toBe(false);
    expect(now().data.items[0]).toEqual(row(1, 'new'));
  });

  it('gives up an answer that never comes, and does not show it when it comes late', async () => {
    const { poll, now } = freshList();
    let answer: (late: Collection<Row>) => void = () => undefined;
    poll.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await pass(61 + 31);
    expect(now().fresh.failed).toBe(true);
    await act(async () => answer(collection(row(9))));
    expect(now().data.items).toEqual([row(1), row(2)]);
  });

  it('keeps its rows when the session is over', async () => {
    const { poll, now } = freshList();
    poll.mockRejectedValue(new ApiError('401', { kind: 'unauthorized', status: 401 }));
    await pass(61);
    expect(now().fresh.failed).toBe(true);
    expect(now().data.items).toEqual([row(1), row(2)]);
    await pass(60);
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it('drops a poll that an ordinary read has overtaken', async () => {
    const { poll, now } = freshList();
    let answer: (late: Collection<Row>) => void = () => undefined;
    poll.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await pass(61);
    await change(() => now().setValidating(true));
    await change(() => now().setValidating(false));
    await act(async () => answer(collection(row(9))));
    expect(now().data.items).toEqual([row(1), row(2)]);
  });

  it('asks less often when answers are slow', async () => {
    const { poll } = freshList();
    await change(() => setRefreshInterval(30));
    poll.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve(collection(row(1))), 20_000)),
    );
    await pass(31 + 20);
    expect(poll).toHaveBeenCalledOnce();
    await pass(190);
    expect(poll).toHaveBeenCalledOnce();
    await pass(15);
    expect(poll).toHaveBeenCalledTimes(2);
  });

  it('believes that it is offline once a poll has failed, and is read when that is over', async () => {
    const { poll, now } = freshList();
    const spy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    poll.mockResolvedValue(collection(row(1)));
    await pass(122);
    expect(poll).toHaveBeenCalledTimes(2);
    poll.mockRejectedValue(new Error('offline'));
    await pass(300);
    expect(poll).toHaveBeenCalledTimes(3);
    expect(now().fresh.failed).toBe(true);
    spy.mockRestore();
    await pass(2);
    expect(poll).toHaveBeenCalledTimes(4);
  });

  it('waits while the page is hidden, and is read as soon as it may be', async () => {
    const { poll } = freshList();
    poll.mockResolvedValue(collection(row(1)));
    const spy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(300);
    expect(poll).not.toHaveBeenCalled();
    spy.mockRestore();
    await pass(2);
    expect(poll).toHaveBeenCalledOnce();
  });

  it('waits while a dialog is open', async () => {
    const { poll } = freshList();
    poll.mockResolvedValue(collection(row(1)));
    openDialogs.push(document.createElement('div'));
    await pass(120);
    expect(poll).not.toHaveBeenCalled();
    openDialogs.pop();
    await pass(2);
    expect(poll).toHaveBeenCalledOnce();
  });

  it('waits while a cell is edited', async () => {
    const { poll } = freshList();
    poll.mockResolvedValue(collection(row(1)));
    document.body.innerHTML = '<table><tbody><tr><td><input /></td></tr></tbody></table>';
    document.querySelector('input')?.focus();
    await pass(120);
    expect(poll).not.toHaveBeenCalled();
    document.body.innerHTML = '';
    await pass(2);
    expect(poll).toHaveBeenCalledOnce();
  });
});

describe('what stands beside a list that is kept fresh', () => {
  it('is shown when it comes, and what fails or never answers holds up nothing', async () => {
    const show = vi.fn<() => void>();
    let answer: (show: () => void) => void = () => undefined;
    const ask = vi.fn<Companion>(() => new Promise((resolve) => (answer = resolve)));
    const { poll, now } = freshList(
      () => Promise.reject(new Error('500')),
      () => new Promise(() => undefined),
      ask,
    );
    poll.mockResolvedValue(collection(row(1, 'new'), row(2)));
    await pass(61);
    expect(now().data.items[0]).toEqual(row(1, 'new'));
    expect(show).not.toHaveBeenCalled();
    await act(async () => answer(show));
    expect(show).toHaveBeenCalledOnce();
    await pass(60);
    expect(poll).toHaveBeenCalledTimes(2);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(now().fresh.failed).toBe(false);
  });

  it.each([
    ['after an ordinary read of the list', 0],
    ['too late', 31],
  ])('is not shown %s', async (_, seconds) => {
    const show = vi.fn<() => void>();
    let answer: (show: () => void) => void = () => undefined;
    const { poll, now } = freshList(() => new Promise((resolve) => (answer = resolve)));
    poll.mockResolvedValue(collection(row(1)));
    await pass(61 + seconds);
    if (seconds === 0) {
      await change(() => now().setValidating(true));
      await change(() => now().setValidating(false));
    }
    await act(async () => answer(show));
    expect(show).not.toHaveBeenCalled();
  });
});
