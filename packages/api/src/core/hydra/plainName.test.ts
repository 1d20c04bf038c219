import { expect, it } from 'vitest';
import { plainName } from './plainName.ts';

it.each([
  [
    'marks without a width',
    '\uFEFFAc\u00ADme\u200B \u2060Co\uFE0F\u200D\u200C\u034F\u{E0041}',
    'Acme Co',
  ],
  ['marks that turn the direction', '\u202Enur\u202C\u200E\u2066A\u2069', 'nurA'],
  ['controls', 'A\u0007c\u0085me', 'Acme'],
  ['blanks of other kinds', '\u3000Acme\u00A0New\u2009York\u2028\u2800', 'Acme New York'],
  ['accents in two signs', 'Ore\u0301al', 'Oréal'],
  ['nothing that shows', '\u200B \u2060', ''],
])('changes %s', (_, typed, stored) => {
  expect(plainName(typed)).toBe(stored);
});

it.each([
  'می\u200Cخواهم',
  'क्\u200Dष',
  '👩\u200D🚀 ❤\uFE0F\u200D🔥',
  '❤\uFE0F 1\uFE0F\u20E3',
  '葛\u{E0100}',
  'a\tb',
  '\0',
])('leaves %j alone', (name) => {
  expect(plainName(name)).toBe(name);
});
