import { recordServerDate, resetServerClock } from '@console/api/core/clock';
import { describe, expect, it } from 'vitest';
import { describeDue } from './due.ts';

/** 2026-11-20 14:30 in the zone of the test. */
const now = new Date(2026, 10, 20, 14, 30).getTime() / 1000;
const at = (day: number, hours: number, minutes = 0) =>
  new Date(2026, 10, day, hours, minutes).getTime() / 1000;

describe('when a request is due, in words', () => {
  it.each([
    [now, 'Due today 14:30'],
    [now - 59, 'Overdue by 1 min'],
    [now - 12 * 60, 'Overdue by 12 min'],
    [now - 3 * 3600 - 1799, 'Overdue by 3 h'],
    [now - 47 * 3600, 'Overdue by 47 h'],
    [now - 72 * 3600, 'Overdue by 3 d'],
    [at(20, 17), 'Due today 17:00'],
    [at(20, 23, 59), 'Due today 23:59'],
    [at(21, 0), 'Due tomorrow 00:00'],
    [at(21, 9, 5), 'Due tomorrow 09:05'],
    [at(24, 9), 'Due 11/24/2026'],
  ])('%d reads %s', (due, words) => {
    expect(describeDue(due, now)).toEqual({ words, isOverdue: due < now });
  });

  it("follow the server's clock when the browser's is two days off", () => {
    const real = Date.now();
    recordServerDate(new Date(real + 2 * 86_400_000).toUTCString());
    expect(describeDue(real / 1000 + 1800)).toEqual({ words: 'Overdue by 47 h', isOverdue: true });
    resetServerClock();
    expect(describeDue(real / 1000 + 1800).isOverdue).toBe(false);
  });
});
