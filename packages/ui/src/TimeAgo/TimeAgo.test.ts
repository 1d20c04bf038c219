import { expect, it } from 'vitest';
import { timeAgo } from './TimeAgo.tsx';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  [0, 'just now'],
  [59, 'just now'],
  [-59, 'just now'],
  [MINUTE, '1 minute ago'],
  [HOUR - 1, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [DAY - 1, '23 hours ago'],
  [DAY, '1 day ago'],
  [3 * DAY + 5, '3 days ago'],
  [30 * DAY - 1, '29 days ago'],
  [30 * DAY, '1 month ago'],
  [364 * DAY, '12 months ago'],
  [365 * DAY, '1 year ago'],
  [800 * DAY, '2 years ago'],
  [-3 * DAY, 'in 3 days'],
])('%i seconds before now is "%s"', (passed, text) => {
  expect(timeAgo(1_795_239_600 - passed, 1_795_239_600)).toBe(text);
});
