import { describe, expect, it } from 'vitest';
import { lineEdits, minimalEdit, type TextEdit } from './minimalEdit.ts';

const applied = (text: string, edits: readonly TextEdit[]) =>
  edits.reduceRight((now, edit) => now.slice(0, edit.from) + edit.text + now.slice(edit.to), text);

describe('minimalEdit', () => {
  it.each<[string, string, string, TextEdit | undefined]>([
    ['nothing', 'abc', 'abc', undefined],
    ['what is put in', 'ac', 'abc', { from: 1, to: 1, text: 'b' }],
    ['what is taken out', 'abc', 'ac', { from: 1, to: 2, text: '' }],
    ['what is replaced', 'a1c', 'a22c', { from: 1, to: 2, text: '22' }],
    ['repeated letters once', 'aa', 'aaa', { from: 2, to: 2, text: 'a' }],
    ['all', '', 'a', { from: 0, to: 0, text: 'a' }],
    ['whole characters at the start', 'a😀b', 'a😁b', { from: 1, to: 3, text: '😁' }],
    [
      'whole characters at the end',
      '\u{1F600}',
      '\u{1FA00}',
      { from: 0, to: 2, text: '\u{1FA00}' },
    ],
  ])('gives %s', (_, before, after, edit) => {
    expect(minimalEdit(before, after)).toEqual(edit);
  });
});

describe('lineEdits', () => {
  it('touches only what changes in a line', () => {
    const before = 'if($a){\n  foo("b");\n  bar();\n}\n';
    const after = "if ($a) {\n    foo('b');\n    bar();\n}\n";
    const edits = lineEdits(before, after);
    expect(applied(before, edits)).toBe(after);
    expect(edits.map(({ from, to }) => before.slice(from, to))).toEqual(['($a)', 'foo("b"', '']);
  });

  it.each([
    [
      'joined and split lines',
      'foo(\n 1,\n 2\n);\nbar(1, 2);\n',
      'foo(1, 2);\nbar(\n 1,\n 2,\n);\n',
    ],
    ['the same lines again and again', '}\n}\na\n}\n', '}\na\n}\n}\n}\n'],
    ['lines in another order', 'a\nb\nc\n', 'c\nb\na\n'],
    ['no last line break', 'a', 'a\n'],
    ['an empty text', '', 'a\nb'],
    ['a text that is emptied', 'a\nb', ''],
    ['nothing', 'a\n', 'a\n'],
  ])('makes the new text of the old: %s', (_, before, after) => {
    const edits = lineEdits(before, after);
    expect(applied(before, edits)).toBe(after);
    for (const [index, { from }] of edits.entries())
      expect(from).toBeGreaterThanOrEqual(edits[index - 1]?.to ?? 0);
  });
});
