import { describe, expect, test, vi } from 'vitest';
import { endOfDay, parseDay, startOfDay, toUnixSeconds, toUtcText } from './days.ts';

describe('a day filter covers the whole day in the zone of the browser', () => {
  test('A-CON-009 A-CON-010 from the first second to the last', () => {
    const day = '2026-11-21';
    expect(startOfDay(day)).toEqual(new Date(2026, 10, 21, 0, 0, 0));
    expect(endOfDay(day)).toEqual(new Date(2026, 10, 21, 23, 59, 59));
  });

  test('a day on which the clocks change is not 24 hours long, its bounds still are the local ones', () => {
    const [start, end] = [startOfDay('2026-03-08'), endOfDay('2026-03-08')];
    expect([start.getHours(), start.getMinutes()]).toEqual([0, 0]);
    expect([end.getHours(), end.getMinutes(), end.getSeconds()]).toEqual([23, 59, 59]);
  });

  test('a day on which the clock goes back at midnight ends with its 25th hour', () => {
    vi.stubEnv('TZ', 'America/Santiago');
    expect(toUtcText(endOfDay('2026-04-04'))).toBe('2026-04-05 03:59:59');
    expect(toUtcText(startOfDay('2026-04-05'))).toBe('2026-04-05 04:00:00');
    vi.unstubAllEnvs();
  });
});

describe('a bound is sent as Unix seconds or as "YYYY-MM-DD HH:mm:ss"', () => {
  test.each([
    [new Date(Date.UTC(2026, 10, 21, 5, 6, 7)), 1795237567, '2026-11-21 05:06:07'],
    [new Date(0), 0, '1970-01-01 00:00:00'],
  ])('A-CON-011 %s', (instant, seconds, written) => {
    expect(toUnixSeconds(instant)).toBe(seconds);
    expect(toUtcText(instant)).toBe(written);
  });
});

test.each([
  ['2026-11-21', '2026-11-21'],
  ['11/21/2026', '2026-11-21'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', undefined],
  ['21.11.2026', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('parseDay(%j) is %j', (raw, expected) => expect(parseDay(raw)).toBe(expected));
