// What `npm test` measured: the summary that it prints, and `test-report.json`, by which two runs
// can be compared.
import { writeFileSync } from 'node:fs';

const SLOWEST = 25;

/**
 * @typedef {{ name: string; seconds: number; startedAt?: number }} Timed `startedAt` in Unix
 *   milliseconds
 *
 * @typedef {{
 *   name: string;
 *   share: number;
 *   seconds: number;
 *   passed: number;
 *   failed: number;
 *   skipped: number;
 *   files: Timed[];
 *   tests: Timed[];
 * }} Step
 *   A step of the run. `share`: the seconds that it may take.
 */

const seconds = (value) => value.toFixed(value < 10 ? 1 : 0);
const row = (value, ...texts) => `  ${seconds(value).padStart(7)}  ${texts.join('  ')}`;

/** The slowest of these, the slowest first. @param {readonly Timed[]} timed */
export const slowestOf = (timed, count = SLOWEST) =>
  [...timed].sort((a, b) => b.seconds - a.seconds).slice(0, count);

/**
 * The mean seconds of a test in each tenth of a run, in the order in which the tests started. A
 * rise from tenth to tenth shows that something grows in the shared page.
 *
 * @param {readonly Timed[]} tests
 */
export function meansByPlace(tests, parts = 10) {
  const inOrder = [...tests].sort((a, b) => (a.startedAt ?? 0) - (b.startedAt ?? 0));
  return Array.from({ length: Math.min(parts, inOrder.length) }, (_, part) => {
    const of = (index) => Math.round((index * inOrder.length) / Math.min(parts, inOrder.length));
    const tenth = inOrder.slice(of(part), of(part + 1));
    return tenth.reduce((sum, test) => sum + test.seconds, 0) / tenth.length;
  });
}

/**
 * The lines of the summary. Steps that ran side by side take more seconds than the run.
 *
 * @param {{ steps: readonly Step[]; seconds: number; peakMemory?: number }} report
 */
export function linesOf({ steps, seconds: total, peakMemory }) {
  const lines = ['', 'Seconds for each step'];
  for (const step of steps) {
    const over = step.seconds > step.share ? `over its share of ${step.share}` : '';
    lines.push(row(step.seconds, step.name, over).trimEnd());
  }
  lines.push(row(total, 'in all'));
  if (peakMemory !== undefined)
    lines.push(`  ${(peakMemory / 2 ** 30).toFixed(1)} GB of memory at the peak`);

  const slowest = (title, timed) => {
    if (timed.length === 0) return;
    lines.push('', title, ...slowestOf(timed).map(({ name, seconds: value }) => row(value, name)));
  };
  slowest(
    `The ${SLOWEST} slowest files`,
    steps.flatMap(({ files }) => files),
  );
  slowest(
    `The ${SLOWEST} slowest tests`,
    steps.flatMap(({ tests }) => tests),
  );
  const stories = steps.find(({ name }) => name.startsWith('stories'))?.tests ?? [];
  if (stories.length > 0)
    lines.push(
      '',
      'Mean seconds of a story in each tenth of the run',
      `  ${meansByPlace(stories)
        .map((mean) => mean.toFixed(2))
        .join('  ')}`,
    );
  return lines;
}

/** Writes the report for later comparisons. @param {string} file @param {object} report */
export const writeReport = (file, report) => writeFileSync(file, JSON.stringify(report, null, 1));
