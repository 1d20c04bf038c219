import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPopup } from './legacyPopup.ts';

const popup = { closed: false };
const open = vi.fn<(...given: unknown[]) => object | null>();

beforeEach(() => {
  vi.useFakeTimers();
  popup.closed = false;
  open.mockReset().mockReturnValue(popup);
  vi.stubGlobal('window', { open });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('opens 550 by 550 and keeps the handle, which noopener would cost (A-INS-044)', () => {
  expect(openPopup('/legacy/x', () => {})).toBe(true);
  expect(open.mock.calls).toEqual([['/legacy/x', '_blank', 'width=550,height=550']]);
});

it('says once that it was closed, however late', () => {
  const onClosed = vi.fn<() => void>();
  openPopup('/legacy/x', onClosed);
  vi.advanceTimersByTime(3_600_000);
  expect(onClosed).not.toHaveBeenCalled();
  popup.closed = true;
  vi.advanceTimersByTime(1000);
  expect(onClosed).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3_600_000);
  expect(onClosed).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it.each([[null], [{ closed: true }]])(
  'answers false where the browser blocked it: %j',
  (handle) => {
    open.mockReturnValue(handle);
    expect(openPopup('/legacy/x', () => {})).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  },
);
