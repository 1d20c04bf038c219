import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { importersIn, relatedTests } from '../relatedTests.mjs';
import { colourPlaces, mutate, placesOf } from './places.mjs';
import { groupLines, lost, outcomesOf, readScore, scoreText } from './score.mjs';

const folder = mkdtempSync(join(tmpdir(), 'console-mutants-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (files) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return Object.keys(files);
};

describe('the places of mutants', () => {
  const changes = (text, path = 'a.ts') =>
    placesOf(path, text).map(({ kind, to }) => `${kind}: ${to}`);

  it.each([
    ['if (a) b = 1;', ['negated condition: if (!(a)) b = 1;']],
    ['a = b < c;', ['changed comparison: a = b <= c;']],
    ['a = b === c;', ['changed comparison: a = b !== c;']],
    ['a = b && c;', ['changed operator: a = b || c;']],
    ['a = b ? c : d;', ['swapped ternary: a = b ? d : c;']],
    ['refresh();', ['dropped call: ;']],
    ['await refresh();', ['dropped call: ;', 'dropped await: void refresh();']],
    ['const MAX_ROWS = 200;', ['changed constant: const MAX_ROWS = 100;']],
    ['answer(404, "gone");', ['dropped call: ;', 'changed constant: answer(405, "gone");']],
    ["console.log('a' + (b ? c : d));", []],
    ['a = rows[2];', []],
    ['type A = B extends C ? D : E;', []],
  ])('of %s', (text, expected) => {
    expect(changes(text)).toEqual(expected);
  });

  it('are attributes and labels, and none that hides a decoration', () => {
    expect(
      changes('<a aria-hidden="true" aria-pressed={on} aria-label="Close" size={16} />', 'a.tsx'),
    ).toEqual([
      'dropped attribute: <a aria-hidden="true"  aria-label="Close" size={16} />',
      'dropped label: <a aria-hidden="true" aria-pressed={on} aria-label="" size={16} />',
    ]);
  });

  it('are colours of one theme, in a token and in a tone', () => {
    const text = `const colors = {
  fg: { muted: both('#000000', '#ffffff') },
  info: tone(['#000000', '#ffffff'], ['#ffffff', '#000000'], ['#777777', '#777777']),
};`;
    expect(colourPlaces(text, 0).map(({ to }) => to)).toEqual([
      "fg: { muted: both('#999999', '#ffffff') },",
      "info: tone(['#999999', '#ffffff'], ['#ffffff', '#000000'], ['#777777', '#777777']),",
      "info: tone(['#000000', '#ffffff'], ['#77797d', '#000000'], ['#777777', '#777777']),",
    ]);
  });

  it('are found again after edits elsewhere, by their text and the count of equal ones', () => {
    const text = 'if (a) run();\n  if (a) run();\n';
    const second = placesOf('a.ts', text).filter(({ kind }) => kind === 'negated condition')[1];
    expect(second?.nth).toBe(1);
    expect(mutate(`first();\n    if (a) run();\nnew line;\nif (a) run();`, second)).toBe(
      'first();\n    if (a) run();\nnew line;\nif (!(a)) run();',
    );
    expect(mutate('if (a) run();', second)).toBeUndefined();
  });
});

describe('the related tests', () => {
  it('are those that import the file while they run, nearest first', () => {
    const files = write({
      'packages/api/package.json': '{"exports":{"./*":"./src/*.ts"}}',
      'packages/api/src/tags/rules.ts': 'export const a = 1; export type A = 1;',
      'packages/api/src/tags/rules.test.ts': "import { a } from './rules.ts';",
      'packages/api/src/tags/types.test.ts': "import type { A } from './rules.ts';",
      'packages/features/src/Tags.tsx':
        "const page = () => import('./Page.tsx'); import '@console/api/tags/rules';",
      'packages/features/src/Page.tsx': "import './Tags.tsx';",
      'packages/features/src/Page.stories.tsx': "import './Page.tsx';",
      'packages/features/src/Tags.stories.tsx': "import './Tags.tsx';",
      'packages/server/src/main.ts': "import '@console/api/tags/rules';",
      'packages/server/src/main.test.ts': "start('main.ts');",
    });
    const file = 'packages/api/src/tags/rules.ts';
    expect(relatedTests(file, importersIn(folder, files)(file))).toEqual({
      unit: ['packages/api/src/tags/rules.test.ts'],
      server: ['packages/server/src/main.test.ts'],
      stories: ['packages/features/src/Tags.stories.tsx', 'packages/features/src/Page.stories.tsx'],
    });
  });
});

describe('the score', () => {
  const mutant = (id, more = {}) => ({
    id,
    file: 'a.ts',
    kind: 'dropped call',
    from: 'a();',
    to: ';',
    ...more,
  });
  const mutants = [
    mutant('api-01'),
    mutant('api-02', { equivalent: 'Nothing reads it.' }),
    mutant('ui-01'),
  ];
  const results = new Map([
    ['api-01', { id: 'api-01', result: 'killed', seconds: 1 }],
    ['api-02', { id: 'api-02', result: 'survived', seconds: 1 }],
  ]);
  const outcomes = outcomesOf(mutants, results, new Map());

  it('counts per group', () => {
    expect(groupLines(outcomes)).toEqual([
      'api: 1 of 2 killed, 1 equivalent',
      'ui: 0 of 1 killed, 1 not run',
    ]);
  });

  it('is read as it was written', () => {
    const [file] = write({ 'score.md': scoreText('seed', mutants, outcomes) });
    expect(readScore(join(folder, file))).toEqual(outcomes);
  });

  it('keeps what an earlier run said of a mutant that is not run', () => {
    const before = new Map([
      ['api-01', 'survived'],
      ['api-02', 'survived'],
      ['ui-01', 'killed'],
    ]);
    const [first] = results;
    expect([...outcomesOf(mutants, new Map([first]), before)]).toEqual([
      ['api-01', 'killed'],
      ['api-02', 'equivalent'],
      ['ui-01', 'killed'],
    ]);
  });

  it('names what was killed before and is not any more', () => {
    const now = new Map([
      ['api-01', 'gone'],
      ['api-02', 'killed'],
    ]);
    expect(lost(outcomes, now)).toEqual([['api-01', 'gone']]);
  });
});
