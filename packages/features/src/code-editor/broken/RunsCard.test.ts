import { expect, it } from 'vitest';
import { formatDuration } from './RunsCard.tsx';

it.each([
  [0, '0 s'],
  [45, '45 s'],
  [60, '1 min'],
  [150, '2 min 30 s'],
  [3600, '1 h'],
  [3900, '1 h 5 min'],
  [90_061, '25 h 1 min'],
  [-1, '–'],
])('%d seconds read %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words);
});
