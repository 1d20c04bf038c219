// Tries mutants in a copy of the checkout, one after the other.
import { execFileSync, fork, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { startThrowawayPostgres } from '../postgres.mjs';
import { importersIn, relatedTests } from '../relatedTests.mjs';
import { mutate } from './places.mjs';

/** A mutant may loop for ever. */
const TIME_LIMIT_MS = 600_000;
const ENDED = 'Vitest ended';
const COLOURS = 'packages/ui/src/theme/tokens.ts';
/** How many files of each runner are run for one mutant. */
const MOST = { unit: 15, server: 40, stories: 26 };

/** Where most colours of the theme are seen: every file that draws something imports them. */
const testsOfColours = {
  unit: ['packages/ui/src/theme/theme.test.ts'],
  stories: [
    'packages/ui/src/theme/theme.stories.tsx',
    'packages/ui/src/StatusBadge/StatusBadge.stories.tsx',
    'packages/ui/src/Banner/Banner.stories.tsx',
    'packages/ui/src/Button/Button.stories.tsx',
  ],
};

/** The files of a checkout that git knows or would add. */
export const filesOf = (root) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((path) => path && existsSync(join(root, path)));

/** Copies a checkout with what is not committed. The installed packages are links to the same files. */
function copyCheckout(root) {
  const copy = mkdtempSync(join(tmpdir(), 'console-mutants-'));
  for (const path of filesOf(root)) cpSync(join(root, path), join(copy, path));
  for (const folder of [
    '',
    'packages/features',
    'packages/server',
    'packages/ui',
    'packages/api',
  ]) {
    const modules = join(root, folder, 'node_modules');
    if (existsSync(modules)) execFileSync('cp', ['-al', modules, join(copy, folder)]);
  }
  for (const cache of ['.vite', '.vite-temp', '.cache'])
    rmSync(join(copy, 'node_modules', cache), { recursive: true, force: true });
  return copy;
}

/** A Vitest of one configuration in the copy, which is started when it is needed first. */
function runner(copy, name, env) {
  let child;
  /** @type {Set<string>} files that were written since the last run */
  const changed = new Set();
  /** Takes what the child says next; that it has ended counts as a failure. */
  let take = () => {};
  const next = () =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        end();
        take({ failures: [{ name: 'the tests did not end' }] });
      }, TIME_LIMIT_MS);
      take = (message) => {
        clearTimeout(timer);
        resolve(message);
      };
    });
  const start = () => {
    const started = fork(join(copy, 'scripts/mutants/vitest.mjs'), [`vitest.${name}.config.ts`], {
      cwd: copy,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.on('message', (message) => take(message));
    started.on('exit', () => {
      if (child !== started) return;
      child = undefined;
      take({ failures: [{ name: ENDED }] });
    });
    return started;
  };
  const end = () => {
    if (!child) return;
    const { pid } = child;
    child = undefined;
    process.kill(-pid, 'SIGKILL'); // with its workers, one of which may be in a loop
  };
  return {
    end,
    noteChange: (path) => changed.add(path),
    /** @returns {Promise<{ name: string; file?: string }[]>} what failed first */
    run: async (files) => {
      if (!child) {
        child = start();
        const message = await next();
        if (message !== 'ready') return message.failures;
      }
      child.send({ files: files.map((file) => join(copy, file)), changed: [...changed] });
      changed.clear();
      const { ran, failures } = await next();
      if (ran === 0 && failures.length === 0) throw new Error(`No test ran in ${files.join(', ')}`);
      return failures;
    },
  };
}

const isOfApp = (file) => file.startsWith('packages/app/');
const isOfBuild = (file) => /^packages\/(app|ui)\/build\//.test(file);

/**
 * A part of the build, and what no test imports of the console, is seen by the build or by its byte
 * budgets.
 */
function failsToBuild(copy) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const fails = (command, args, cwd) => spawnSync(command, args, { cwd, env }).status !== 0;
  const app = join(copy, 'packages/app');
  if (fails(join(copy, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], app))
    return 'the build';
  if (fails(process.execPath, ['scripts/budgets.mjs'], copy)) return 'the byte budgets';
  return undefined;
}

