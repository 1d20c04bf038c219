import { describe, expect, it } from 'vitest';
import { filterOptions, toOptions } from './options.ts';

const options = toOptions({ a: 'Software & Services', b: 'Semiconductors', c: 'ÉCOLE' });
const found = (search: string) => filterOptions(options, search).map(({ value }) => value);

describe('filterOptions', () => {
  it.each([
    ['', ['a', 'b', 'c']],
    ['  ', ['a', 'b', 'c']],
    ['SE', ['a', 'b']],
    ['serv soft', ['a']],
    ['école', ['c']],
    ['(', []],
  ])('%j finds %j', (search, expected) => {
    expect(found(search)).toEqual(expected);
  });
});

describe('toOptions', () => {
  it('keeps the order of a list', () => {
    expect(
      toOptions([
        { value: '10', label: 'Ten' },
        { value: '9', label: 'Nine' },
      ]).map(({ value }) => value),
    ).toEqual(['10', '9']);
  });
});
