import { expect, it } from 'vitest';
import { root } from './prepare.mjs';
import { readClaims, readTests } from './requirementClaims.mjs';

const ids = (count) => Array.from({ length: count }, (_, index) => `A-XYZ-00${index + 1}`);
const claimsOf = (text) => readClaims([{ path: 'a.test.ts', text }]);

it.each([
  ['a list of four', `covers: ['${ids(4).join("', '")}']`, []],
  ['a list of five', `\ncovers: [\n'${ids(5).join("',\n'")}',\n]`, [{ line: 2, ids: ids(5) }]],
  ['a title of five', `it('${ids(5).join(' ')} shows', () => {});`, [{ line: 1, ids: ids(5) }]],
  [
    'a list that spreads another',
    `covers: [...more, '${ids(5).join("', '")}']`,
    [{ line: 1, ids: ids(5) }],
  ],
  ['the same ID twice', `it('${[...ids(4), ...ids(4)].join(' ')}', () => {});`, []],
  ['two lists of three', `[['${ids(3).join("', '")}'], ['${ids(3).join("', '")}']]`, []],
  ['a comment of five', `// ${ids(5).join(' ')}`, []],
])('%s', (_case, text, expected) => {
  expect(claimsOf(text).crowded).toEqual(expected.map((each) => ({ path: 'a.test.ts', ...each })));
});

it('a test, a story or a journey of the repository names four at most', () => {
  const { named, crowded } = readClaims(readTests(root));
  expect(named.size).toBeGreaterThan(0);
  expect(crowded.map(({ path, line, ids }) => `${path}:${line} ${ids.join(' ')}`)).toEqual([]);
});

it('knows IDs that stand in comments and titles of groups alone', () => {
  const { named, onlyInHeaders } = readClaims([
    { path: 'a.test.ts', text: "// A-XYZ-001 A-XYZ-002\nit('A-XYZ-003', run);" },
    { path: 'b.test.ts', text: "describe('A-XYZ-001', () => {}); it('A-XYZ-002', run);" },
  ]);
  expect([...named].sort()).toEqual(ids(3));
  expect([...onlyInHeaders]).toEqual([['A-XYZ-001', ['a.test.ts', 'b.test.ts']]]);
});
