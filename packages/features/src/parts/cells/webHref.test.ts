import { expect, test } from 'vitest';
import { webHref } from './webHref.ts';

test.each([
  ['https://acme.example/jobs', 'https://acme.example/jobs'],
  ['HTTP://ACME.example', 'http://acme.example/'],
  ['javascript:alert(1)', undefined],
  [' javascript:alert(1)', undefined],
  ['data:text/html,<b>', undefined],
  ['acme.example', undefined],
  ['', undefined],
])('webHref(%j) is %j', (address, expected) => expect(webHref(address)).toBe(expected));
