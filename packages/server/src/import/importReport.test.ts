import { expect, it } from 'vitest';
import { ProgressReport, summaryLines, type ImportReport } from './importReport.ts';
import { RowNotes } from './importRun.ts';

const outputOf = (isTTY: boolean) => {
  const written: string[] = [];
  const report = new ProgressReport({ isTTY, write: (text) => written.push(text) });
  for (let share = 0; share <= 1; share += 0.01)
    report.show('jobs', share, Math.round(share * 1000));
  report.show('jobs', 1, 1000);
  report.end();
  return written;
};

it('prints a plain line per quarter where there is no terminal', () => {
  expect(outputOf(false)).toEqual([
    'jobs: 0 %, 0 rows\n',
    'jobs: 25 %, 250 rows\n',
    'jobs: 50 %, 500 rows\n',
    'jobs: 75 %, 750 rows\n',
    'jobs: 100 %, 1,000 rows\n',
  ]);
});

it('redraws one line on a terminal and ends it', () => {
  const written = outputOf(true);
  expect(written.slice(0, -1).every((text) => text.startsWith('\r') && !text.includes('\n'))).toBe(
    true,
  );
  expect(written.at(-2)).toContain(`[${'#'.repeat(30)}] 1,000`);
  expect(written.at(-1)).toBe('\n');
});

const summary = (more: Partial<ImportReport> = {}) =>
  summaryLines(
    {
      entities: 10_782,
      jobs: 32_568,
      laterJobs: 0,
      dailyCounts: 0,
      openShifts: 0,
      refusals: new RowNotes(),
      changes: new RowNotes(),
      ...more,
    },
    33.04,
  );

it('says how much was imported, refused and changed', () => {
  const refusals = new RowNotes();
  for (let row = 1; row <= 22; row += 1) refusals.add(`company ${row}`, 'its name is blank');
  const changes = new RowNotes();
  changes.add('company 1', 'its ticker was left out', 'TOO LONG');
  const lines = summary({ refusals, changes, laterJobs: 7, openShifts: 741 });
  expect(lines.slice(0, 7)).toEqual([
    'Imported 10,782 entities, 32,568 jobs and 0 daily counts in 33.0 s.',
    'Open job shifts: 741',
    'Nothing was invented.',
    'Jobs left out, since they were posted later: 7',
    'Imported with a change: 1',
    '  company 1: its ticker was left out (TOO LONG)',
    'Refused: 22',
  ]);
  expect(lines.at(-1)).toBe('  … and 2 more: its name is blank');
  expect(lines).toHaveLength(7 + 20 + 1);
});

it.each([
  [
    { scripts: 9490, stages: 18_305, conditions: 349 },
    'Invented: 9,490 scripts, 18,305 stages and 349 conditions, for demonstration.',
  ],
  [{ scripts: 2, stages: 0 }, 'Invented: 2 scripts, for demonstration.'],
  [{ scripts: 0, stages: 0 }, 'Invented: nothing new.'],
])('says what was invented: %j', (inventions, line) => {
  expect(summary({ inventions })[1]).toBe(line);
});
