import { expect, it } from 'vitest';
import { offsetOf, toEditorText, toSavedCode } from './codeText.ts';

const BOM = '\uFEFF';

it('holds code with one kind of line end and without a byte-order mark', () => {
  expect(toEditorText(`${BOM}<?php\r\n$a = 1;\r$b = 2;\n`)).toBe('<?php\n$a = 1;\n$b = 2;\n');
});

it('saves code that was not changed as it was, with mixed line ends', () => {
  const saved = `${BOM}<?php\r\n$a = 1;\n$b = 2;\r`;
  expect(toSavedCode(toEditorText(saved), saved)).toBe(saved);
});

it('keeps the line end of most lines, and the byte-order mark', () => {
  expect(toSavedCode('<?php\n$a = 2;\n', `${BOM}<?php\r\n$a = 1;\r\n$b;\n`)).toBe(
    `${BOM}<?php\r\n$a = 2;\r\n`,
  );
  expect(toSavedCode('a\nb\n', 'a\nc\r\nd\n')).toBe('a\nb\n');
  expect(toSavedCode('a\nb', '')).toBe('a\nb');
  expect(toSavedCode('a\nb\nc', 'a\rb\r')).toBe('a\rb\rc');
  expect(toSavedCode('a\nb\nc', 'a\rb\r\nc\r\nd')).toBe('a\r\nb\r\nc');
});

it('finds a place, or the nearest one that the text has', () => {
  const text = 'ab\n\ncd';
  expect(offsetOf(text, 1, 2)).toBe(1);
  expect(offsetOf(text, 3, 2)).toBe(5);
  expect(offsetOf(text, 2, 9)).toBe(3);
  expect(offsetOf(text, 9, 9)).toBe(6);
});
