import { expect, it } from 'vitest';
import { isStateTooLarge } from './rules.ts';

it.each([
  ['8,192 bytes', 'x'.repeat(8166), false],
  ['8,193 bytes', 'x'.repeat(8167), true],
  ['8,192 bytes in fewer letters', 'ü'.repeat(4083), false],
  ['8,193 bytes in fewer letters', `${'ü'.repeat(4083)}x`, true],
])('a view of %s', (_size, query, isTooLarge) => {
  expect(isStateTooLarge({ query, layout: null })).toBe(isTooLarge);
});
