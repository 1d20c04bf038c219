import { formatDay } from '@console/ui/DateText/dates.ts';
import { describe, expect, it } from 'vitest';
import { daysOf, endProblem, isChosen } from './reportRange.ts';
import { sampleProductivity, sampleSla } from './sampleData.ts';
import { sortRows } from './sortRows.ts';

const range = (start: string, end: string) => ({ start, end });

describe('the days of a report', () => {
  it('are its range, over a change of the clocks too', () => {
    expect(daysOf(range('2026-03-07', '2026-03-09')).map(({ day }) => day)).toEqual([
      '2026-03-07',
      '2026-03-08',
      '2026-03-09',
    ]);
    expect(daysOf(range('2026-03-09', '2026-03-09'))).toHaveLength(1);
  });

  it('are the last 366 where the range is longer', () => {
    const days = daysOf(range('1970-01-01', '2199-12-31'));
    expect(days).toHaveLength(366);
    expect(days.at(-1)?.day).toBe('2199-12-31');
  });

  it.each([
    ['', '2026-01-01', false, undefined],
    ['2026-01-01', '', false, undefined],
    ['2026-02-30', '2026-03-01', false, undefined],
    ['2026-01-01', '2026-01-01', true, undefined],
    ['2026-01-02', '2026-01-01', true, 'End must not be before start.'],
  ])('from %j to %j: chosen %s, %s', (start, end, chosen, problem) => {
    expect([isChosen(range(start, end)), endProblem(range(start, end))]).toEqual([chosen, problem]);
  });
});

describe('sample data', () => {
  const filters = { ...range('2026-01-01', '2026-01-31'), country: '38', user: '4' };

  it('are the same for the same filters and others for others', () => {
    expect(sampleProductivity(filters)).toEqual(sampleProductivity({ ...filters }));
    expect(sampleProductivity({ ...filters, user: '5' })).not.toEqual(sampleProductivity(filters));
    expect(sampleProductivity({ ...filters, country: '13' })).not.toEqual(
      sampleProductivity(filters),
    );
    expect(sampleSla(filters)).toEqual(sampleSla({ ...filters }));
    expect(sampleSla(range('2026-02-01', '2026-03-03'))).not.toEqual(sampleSla(filters));
  });

  it('have a productivity row for each day', () => {
    const rows = sampleProductivity(filters);
    expect(rows).toHaveLength(31);
    expect(formatDay(rows[0]?.date ?? 0)).toBe('01/01/2026');
    for (const row of rows) expect(row.jobs_added).toBeGreaterThanOrEqual(0);
  });

  it('have requests whose dates agree with their time', () => {
    const rows = sampleSla(range('2025-01-01', '2025-12-31'));
    expect(rows.some(({ resolved_date }) => resolved_date === null)).toBe(true);
    expect(new Set(rows.map(({ resolution }) => resolution))).toEqual(
      new Set(['done', 'cant-do', 'no-jobs', null]),
    );
    expect(new Set(rows.map(({ priority }) => priority))).toEqual(new Set([1, 2, 3, 4, 5]));
    const closed = rows.filter(({ resolved_date }) => resolved_date !== null);
    expect(closed.map((row) => (row.resolved_date ?? 0) - row.requested_date)).toEqual(
      closed.map(({ time_delta }) => Math.round((time_delta ?? 0) * 3600)),
    );
    for (const row of rows.filter(({ resolved_date }) => resolved_date === null))
      expect([row.time_delta, row.resolution]).toEqual([null, null]);
  });
});

it.each([
  ['count', 'asc', [2, 3, 10, null]],
  ['count', 'desc', [10, 3, 2, null]],
  ['name', 'desc', [3, null, 10, 2]],
] as const)('rows by %s, %s', (key, direction, expected) => {
  const rows = [
    { name: 'b', count: 10 },
    { name: 'c', count: null },
    { name: 'a', count: 2 },
    { name: 'd', count: 3 },
  ];
  expect(sortRows(rows, { key, direction }).map(({ count }) => count)).toEqual(expected);
});
