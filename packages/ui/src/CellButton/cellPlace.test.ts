import { describe, expect, it } from 'vitest';
import { cellPlace } from './cellPlace.ts';

const cell = { left: 100, right: 200, top: 50, bottom: 94 };

describe('the place of the button in a cell', () => {
  it.each([
    ['at the end of text that starts at the left', 'start', 120, 172],
    ['before numbers, which end at the right', 'end', 180, 102],
    ['at the other end when the pointer is where it would stand', 'start', 180, 102],
    ['the same in a column of numbers', 'end', 110, 172],
  ] as const)('is %s', (_, align, pointer, left) => {
    expect(cellPlace(cell, align, pointer)).toEqual({ left, top: 59 });
  });

  it('is undefined when too little of the cell is visible', () => {
    expect(cellPlace({ ...cell, right: 120 }, 'start', 110)).toBeUndefined();
    expect(cellPlace({ ...cell, right: 130 }, 'start', 115)).toBeUndefined();
  });
});
