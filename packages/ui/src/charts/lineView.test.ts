import { describe, expect, it } from 'vitest';
import {
  endsIn,
  following,
  isWhole,
  panned,
  pointsIn,
  describeView,
  shortestOf,
  wholeOf,
  within,
  zoomed,
} from './lineView.ts';

const points = Array.from({ length: 101 }, (_, index) => ({ at: index * 10, value: index }));
const whole = { from: 0, to: 1000 };
const limits = { whole, shortest: 60 };

describe('the part of a line that is shown', () => {
  it('is the whole line at first', () => {
    expect(wholeOf(points)).toEqual(whole);
    expect(isWhole(whole, whole)).toBe(true);
    expect(isWhole({ from: 0, to: 999 }, whole)).toBe(false);
    expect(wholeOf([])).toEqual({ from: 0, to: 0 });
  });

  it.each([
    ['in the middle', 500, { from: 250, to: 750 }],
    ['at the beginning', 0, { from: 0, to: 500 }],
    ['at the end', 1000, { from: 500, to: 1000 }],
    ['beyond the end', 2000, { from: 500, to: 1000 }],
  ])('is halved about an instant %s', (_, about, view) => {
    expect(zoomed(whole, { by: 0.5, about, ...limits })).toEqual(view);
  });

  it('is never shorter than seven points, and never longer than all', () => {
    expect(shortestOf(points)).toBe(60);
    expect(shortestOf(points.slice(0, 3))).toBe(20);
    expect(shortestOf([])).toBe(0);
    expect(zoomed({ from: 100, to: 180 }, { by: 0.5, about: 140, ...limits })).toEqual({
      from: 110,
      to: 170,
    });
    expect(zoomed({ from: 900, to: 1000 }, { by: 100, about: 950, ...limits })).toEqual(whole);
  });

  it('stops at the ends when it is panned', () => {
    const view = { from: 100, to: 300 };
    expect(panned(view, 50, whole)).toEqual({ from: 150, to: 350 });
    expect(panned(view, -500, whole)).toEqual({ from: 0, to: 200 });
    expect(panned(view, 5000, whole)).toEqual({ from: 800, to: 1000 });
    expect(within({ from: -50, to: 5000 }, whole)).toEqual(whole);
  });

  it('follows an instant that leaves it, and stays for one that does not', () => {
    const view = { from: 100, to: 300 };
    expect(following(view, 200, whole)).toBe(view);
    expect(following(view, 310, whole)).toEqual({ from: 110, to: 310 });
    expect(following(view, 0, whole)).toEqual({ from: 0, to: 200 });
  });

  it('is drawn with one point more at each end', () => {
    const drawn = (from: number, to: number) => pointsIn(points, { from, to }).map(({ at }) => at);
    expect(drawn(95, 115)).toEqual([90, 100, 110, 120]);
    expect(drawn(100, 110)).toEqual([90, 100, 110, 120]);
    expect(drawn(0, 10)).toEqual([0, 10, 20]);
    expect(drawn(994, 998)).toEqual([990, 1000]);
    expect(pointsIn(points, whole)).toBe(points);
    expect(pointsIn([], whole)).toEqual([]);
  });

  it('has a first and a last point, unless all are beside it', () => {
    expect(endsIn(points, { from: 95, to: 110 })).toEqual([10, 11]);
    expect(endsIn(points, { from: 91, to: 99 })).toEqual([10, 9]);
  });

  it('is described in days', () => {
    const noon = (month: number) => new Date(2026, month - 1, 1, 12).getTime() / 1000;
    expect(describeView({ from: noon(3), to: noon(6) })).toBe('Shown: 03/01/2026 to 06/01/2026');
  });
});
