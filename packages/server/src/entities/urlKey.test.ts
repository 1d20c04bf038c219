import { describe, expect, it } from 'vitest';
import { urlKey, webAddress } from './urlKey.ts';

describe('webAddress', () => {
  it.each([
    ['https://www.acme.example/careers', 'https://www.acme.example/careers'],
    ['  acme.example/jobs ', 'https://acme.example/jobs'],
    ['www.qtflow.co', 'https://www.qtflow.co'],
    ['acme.example:8080/jobs', 'https://acme.example:8080/jobs'],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['https://מגדל.example', 'https://מגדל.example'],
  ])('takes %s as %s', (text, address) => {
    expect(webAddress(text)).toBe(address);
  });

  it.each([
    '',
    '   ',
    'https:////',
    'https://',
    'vayo-io',
    'mailto:jobs@acme.example',
    'javascript:alert(1)',
    'ftp://acme.example',
    'https://a b.example',
    `https://acme.example/${'a'.repeat(2048)}`,
  ])('refuses %s', (text) => {
    expect(webAddress(text)).toBeNull();
  });
});

describe('urlKey', () => {
  it.each([
    ['https://www.Acme.example/', 'acme.example'],
    ['http://acme.example:80', 'acme.example'],
    ['acme.example:443/Jobs/#top', 'acme.example/Jobs'],
    ['https://acme.example/jobs?b=2&a=1', 'acme.example/jobs?a=1&b=2'],
    ['https://acme.example:8443', 'acme.example:8443'],
  ])('of %s is %s', (address, key) => {
    expect(urlKey(address)).toBe(key);
  });

  it('is null for what is no address', () => {
    expect(urlKey('vayo-io')).toBeNull();
    expect(urlKey(null)).toBeNull();
  });
});
