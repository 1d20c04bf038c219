import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newList } from './newList.mjs';

const project = join(import.meta.dirname, '../..');
const ROOMS = ['packages/api', 'packages/app', 'packages/features', 'packages/ui', 'mocks'];
const SKIPPED = /\/(dist|node_modules|\.vite)$/;

const SHIFTS = 'packages/features/src/quality/daily-job-shift';
const WORDS = `${SHIFTS}/dailyJobShiftReview.form.ts`;
const ASK_THE_EMPLOYER =
  "ask_the_employer: { label: 'Ask the Employer', many: 'Ask about # daily job shifts' },";

let scratch = '';
let files = [];

/**
 * Links the installed packages into the scratch copy, with the project's own workspaces taken from
 * the copy.
 */
function linkPackages() {
  const installed = join(project, 'node_modules');
  mkdirSync(join(scratch, 'node_modules/@console'), { recursive: true });
  for (const name of readdirSync(installed).filter((one) => !/^(@console|\.(?!bin$).*)$/.test(one)))
    symlinkSync(join(installed, name), join(scratch, 'node_modules', name), 'junction');
  for (const room of ROOMS)
    symlinkSync(
      join(scratch, room),
      join(scratch, 'node_modules/@console', room.replace('packages/', '')),
      'junction',
    );
  // npm installs a package inside a workspace when two versions of it are needed.
  for (const room of ROOMS) {
    const own = join(project, room, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(scratch, room, 'node_modules'), 'junction');
  }
}

/** Adds a line to a file of the scratch copy, before the line that begins with `mark`. */
function addLine(path, mark, line) {
  const file = join(scratch, path);
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(`\n${mark}`);
  writeFileSync(file, source.replace(`\n${mark}`, `\n${line}\n${mark}`));
}

/** Runs the command of an installed package in the scratch copy. Returns its output if it fails. */
function failureOf(script, ...args) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(project, 'node_modules', script), ...args],
    { cwd: scratch, encoding: 'utf8' },
  );
  return status === 0 ? '' : stdout + stderr;
}

/**
 * The type errors of files and folders, by the type checker of the linter, which is a tenth of
 * tsc's time.
 */
const typeErrors = (...paths) =>
  failureOf('oxlint/bin/oxlint', '--allow=all', '--type-aware', '--type-check', ...paths);

beforeAll(() => {
  scratch = realpathSync(mkdtempSync(join(tmpdir(), 'how-to-')));
  for (const room of [
    ...ROOMS,
    '.storybook',
    'tsconfig.base.json',
    'package.json',
    '.oxfmtrc.json',
  ])
    cpSync(join(project, room), join(scratch, room), {
      recursive: true,
      filter: (path) => !SKIPPED.test(path),
    });
  linkPackages();
  files = newList(scratch, 'parking', 'parked-scrapes');
  addLine(
    'packages/app/src/pages/pages.tsx',
    '  reports: {',
    `  'parked-scrapes': {
    path: '/parked-scrapes',
    title: 'Parked Scrapes',
    menu: { icon: Gauge, key: 'p' },
    lists: ['parked-scrapes'],
    load: () =>
      import('@console/features/parking/ParkedScrapesList').then((it) => it.ParkedScrapesList),
  },`,
  );
  const roles = 'packages/api/src/roles/rules.ts';
  addLine(roles, "  'ROLE_USER',", "  'ROLE_AUDITOR',");
  addLine(roles, "  ROLE_USER: 'User',", "  ROLE_AUDITOR: 'Auditor',");
  addLine(roles, "  ROLE_USER: 'U',", "  ROLE_AUDITOR: 'U',");
  addLine('mocks/users/fixtures.ts', "  ROLE_USER: 'user',", "  ROLE_AUDITOR: 'auditor',");
  const shifts = 'packages/api/src/daily-job-shifts';
  addLine(`${shifts}/schema.ts`, "  'do_nothing',", "  'ask_the_employer',");
  addLine(`${shifts}/rules.ts`, '  do_nothing:', '  ask_the_employer: forQueue,');
  addLine(WORDS, '  do_nothing: {', `  ${ASK_THE_EMPLOYER}`);
}, 60_000);
afterAll(() => rmSync(scratch, { recursive: true, force: true }), 60_000);

test(
  'a new list, its page, a role and an action type-check as CONTRIBUTING.md adds them',
  { timeout: 180_000 },
  () => {
    writeFileSync(
      join(scratch, 'tsconfig.json'),
      JSON.stringify({
        extends: './tsconfig.base.json',
        compilerOptions: {
          composite: false,
          declaration: false,
          emitDeclarationOnly: false,
          noEmit: true,
        },
        include: ['packages/*/src/**/*.d.ts'],
        files: [...files, 'packages/app/src/pages/pages.tsx'],
      }),
    );
    expect(
      typeErrors(
        'packages/app/src',
        WORDS,
        `${SHIFTS}/dailyJobShift.kind.tsx`,
        'mocks/users/fixtures.ts',
        ...files.filter((file) => /\.tsx?$/.test(file)),
      ),
    ).toBe('');
  },
);

test('an action of a review without words does not compile', { timeout: 120_000 }, () => {
  const source = readFileSync(join(scratch, WORDS), 'utf8');
  writeFileSync(join(scratch, WORDS), source.replace(ASK_THE_EMPLOYER, ''));
  expect(typeErrors(WORDS)).toContain('ask_the_employer');
  writeFileSync(join(scratch, WORDS), source);
});

test('the test of a new list passes as it is written', { timeout: 120_000 }, () => {
  writeFileSync(join(scratch, 'vitest.config.mjs'), 'export default {};\n');
  const generated = files.filter((file) => file.endsWith('.test.ts'));
  expect(generated).toHaveLength(1);
  expect(failureOf('vitest/vitest.mjs', 'run', ...generated)).toBe('');
});
