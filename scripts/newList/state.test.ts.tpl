import { expect, test } from 'vitest';
import { readListState, toListQuery } from '../list/listState.ts';
import { __camel__State } from './__camel__.state.ts';

test.each([
  ['', { page: 1, limit: 15, order: { key: 'id', direction: 'desc' }, search: '', filters: {} }],
  ['name=Acme&orderBy=name&order=asc&search=x&page=2&pageSize=50', { page: 2, limit: 50, order: { key: 'name', direction: 'asc' }, search: 'x', filters: { name: 'Acme' } }],
  ['orderBy=nonsense&order=foo&page=0', { page: 1, limit: 15, order: { key: 'id', direction: 'desc' }, search: '', filters: {} }],
])('the address %j asks the API for', (address, expected) => {
  expect(toListQuery(readListState(__camel__State, address))).toEqual(expected);
});
