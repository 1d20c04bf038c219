// Counts what docs/adr promises of the code that people run: no tests, stories, cases, mocks.
// `npm run places` prints a table, `npm run places -- --names` also what was counted.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const packages = fileURLToPath(new URL('../packages', import.meta.url));
const NAMES = ['ui', 'api', 'features', 'app'];

const isProduct = (file) =>
  /\.tsx?$/.test(file) && !/\.(test|stories|cases|spec)\.|\/(testing|mocks)\//.test(file);

const files = NAMES.flatMap((name) => {
  const source = join(packages, name, 'src');
  return readdirSync(source, { recursive: true })
    .map((path) => join(source, path))
    .filter(isProduct)
    .toSorted()
    .map((path) => ({ path, package: name, text: readFileSync(path, 'utf8') }));
});
const short = (path) => relative(packages, path).replace('/src/', '/');

/** Calls of these functions, outside of comments, as `file:line`. */
const callsOf = (file, pattern) =>
  file.text.split('\n').flatMap((line, index) =>
    /^\s*(\/\/|\/?\*)/.test(line)
      ? []
      : [...line.matchAll(pattern)].map(() => ({
          line,
          place: `${short(file.path)}:${index + 1}`,
        })),
  );

const effects = files.flatMap((file) =>
  callsOf(file, /\b(useEffect|useLayoutEffect)\(/g).map(({ place }) => place),
);

/**
 * Where a package asks for elements that it has not drawn. Only `ui` draws most elements, so each
 * call in another package counts, unless a comment above it says that the element is the package's
 * own; the lint rule `no-restricted-properties` refuses a call without one.
 */
const ELEMENTS = /\b(querySelector|querySelectorAll|closest|getElement\w+)(<\w+>)?\(/g;
const isOwn = (file, place) =>
  /no-restricted-properties/.test(file.text.split('\n')[Number(place.split(':')[1]) - 2] ?? '');
const queries = files
  .filter((file) => file.package !== 'ui')
  .flatMap((file) =>
    callsOf(file, ELEMENTS).flatMap(({ place }) => (isOwn(file, place) ? [] : [place])),
  );

const exportsOf = Object.fromEntries(
  NAMES.map((name) => [
    name,
    JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')).exports ?? {},
  ]),
);

/** The file behind `./lazy` of a package; of several patterns the longest counts, as in Node. */
function exported(name, subpath) {
  const patterns = Object.entries(exportsOf[name] ?? {}).toSorted(
    ([one], [other]) => other.length - one.length,
  );
  for (const [pattern, target] of patterns) {
    const [before, after] = pattern.split('*');
    if (pattern === subpath) return join(packages, name, target);
    if (after === undefined || !subpath.startsWith(before) || !subpath.endsWith(after)) continue;
    const middle = subpath.slice(before.length, subpath.length - after.length);
    return join(packages, name, target.replaceAll('*', middle));
  }
  return undefined;
}

function resolved(from, specifier) {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier);
  const [, name, subpath] = /^@console\/([^/]+)(.*)$/.exec(specifier) ?? [];
  return name && exported(name, `.${subpath}`);
}

const known = new Set(files.map(({ path }) => path));
/** Imports with types, re-exports and `import()`. */
const importsOf = new Map(
  files.map(({ path, text }) => [
    path,
    ts
      .preProcessFile(text, true, true)
      .importedFiles.map(({ fileName }) => resolved(path, fileName))
      .filter((target) => known.has(target)),
  ]),
);

/** The groups of files that reach each other (Tarjan's strongly connected components). */
function circles() {
  const found = [];
  const stack = [];
  const state = new Map();
  const visit = (path) => {
    const own = { index: state.size, low: state.size, isOpen: true };
    state.set(path, own);
    stack.push(path);
    for (const target of importsOf.get(path)) {
      const other = state.get(target) ?? visit(target);
      if (other.isOpen) own.low = Math.min(own.low, other.low);
    }
    if (own.low === own.index) {
      const group = stack.splice(stack.indexOf(path));
      for (const member of group) state.get(member).isOpen = false;
      if (group.length > 1) found.push(group.map(short).toSorted().join(' '));
    }
    return own;
  };
  for (const path of importsOf.keys()) if (!state.has(path)) visit(path);
  return found;
}

const lines = files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
const rings = circles();

/** A row of the table: its name, its value, and the places that were counted. */
const rows = [
  ['product lines of ui, api, features, app', lines, []],
  ['effects', effects.length, effects],
  ['effects per thousand lines', ((effects.length / lines) * 1000).toFixed(2), []],
  ['element queries across packages', queries.length, queries],
  ['import circles, with types and lazy imports', rings.length, rings],
];

const withNames = process.argv.includes('--names');
for (const [name, value, places] of rows) {
  console.log(`${String(value).padStart(8)}  ${name}`);
  if (withNames) for (const place of places) console.log(`            ${place}`);
}

// What must not come back.
if (process.argv.includes('--check') && (queries.length > 0 || rings.length > 0)) {
  console.log([...queries, ...rings].join('\n'));
  process.exitCode = 1;
}
