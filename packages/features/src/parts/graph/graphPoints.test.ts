import { recordServerDate, resetServerClock } from '@console/api/core/clock';
import { formatDay } from '@console/ui/DateText/dates.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countedDays, toCsv } from './graphPoints.ts';
import { staleSince } from './staleSince.ts';

const point = (date: string, count: number | null = 1, average: number | null = 2) => ({
  date,
  count,
  average,
});
const days = (...dates: readonly string[]) => countedDays(dates.map((date) => point(date)));

afterEach(() => {
  vi.useRealTimers();
  resetServerClock();
});

describe('the points of a graph', () => {
  it('are sorted, one for each day, and without days that no calendar has', () => {
    const read = countedDays([
      point('2026-03-09', 3),
      point('2026-03-07', 1),
      point('2026-02-30'),
      point('yesterday'),
      point('2026-03-07', 5),
      point('2026-03-08', null, null),
    ]);
    expect(read.map(({ day, value }) => [day, value])).toEqual([
      ['2026-03-07', 5],
      ['2026-03-08', null],
      ['2026-03-09', 3],
    ]);
    expect(read.map(({ at }) => formatDay(at))).toEqual(['03/07/2026', '03/08/2026', '03/09/2026']);
  });

  it('may be a million', () => {
    const many = Array.from({ length: 1_000_000 }, (_, index) =>
      point(new Date((index - 600_000) * 86_400_000).toISOString().slice(0, 10), index),
    );
    const read = countedDays(many);
    expect(read.at(-1)?.value).toBe(999_999);
  }, 60_000);
});

const newest = (day: string) => days(day).at(-1)?.at;
it.each([
  ['2026-11-21', false],
  ['2026-11-19', false],
  ['2026-11-18', true],
  ['2026-11-23', false],
])('a newest day of %s is stale on 11/21/2026: %s', (day, isStale) => {
  const now = new Date(2026, 10, 21, 0, 5);
  expect(staleSince(newest(day), now.getTime() / 1000) !== undefined).toBe(isStale);
});

it("is judged by the server's clock when the browser's is two days off", () => {
  const today = new Date(2026, 10, 21, 0, 5);
  vi.useFakeTimers({ toFake: ['Date'], now: today.getTime() + 2 * 86_400_000 });
  recordServerDate(today.toUTCString());
  expect(staleSince(newest('2026-11-19'))).toBeUndefined();
  expect(staleSince(newest('2026-11-18'))).toBeTypeOf('number');
});

it('nothing counted is not stale', () => {
  expect(staleSince(undefined)).toBeUndefined();
});

it('the file has the counted days with count and average', () => {
  expect(toCsv(countedDays([point('2026-11-20', -4, 2.5), point('2026-11-21', null, null)]))).toBe(
    '\uFEFFDate,Count,Average\r\n2026-11-20,-4,2.5\r\n2026-11-21,,\r\n',
  );
});
