import { describe, expect, it } from 'vitest';
import { readPaging } from './pagination.ts';
import { QueryParams } from './queryParams.ts';

const read = (search: string, unpaged?: 'never' | 'onRequest' | 'byDefault') =>
  readPaging(new QueryParams(search), unpaged);

describe('paging', () => {
  it.each([
    ['', { kind: 'page', page: 1, limit: 15 }],
    ['?page=3&limit=20', { kind: 'page', page: 3, limit: 20 }],
    ['?itemsPerPage=5', { kind: 'page', page: 1, limit: 5 }],
    ['?limit=0', { kind: 'page', page: 1, limit: 0 }],
    ['?limit=99999999', { kind: 'page', page: 1, limit: 500 }],
    ['?page=99999999999999999999999', { kind: 'page', page: Number.MAX_SAFE_INTEGER, limit: 15 }],
    ['?page=&limit=', { kind: 'page', page: 1, limit: 15 }],
  ] as const)('%s', (search, paging) => {
    expect(read(search)).toEqual(paging);
  });

  it.each([
    '?page=0',
    '?page=-1',
    '?page=abc',
    '?page=1.5',
    '?page[]=1',
    '?page=1;DROP TABLE entity',
    '?page=1e3',
    '?page=0x10',
  ])('%s is refused in words', (search) => {
    expect(() => read(search)).toThrow('Page should not be less than 1');
  });

  it.each(['?limit=-1', '?limit=many', '?limit[x]=1', '?itemsPerPage=-5'])(
    '%s is refused in words',
    (search) => {
      expect(() => read(search)).toThrow('Limit should not be less than 0');
    },
  );

  it('gives all rows only where the list allows it', () => {
    expect(read('?pagination=false', 'onRequest')).toEqual({ kind: 'all' });
    expect(read('?pagination=false', 'never')).toEqual({ kind: 'page', page: 1, limit: 15 });
    expect(read('', 'byDefault')).toEqual({ kind: 'all' });
    expect(read('?page=2', 'byDefault')).toEqual({ kind: 'page', page: 2, limit: 15 });
  });
});
