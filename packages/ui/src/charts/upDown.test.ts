import { describe, expect, it } from 'vitest';
import { describeSpan, toSpans } from './upDown.ts';

const noon = (day: number) => new Date(2026, 10, day, 12).getTime() / 1000;
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ at: noon(index + 1), up: index + 1, down: 2 }));
const names = { up: 'Asked', down: 'Answered', net: 'Net' };

describe('bars above and below the axis', () => {
  it('are one per day when there is room', () => {
    expect(toSpans(days(3), 10)).toEqual([
      { at: noon(1), until: noon(1), sums: { up: 1, down: 2 } },
      { at: noon(2), until: noon(2), sums: { up: 2, down: 2 } },
      { at: noon(3), until: noon(3), sums: { up: 3, down: 2 } },
    ]);
  });

  it('sum up consecutive days when there is no room, without losing any', () => {
    expect(toSpans(days(5), 2)).toEqual([
      { at: noon(1), until: noon(3), sums: { up: 6, down: 6 } },
      { at: noon(4), until: noon(5), sums: { up: 9, down: 4 } },
    ]);
    expect(toSpans(days(2557), 200).length).toBeLessThanOrEqual(200);
    expect(toSpans(days(4), 0)).toHaveLength(1);
    expect(toSpans([], 10)).toEqual([]);
  });

  it('leave the place of days without a count empty', () => {
    const [first, , , fourth, fifth] = days(5);
    const counted = [first, fourth, fifth].filter((day) => day !== undefined);
    expect(toSpans(counted, 10).map(({ at, sums }) => [at, sums?.up])).toEqual([
      [noon(1), 1],
      [noon(2), undefined],
      [noon(3), undefined],
      [noon(4), 4],
      [noon(5), 5],
    ]);
    expect(toSpans(counted, 3).map(({ until, sums }) => [until, sums?.up])).toEqual([
      [noon(2), 1],
      [noon(4), 4],
      [noon(5), 5],
    ]);
    expect(describeSpan({ at: noon(2), until: noon(3), sums: undefined }, names)).toBe(
      'No value from 11/02/2026 to 11/03/2026',
    );
  });

  it('are described with their day or their range of days', () => {
    expect(
      describeSpan({ at: noon(20), until: noon(20), sums: { up: 1200, down: 9 } }, names),
    ).toBe('Asked 1,200, Answered 9, Net +1,191 on 11/20/2026');
    expect(describeSpan({ at: noon(16), until: noon(20), sums: { up: 9, down: 12 } }, names)).toBe(
      'Asked 9, Answered 12, Net −3 from 11/16/2026 to 11/20/2026',
    );
  });
});
