// `npm test`: everything that CI runs, cheapest checks first. The end repeats the failures, for
// readers who keep only the end of the output, and the last line is a summary.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './ensureChromium.mjs';
import { bin, ensureBuilt, ensureInstalled, requireNode, root, run } from './prepare.mjs';

requireNode();
await ensureInstalled();

const reports = mkdtempSync(join(tmpdir(), 'console-test-'));
const sum = { passed: 0, failed: 0, skipped: 0 };
/** @type {Map<string, readonly string[]>} what failed, with the names and messages of its tests */
const failures = new Map();
const count = (name, passed, failed, skipped = 0, tests = []) => {
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
  if (failed > 0) failures.set(name, tests);
  console.log(
    `— ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
  );
};
const title = (name) => console.log(`\n━━ ${name}`);
const skip = (name, reason) => {
  title(name);
  console.log(`Skipped: ${reason}`);
  count(name, 0, 0, 1);
};

async function check(name, command, args) {
  title(name);
  const code = await run(command, args);
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

/** Runs a test runner that writes a JSON report. A runner without a report counts as one failure. */
async function runner(name, command, args, report, env) {
  title(name);
  const code = await run(command, args, env);
  try {
    const { passed, failed, skipped, tests } = report();
    if (failed > 0 || code === 0) count(name, passed, failed, skipped, tests);
    else
      count(name, passed, 1, skipped, [`The runner ended with code ${code}, and named no failure`]);
  } catch (error) {
    count(name, 0, 1, 0, [`The runner ended with code ${code}, and left no report: ${error}`]);
  }
}

// oxlint-disable-next-line no-control-regex -- the runners colour their messages
const COLOUR = /\u001b\[[\d;]*m/g;
const MAX_LINES = 25;

/** One failed test in the final summary: its name and the start of its message. */
const summary = (test, message = '') =>
  [test, ...message.replaceAll(COLOUR, '').split('\n').slice(0, MAX_LINES)].join('\n    ');

function vitest(name, project, env = {}, more = []) {
  const file = join(reports, `${name}.json`.replaceAll(/[^\w.]+/g, '-'));
  return runner(
    name,
    bin('vitest'),
    [
      'run',
      '--config',
      `vitest.${project}.config.ts`,
      '--reporter=dot',
      `--reporter=${join(root, 'scripts', 'vitestSummary.mjs')}`,
      ...more,
    ],
    () => {
      const { passed, skipped, failures: failed } = JSON.parse(readFileSync(file, 'utf8'));
      return {
        passed,
        failed: failed.length,
        skipped,
        tests: failed.map((failure) => summary(failure.name, failure.message)),
      };
    },
    { ...env, VITEST_SUMMARY: file },
  );
}

/** The tests of a suite of Playwright's report, with those of the suites in it. */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

function endToEnd(name) {
  const file = join(reports, 'e2e.json');
  return runner(
    name,
    bin('playwright'),
    ['test', '--reporter=line,json'],
    () => {
      const result = JSON.parse(readFileSync(file, 'utf8'));
      const { expected, unexpected, skipped } = result.stats;
      const failed = specsOf(result).filter((spec) => !spec.ok);
      return {
        passed: expected,
        failed: unexpected,
        skipped,
        tests: failed.map((spec) =>
          summary(
            `${spec.file}:${spec.line} › ${spec.title}`,
            spec.tests[0]?.results.find(({ error }) => error)?.error.message,
          ),
        ),
      };
    },
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
}

async function onPostgres(name) {
  const { startThrowawayPostgres } = await import('./postgres.mjs');
  const cluster = await startThrowawayPostgres();
  if (!('url' in cluster)) return skip(name, cluster.reason);
  try {
    // What tests the embedded engine itself has run already.
    await vitest(name, 'server', { TEST_DATABASE_URL: cluster.url }, [
      '--exclude',
      'packages/embedded-postgres/**',
      '--exclude',
      '**/db/killNine.test.ts',
    ]);
  } finally {
    await cluster.stop();
  }
}

await check('types', bin('tsc'), ['-b']);
await check('format', bin('oxfmt'), ['--check', '.']);
await check('lint', bin('oxlint'), ['--deny-warnings']);
await check('unused files, exports and packages', bin('knip'), []);
await vitest('unit tests', 'unit');
await vitest('server tests on PGlite', 'server');
await onPostgres('server tests on PostgreSQL');

title('build');
await ensureBuilt();
await check('byte budgets', process.execPath, [join(root, 'scripts', 'budgets.mjs')]);

const chromium = await ensureChromium();
if (chromium.path) {
  await vitest('stories in Chromium', 'stories', { CHROMIUM: chromium.path });
  process.env.CHROMIUM = chromium.path;
  await endToEnd('journeys on the built console');
} else {
  for (const name of ['stories in Chromium', 'journeys on the built console']) {
    skip(name, chromium.reason);
    // On a developer's machine a missing browser is a message; in CI it would hide half of the tests.
    if (process.env.CI) count(name, 0, 1);
  }
}

rmSync(reports, { recursive: true, force: true });
for (const [name, tests] of failures) console.log([`\n✗ Failed: ${name}`, ...tests].join('\n  ✗ '));
console.log(
  `\n${sum.passed} passed, ${sum.failed} failed${sum.skipped ? `, ${sum.skipped} skipped` : ''}`,
);
process.exit(sum.failed === 0 ? 0 : 1);
