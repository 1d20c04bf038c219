import { describe, expect, it } from 'vitest';
import { linesOf, meansByPlace, slowestOf } from './testReport.mjs';

const timed = (name, seconds, startedAt = 0) => ({ name, seconds, startedAt });
const step = (more) => ({
  name: 'unit tests',
  share: 60,
  seconds: 12,
  files: [],
  tests: [],
  ...more,
});

describe('the summary of a whole run', () => {
  it('lists the slowest first, and no more than asked for', () => {
    const all = [timed('a', 1), timed('b', 3), timed('c', 2)];
    expect(slowestOf(all, 2).map(({ name }) => name)).toEqual(['b', 'c']);
  });

  it('shows by the order in which tests started whether they grow slower', () => {
    const tests = [timed('late', 4, 300), timed('first', 1, 100), timed('second', 2, 200)];
    expect(meansByPlace(tests, 3)).toEqual([1, 2, 4]);
    expect(meansByPlace(tests, 10)).toEqual([1, 2, 4]);
    expect(meansByPlace(tests, 1)).toEqual([7 / 3]);
    expect(meansByPlace([])).toEqual([]);
  });

  it('names the steps that took more than their share', () => {
    const lines = linesOf({
      steps: [step({}), step({ name: 'build', seconds: 91, share: 90 })],
      seconds: 95,
      peakMemory: 3 * 2 ** 30,
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        '       12  unit tests',
        '       91  build  over its share of 90',
        '       95  in all',
        '  3.0 GB of memory at the peak',
      ]),
    );
  });

  it('shows the course of the stories, and nothing where there were none', () => {
    const course = 'Mean seconds of a story in each tenth of the run';
    const stories = step({ name: 'stories in Chromium', tests: [timed('a', 1), timed('b', 2, 1)] });
    expect(linesOf({ steps: [stories], seconds: 9 }).slice(-2)).toEqual([course, '  1.00  2.00']);
    expect(linesOf({ steps: [step({})], seconds: 12 })).not.toContain(course);
  });
});