/**
 * @typedef {import('./pick.mjs').Mutant} Mutant
 *
 * @typedef {{
 *   id: string;
 *   result: 'killed' | 'survived' | 'gone' | 'no test';
 *   by?: string;
 *   seconds: number;
 * }} Result
 */

/**
 * Tries each mutant when the caller asks for its result.
 *
 * @param {string} root @param {readonly Mutant[]} mutants
 * @param {readonly string[]} first related tests that run before the nearer ones
 * @returns {AsyncGenerator<Result>}
 */
export async function* tryMutants(root, mutants, first = []) {
  const copy = copyCheckout(root);
  const importers = importersIn(copy, filesOf(root));
  const postgres = await startThrowawayPostgres();
  const env = 'url' in postgres ? { TEST_DATABASE_URL: postgres.url } : {};
  const runners = Object.fromEntries(
    ['unit', 'server', 'stories'].map((name) => [name, runner(copy, name, env)]),
  );
  const end = () => {
    for (const { end: stop } of Object.values(runners)) stop();
    rmSync(copy, { recursive: true, force: true });
  };
  process.once('exit', end);
  /** @type {Set<string>} files that pass without any mutant */
  const passing = new Set();

  function write(path, text) {
    writeFileSync(path, text);
    for (const { noteChange } of Object.values(runners)) noteChange(path);
  }

  /** Runs the tests nearest first, and says which one fails only with the mutant. */
  async function killer(name, files, path, original, mutated) {
    const run = (text, some) => {
      write(path, text);
      // The style sheet of the theme is made once, when the stories start.
      if (path.endsWith(COLOURS) && name === 'stories') runners.stories.end();
      return runners[name].run(some);
    };
    let left = files;
    while (left.length > 0) {
      const failures = await run(mutated, left);
      if (failures.length === 0) return undefined;
      const file = failures[0].file && relative(copy, failures[0].file);
      const suspects = file ? [file] : left;
      const key = suspects.join();
      const without = passing.has(key) ? [] : await run(original, suspects);
      if (without.length === 0) passing.add(key);
      const isNew = (failure) => !without.some(({ name: known }) => known === failure.name);
      const kill = failures.find(isNew);
      // A test may fail now and then on a busy machine: it has to fail twice.
      if (kill && (await run(mutated, suspects)).some(isNew)) return kill.name;
      // Without a browser, for one, nothing that is run says anything about a mutant.
      if (!file || without.some(({ name: what }) => what === ENDED))
        throw new Error(`${failures[0].name}, without the mutant too, in ${key}`);
      left = left.filter((one) => one !== file);
    }
    return undefined;
  }

  /** @param {Mutant} mutant */
  async function tryOne(mutant) {
    const path = join(copy, mutant.file);
    const original = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const mutated = mutate(original, mutant);
    if (mutated === undefined) return { result: 'gone' };
    try {
      const related =
        mutant.file === COLOURS
          ? testsOfColours
          : relatedTests(mutant.file, importers(mutant.file), MOST);
      const isFirst = (file) => first.includes(file);
      const inTurn = [isFirst, (file) => !isFirst(file)].flatMap((isNow) =>
        Object.entries(related).map(([name, files]) => ({ name, files: files.filter(isNow) })),
      );
      for (const { name, files } of inTurn) {
        const test = await killer(name, files, path, original, mutated);
        if (test) return { result: 'killed', by: `${name}: ${test}`.slice(0, 160) };
      }
      const isTested = Object.values(related).flat().length > 0;
      const isBuilt = isOfBuild(mutant.file) || (isOfApp(mutant.file) && !isTested);
      if (!isBuilt) return { result: isTested ? 'survived' : 'no test' };
      write(path, mutated);
      const by = failsToBuild(copy);
      return by ? { result: 'killed', by } : { result: 'survived' };
    } finally {
      write(path, original);
      if (mutant.file === COLOURS) runners.stories.end();
    }
  }

  try {
    for (const mutant of mutants) {
      const start = Date.now();
      const outcome = await tryOne(mutant);
      yield { id: mutant.id, ...outcome, seconds: Math.round((Date.now() - start) / 1000) };
    }
  } finally {
    process.off('exit', end);
    end();
    if ('stop' in postgres) await postgres.stop();
  }
}
