import { describe, expect, test } from 'vitest';
import { sameValue, threeWayMerge } from './threeWayMerge.ts';

const base = { name: 'Acme', url: 'acme.example', tags: ['1', '2'], watched: false };

describe('two changes of the same values', () => {
  test.each([
    ['neither changed anything', {}, {}, {}, []],
    ['only mine changed', { name: 'Acme Inc' }, {}, { name: 'Acme Inc' }, []],
    ['only theirs changed', {}, { name: 'Acme Ltd' }, { name: 'Acme Ltd' }, []],
    [
      'each changed another field',
      { url: 'acme.test' },
      { name: 'Acme Ltd' },
      { url: 'acme.test', name: 'Acme Ltd' },
      [],
    ],
    ['both made the same change', { name: 'Globex' }, { name: 'Globex' }, { name: 'Globex' }, []],
    [
      'both changed one field',
      { name: 'Acme Inc', watched: true },
      { name: 'Acme Ltd' },
      { name: 'Acme Inc', watched: true },
      ['name'],
    ],
  ])('%s', (_, mine, theirs, merged, conflicts) => {
    expect(threeWayMerge(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
      merged: { ...base, ...merged },
      conflicts,
    });
  });

  test.each([
    ['both added', ['1', '2', '3'], ['1', '2', '4'], ['1', '2', '4', '3']],
    ['one removed, the other added', ['1'], ['1', '2', '4'], ['1', '4']],
    ['each removed another item', ['1'], ['2'], []],
    ['both added the same item', ['1', '2', '3'], ['1', '2', '3'], ['1', '2', '3']],
  ])('lists merge: %s', (_, mine, theirs, tags) => {
    expect(threeWayMerge(base, { ...base, tags: mine }, { ...base, tags: theirs })).toEqual({
      merged: { ...base, tags },
      conflicts: [],
    });
  });

  test('a list that is absent counts as empty', () => {
    type Filters = { tag?: readonly string[] };
    const [before, mine, theirs]: Filters[] = [{}, { tag: ['1'] }, { tag: ['2'] }];
    expect(threeWayMerge(before ?? {}, mine ?? {}, theirs ?? {}).merged).toEqual({
      tag: ['2', '1'],
    });
  });
});

test.each([
  [undefined, '', true],
  [undefined, [], true],
  [undefined, false, true],
  [{ from: 1 }, { from: 1 }, true],
  ['0', '', false],
  [0, undefined, false],
])('%j and %j are the same: %j', (one, other, expected) => {
  expect(sameValue(one, other)).toBe(expected);
});
