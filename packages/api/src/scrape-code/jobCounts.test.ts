import { expect, test } from 'vitest';
import { jobCountChange, jobCountsOf } from './jobCounts.ts';

const at = (local: string) => Math.floor(new Date(local).getTime() / 1000);
const parsing = (end: string | null, items: number, stage = 'parsing') => ({
  stage,
  end_time: end === null ? null : at(end),
  items,
});

test('the job counts of a scrape are those of its finished parsing stages, one a day', () => {
  const stages = [
    parsing(null, 3),
    parsing('2026-11-20T18:00', 80),
    parsing('2026-11-20T09:00', 70),
    parsing('2026-11-20T08:00', 500, 'spidering'),
    parsing('2026-11-18T09:00', 0),
  ];
  expect(jobCountsOf(stages)).toEqual([
    { at: at('2026-11-18T09:00'), value: 0 },
    { at: at('2026-11-20T18:00'), value: 80 },
  ]);
});

test.each([
  [[100, 110, 84], -20],
  [[100, 105], 5],
  [[100, 0], -100],
  [[0, 80], undefined],
  [[80], undefined],
  [[], undefined],
])('the last of the job counts %j has changed by %s per cent', (values, change) => {
  expect(jobCountChange(values.map((value, day) => ({ at: day, value })))).toBe(change);
});
