// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNextRefresh } from './useNextRefresh.ts';

const NOW = Date.UTC(2026, 10, 20, 12) / 1000;
type Figures = { next_refresh: number | null; size: number };

function figures(first: Figures) {
  const poll = vi.fn<() => Promise<Figures>>();
  const { result } = renderHook(() => {
    const [data, show] = useState(first);
    const keep = (next: { next_refresh: number | null } | null) => show(next as Figures);
    const mutate = () => Promise.resolve();
    const idle = { error: undefined, isLoading: false, isValidating: false };
    return { data, remaining: useNextRefresh({ ...idle, data, mutate, poll, show: keep }) };
  });
  return { poll, now: () => result.current };
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'Date', 'performance'],
    now: NOW * 1000,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('figures with a time of their next refresh', () => {
  it('count down, and are read once after that time', async () => {
    const { poll, now } = figures({ next_refresh: NOW + 90, size: 1 });
    poll.mockResolvedValue({ next_refresh: NOW + 390, size: 2 });
    await pass(30);
    expect(now().remaining).toBe(60);
    await pass(59);
    expect(poll).not.toHaveBeenCalled();
    await pass(2);
    expect(poll).toHaveBeenCalledOnce();
    expect(now()).toMatchObject({ data: { size: 2 }, remaining: 299 });
    await pass(250);
    expect(poll).toHaveBeenCalledOnce();
  });

  it('are read at most every 30 seconds while that time stays in the past', async () => {
    const { poll, now } = figures({ next_refresh: NOW - 86_400, size: 1 });
    poll.mockResolvedValue({ next_refresh: NOW - 86_400, size: 1 });
    await pass(95);
    expect(poll).toHaveBeenCalledTimes(4);
    expect(now().remaining).toBe(0);
  });

  it('stay as they are when a read fails', async () => {
    const { poll, now } = figures({ next_refresh: NOW - 1, size: 1 });
    poll.mockRejectedValue(new Error('500'));
    await pass(5);
    expect(poll).toHaveBeenCalledOnce();
    expect(now().data.size).toBe(1);
  });

  it('are read again when there is no answer, and a late answer is dropped', async () => {
    const { poll, now } = figures({ next_refresh: NOW - 1, size: 1 });
    let answerLate: (figures: Figures) => void = () => undefined;
    poll.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
    poll.mockResolvedValueOnce({ next_refresh: NOW + 600, size: 3 });
    await pass(35);
    expect(poll).toHaveBeenCalledTimes(2);
    await act(async () => answerLate({ next_refresh: NOW + 300, size: 2 }));
    expect(now().data.size).toBe(3);
  });

  it('are not read while the page is hidden, or without a time', async () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { poll } = figures({ next_refresh: NOW - 1, size: 1 });
    poll.mockResolvedValue({ next_refresh: null, size: 2 });
    await pass(120);
    expect(poll).not.toHaveBeenCalled();
    hidden.mockRestore();
    await pass(2);
    expect(poll).toHaveBeenCalledOnce();
    await pass(600);
    expect(poll).toHaveBeenCalledOnce();
  });
});
