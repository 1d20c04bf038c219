import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const reporter = fileURLToPath(new URL('vitestSummary.mjs', import.meta.url));

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitest-summary-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs Vitest on these files. Returns its exit code and what the reporter wrote. */
async function summaryOf(files) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const summary = join(folder, 'summary.json');
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  const code = await new Promise((resolve) => {
    execFile(
      process.execPath,
      [vitest, 'run', '--root', folder, '--globals', '--reporter', reporter],
      { env: { ...Object.fromEntries(own), VITEST_SUMMARY: summary } },
      (error) => resolve(error?.code ?? 0),
    );
  });
  return { code, ...JSON.parse(readFileSync(summary, 'utf8')) };
}

// Each case starts Vitest, which takes a while on a busy machine.
describe('the summary of a run of Vitest', { timeout: 30_000 }, () => {
  it('counts what passed, was skipped and failed, and says how it failed', async () => {
    const { code, passed, skipped, failures } = await summaryOf({
      'some.test.js': `
        it('is right', () => {});
        it.skip('waits', () => {});
        describe('sums', () => it('is wrong', () => { expect(1 + 1).toBe(3); }));`,
    });
    expect({ code, passed, skipped }).toEqual({ code: 1, passed: 1, skipped: 1 });
    expect(failures).toEqual([
      {
        name: 'some.test.js › sums > is wrong',
        message: expect.stringContaining('expected 2 to be 3'),
      },
    ]);
  });

  it('names an error that no test caught, which fails the run', async () => {
    const { code, passed, failures } = await summaryOf({
      'late.test.js': `
        it('throws later', async () => {
          setTimeout(() => { throw new Error('too late'); });
          await new Promise((resolve) => setTimeout(resolve, 50));
        });`,
    });
    expect({ code, passed }).toEqual({ code: 1, passed: 1 });
    expect(failures).toEqual([
      {
        name: expect.stringMatching(/^An error that no test caught, while .* ran$/),
        message: expect.stringContaining('too late'),
      },
    ]);
  });

  it('names a file that could not be loaded', async () => {
    const { code, passed, failures } = await summaryOf({
      'broken.test.js': `throw new Error('no such thing');`,
      'right.test.js': `it('is right', () => {});`,
    });
    expect({ code, passed }).toEqual({ code: 1, passed: 1 });
    expect(failures).toEqual([
      { name: 'broken.test.js', message: expect.stringContaining('no such thing') },
    ]);
  });

  it('names the project of a file that ran in two', async () => {
    const { files, tests } = await summaryOf({
      'both.test.js': `it('is right', () => {});`,
      'one.test.js': `it('is right', () => {});`,
      'vitest.config.js': `export default { test: { projects: [
        { test: { name: 'first', globals: true, include: ['*.test.js'] } },
        { test: { name: 'second', globals: true, include: ['both.test.js'] } },
      ] } };`,
    });
    const expected = ['both.test.js (first)', 'both.test.js (second)', 'one.test.js'];
    expect(files.map(({ name }) => name).sort()).toEqual(expected);
    expect(tests.map(({ name }) => name).sort()).toEqual(
      expected.map((name) => `${name} › is right`),
    );
  });

  it('has no failures where all is well', async () => {
    await expect(summaryOf({ 'right.test.js': `it('is right', () => {});` })).resolves.toEqual({
      code: 0,
      passed: 1,
      skipped: 0,
      failures: [],
      unchecked: [],
      files: [{ name: 'right.test.js', seconds: expect.any(Number) }],
      tests: [
        {
          name: 'right.test.js › is right',
          seconds: expect.any(Number),
          startedAt: expect.any(Number),
        },
      ],
    });
  });
});
