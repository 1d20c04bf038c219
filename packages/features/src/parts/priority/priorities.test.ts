import { describe, expect, it } from 'vitest';
import { PRIORITIES, priorityLabel, priorityOf } from './priorities.ts';

describe('priorities', () => {
  it.each([
    [1, 'Now', 'Leave everything behind and address this item right now!', 'B-CON-011'],
    [2, 'High', 'Highly recommended to address this item.', 'B-CON-012'],
    [3, 'Average', 'Address this item any time today.', 'B-CON-013'],
    [4, 'Low', 'Not in hurry, but don not wait more then 48 hours.', 'B-CON-014'],
    [5, 'Later', 'Do it sometime this week, please.', 'B-CON-015'],
  ])('%i is %s: %s (%s)', (value, label, description) => {
    expect(priorityOf(value)).toEqual({ value, label, description });
  });

  it('are five, the most urgent first', () =>
    expect(PRIORITIES.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5]));

  it.each([
    [1, '1 Now'],
    [5, '5 Later'],
    [2.5, '2.5 (High to Average)'],
    [1.3333, '1.33 (Now to High)'],
    [0, '0'],
    [7.25, '7.25'],
    [5.5, '5.5'],
  ])('%d reads %s', (value, text) => {
    expect(priorityLabel(value)).toBe(text);
  });
});
