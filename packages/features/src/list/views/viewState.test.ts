import { DEFAULT_LAYOUT } from '@console/ui/DataTable/tableLayout.ts';
import { describe, expect, it, test } from 'vitest';
import { idList, numberRange, oneOf, text } from '../params.ts';
import { layoutOf, missingOf, type ListVocabulary } from './viewState.ts';

const words: ListVocabulary = {
  filters: {
    ticker: text(),
    state: oneOf(['open', 'closed']),
    tag: idList({ alsoNamed: 'tags' }),
    jobs: numberRange(),
  },
  sortKeys: ['id', 'name'],
  sortAliases: { eid: 'id' },
  searchable: true,
};
const columns = [{ id: 'id' }, { id: 'name' }];
const lost = (query: string, given = words) => missingOf({ query, layout: null }, given, columns);

describe('what a view names and its list does not have', () => {
  it.each([
    '',
    '?page=2&pageSize=50&order=asc&search=acme',
    'ticker=ACME&state=open&tag[]=1&tags[0]=2&jobs[GTE]=3',
    'orderBy=name',
    'orderBy=eid',
    'state=',
    'jobs[LTE]=',
  ])('is nothing in %j', (query) => {
    expect(lost(query)).toEqual([]);
  });

  it.each([
    ['colour=red', 'the filter colour'],
    ['state=broken', 'the filter state'],
    ['jobs[GTE]=many', 'the filter jobs'],
    ['jobs[BETWEEN]=1', 'the filter jobs'],
    ['tag[]=one', 'the filter tag'],
    ['orderBy=weight', 'the order weight'],
    ['orderBy=', 'the order '],
    ['orderBy=toString', 'the order toString'],
    ['orderBy=__proto__', 'the order __proto__'],
    ['constructor=1', 'the filter constructor'],
    ['__proto__[x]=1', 'the filter __proto__'],
    ['%3Cb%3E=%E2%80%AE', 'the filter <b>'],
    ['%zz=1', 'the filter %zz'],
  ])('in %j is %s', (query, name) => {
    expect(lost(query)).toEqual([name]);
  });

  it('is the search when the list has no search', () => {
    expect(lost('search=acme', { ...words, searchable: false })).toEqual(['the filter search']);
  });

  it('is named once, the filters before the columns', () => {
    const layout = {
      ...DEFAULT_LAYOUT,
      order: ['weight', 'id'],
      hidden: ['weight', 'toString'],
      widths: { height: 9 },
    };
    expect(missingOf({ query: 'a[]=1&a[]=2&orderBy=b', layout }, words, columns)).toEqual([
      'the filter a',
      'the order b',
      'the column weight',
      'the column toString',
      'the column height',
    ]);
  });

  it('includes a filter whose definition is no codec', () => {
    const given = { ...words, filters: { odd: null, odder: 'text', oddest: { owns: true } } };
    expect(lost('odd=1&odder=2', given)).toEqual(['the filter odd', 'the filter odder']);
  });
});

test('an arrangement keeps the columns that are there, and is a copy', () => {
  const given = {
    order: ['name', 'weight', 'id'],
    hidden: ['weight', 'name'],
    widths: JSON.parse('{"name":200,"weight":9,"__proto__":{"polluted":1}}') as Record<
      string,
      number
    >,
  };
  const layout = layoutOf(given, columns);
  expect(layout).toEqual({
    order: ['name', 'id'],
    hidden: ['name'],
    widths: { name: 200 },
    density: 'normal',
  });
  expect(layout?.order).not.toBe(given.order);
  expect(layoutOf(null, columns)).toBeNull();
});
