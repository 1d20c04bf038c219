import { describe, expect, test } from 'vitest';
import { endOfDay, startOfDay, toUnixSeconds } from './days.ts';
import {
  defineListState,
  nextSort,
  readListState,
  toListQuery,
  writeListState,
} from './listState.ts';
import { dayRange, idList, manyOf, numberRange, oneOf, text } from './params.ts';

const orders = defineListState({
  filters: {
    ticker: text(),
    tag: idList({ alsoNamed: 'tags' }),
    jobs: numberRange(),
    seen: dayRange(),
  },
  wire: {
    ticker: (ticker) => ({ ticker }),
    tag: (ids) => ({ 'tags[]': ids }),
    jobs: ({ from, to }) => ({ 'num_jobs[gte]': from, 'num_jobs[lte]': to }),
    seen: ({ from, to }) => ({
      'seen[gte]': from && toUnixSeconds(startOfDay(from)),
      'seen[lte]': to && toUnixSeconds(endOfDay(to)),
    }),
  },
  sortKeys: ['id', 'name'],
  sortAliases: { eid: 'id' },
  defaultSort: { key: 'id', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
});
const requests = defineListState({
  filters: { status: manyOf(['requested', 'done']) },
  wire: { status: (status) => ({ 'request_status[]': status }) },
  sortKeys: ['at'],
  defaultSort: { key: 'at', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
  defaultFilters: { status: ['requested'] },
});
const inServerOrder = defineListState({
  filters: {},
  wire: {},
  sortKeys: [],
  defaultPageSize: 15,
  searchable: false,
});

const read = (search: string) => {
  const { definition: _, ...state } = readListState(orders, search);
  return state;
};
const defaults = {
  search: '',
  filters: {},
  sort: { key: 'id', direction: 'desc' },
  page: 1,
  pageSize: 15,
};

describe('A-SHL-042 A-ENT-025 what is bad falls back to the default and goes no further', () => {
  test.each<[string, object]>([
    ['', {}],
    ['?', {}],
    ['order=foo', {}],
    ['orderBy=bogus&order=asc', { sort: { key: 'id', direction: 'asc' } }],
    ['orderBy=constructor', {}],
    ['page=0&pageSize=7', {}],
    ['page=-1&pageSize=1e2', {}],
    ['page=2.5', {}],
    ['page=99999999999999999999', {}],
    ['search=%00', {}],
    ['tag[]=x&ticker=', {}],
    ['%E0%A4%A&%%%&=&&search=a', { search: 'a' }],
    ['__proto__=1&search[]=x', {}],
  ])('%j', (search, expected) => {
    expect(read(search)).toEqual({ ...defaults, ...expected });
  });
});

describe('what is good is read in every spelling', () => {
  test.each<[string, object]>([
    ['search=+Acme%20', { search: 'Acme' }],
    ['orderBy=name', { sort: { key: 'name', direction: 'desc' } }],
    ['orderBy=eid&order=asc', { sort: { key: 'id', direction: 'asc' } }],
    ['order=asc', { sort: { key: 'id', direction: 'asc' } }],
    ['page=3&pageSize=100', { page: 3, pageSize: 100 }],
    ['tags[0]=3&ticker=N&jobs[gte]=0', { filters: { tag: ['3'], ticker: 'N', jobs: { from: 0 } } }],
  ])('%j', (search, expected) => {
    expect(read(search)).toEqual({ ...defaults, ...expected });
  });
});

describe('writing', () => {
  const write = (change: object, current = '') =>
    writeListState({ ...readListState(orders, current), ...change }, current);
  test.each<[string, string, object, string]>([
    ['defaults are left out', 'order=desc&orderBy=id&page=1&pageSize=15', {}, ''],
    [
      'foreign parameters stay as they were written',
      'a=%41&page=2&tab=%5B%5D',
      { page: 3 },
      'a=%41&tab=%5B%5D&page=3',
    ],
    ['one spelling is written', 'tags[0]=3&tag=4', {}, 'tag[]=3&tag[]=4'],
    ['only the direction differs', '', { sort: { key: 'id', direction: 'asc' } }, 'order=asc'],
    [
      'another key names its direction',
      '',
      { sort: { key: 'name', direction: 'desc' } },
      'orderBy=name&order=desc',
    ],
    ['bad values go', 'order=foo&tag[]=x&page=x', {}, ''],
    [
      'everything',
      '',
      { search: 'a b', filters: { ticker: 'N', tag: ['1'] }, page: 2, pageSize: 50 },
      'search=a+b&ticker=N&tag[]=1&page=2&pageSize=50',
    ],
  ])('%s', (_, current, change, expected) => {
    expect(write(change, current)).toBe(expected);
  });

  test('what was written reads back the same', () => {
    const state = {
      ...readListState(orders, ''),
      search: 'a&b',
      filters: { jobs: { from: 1, to: 2 }, seen: { from: '2026-11-21' } },
      page: 4,
      pageSize: 5,
    };
    expect(readListState(orders, writeListState(state, ''))).toEqual(state);
  });
});

describe('a default filter holds until the address says otherwise', () => {
  test.each<[string, object]>([
    ['', { status: ['requested'] }],
    ['status[]=done', { status: ['done'] }],
    ['status=', {}],
    ['status[]=', {}],
    ['status[]=nonsense', { status: ['requested'] }],
  ])('%j', (search, filters) => {
    expect(readListState(requests, search).filters).toEqual(filters);
  });

  test('every change writes it, and removing it writes the empty value under the stated name', () => {
    const state = readListState(requests, '');
    expect(writeListState({ ...state, page: 2 }, '')).toBe('status[]=requested&page=2');
    expect(writeListState({ ...state, filters: {} }, '')).toBe('status[]=');
  });

  test('the name that is written has no brackets for a single value, and reads back as off', () => {
    const asleep = defineListState({
      ...requests,
      filters: { snoozed: oneOf(['true', 'false']) },
      wire: { snoozed: (snoozed) => ({ snoozed }) },
      defaultFilters: { snoozed: 'false' },
    });
    const written = writeListState({ ...readListState(asleep, ''), filters: {} }, '');
    expect(written).toBe('snoozed=');
    expect(readListState(asleep, written).filters).toEqual({});
  });
});

describe('the query of the API', () => {
  test('A-ENT-024 A-AMB-046 address names become wire names', () => {
    const state = readListState(
      orders,
      'search=Acme&order=asc&orderBy=name&page=2&pageSize=50&ticker=N&tag[]=1&tag[]=2&jobs[GTE]=5',
    );
    expect(toListQuery(state)).toEqual({
      page: 2,
      limit: 50,
      order: { key: 'name', direction: 'asc' },
      search: 'Acme',
      filters: {
        ticker: 'N',
        'tags[]': ['1', '2'],
        'num_jobs[gte]': 5,
        'num_jobs[lte]': undefined,
      },
    });
  });

  test('A-CON-010 days become the local bounds of the day', () => {
    const { filters } = toListQuery(
      readListState(orders, 'seen[GTE]=2026-11-20&seen[LTE]=2026-11-21'),
    );
    expect(filters).toEqual({
      'seen[gte]': new Date(2026, 10, 20, 0, 0, 0).getTime() / 1000,
      'seen[lte]': new Date(2026, 10, 21, 23, 59, 59).getTime() / 1000,
    });
  });

  test('a list that neither sorts nor searches leaves those parameters alone and asks for none', () => {
    const address = 'orderBy=name&order=asc&search=a';
    const state = readListState(inServerOrder, address);
    expect(toListQuery(state)).toEqual({
      page: 1,
      limit: 15,
      order: undefined,
      search: '',
      filters: {},
    });
    expect(writeListState({ ...state, page: 2 }, address)).toBe(`${address}&page=2`);
  });
});

describe('A-SHL-040 A-SHL-041 the sort rule', () => {
  test.each<[string, string, object]>([
    ['', 'name', { key: 'name', direction: 'desc' }],
    ['', 'id', { key: 'id', direction: 'asc' }],
    ['order=asc', 'id', { key: 'id', direction: 'desc' }],
    ['orderBy=name&order=asc', 'id', { key: 'id', direction: 'desc' }],
    ['', 'nonsense', { key: 'id', direction: 'desc' }],
  ])('from %j a click on %s', (search, clicked, expected) => {
    expect(nextSort(readListState(orders, search), clicked)).toEqual(expected);
  });
});
