import { expect, it } from 'vitest';
import { Violations } from './violations.ts';

it.each([undefined, null, '', ' \n', '\u200B', ' \u2060\uFEFF '])(
  'a required text of %j is a violation',
  (text) => {
    const violations = new Violations();
    expect(violations.requiredText('name', text, 10)).toBe('');
    expect(() => violations.throwIfAny()).toThrow('name: This is required');
  },
);

it('a required text is trimmed and loses what nobody can see', () => {
  const violations = new Violations();
  expect(violations.requiredText('name', ' a\u200Db ', 2)).toBe('ab');
  violations.throwIfAny();
});
