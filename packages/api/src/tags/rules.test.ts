import { describe, expect, it } from 'vitest';
import { tagTitleProblem } from './rules.ts';

describe('the title of a tag', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['\u200B\u2060', 'required'],
    ['NYSE', undefined],
    [` ${'x'.repeat(120)} `, undefined],
    ['🚀'.repeat(120), undefined],
    ['x'.repeat(121), 'too_long'],
  ])('A-TAG-007 is required and has 120 characters at most: %j', (title, code) => {
    expect(tagTitleProblem(title)?.code).toBe(code);
  });
});
