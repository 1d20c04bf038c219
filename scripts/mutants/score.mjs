// The score of the mutants: what it was, and how it is written down.
import { readFileSync } from 'node:fs';

/** @typedef {Map<string, string>} Outcomes the id of a mutant to what became of it */

const LINE = /^- (killed|survived|no test|equivalent|gone|not run) `([\w-]+)`/gm;

/** @param {string} file a score that was written down @returns {Outcomes} */
export const readScore = (file) =>
  new Map([...readFileSync(file, 'utf8').matchAll(LINE)].map(([, result, id]) => [id, result]));

/**
 * What became of each mutant. One that was not run keeps what the score before says of it. One that
 * survives and is known to change nothing is equivalent.
 *
 * @param {readonly import('./pick.mjs').Mutant[]} mutants
 * @param {ReadonlyMap<string, import('./run.mjs').Result>} results
 * @param {Outcomes} before
 * @returns {Outcomes}
 */
export const outcomesOf = (mutants, results, before) =>
  new Map(
    mutants.map(({ id, equivalent }) => {
      const result = results.get(id)?.result ?? before.get(id) ?? 'not run';
      const survives = result === 'survived' || result === 'equivalent';
      const outcome = equivalent ? 'equivalent' : 'survived';
      return [id, survives ? outcome : result];
    }),
  );

/** Mutants that were killed and are not any more: the tests have lost something. */
export const lost = (/** @type {Outcomes} */ before, /** @type {Outcomes} */ now) =>
  [...now].filter(
    ([id, result]) => before.get(id) === 'killed' && result !== 'killed' && result !== 'not run',
  );

const groupOf = (id) => id.replace(/-\d+$/, '');

/** One line per group: how many of its mutants are killed. */
export function groupLines(/** @type {Outcomes} */ outcomes) {
  const groups = [...new Set([...outcomes.keys()].map(groupOf))];
  return groups.map((group) => {
    const own = [...outcomes].filter(([id]) => groupOf(id) === group).map(([, result]) => result);
    const count = (result) => own.filter((one) => one === result).length;
    const others = ['survived', 'no test', 'equivalent', 'gone', 'not run']
      .filter((result) => count(result) > 0)
      .map((result) => `, ${count(result)} ${result}`);
    return `${group}: ${count('killed')} of ${own.length} killed${others.join('')}`;
  });
}

/**
 * The score as Markdown, one line per mutant, so that two scores differ in the lines that changed.
 *
 * @param {string} seed
 * @param {readonly import('./pick.mjs').Mutant[]} mutants
 * @param {Outcomes} outcomes
 */
export function scoreText(seed, mutants, outcomes) {
  const lines = mutants.map(({ id, file, kind, from, to, equivalent, tolerated }) => {
    const result = outcomes.get(id);
    const line = `- ${result} \`${id}\` ${kind}, \`${file}\``;
    if (result === 'killed') return line;
    const code = [
      ...from.split('\n').map((one) => `- ${one}`),
      ...to.split('\n').map((one) => `+ ${one}`),
    ];
    const said = equivalent ?? tolerated;
    const reason = said ? [`  ${said}`] : [];
    return [line, ...reason, '', '  ```diff', ...code.map((one) => `  ${one}`), '  ```', ''].join(
      '\n',
    );
  });
  return `# Mutants

\`npm run mutants\` changes one place of the product at a time, in a copy of the checkout, and runs the tests that import the changed file, nearest
first. A mutant is killed when a test fails that passes without it. One that survives is a hole in the tests, or changes nothing that anybody could see
(equivalent). Journeys are not run. The places are in \`scripts/mutants/mutants.json\`, chosen by \`scripts/mutants/pick.mjs\` with the seed ${seed}; a place that is gone
from its file is counted as gone.

## Score

${groupLines(outcomes)
  .map((line) => `- ${line}`)
  .join('\n')}

## Mutants

${lines.join('\n')}
`;
}
