import { expect, it } from 'vitest';
import { gatherMarks, MARK } from './gatherMarks.ts';

const mark = (at: number, until?: number) => ({
  id: String(at),
  at,
  ...(until !== undefined && { until }),
  text: `At ${at}`,
  href: '/',
});
const gathered = (...marks: ReturnType<typeof mark>[]) =>
  gatherMarks(marks, (at) => at).map(({ marks: of }) => of.map(({ at }) => at));

it('H-EVI-007 gathers the marks that fall together, in the order of time', () => {
  expect(gathered(mark(100), mark(0), mark(MARK - 1))).toEqual([[0, MARK - 1], [100]]);
});

it('H-EVI-007 does not chain marks that are one width apart from the first', () => {
  expect(gathered(mark(0), mark(MARK - 4), mark(2 * MARK - 8))).toEqual([
    [0, MARK - 4],
    [2 * MARK - 8],
  ]);
});

it('has the end of the longest', () => {
  expect(gatherMarks([mark(0, 90), mark(1, 50)], (at) => at)[0]).toMatchObject({
    left: 0,
    right: 90,
  });
  expect(gatherMarks([], (at) => at)).toEqual([]);
});
