import { describe, expect, it } from 'vitest';
import { place } from './place.ts';

const screen = { width: 1000, height: 600 };
const size = { width: 200, height: 100 };
const anchor = (left: number, top: number) => ({ left, top, width: 80, height: 32 });

describe('place', () => {
  it.each([
    [
      'below, starting with its anchor',
      anchor(100, 100),
      'below',
      'start',
      { left: 100, top: 136 },
    ],
    ['below, ending with its anchor', anchor(500, 100), 'below', 'end', { left: 380, top: 136 }],
    [
      'above the middle of its anchor',
      anchor(500, 300),
      'above',
      'center',
      { left: 440, top: 196 },
    ],
    ['at its right', anchor(0, 100), 'right', 'center', { left: 84, top: 66 }],
    [
      'above where there is no room below',
      anchor(100, 560),
      'below',
      'start',
      { left: 100, top: 456 },
    ],
    [
      'below where there is no room above',
      anchor(100, 20),
      'above',
      'start',
      { left: 100, top: 56 },
    ],
    ['inside the right edge', anchor(950, 100), 'below', 'start', { left: 792, top: 136 }],
    ['inside the left edge', anchor(0, 100), 'below', 'center', { left: 8, top: 136 }],
  ] as const)('%s', (_name, beside, side, align, expected) => {
    expect(place(beside, size, screen, { side, align })).toEqual(expected);
  });

  it('starts at the edge when it is larger than the window', () => {
    expect(
      place(anchor(100, 100), { width: 2000, height: 2000 }, screen, {
        side: 'below',
        align: 'start',
      }),
    ).toEqual({ left: 8, top: 8 });
  });
});
