import { expect, test } from 'vitest';
import { jobCountsOfDays, jobCountsOfStages } from './jobCounts.ts';

const at = (local: string) => Math.floor(new Date(local).getTime() / 1000);
const parsing = (end: string | null, items: number, stage = 'parsing') => ({
  stage,
  end_time: end === null ? null : at(end),
  items,
});

test('the job counts of a scrape are those of its finished parsing stages, one a day, at its noon', () => {
  const stages = [
    parsing(null, 3),
    parsing('2026-11-20T18:00', 80),
    parsing('2026-11-20T09:00', 70),
    parsing('2026-11-20T08:00', 500, 'spidering'),
    parsing('2026-11-18T09:00', 0),
  ];
  expect(jobCountsOfStages(stages)).toEqual([
    { at: at('2026-11-18T12:00'), value: 0, average: 0 },
    { at: at('2026-11-20T12:00'), value: 80, average: 40 },
  ]);
});

test('the job counts of days are the last 30 days, each with the mean of the seven days up to it', () => {
  const days = [
    { date: '2026-10-21', count: 70 },
    { date: '2026-10-22', count: 100 },
    { date: '2026-10-28', count: 40 },
    { date: '2026-11-19', count: 30 },
    { date: '2026-11-20', count: 0 },
  ];
  const noon = (date: string) => at(`${date}T12:00`);
  expect(jobCountsOfDays(days)).toEqual([
    { at: noon('2026-10-22'), value: 100, average: 85 },
    { at: noon('2026-10-28'), value: 40, average: 70 },
    { at: noon('2026-11-19'), value: 30, average: 30 },
    { at: noon('2026-11-20'), value: 0, average: 15 },
  ]);
  expect(jobCountsOfDays([])).toEqual([]);
});
