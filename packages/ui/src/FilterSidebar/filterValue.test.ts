import { describe, expect, it } from 'vitest';
import { asList, asRange, asText, isSet, parseBound, stepBound } from './filterValue.ts';

describe('filter values', () => {
  it.each([
    [undefined, false],
    ['', false],
    [false, false],
    [[], false],
    [{}, false],
    [{ from: undefined }, false],
    ['x', true],
    [true, true],
    [['a'], true],
    [{ from: 0 }, true],
  ])('%j is set: %s', (value, expected) => {
    expect(isSet(value)).toBe(expected);
  });

  it('takes a value of another kind for empty', () => {
    expect(asText(['a'])).toBe('');
    expect(asList('a')).toEqual([]);
    expect(asList(['a', 1])).toEqual(['a']);
    expect(asRange('a')).toEqual({});
    expect(asRange(null)).toEqual({});
  });
});

describe('parseBound', () => {
  it.each([
    ['', undefined],
    ['  ', undefined],
    ['0', 0],
    [' 12 ', 12],
    ['1.5', 1.5],
    ['-3', 'refused'],
    ['12x', 'refused'],
    ['1e5', 'refused'],
    ['9999999999', 'refused'],
  ])('%j is %s', (text, expected) => {
    expect(parseBound(text)).toBe(expected);
  });

  it('takes a negative number where that makes sense', () => {
    expect(parseBound('-3.25', true)).toBe(-3.25);
    expect(parseBound('--3', true)).toBe('refused');
  });
});

describe('stepBound', () => {
  it.each([
    [1, -1, 1],
    [2, -1, 1],
    [1.5, -1, 1],
    [0, -1, 0],
    [0, 1, 1],
    [undefined, -1, 1],
    [undefined, 1, 1],
    [41, 1, 42],
    [999_999_999, 1, 999_999_999],
  ] as const)('A-SCR-025 %s by %i is %i', (bound, by, expected) => {
    expect(stepBound(bound, by)).toBe(expected);
  });

  it.each([
    [1, 0],
    [0, -1],
    [-4, -5],
    [undefined, -1],
  ])('A-SCR-025 with negatives allowed %s down is %i', (bound, expected) => {
    expect(stepBound(bound, -1, true)).toBe(expected);
  });
});
