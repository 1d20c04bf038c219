import { describe, expect, it } from 'vitest';
import { NO_ID, pathId, relationId } from './iri.ts';

const addresses = { apiBasePath: '/api', publicOrigin: 'http://localhost:4000' };
const read = (value: unknown) => relationId(value, 'tags', addresses);

describe('relations', () => {
  it.each([
    '/api/tags/5',
    '/tags/5',
    'tags/5',
    'http://localhost:4000/api/tags/5',
    5,
    '5',
    { '@id': '/api/tags/5' },
    { id: 5 },
    { '@id': '/api/tags/5', id: 9 },
  ])('reads %j', (value) => {
    expect(read(value)).toBe(5);
  });

  it.each([
    '/api/users/5',
    'https://evil.test/api/tags/5',
    'tags/',
    'tags/5/6',
    'tags/-1',
    '',
    '5 OR 1=1',
    1.5,
    true,
    null,
    [],
    [5],
    {},
    { '@id': { '@id': 5 } },
    '/api/tags/５',
  ])('refuses %j', (value) => {
    expect(() => read(value)).toThrow(/^Invalid IRI ".*"\.$/);
  });

  it('refuses what is nested too deep to be written out', () => {
    const deep: unknown = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000));
    expect(() => read(deep)).toThrow('Invalid IRI "array".');
  });

  it('reads ids that no row can have as well-formed', () => {
    expect(read(0)).toBe(NO_ID);
    expect(read(-3)).toBe(NO_ID);
    expect(read('tags/99999999999')).toBe(NO_ID);
  });
});

describe('path ids', () => {
  it.each([
    ['1', 1],
    ['2147483647', 2147483647],
  ])('%s', (text, id) => expect(pathId(text)).toBe(id));
  it.each([
    '0',
    '-1',
    '01',
    '1.0',
    'abc',
    '1e3',
    '2147483648',
    '99999999999999999999',
    '1;--',
    ' 1',
    '',
    undefined,
  ])('%s is none', (text) => {
    expect(pathId(text)).toBeUndefined();
  });
});
