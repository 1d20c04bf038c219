// `npm run mutants`: changes one place of the product at a time and says whether a test notices (docs/mutants.md).
//   --only server,api   these groups alone, or these mutants (server-07)
//   --from 10           from the tenth of those on
//   --limit 5           at most five
//   --first <files>     runs these tests, where they are related, before the nearer ones
//   --fresh             forgets the results of earlier runs; without it the run goes on after them
//   --list              only says what the mutants are
//   --compare <file>    the score to compare with; docs/mutants.md when it is not given
//   --write             writes the score to docs/mutants.md, where what was not run keeps its line
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../prepare.mjs';
import { listFile } from './pick.mjs';
import { tryMutants } from './run.mjs';
import { groupLines, lost, outcomesOf, readScore, scoreText } from './score.mjs';

const scoreFile = join(root, 'docs/mutants.md');
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    from: { type: 'string', default: '1' },
    limit: { type: 'string', default: 'Infinity' },
    first: { type: 'string', default: '' },
    fresh: { type: 'boolean' },
    list: { type: 'boolean' },
    compare: { type: 'string', default: scoreFile },
    write: { type: 'boolean' },
  },
});
const kept = join(root, 'mutants.jsonl');
const { seed, mutants } = JSON.parse(readFileSync(listFile, 'utf8'));
const only = values.only?.split(',');
const chosen = mutants
  .filter(({ id }) => !only || only.some((name) => id === name || id.startsWith(`${name}-`)))
  .slice(Number(values.from) - 1)
  .slice(0, Number(values.limit));

if (values.list) {
  for (const { id, file, kind, from, to } of chosen)
    console.log(`${id}  ${kind}, ${file}\n- ${from}\n+ ${to}\n`);
  process.exit(0);
}

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
const scoreOf = (file) => (existsSync(file) ? readScore(file) : new Map());
const before = scoreOf(values.compare);
if (values.fresh) rmSync(kept, { force: true });
/** @type {Map<string, import('./run.mjs').Result>} */
const results = new Map(
  existsSync(kept)
    ? readFileSync(kept, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .map((result) => [result.id, result])
    : [],
);
const left = chosen.filter(({ id }) => !results.has(id));
if (left.length > 0)
  for await (const result of tryMutants(root, left, values.first.split(','))) {
    results.set(result.id, result);
    appendFileSync(kept, `${JSON.stringify(result)}\n`);
    console.log(`${result.id}  ${result.result}  ${result.seconds} s  ${result.by ?? ''}`);
  }

const outcomes = outcomesOf(mutants, results, scoreOf(scoreFile));
console.log(groupLines(outcomes).join('\n'));
if (values.write) writeFileSync(scoreFile, scoreText(seed, mutants, outcomes));
const worse = lost(before, outcomes);
for (const [id, result] of worse) console.log(`${id} was killed before, and is now: ${result}`);
process.exit(worse.length === 0 ? 0 : 1);
