import { defineList } from '@console/api/core/list';
import { expect, expectTypeOf, test } from 'vitest';
import { scrapesState } from '../scrapes/scrapes.state.ts';
import { toUtcText, type Day } from './days.ts';
import { readListState, toListQuery, type FiltersOf } from './listState.ts';
import { listStateOf } from './listStateOf.ts';
import type { Range } from './params.ts';

const list = defineList({
  type: 'Order',
  path: '/orders',
  sortKeys: ['id', 'name', 'total'],
  sortAliases: { oid: 'id', sum: 'total' },
  order: [{ key: 'id', direction: 'desc' }],
  filters: {
    custom_search: { kind: 'search', properties: ['name'] },
    ticker: { kind: 'prefix', address: 'ticker' },
    tags: { kind: 'ids', of: 'tags', address: 'tag', alsoNamed: 'tags' },
    'entity.id': { kind: 'id', of: 'entities', address: 'entityId' },
    reason: { kind: 'texts', address: 'reason' },
    step: { kind: 'choice', options: ['one', 'two'], address: 'step' },
    tier: { kind: 'choices', options: ['0', '1'], addressOptions: ['1'], address: 'tier' },
    share: { kind: 'choices', options: ['25', '50'], comma: true, address: 'share' },
    num_jobs: { kind: 'numbers', address: 'jobs' },
    percent: { kind: 'decimals', address: 'percent' },
    seen: { kind: 'instants', address: 'seen' },
    made: { kind: 'days', address: 'made' },
    pinned: { kind: 'flag', address: 'pinned' },
    active: { kind: 'flag', address: 'run', words: { true: 'automatic', false: 'manual' } },
  },
});
const orders = listStateOf(list, {
  omit: ['total'],
  defaultSort: { key: 'id', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
});
const asked = (search: string) => toListQuery(readListState(orders, search)).filters;

test.each<[string, object]>([
  ['custom_search=a', {}],
  ['ticker=N', { ticker: 'N' }],
  ['tag[]=1&tags=2', { 'tags[]': ['1', '2'] }],
  ['entityId=7', { 'entity.id': '7' }],
  ['reason[]=a', { 'reason[]': ['a'] }],
  ['step=two', { step: 'two' }],
  ['tier[]=0&tier[]=1', { 'tier[]': ['1'] }],
  ['share=25&share=50', { share: '25,50' }],
  ['jobs[GTE]=1.5', { 'num_jobs[gte]': 2 }],
  ['percent[LTE]=1.5', { 'percent[lte]': 1.5 }],
  [
    'made[GTE]=2026-11-20&made[LTE]=2026-11-21',
    {
      'made[after]': toUtcText(new Date(2026, 10, 20)),
      'made[before]': toUtcText(new Date(2026, 10, 21, 23, 59, 59)),
    },
  ],
  ['seen[GTE]=2026-11-21', { 'seen[gte]': new Date(2026, 10, 21).getTime() / 1000 }],
  ['pinned=1', { pinned: true }],
  ['run=automatic', { active: true }],
  ['run=manual', { active: false }],
])('%s asks for %o', (address, filters) => expect(asked(address)).toEqual(filters));

test('a key that the screen does without is read in none of its spellings', () => {
  const sort = (orderBy: string) => readListState(orders, `orderBy=${orderBy}`).sort?.key;
  expect(['name', 'oid', 'total', 'sum'].map(sort)).toEqual(['name', 'id', 'id', 'id']);
});

test('the types follow the list', () => {
  expectTypeOf<FiltersOf<typeof orders>>().toEqualTypeOf<{
    ticker: string;
    tag: readonly string[];
    entityId: string;
    reason: readonly string[];
    step: 'one' | 'two';
    tier: readonly '1'[];
    share: readonly ('25' | '50')[];
    jobs: Range<number>;
    percent: Range<number>;
    seen: Range<Day>;
    made: Range<Day>;
    pinned: true;
    run: 'automatic' | 'manual';
  }>();
  expectTypeOf(orders.sortKeys).toEqualTypeOf<readonly ('id' | 'name')[]>();
});

test.each([
  ['orderBy=percentage_without_locations', 'scrape.percentage_without_locations'],
  ['orderBy=scrape.percentage_without_locations', 'scrape.percentage_without_locations'],
  ['orderBy=scrape.ats', 'ats'],
  ['orderBy=last_updated', 'entity_id'],
])('All Scrapes with %s is sorted by %s', (address, key) => {
  expect(toListQuery(readListState(scrapesState, address)).order?.key).toBe(key);
});
