import { describe, expect, it } from 'vitest';
import { Problem } from './problem.ts';
import { QueryParams, readOrder, readPaging } from './query.ts';

describe('QueryParams', () => {
  it.each([
    ['?ats[]=a&ats[]=b', ['a', 'b']],
    ['?ats[0]=a&ats[7]=b', ['a', 'b']],
    ['?ats=a', ['a']],
    ['?ats=a&ats[]=b', ['a', 'b']],
    ['?ats%5B%5D=a', ['a']],
    ['?ats[]=&ats[]= ', []],
    ['?atsx[]=a', []],
  ])('reads the list of %s', (search, values) => {
    expect(new QueryParams(search).list('ats')).toEqual(values);
  });

  it('takes the last of a repeated single value, trimmed', () => {
    expect(new QueryParams('?page=1&page=%202%20').one('page')).toBe('2');
  });

  it('refuses a list where one value belongs, and a map where a list belongs', () => {
    expect(() => new QueryParams('?archived[]=1').one('archived')).toThrow(
      'Invalid value for query parameter "archived".',
    );
    expect(() => new QueryParams('?ats[__proto__]=1').list('ats')).toThrow(Problem);
  });

  it('keeps the order of a map and is not confused by hostile names', () => {
    expect(
      new QueryParams('?order[b]=asc&order[__proto__]=desc&order[a]=asc&order[=x').sub('order'),
    ).toEqual([
      ['b', 'asc'],
      ['__proto__', 'desc'],
      ['a', 'asc'],
    ]);
  });

  it('refuses a NUL wherever it stands', () => {
    expect(() => new QueryParams('?custom_search=a%00b')).toThrow(
      'Invalid value for query parameter "custom_search".',
    );
    expect(() => new QueryParams('?or%00der=a')).toThrow(
      'Invalid value for query parameter "order".',
    );
  });

  it('reads broken percent signs as they stand', () => {
    expect(new QueryParams('?custom_search=%E0%A4%A&x=%').one('custom_search')).toBe('\uFFFD%A');
  });
});

const readOrderOf = (search: string) =>
  readOrder(new QueryParams(search), {
    sortKeys: ['id', 'name'],
    sortAliases: { eid: 'id' },
    order: [{ key: 'id', direction: 'desc' }],
  });

describe('order', () => {
  it.each([
    ['?order[name]=asc', [{ key: 'name', direction: 'asc' }]],
    ['?order[name]=DESC', [{ key: 'name', direction: 'desc' }]],
    ['?order[eid]=asc', [{ key: 'id', direction: 'asc' }]],
    [
      '?order[name]=desc&order[id]=asc',
      [
        { key: 'name', direction: 'desc' },
        { key: 'id', direction: 'asc' },
      ],
    ],
    ['?order[name]=asc&order[name]=desc', [{ key: 'name', direction: 'asc' }]],
  ])('%s', (search, order) => {
    expect(readOrderOf(search)).toEqual(order);
  });

  it.each([
    '',
    '?order[password]=asc',
    '?order[name]=sideways',
    '?order=name',
    '?order[]=name',
    '?order[name)--]=asc',
    '?order[constructor]=asc',
  ])('%s is ignored: the default order applies', (search) => {
    expect(readOrderOf(search)).toEqual([{ key: 'id', direction: 'desc' }]);
  });
});

const readPagingOf = (search: string, unpaged?: 'never' | 'onRequest' | 'byDefault') =>
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
    expect(readPagingOf(search)).toEqual(paging);
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
    expect(() => readPagingOf(search)).toThrow('Page should not be less than 1');
  });

  it.each(['?limit=-1', '?limit=many', '?limit[x]=1', '?itemsPerPage=-5'])(
    '%s is refused in words',
    (search) => {
      expect(() => readPagingOf(search)).toThrow('Limit should not be less than 0');
    },
  );

  it('gives all rows only where the list allows it', () => {
    expect(readPagingOf('?pagination=false', 'onRequest')).toEqual({ kind: 'all' });
    expect(readPagingOf('?pagination=false', 'never')).toEqual({
      kind: 'page',
      page: 1,
      limit: 15,
    });
    expect(readPagingOf('', 'byDefault')).toEqual({ kind: 'all' });
    expect(readPagingOf('?page=2', 'byDefault')).toEqual({ kind: 'page', page: 2, limit: 15 });
  });
});
