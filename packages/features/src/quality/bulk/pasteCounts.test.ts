import { describe, expect, it } from 'vitest';
import { countProblem, fillDown, pastedColumn } from './pasteCounts.ts';

it.each([
  ['12\n7\n0', ['12', '7', '0']],
  ['12\r\n7\r\n0\r\n', ['12', '7', '0']],
  ['12\r7', ['12', '7']],
  ['12\n\n 7 \n', ['12', '', '7']],
  ['\n12', ['', '12']],
  ['12\n\n', ['12', '']],
  ['twelve\n1.5\n1,200', ['twelve', '1.5', '1,200']],
  ['', ['']],
])('H-BLK-017 the lines of %j are %j', (text, cells) => {
  expect(pastedColumn(text).cells).toEqual(cells);
});

it('reads the first of several columns, and knows how many there are', () => {
  expect(pastedColumn('12\tAcme\n7\tNvidia\tx')).toEqual({ cells: ['12', '7'], columns: 3 });
});

it.each([
  ['0', undefined],
  [' 12 ', undefined],
  ['', 'This is required'],
  ['twelve', 'Value must be a number'],
  ['1.5', 'Value must be a whole number'],
  ['-3', 'Value must be positive'],
  ['1e3', 'Value must be a number'],
  ['1,200', 'Enter it without separators: 1200'],
  ['1.200.000', 'Enter it without separators: 1200000'],
  ['1.200', 'Value must be a whole number'],
  ['1 200', 'Enter it without separators: 1200'],
  ['1,20', 'Value must be a number'],
  ['9999999999', 'Value must be at most 2147483647'],
])('H-BLK-018 a count of %j: %s', (typed, problem) => {
  expect(countProblem(typed)).toBe(problem);
});

describe('filling down', () => {
  const keys = ['r1', 'r2', 'r3'];
  const counts = { r1: '5', r2: '', r3: '', r9: '8' };

  it('begins at the cell and leaves the others', () => {
    expect(fillDown(counts, keys, 1, '12\r\n7\r\n')).toEqual({
      counts: { r1: '5', r2: '12', r3: '7', r9: '8' },
      said: '2 lines pasted.',
    });
  });

  it('H-BLK-017 counts in words what does not fit, what is blank and what is left over', () => {
    expect(fillDown(counts, keys, 0, 'x\n\n3\n4\n5').said).toBe(
      '3 lines pasted. 1 does not fit: the cells say why. 1 is blank. 2 lines more than there are rows: not used.',
    );
    expect(fillDown(counts, keys, 2, '1.5\ta').said).toBe(
      '1 line pasted. 1 does not fit: the cells say why. Only the first of 2 columns was used.',
    );
  });

  it('takes 300 lines', () => {
    const many = Array.from({ length: 250 }, (_, index) => `r${index}`);
    const pasted = Array.from({ length: 300 }, (_, index) => index).join('\r\n');
    const filled = fillDown({}, many, 0, pasted);
    expect(filled.counts['r249']).toBe('249');
    expect(filled.said).toBe('250 lines pasted. 50 lines more than there are rows: not used.');
  });
});
