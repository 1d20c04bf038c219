// `npm run visual`: pictures every story of packages/ui, and the screens (stories with the tag `screen`), in both
// themes, and lists what differs from the pictures that --update made of another commit on the same machine.
//   --update   makes the pictures to compare with
//   FILE ...   these story files alone
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { startVitest } from 'vitest/node';
import { after, before } from './pictures.mjs';
import { root } from './prepare.mjs';

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean' } },
  allowPositionals: true,
});

if (!values.update && !existsSync(join(root, before))) {
  console.error('There are no pictures to compare with: npm run visual -- --update makes them.');
  process.exit(1);
}
const isWhole = positionals.length === 0;
rmSync(join(root, after), { recursive: true, force: true });
if (values.update && isWhole) rmSync(join(root, before), { recursive: true, force: true });

const screens = () =>
  execFileSync('git', ['grep', '-lF', "tags: ['screen']", '--', 'packages/*.stories.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');

const differences = [];
const failures = [];
const shown = new Set();

const pathAfter = (label, text) => new RegExp(`${label}:\\n\\s+(\\S+)`).exec(text)?.[1];

/** What an error says: a picture that differs, or what kept the story from its picture. */
function take({ message }, { fullName, module }) {
  const text = stripVTControlCharacters(message);
  const old = pathAfter('Reference screenshot', text);
  if (!old) return failures.push(`${module.relativeModuleId} › ${fullName}\n${text}`);
  const now = pathAfter('Actual screenshot', text);
  const paths = now
    ? { before: old, now, difference: pathAfter('Diff image', text) }
    : { now: old };
  return differences.push(
    [
      `${basename(old, '.png')}: ${now ? /^.*(?:differ\.|received .*)$/m.exec(text)?.[0] : 'new'}`,
      ...Object.entries(paths)
        .filter(([, path]) => path)
        .map(([what, path]) => `  ${what.padEnd(10)} ${relative(root, path)}`),
    ].join('\n'),
  );
}

const started = Date.now();
const vitest = await startVitest('test', isWhole ? ['packages/ui/', ...screens()] : positionals, {
  config: join(root, 'vitest.visual.config.ts'),
  update: values.update ? 'all' : 'none',
  watch: false,
  reporters: [
    {
      onTestCaseResult(test) {
        if (test.result().state === 'skipped') return;
        const id = test.meta().storyId?.replaceAll('--', '-');
        shown.add(`${id}-light.png`).add(`${id}-dark.png`);
        for (const error of test.result().errors ?? []) take(error, test);
      },
      onTestRunEnd(_modules, uncaught) {
        failures.push(...uncaught.map(({ stack, message }) => stack ?? message));
      },
    },
  ],
});
await vitest.close();

if (isWhole && !values.update)
  for (const name of readdirSync(join(root, before)))
    if (!shown.has(name))
      differences.push(`${basename(name, '.png')}: gone\n  before     ${before}/${name}`);

for (const text of [...differences, ...failures]) console.log(`${text}\n`);
const seconds = Math.round((Date.now() - started) / 1000);
const result = values.update ? `in ${before}` : `of which ${differences.length} differ`;
console.log(`${shown.size} pictures, ${result}; ${failures.length} failures; ${seconds} s`);
process.exitCode = failures.length > 0 ? 1 : 0;
