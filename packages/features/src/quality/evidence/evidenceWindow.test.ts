import { recordServerDate, resetServerClock } from '@console/api/core/clock';
import { afterEach, expect, it, vi } from 'vitest';
import { evidenceWindow } from './evidenceWindow.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  resetServerClock();
});

it.each([
  ['UTC', 0, 0],
  ['Pacific/Auckland', -13, 0],
  ['America/Los_Angeles', 0, 8],
])(
  'the 30 days of evidence end with the given day, and the axis in %s holds them',
  (zone, before, after) => {
    vi.stubEnv('TZ', zone);
    const { window, from, to } = evidenceWindow('2026-11-20');
    expect(window).toEqual({ first: '2026-10-22', last: '2026-11-20' });
    expect(from).toBe(Date.UTC(2026, 9, 22, before) / 1000);
    // A day ends with its last second.
    expect(Math.ceil(to / 60) * 60).toBe(Date.UTC(2026, 10, 21, after) / 1000);
  },
);

it("they end with the server's today when the browser's clock is two days off", () => {
  const now = Date.UTC(2026, 10, 20, 12);
  vi.useFakeTimers({ toFake: ['Date'], now: now + 2 * 86_400_000 });
  recordServerDate(new Date(now).toUTCString());
  expect(evidenceWindow().window.last).toBe('2026-11-20');
});
