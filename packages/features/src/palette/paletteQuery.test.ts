import { describe, expect, it } from 'vitest';
import { parsePaletteQuery } from './paletteQuery.ts';

const ORIGIN = 'https://console.test';
const asked = (text: string) => parsePaletteQuery(text, ORIGIN);
const records = (text: string) => asked(text).records.map(({ kind, id }) => `${kind} ${id}`);
const MD5 = 'd41d8cd98f00b204e9800998ecf8427e';

describe('a number', () => {
  it.each(['4711', ' 4711 ', '#4711', '# 4711', '４７１１', '0004711'])(
    'H-PAL-002 %s may be any record',
    (text) =>
      expect(records(text)).toEqual(['entity 4711', 'scrape 4711', 'job 4711', 'request 4711']),
  );

  it.each([
    ['e 4711', 'entity 4711'],
    ['E4711', 'entity 4711'],
    ['eid 4711', 'entity 4711'],
    ['EID: 4711', 'entity 4711'],
    ['Entity 4711', 'entity 4711'],
    ['entity #4711', 'entity 4711'],
    ['s 4711', 'scrape 4711'],
    ['sid4711', 'scrape 4711'],
    ['job 4711', 'job 4711'],
    ['Queue request 4711', 'request 4711'],
    ['request 4711', 'request 4711'],
  ])('H-PAL-002 %s is %s', (text, record) => expect(records(text)).toEqual([record]));

  it.each([
    '0',
    '-1',
    '1.5',
    '1e3',
    '99999999999',
    '4711x',
    'x 4711',
    'constructor 1',
    '12 13',
    '',
  ])('%s is none', (text) => expect(records(text)).toEqual([]));

  it('is also searched as a name when it has two characters or more', () => {
    expect(asked('365').search).toBe('365');
    expect(asked('3').search).toBeUndefined();
  });
});

describe('a hash', () => {
  it.each([MD5, MD5.toUpperCase(), ` ${MD5} `, 'a'.repeat(64), '1'.repeat(32)])(
    'H-PAL-003 %s is that of a job, and nothing else is asked',
    (text) => expect(asked(text)).toEqual({ text: text.trim(), records: [], hash: text.trim() }),
  );
  it.each([MD5.slice(1), 'a'.repeat(65), `${MD5.slice(1)}g`])('%s is none', (text) => {
    expect(asked(text).hash).toBeUndefined();
    expect(asked(text).search).toBe(text);
  });
});

describe('an address', () => {
  it.each([
    ['https://www.acme.example/jobs?id=1#a', 'acme.example'],
    ['HTTP://acme.example:8080', 'acme.example'],
    ['https://müller.example/', 'xn--mller-kva.example'],
  ])('H-PAL-004 %s is that of a job, and its host is searched', (text, search) => {
    expect(asked(text)).toEqual({ text, records: [], url: text, search });
  });

  it.each([
    ['https://console.test/entities/12?tab=1#x', '/entities/12?tab=1#x'],
    ['https://CONSOLE.test', '/'],
    ['/scrapes/7/spider', '/scrapes/7/spider'],
  ])('H-PAL-004 %s is a page of the console', (text, path) => {
    expect(asked(text)).toEqual({ text, records: [], path, search: undefined, url: undefined });
  });

  it.each([
    'http://',
    'https://[',
    'https://a b.example',
    'ftp://acme.example',
    'javascript:alert(1)',
    '//evil.example/entities',
    '/\\evil.example',
    'data:text/html,x',
  ])('%s is only a text', (text) => {
    const { url, path, search } = asked(text);
    expect([url, path, search]).toEqual([undefined, undefined, text]);
  });

  it('of the console on another port is a foreign address', () => {
    expect(asked('https://console.test:8443/entities').path).toBeUndefined();
  });
});

describe('a text', () => {
  it('is searched when it has 2 to 255 characters and no control characters', () => {
    expect(asked('a').search).toBeUndefined();
    expect(asked(' ').search).toBeUndefined();
    expect(asked('ab').search).toBe('ab');
    expect(asked('x'.repeat(255)).search).toHaveLength(255);
    expect(asked('x'.repeat(256)).search).toBeUndefined();
    expect(asked('ac\0me\n').search).toBe('ac me');
  });
});
