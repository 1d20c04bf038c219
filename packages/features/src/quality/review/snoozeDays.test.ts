import { describe, expect, it } from 'vitest';
import { snoozePresets, toSnoozeDate } from './snoozeDays.ts';

const daysFrom = (today: string) =>
  Object.fromEntries(
    snoozePresets(new Date(`${today}T15:30:00`)).map(({ label, day }) => [label, day]),
  );

describe('the usual days until which a row sleeps', () => {
  it('are counted in calendar days', () => {
    expect(daysFrom('2026-11-21')).toEqual({
      Tomorrow: '2026-11-22',
      '3 days': '2026-11-24',
      '1 week': '2026-11-28',
      '2 weeks': '2026-12-05',
      '1 month': '2026-12-21',
    });
  });

  it.each([
    ['2026-12-31', '2027-01-31'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-30', '2028-02-29'],
    ['2026-03-31', '2026-04-30'],
  ])('a month after %s is %s', (today, day) => {
    expect(daysFrom(today)['1 month']).toBe(day);
  });
});

describe('a day as it is sent', () => {
  it('is the instant at which it begins in the zone of the browser', () => {
    expect(toSnoozeDate('2026-12-01')).toBe(new Date(2026, 11, 1, 0, 0, 0).toISOString());
    expect(toSnoozeDate('2026-12-01')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/);
  });

  it.each([
    ['', ''],
    ['2027-02-31', 'no day'],
    ['12026-01-01', 'no day'],
    ['soon', 'no day'],
  ])('%j is %j', (day, sent) => {
    expect(toSnoozeDate(day)).toBe(sent);
  });
});
