import { expect, it } from 'vitest';
import { findInvisible, hasInvisible } from './invisible.ts';

const each = (text: string) => [...text];

it.each(
  each(
    '\0\f\u00A0\u00AD\u034F\u061C\u1680\u2000\u200A\u200B\u200C\u200D\u200E\u200F\u2028\u2029\u202A\u202E\u202F\u205F\u2060\u2066\u2069\u2800\u3000\u3164\uFE0F\uFEFF\u{E0041}',
  ),
)('finds %j', (character) => {
  expect(hasInvisible(`a${character}b`)).toBe(true);
});

it.each([
  ['blanks and line ends', 'a b\tc\r\nd'],
  ['what can be seen', 'é ü ß e\u0301 \u2013 😀'],
  ['an emoji of several signs', '👩\u200D🚀 👍🏽\u200D ❤\uFE0F 1\uFE0F\u20E3'],
  ['the joiners of scripts that join', 'می\u200Cخواهم क्\u200Dष'],
  ['the form of an ideograph', '葛\u{E0100}'],
])('leaves %s alone', (_, text) => {
  expect(hasInvisible(text)).toBe(false);
});

it('counts lines as the editor does, and equal characters together', () => {
  expect(findInvisible('a\n\u200B\u200B\u00A0\r\n\u2028\u2060', 3)).toMatchObject([
    { character: '\u200B', count: 2, offset: 2, line: 2, column: 1, endColumn: 3 },
    { character: '\u00A0', count: 1, line: 2, column: 3, endColumn: 4 },
    { character: '\u2028', count: 1, line: 3, column: 1 },
  ]);
});
