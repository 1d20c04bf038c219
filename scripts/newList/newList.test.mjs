import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { namesOf, newList } from './newList.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-list-'));
  mkdirSync(join(root, 'packages/api/src/core'), { recursive: true });
  writeFileSync(
    join(root, 'packages/api/src/core/keys.ts'),
    "export type Resource =\n  | 'entities';\n",
  );
  mkdirSync(join(root, 'packages/api/src/views'), { recursive: true });
  writeFileSync(
    join(root, 'packages/api/src/views/schema.ts'),
    "export const VIEW_LISTS = [\n  'entities',\n] as const;\n",
  );
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (path) => readFileSync(join(root, path), 'utf8');

test('a name in all its spellings', () => {
  expect(namesOf('quality', 'daily-job-shifts')).toEqual({
    domain: 'quality',
    kebab: 'daily-job-shifts',
    snake: 'daily_job_shifts',
    camel: 'dailyJobShifts',
    Pascal: 'DailyJobShifts',
    Title: 'Daily Job Shifts',
  });
});

describe('the files of a new list', () => {
  test('stand in the three rooms, with no placeholder left', () => {
    const files = newList(root, 'quality', 'daily-job-shifts');
    expect(files).toHaveLength(11);
    for (const file of files) expect(read(file)).not.toMatch(/__\w+__/);
    expect(readdirSync(join(root, 'packages/features/src/quality')).sort()).toEqual([
      'DailyJobShiftsList.stories.tsx',
      'DailyJobShiftsList.tsx',
      'dailyJobShifts.columns.tsx',
      'dailyJobShifts.state.test.ts',
      'dailyJobShifts.state.ts',
    ]);
    expect(read('packages/api/src/daily-job-shifts/list.ts')).toContain("'/daily_job_shifts'");
    expect(read('packages/api/src/core/keys.ts')).toContain("  | 'daily-job-shifts'\n");
    expect(read('packages/api/src/views/schema.ts')).toContain("  'daily-job-shifts',\n");
  });

  test('are never written over others', () => {
    newList(root, 'quality', 'shifts');
    writeFileSync(join(root, 'packages/features/src/quality/shifts.state.ts'), 'mine');
    expect(() => newList(root, 'quality', 'shifts')).toThrow(
      /there already:\n[^]*shifts\.state\.ts/,
    );
    expect(read('packages/features/src/quality/shifts.state.ts')).toBe('mine');
  });

  test.each([
    ['Quality', 'shifts'],
    ['quality', '../shifts'],
    ['quality', 'a--b'],
    ['quality', ''],
  ])('%j %j is refused', (domain, name) => {
    expect(() => newList(root, domain, name)).toThrow(/is not a valid name/);
  });
});
