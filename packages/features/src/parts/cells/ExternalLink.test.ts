import { expect, test } from 'vitest';
import { shortUrl, webHref } from './ExternalLink.tsx';

test.each([
  ['https://acme.example/jobs', 'https://acme.example/jobs'],
  ['HTTP://ACME.example', 'http://acme.example/'],
  ['javascript:alert(1)', undefined],
  [' javascript:alert(1)', undefined],
  ['data:text/html,<b>', undefined],
  ['acme.example', undefined],
  ['', undefined],
])('webHref(%j) is %j', (address, expected) => expect(webHref(address)).toBe(expected));

test.each([
  ['https://www.acme.example/jobs?team=data', 'acme.example/jobs?team=data'],
  ['http://acme.example', 'acme.example'],
  ['HTTPS://WWW.ACME.example/', 'ACME.example/'],
  [
    'https://acme.example/?back=https://www.other.example',
    'acme.example/?back=https://www.other.example',
  ],
  ['https://wwwatch.example', 'wwwatch.example'],
  ['acme.example', 'acme.example'],
])('a table cell shows %j as %j', (address, shown) => expect(shortUrl(address)).toBe(shown));
