// The steps of `npm test` and `npm run check`: what each counted, how long it took, and the summary
// at the end. The end repeats the failures, for readers who keep only the end of the output, and the
// last line counts everything.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchMemory } from './peakMemory.mjs';
import { startThrowawayPostgres } from './postgres.mjs';
import { bin, root, run as runCommand } from './prepare.mjs';
import { linesOf, writeReport } from './testReport.mjs';

const peakMemory = watchMemory();
const reports = mkdtempSync(join(tmpdir(), 'console-test-'));

/** The whole run may take this long; `.ci/run` sets it. */
const limit = Number(process.env.TEST_LIMIT_MINUTES ?? 'Infinity') * 60;
const secondsLeft = () => limit - performance.now() / 1000;
const run = (command, args, env) =>
  runCommand(
    command,
    args,
    env,
    limit === Infinity
      ? undefined
      : AbortSignal.timeout(Math.max(0, Math.round(secondsLeft() * 1000))),
  );

/** @type {import('./testReport.mjs').Step[]} */
const steps = [];
/** @type {Map<string, readonly string[]>} what failed, with the names and messages of its tests */
const failures = new Map();

/**
 * Does one step of the run, and keeps what it counted and how long it took.
 *
 * @param {string} name
 * @param {number} share the seconds that it may take on two cores; the summary names a step that
 *   took more
 * @param {() => Promise<object>} work returns what differs from a step in which nothing ran
 */
export async function step(name, share, work) {
  console.log(`\n━━ ${name}`);
  const began = performance.now();
  const { messages = [], ...result } = await work();
  if (secondsLeft() < 0) {
    result.failed = Math.max(1, result.failed ?? 0);
    messages.push(`The whole run may take ${limit / 60} minutes, and they are over`);
  }
  const done = {
    name,
    share,
    seconds: (performance.now() - began) / 1000,
    passed: 0,
    failed: 0,
    skipped: 0,
    files: [],
    tests: [],
    ...result,
  };
  steps.push(done);
  if (done.failed > 0) failures.set(name, messages);
  console.log(`— ${name}: ${countsOf(done)} in ${done.seconds.toFixed(0)} s`);
}

const countsOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/** The result of a step that could not run here. */
export function skipped(reason) {
  console.log(`Skipped: ${reason}`);
  return { skipped: 1 };
}

/** A step that passes when a command ends with 0. */
export const check =
  (command, ...args) =>
  async () =>
    (await run(command, args)) === 0 ? { passed: 1 } : { failed: 1 };

/** Runs a test runner that writes a report. A runner without a report counts as one failure. */
async function runner(command, args, report, env) {
  const code = await run(command, args, env);
  try {
    const result = report();
    if (result.failed > 0 || code === 0) return result;
    return {
      ...result,
      failed: 1,
      messages: [`The runner ended with code ${code}, and named no failure`],
    };
  } catch (error) {
    return {
      failed: 1,
      messages: [`The runner ended with code ${code}, and left no report: ${error}`],
    };
  }
}

// oxlint-disable-next-line no-control-regex -- the runners colour their messages
const COLOUR = /\u001b\[[\d;]*m/g;
const MAX_LINES = 25;

/** One failed test in the final summary: its name and the start of its message. */
const summary = (test, message = '') =>
  [test, ...message.replaceAll(COLOUR, '').split('\n').slice(0, MAX_LINES)].join('\n    ');

/** A step that runs the tests of `vitest.<project>.config.ts`. */
export const vitest =
  (project, { env = {}, args = [] } = {}) =>
  () => {
    const file = join(reports, `${project}-${steps.length}.json`);
    return runner(
      bin('vitest'),
      [
        'run',
        '--config',
        `vitest.${project}.config.ts`,
        '--reporter=dot',
        `--reporter=${join(root, 'scripts', 'vitestSummary.mjs')}`,
        ...args,
      ],
      () => {
        const { failures, unchecked, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
        const failed = [
          ...failures,
          ...unchecked.map((name) => ({ name, message: 'Its accessibility was not checked' })),
        ];
        return {
          ...rest,
          failed: failed.length,
          messages: failed.map((failure) => summary(failure.name, failure.message)),
        };
      },
      { ...env, VITEST_SUMMARY: file },
    );
  };

/**
 * A step that runs the server tests: on PostgreSQL, and on PGlite what the two could answer
 * differently. Where there is no PostgreSQL everything runs on PGlite.
 */
export const serverTests =
  (args = []) =>
  async () => {
    const cluster = await startThrowawayPostgres();
    if (!('url' in cluster)) {
      const { skipped: not } = skipped(`PostgreSQL, since ${cluster.reason}`);
      const result = await vitest('server', { args })();
      return { ...result, skipped: (result.skipped ?? 0) + not };
    }
    try {
      return await vitest('server', { args, env: { TEST_DATABASE_URL: cluster.url } })();
    } finally {
      await cluster.stop();
    }
  };

/** The tests of a suite of Playwright's report, with those of the suites in it. */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** A step that runs the journeys. */
export function journeys() {
  const file = join(reports, 'journeys.json');
  return runner(
    bin('playwright'),
    ['test', '--reporter=line,json'],
    () => {
      const result = JSON.parse(readFileSync(file, 'utf8'));
      const { expected, unexpected, skipped } = result.stats;
      const specs = specsOf(result);
      const secondsOf = (spec) =>
        spec.tests.flatMap(({ results }) => results).reduce((sum, one) => sum + one.duration, 0) /
        1000;
      return {
        passed: expected,
        failed: unexpected,
        skipped,
        files: result.suites.map((suite) => ({
          name: `e2e/${suite.file}`,
          seconds: specsOf(suite).reduce((sum, spec) => sum + secondsOf(spec), 0),
        })),
        tests: specs.map((spec) => ({
          name: `e2e/${spec.file} › ${spec.title}`,
          seconds: secondsOf(spec),
        })),
        messages: specs
          .filter((spec) => !spec.ok)
          .map((spec) =>
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

/**
 * Prints the summary, and ends the process: with code 0 when nothing failed.
 *
 * @param {string} [file] where to keep the report
 */
export function finish(file) {
  rmSync(reports, { recursive: true, force: true });
  const report = { steps, seconds: performance.now() / 1000, peakMemory: peakMemory() };
  if (file) writeReport(file, report);
  console.log(linesOf(report).join('\n'));
  for (const [name, tests] of failures)
    console.log([`\n✗ Failed: ${name}`, ...tests].join('\n  ✗ '));
  const sum = (key) => steps.reduce((all, one) => all + one[key], 0);
  const all = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  console.log(`\n${countsOf(all)}`);
  process.exit(all.failed === 0 ? 0 : 1);
}
