// Which tests are related to a file: those that import it, directly or through other files, nearest
// first.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * Server tests that take long come last. The cases of the contract assert a little of everything.
 * They are not run on the fixtures, where they take longer than all else.
 */
const LONG = /(contract\.spec|killNine\.test)\.ts$/;

/** The files of each runner. */
const RUNNERS = {
  unit: /^(packages\/(ui|api|features|app)\/src|mocks|scripts)\/.*\.test\./,
  server: /^packages\/(server|development)\/src\/.*\.(test|spec)\./,
  stories: /\.stories\.tsx$/,
};

/** Imports of a text that exist while it runs: not those of types. */
function importsOf(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  /** @type {string[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    const isOfTypes =
      node.isTypeOnly === true || node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    const named =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
    if (named && !isOfTypes && ts.isStringLiteralLike(named)) found.push(named.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Resolves what a file of the checkout imports from another file of it. */
function resolver(root) {
  const exportsOf = new Map();
  const entries = (name) => {
    const folder = name === 'mocks' ? 'mocks' : `packages/${name}`;
    if (!exportsOf.has(name)) {
      const { exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      exportsOf.set(
        name,
        Object.entries(exports)
          // The longest pattern wins, as in Node.
          .sort(([one], [other]) => other.split('*')[0].length - one.split('*')[0].length)
          .map(([pattern, target]) => ({ pattern, target, folder })),
      );
    }
    return exportsOf.get(name);
  };
  const isFile = (path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile();
  return (importer, name) => {
    if (name.startsWith('.')) {
      const path = join(dirname(importer), name.split('?')[0]);
      return isFile(path) ? path : undefined;
    }
    const own = /^@console\/([\w-]+)\/(.*)$/.exec(name.split('?')[0]);
    if (!own) return undefined;
    for (const { pattern, target, folder } of entries(own[1])) {
      const [head, tail = ''] = pattern.slice(2).split('*');
      const exact = !pattern.includes('*');
      if (exact ? own[2] !== head : !(own[2].startsWith(head) && own[2].endsWith(tail))) continue;
      const star = own[2].slice(head.length, own[2].length - tail.length);
      const path = join(folder, target.replaceAll('*', star));
      if (isFile(path)) return path;
    }
    return undefined;
  };
}

/**
 * @param {string} root @param {readonly string[]} files of the checkout
 * @returns {(file: string) => { path: string; distance: number }[]} the files that import a file,
 *   nearest first
 */
export function importersIn(root, files) {
  const resolve = resolver(root);
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const path of files.filter((name) => /\.[cm]?[jt]sx?$/.test(name))) {
    // A test that starts a script as a process does not import it, but has its name.
    const tested = /([^/]+)\.test(\.[cm]?[jt]sx?)$/.exec(path);
    const names = importsOf(path, readFileSync(join(root, path), 'utf8'));
    for (const name of tested ? [...names, `./${tested[1]}${tested[2]}`] : names) {
      const imported = resolve(path, name);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  }
  return (file) => {
    const distances = new Map([[file, 0]]);
    for (const [path, distance] of distances)
      for (const importer of importers.get(path) ?? [])
        if (!distances.has(importer)) distances.set(importer, distance + 1);
    return [...distances].map(([path, distance]) => ({ path, distance }));
  };
}

/** How many folders two paths have in common. */
function inCommon(one, other) {
  const [parts, others] = [one, other].map((path) => path.split('/'));
  const differs = parts.findIndex((part, index) => part !== others[index]);
  return differs < 0 ? parts.length : differs;
}

/**
 * The tests of each runner that are related to a file, nearest first. Of those at the same
 * distance, the ones in the same folder come first.
 *
 * @param {string} file @param {ReturnType<ReturnType<typeof importersIn>>} importers
 * @param {Partial<Record<keyof typeof RUNNERS, number>>} [most] how many files of each runner,
 *   besides the contract; all where it says nothing
 */
export function relatedTests(file, importers, most = {}) {
  const ordered = [...importers].sort(
    (one, other) =>
      one.distance - other.distance ||
      inCommon(file, other.path) - inCommon(file, one.path) ||
      (one.path < other.path ? -1 : 1),
  );
  return Object.fromEntries(
    Object.entries(RUNNERS).map(([runner, files]) => {
      const related = ordered.map(({ path }) => path).filter((path) => files.test(path));
      const nearest = related.filter((path) => !LONG.test(path)).slice(0, most[runner]);
      return [runner, [...nearest, ...related.filter((path) => LONG.test(path))]];
    }),
  );
}
