import { describe, expect, it } from 'vitest';
import { isValidUrl, normaliseUrl, urlKey } from './urls.ts';

describe('addresses', () => {
  it.each([
    ['acme.example', 'https://acme.example'],
    ['  acme.example/jobs ', 'https://acme.example/jobs'],
    ['HTTP://acme.example', 'HTTP://acme.example'],
    ['acme.example:8080/x', 'https://acme.example:8080/x'],
    ['localhost:3000', 'https://localhost:3000'],
    ['ftp://acme.example', 'ftp://acme.example'],
    ['mailto:a@b.co', 'mailto:a@b.co'],
    ['', ''],
  ])('%j is stored as %j', (typed, stored) => {
    expect(normaliseUrl(typed)).toBe(stored);
  });

  it.each([
    'https://acme.example',
    'http://a.b.example:8080/x?y=1#z',
    'https://localhost:4000',
    'https://מגדל.example',
    'https://1.2.3.4/',
    'HTTPS://ACME.EXAMPLE',
  ])('%s is one', (address) => {
    expect(isValidUrl(address)).toBe(true);
  });

  it.each([
    'abc',
    'https://abc',
    'https://7',
    'https://a b.example',
    'https://acme.example/a\nb',
    'https://.',
    'https://acme.',
    'https://',
    'ftp://acme.example',
    'javascript:alert(1)',
    'mailto:a@b.co',
    `https://acme.example/${'a'.repeat(2048)}`,
    `https://acme.example/${'מ'.repeat(1000)}`,
  ])('%j is none', (address) => {
    expect(isValidUrl(normaliseUrl(address))).toBe(false);
  });

  it.each([
    ['https://www.Acme.example/', 'acme.example'],
    ['http://acme.example:80', 'acme.example'],
    ['acme.example:443/Jobs/#top', 'acme.example/Jobs'],
    ['https://acme.example/jobs?b=2&a=1', 'acme.example/jobs?a=1&b=2'],
    ['https://acme.example:8443', 'acme.example:8443'],
    ['abc', undefined],
  ])('%s is the same as every other spelled %s', (address, key) => {
    expect(urlKey(address)).toBe(key);
  });
});
