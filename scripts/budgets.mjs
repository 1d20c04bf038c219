// Byte budgets of the built console: the brotli-compressed size of the scripts that a route loads
// before its first row. Needs `npm run build`.
// All charts share a budget of their own, and no page may load visx before it shows a chart.
// `--lower` writes sizes that have become smaller to packages/app/budgets.json. Nothing here ever
// raises a budget.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const dist = join(root, 'packages/app/dist');
const file = join(root, 'packages/app/budgets.json');
if (!existsSync(join(dist, '.vite/routes.json'))) {
  console.error('The console is not built: run `npm run build` first.');
  process.exit(1);
}

/**
 * @type {Record<string, readonly string[]>} route name to the scripts of its page, besides the
 *   entry's
 */
const routes = JSON.parse(readFileSync(join(dist, '.vite/routes.json'), 'utf8'));
/** @type {Record<string, number>} kilobytes (1,000 bytes) */
const budgets = JSON.parse(readFileSync(file, 'utf8'));

const compressed = (name) => statSync(join(dist, `${name}.br`)).size;
// The HTML names every script of the entry: some as scripts, some as preloads.
const entry = [
  ...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/"\/(assets\/[\w-]+\.js)"/g),
].map(([, name]) => name);
const boot = entry.find((name) => name.startsWith('assets/boot-'));
if (!boot) {
  console.error('The built index.html references no boot script (assets/boot-*.js).');
  process.exit(1);
}

const kilobytes = (names) => [...names].reduce((sum, name) => sum + compressed(name), 0) / 1000;
/** @type {Map<string, number>} */
const sizes = new Map([
  ['boot', kilobytes([boot])],
  ['entry', kilobytes(entry)],
]);
for (const [name, scripts] of Object.entries(routes))
  sizes.set(name, kilobytes([...entry, ...scripts.map((script) => script.slice(1))]));

/**
 * The budget of all charts with visx, in kilobytes: the scripts that they import besides those of
 * the pages.
 */
const MAX_FOR_CHARTS = 60;
/**
 * @type {Record<
 *   string,
 *   { imports: readonly string[]; loads: readonly string[]; modules: readonly string[] }
 * >}
 */
const scripts = JSON.parse(readFileSync(join(dist, '.vite/scripts.json'), 'utf8'));
const ofPages = new Set([
  ...entry,
  ...Object.values(routes).flatMap((names) => names.map((name) => name.slice(1))),
]);
const holds = (name, modules) => scripts[name].modules.some((module) => modules.test(module));
/** These scripts with all that they import, except for those in `known` and what only they import. */
function withImports(names, known = new Set()) {
  const found = new Set(names.filter((name) => !known.has(name)));
  for (const name of found)
    for (const imported of scripts[name].imports) if (!known.has(imported)) found.add(imported);
  return found;
}
const bodies = Object.keys(scripts).filter((name) =>
  holds(name, /^packages\/ui\/src\/charts\/\w+Body\.tsx$/),
);
const loaders = Object.keys(scripts).filter((name) =>
  scripts[name].loads.some((loaded) => bodies.includes(loaded)),
);
const ofCharts = withImports(bodies, new Set([...ofPages, ...withImports(loaders)]));
const hasVisx = (name) => readFileSync(join(dist, name), 'utf8').includes('visx-');
if (![...ofCharts].some(hasVisx)) {
  console.error('No chart script contains visx. The charts are expected in ui/src/charts.');
  process.exit(1);
}

let failed = 0;
const charts = kilobytes([...ofCharts]);
if (charts > MAX_FOR_CHARTS) failed += 1;
console.log(
  `${charts > MAX_FOR_CHARTS ? '✗' : '✓'} ${'charts'.padEnd(12)} ${charts.toFixed(1).padStart(7)} KB of ${MAX_FOR_CHARTS}`,
);
for (const script of [...ofPages].filter(hasVisx)) {
  failed += 1;
  console.log(`✗ ${script} contains visx, but a page loads it before it shows a chart`);
}
// The page of the code editor loads Monaco at run time, so a script that imports that page brings
// in all of it.
const editor = Object.keys(scripts).find((name) => holds(name, /\/CodeEditorPage\.tsx$/));
if (!editor) {
  console.error('No script of the build holds the page of the code editor.');
  process.exit(1);
}
const withoutEditor = new Set(entry.filter((name) => name !== boot));
for (const name of withoutEditor) {
  const { imports, loads, modules } = scripts[name];
  if (imports.includes(editor)) {
    failed += 1;
    console.log(`✗ ${modules[0]} imports the page of the code editor, and with it all of Monaco`);
  }
  for (const next of [...imports, ...loads]) if (next !== editor) withoutEditor.add(next);
}
for (const [name, size] of sizes) {
  const budget = budgets[name] ?? budgets.page;
  const isOver = size > budget;
  if (isOver) failed += 1;
  console.log(
    `${isOver ? '✗' : '✓'} ${name.padEnd(12)} ${size.toFixed(1).padStart(7)} KB of ${budget}`,
  );
}
if (process.argv.includes('--lower')) {
  const lowered = {
    page: budgets.page, // the default budget of a route without its own
    ...Object.fromEntries(
      [...sizes].map(([name, size]) => [
        name,
        Math.min(budgets[name] ?? budgets.page, Math.ceil(size + 0.5)),
      ]),
    ),
  };
  writeFileSync(file, `${JSON.stringify(lowered, null, 2)}\n`);
  console.log(
    'packages/app/budgets.json now holds the smaller of the old and the present size of each route.',
  );
} else if (failed > 0) {
  console.error(
    `${failed} of ${sizes.size} budgets are exceeded. Budgets are never raised: find the module that was added, and remove it or load it lazily.`,
  );
  process.exit(1);
}
