import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatDay } from './dates.ts';
import { formatInstant, formatMinute } from './instants.ts';

const zone = process.env['TZ'];

describe('dates in the zone of the browser', () => {
  beforeAll(() => {
    process.env['TZ'] = 'America/New_York';
  });
  afterAll(() => {
    process.env['TZ'] = zone;
  });

  // 2026-11-21T04:05:09Z is still the day before in New York.
  const at = Date.UTC(2026, 10, 21, 4, 5, 9) / 1000;

  it('A-CON-007 B-CON-018: a day is MM/DD/YYYY', () => expect(formatDay(at)).toBe('11/20/2026'));
  it('A-CON-008 B-CON-019: a minute has HH:mm and the zone', () =>
    expect(formatMinute(at)).toBe('11/20/2026 23:05 EST'));
  it('B-CON-019: an instant has HH:mm:ss and the zone', () =>
    expect(formatInstant(at)).toBe('11/20/2026 23:05:09 EST'));
  it('summer has its own zone name', () =>
    expect(formatMinute(Date.UTC(2026, 6, 1, 12) / 1000)).toBe('07/01/2026 08:00 EDT'));
  it('1970 and the day before it are dates too', () => {
    expect(formatDay(0)).toBe('12/31/1969');
    expect(formatDay(86_400)).toBe('01/01/1970');
  });
});
