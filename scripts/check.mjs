// `npm run check`: what a change needs before it is committed. It checks types, format and lint, runs
// all unit tests, and the server tests and stories that import what changed, nearest first.
//   --since <commit>  what changed since that commit; without it, what is not committed, or else the
//                     last commit
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './chromium.mjs';
import { bin, root } from './prepare.mjs';
import { importersIn, relatedTests } from './relatedTests.mjs';
import { check, finish, serverTests, skipped, step, vitest } from './testSteps.mjs';

/** How many seconds the tests of one kind may take, and what a file takes that no report knows. */
const SECONDS = { server: 60, stories: 60 };
const UNKNOWN = { server: 3, stories: 6 };

const { values } = parseArgs({ options: { since: { type: 'string' } } });
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

const since = (commit) => [
  ...git('diff', '--name-only', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const uncommitted = since('HEAD');
const changed = values.since
  ? since(values.since)
  : uncommitted.length > 0
    ? uncommitted
    : since('HEAD~1');
console.log(`${changed.length} files changed`);

const importers = importersIn(root, git('ls-files', '--cached', '--others', '--exclude-standard'));
const present = changed.filter((path) => existsSync(join(root, path)));
const related = present.map((path) => relatedTests(path, importers(path)));

/** What each file took in the last `npm test` here, on all databases on which it ran. */
const known = new Map();
const report = join(root, 'test-report.json');
const { steps: reported } = existsSync(report)
  ? JSON.parse(readFileSync(report, 'utf8'))
  : { steps: [] };
for (const { name, seconds } of reported.flatMap(({ files }) => files)) {
  const path = name.replace(/ \(\w+\)$/, '');
  known.set(path, (known.get(path) ?? 0) + seconds);
}

/** The related test files of a runner that fit into its time, nearest first. */
function fitting(runner) {
  const lists = related.map((tests) => tests[runner]);
  // In turns, so that each changed file gets its nearest.
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const all = new Set(
    Array.from({ length: longest }, (_, index) =>
      lists.flatMap((list) => list[index] ?? []),
    ).flat(),
  );
  let left = SECONDS[runner];
  const files = [...all].filter((path, index) => {
    left -= known.get(path) ?? UNKNOWN[runner];
    return index === 0 || left > 0;
  });
  return { files, more: all.size - files.length };
}

async function run(runner, start) {
  const { files, more } = fitting(runner);
  if (files.length === 0) {
    console.log('No test imports what changed.');
    return {};
  }
  if (more > 0) console.log(`${files.length} files; ${more} more run in npm test alone.`);
  return start(files);
}

await step('types', 60, check(bin('tsc'), '-b'));
if (present.length > 0)
  await step(
    'format',
    5,
    check(bin('oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...present),
  );
await step('lint', 20, check(bin('oxlint'), '--deny-warnings'));
await step('unit tests', 60, vitest('unit'));
await step('server tests', 60, () => run('server', (files) => serverTests(files)()));
await step('stories', 90, () =>
  run('stories', (files) =>
    findChromium()
      ? vitest('stories', { args: files })()
      : skipped('no Chromium was found; npm test installs one'),
  ),
);
finish();
