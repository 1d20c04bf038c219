import { expect, test } from 'vitest';
import { CODE_MAX_BYTES, codeFault } from './rules.ts';

test.each([
  ['no code', ''],
  ['tabs, all line ends and a byte-order mark', '\uFEFF<?php\r\n\t1;\n2;\r3;\u2028'],
  ['a whole pair, and the sign of a character that could not be read', '🙂 caf\uFFFD'],
  ['the largest code', 'a'.repeat(CODE_MAX_BYTES)],
])('%s can be stored', (_name, code) => {
  expect(codeFault(code)).toBeUndefined();
});

test.each([
  ['NUL', 'a\0', 'Line 1 has a NUL character, which cannot be stored.'],
  ['NUL in a later line', 'a\r\nb\rc\nd\0', 'Line 4 has a NUL character, which cannot be stored.'],
  [
    'half a surrogate pair',
    '🙂\n\uD83D',
    'Line 2 has half a character (a lone surrogate), which cannot be stored.',
  ],
])('%s is named with its line', (_name, code, message) => {
  expect(codeFault(code)).toEqual({ code: 'invalid_text', message });
});

test('a code is measured in bytes, not in letters', () => {
  expect(codeFault('ü'.repeat(CODE_MAX_BYTES / 2 + 1))).toEqual({
    code: 'too_long',
    message: 'Value is too long: 1,048,578 bytes of at most 1,048,576.',
  });
});
