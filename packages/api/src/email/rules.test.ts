import { expect, it } from 'vitest';
import { isValidEmail } from './rules.ts';

it.each(['a@b.co', 'first.last+tag@mail.example.com', "o'neil@b.museum", 'ä@b.de'])(
  '%s is an e-mail address (A-DAT-027)',
  (text) => {
    expect(isValidEmail(text)).toBe(true);
  },
);

it.each([
  'a@b',
  'a@b.c',
  '@b.co',
  'a@.co',
  'a@b..co',
  'a b@c.de',
  'a@b@c.de',
  'a@b.c1',
  '',
  'a@b.co ',
])('%j is none (A-DAT-027)', (text) => {
  expect(isValidEmail(text)).toBe(false);
});
