import { recordServerDate, resetServerClock } from '@console/api/core/clock';
import { afterEach, expect, it, vi } from 'vitest';
import { evidenceWindow } from './evidenceWindow.ts';

afterEach(() => {
  vi.useRealTimers();
  resetServerClock();
});

it('the 30 days of evidence end with the given day', () => {
  expect(evidenceWindow('2026-11-20')).toEqual({
    window: { first: '2026-10-22', last: '2026-11-20' },
    from: Date.UTC(2026, 9, 22) / 1000,
    to: Date.UTC(2026, 10, 21) / 1000,
  });
});

it("they end with the server's today when the browser's clock is two days off", () => {
  const now = Date.UTC(2026, 10, 20, 12);
  vi.useFakeTimers({ toFake: ['Date'], now: now + 2 * 86_400_000 });
  recordServerDate(new Date(now).toUTCString());
  expect(evidenceWindow().window.last).toBe('2026-11-20');
});
