import { describe, expect, it } from 'vitest';
import { readOrder } from './order.ts';
import { QueryParams } from './queryParams.ts';

const keys = ['id', 'name'];
const read = (search: string) =>
  readOrder(
    new QueryParams(search),
    (key): key is string => keys.includes(key),
    new Map([['eid', 'id']]),
    [{ key: 'id', direction: 'desc' }],
  );

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
    expect(read(search)).toEqual(order);
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
    expect(read(search)).toEqual([{ key: 'id', direction: 'desc' }]);
  });
});
