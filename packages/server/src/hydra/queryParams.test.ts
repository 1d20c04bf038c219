import { describe, expect, it } from 'vitest';
import { Problem } from './problem.ts';
import { QueryParams } from './queryParams.ts';

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
