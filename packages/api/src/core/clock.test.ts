import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordServerDate, resetServerClock, serverNow } from './clock.ts';

const NOW = Date.UTC(2026, 10, 20, 12) / 1000;
const dateOf = (at: number) => new Date(at * 1000).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 });
});
afterEach(() => {
  resetServerClock();
  vi.useRealTimers();
});

describe('the time of the server', () => {
  it("is the browser's time before any answer", () => {
    recordServerDate(null);
    recordServerDate('soon');
    expect(serverNow()).toBe(NOW);
  });

  it("is the browser's time when the difference is small", () => {
    recordServerDate(dateOf(NOW + 60));
    expect(serverNow()).toBe(NOW);
  });

  it.each([
    ['behind', 2 * 86_400],
    ['ahead', -2 * 86_400],
  ])('corrects a clock that is two days %s', (_, difference) => {
    recordServerDate(dateOf(NOW + difference));
    expect(serverNow()).toBe(NOW + difference);
  });

  it('is not set back by a cached answer', () => {
    recordServerDate(dateOf(NOW + 7200));
    recordServerDate(dateOf(NOW + 6900));
    expect(serverNow()).toBe(NOW + 7200);
  });
});
