import { expect, it } from 'vitest';
import { runsOf } from './runs.ts';

const stage = (
  id: number,
  name: string,
  start_time: number,
  end_time: number | null,
  items = 0,
) => ({
  id,
  stage: name,
  start_time,
  end_time,
  items,
});

it('H-EVI-008 a run is its stages one after the other, and what it parsed', () => {
  expect(
    runsOf([
      stage(3, 'cleanup', 30, 31, 2),
      stage(2, 'parsing', 20, 30, 80),
      stage(1, 'spidering', 10, 20, 81),
    ]),
  ).toEqual([{ id: 1, start: 10, end: 31, items: 80, isFailed: false }]);
});

it('H-EVI-008 a run fails without a parsed job, and when the next one begins before its end', () => {
  const runs = runsOf([
    stage(1, 'spidering', 10, 20, 81),
    stage(2, 'parsing', 20, 30, 0),
    stage(3, 'spidering', 40, 50, 9),
    stage(4, 'spidering', 60, 70, 9),
    stage(5, 'parsing', 70, null),
    stage(6, 'parsing', 90, null),
  ]);
  expect(runs.map(({ id, end, isFailed }) => [id, end, isFailed])).toEqual([
    [1, 30, true],
    [3, 50, true],
    [4, 90, true],
    [6, null, false],
  ]);
  expect(runsOf([])).toEqual([]);
});
