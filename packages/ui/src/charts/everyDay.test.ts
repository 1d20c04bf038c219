import { expect, it } from 'vitest';
import { formatDay } from '../DateText/dates.ts';
import { everyDay } from './everyDay.ts';

const noon = (year: number, month: number, date: number) =>
  new Date(year, month - 1, date, 12).getTime() / 1000;
const counted = (ats: readonly number[]) => ats.map((at) => ({ at, value: 1, average: 2 }));

it('each day that was not counted is a gap, over a change of the clocks too', () => {
  const points = everyDay(counted([noon(2026, 3, 7), noon(2026, 3, 10), noon(2026, 3, 11)]));
  expect(points.map(({ at, value, average }) => [formatDay(at), value, average])).toEqual([
    ['03/07/2026', 1, 2],
    ['03/08/2026', null, undefined],
    ['03/09/2026', null, undefined],
    ['03/10/2026', 1, 2],
    ['03/11/2026', 1, 2],
  ]);
});

it.each([
  ['no day', [], 0],
  ['one day', [noon(2026, 11, 20)], 1],
  ['a day counted twice', [noon(2026, 11, 20), noon(2026, 11, 20)], 2],
  ['a day of another millennium', [noon(1000, 1, 1), noon(2026, 11, 20), noon(2026, 11, 21)], 4],
])('%s: %j has %i points', (_, ats, count) => {
  expect(everyDay(counted(ats))).toHaveLength(count);
});

it('a million days stay what they are', () => {
  const many = counted(Array.from({ length: 1_000_000 }, (_, index) => index * 86_400));
  expect(everyDay(many)).toHaveLength(1_000_000);
});
