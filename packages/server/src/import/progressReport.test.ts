import { expect, it } from 'vitest';
import { ProgressReport } from './progressReport.ts';

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
