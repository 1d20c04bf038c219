// Chooses the mutants of scripts/mutants/mutants.json: `node scripts/mutants/pick.mjs <seed>`. The same
// checkout and seed give the same list. A list that is in use is kept, not chosen again, or two
// scores could not be compared.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { bin, root, run } from '../prepare.mjs';
import { colourPlaces, mutate, placesOf } from './places.mjs';
import { filesOf } from './run.mjs';

/**
 * @typedef {import('./places.mjs').Place & {
 *   id: string;
 *   file: string;
 *   equivalent?: string;
 *   tolerated?: string;
 * }} Mutant
 *   `equivalent` says by hand why no test could see it, `tolerated` why no test is worth it
 */

export const listFile = join(root, 'scripts/mutants/mutants.json');
const TOKENS = 'packages/ui/src/theme/tokens.ts';
const isLabel = ({ kind }) => kind === 'dropped label';
const isCode = (place) => !isLabel(place);
const GROUPS = [
  { group: 'server', count: 40, files: /^packages\/(server|development)\/src\//, takes: isCode },
  { group: 'api', count: 20, files: /^packages\/api\/src\//, takes: isCode },
  { group: 'features', count: 30, files: /^packages\/features\/src\//, takes: isCode },
  { group: 'ui', count: 10, files: /^packages\/ui\/src\/(?!theme\/)/, takes: isCode },
  { group: 'app', count: 7, files: /^packages\/app\/src\//, takes: isCode },
  { group: 'build', count: 3, files: /^packages\/(app|ui)\/build\//, takes: isCode },
  { group: 'label', count: 6, files: /^packages\/(ui|features|app)\/src\//, takes: isLabel },
  { group: 'light', count: 7, theme: 0 },
  { group: 'dark', count: 7, theme: 1 },
];
/** Tests, what only tests use, invented data and what documents: not the product. */
const SKIPPED =
  /\.(test|spec|stories|d)\.|\/(testing|demo|docs)\/|openapi|storybook|fixtures|\.config\./i;

/** Says whether a changed text of a file of a package still has the right types. */
function typeChecker(folder) {
  const configuration = join(root, folder, 'tsconfig.json');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configuration, ts.sys.readFile).config,
    ts.sys,
    join(root, folder),
  );
  const changed = new Map();
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({
      ...options,
      noUnusedLocals: false,
      noUnusedParameters: false,
    }),
    getScriptFileNames: () => fileNames,
    getScriptVersion: (path) => changed.get(path)?.version ?? '0',
    getScriptSnapshot: (path) => {
      const text = changed.get(path)?.text ?? ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath,
  });
  let version = 0;
  return (path, text) => {
    version += 1;
    changed.set(path, { text, version: String(version) });
    const isRight =
      service.getSyntacticDiagnostics(path).length === 0 &&
      service.getSemanticDiagnostics(path).length === 0;
    changed.set(path, { text: ts.sys.readFile(path), version: `${version} undone` });
    return isRight;
  };
}

/**
 * Takes from each kind in turn, so that the most frequent kind is not most of the list. A dropped
 * `await` often changes nothing, so it comes in each third round only.
 */
function inTurn(places) {
  const kinds = [...new Set(places.map(({ kind }) => kind))].map((kind) =>
    places.filter((place) => place.kind === kind),
  );
  const inRound = (round) =>
    kinds.flatMap((kind) => {
      const at = kind[0].kind === 'dropped await' ? round / 3 : round;
      return kind[at] ?? [];
    });
  return places.flatMap((_, round) => inRound(round));
}

function pick(seed) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const order = ({ file, kind, from, to, nth }) =>
    createHash('sha256').update([seed, file, kind, from, to, nth].join('\0')).digest('hex');
  const checkers = new Map();
  const hasRightTypes = (place) => {
    const folder = place.file.split('/').slice(0, 2).join('/');
    if (!checkers.has(folder)) checkers.set(folder, typeChecker(folder));
    return checkers.get(folder)(join(root, place.file), mutate(read(place.file), place));
  };
  return GROUPS.flatMap(({ group, count, files, takes, theme }) => {
    const places = (
      files
        ? filesOf(root)
            .filter((file) => files.test(file) && /\.tsx?$/.test(file) && !SKIPPED.test(file))
            .flatMap((file) => placesOf(file, read(file)).map((place) => ({ file, ...place })))
            .filter(takes)
        : colourPlaces(read(TOKENS), theme).map((place) => ({ file: TOKENS, ...place }))
    ).sort((one, other) => (order(one) < order(other) ? -1 : 1));
    const chosen = [];
    for (const place of inTurn(places)) {
      if (chosen.length === count) break;
      if (files && chosen.some(({ file }) => file === place.file)) continue;
      if (hasRightTypes(place)) chosen.push(place);
    }
    return chosen.map((place, at) => ({
      id: `${group}-${String(at + 1).padStart(2, '0')}`,
      ...place,
    }));
  });
}

if (process.argv[1] === import.meta.filename) {
  const seed = process.argv[2];
  if (!seed) throw new Error('Usage: node scripts/mutants/pick.mjs <seed>');
  writeFileSync(listFile, JSON.stringify({ seed, mutants: pick(seed) }, null, 2));
  await run(bin('oxfmt'), [listFile]);
}
