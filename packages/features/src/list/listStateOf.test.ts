import { defineList } from '@console/api/core/list';
import { entityList } from '@console/api/entities/list';
import { scrapeList } from '@console/api/scrapes/list';
import { tagList } from '@console/api/tags/list';
import { expect, expectTypeOf, test } from 'vitest';
import { entitiesState } from '../entities/entities.state.ts';
import { scrapesState } from '../scrapes/scrapes.state.ts';
import { tagsState } from '../tags/tags.state.ts';
import { toUtcText, type Day } from './days.ts';
import {
  readListState,
  toListQuery,
  writeListState,
  type FiltersOf,
  type ListDefinition,
} from './listState.ts';
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

/** What an address asks for, and how it is written back. */
function read<V extends object, S extends string>(state: ListDefinition<V, S>, address: string) {
  const found = readListState(state, address);
  return { asked: toListQuery(found).filters, written: writeListState(found, address) };
}
const plain = { defaultPageSize: 15, searchable: true } as const;

// The boot script has no room for the contract, so these states are written by hand.
test.each(['ticker=N&tag[]=3&tags=4&tag[]=x', 'ticker=&tag[0]=9'])(
  'All Entities reads and writes %s as its list says',
  (address) => {
    const derived = listStateOf(entityList, plain);
    expect(read(entitiesState, address)).toEqual(read(derived, address));
    expect(Object.keys(entitiesState.filters)).toEqual(Object.keys(derived.filters));
  },
);

test.each([
  'siteType[]=1&siteType=2&ats[]=lever&totalJobs[GTE]=1.5&totalJobs[lte]=9',
  'runStatus=manual&archivedStatus=archived&withoutLocations=25&withoutLocations=100',
  'runStatus=automatic&archivedStatus=active&withoutLocations=25,50,7',
  'runStatus=1&archivedStatus=true&withoutLocations=0',
])('All Scrapes reads and writes %s as its list says', (address) => {
  const derived = listStateOf(scrapeList, plain);
  expect(read(scrapesState, address)).toEqual(read(derived, address));
  expect(Object.keys(scrapesState.filters).sort()).toEqual(Object.keys(derived.filters).sort());
});

test.each([
  ['All Entities', entitiesState, entityList],
  ['All Scrapes', scrapesState, scrapeList],
  ['Tags', tagsState, tagList],
])('%s sorts by keys of its list', (_name, { sortKeys }, { sortKeys: keys, sortAliases = {} }) => {
  const known: readonly string[] = [...keys, ...Object.keys(sortAliases)];
  expect(sortKeys.filter((key) => !known.includes(key))).toEqual([]);
});
