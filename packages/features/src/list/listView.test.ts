import { ApiError } from '@console/api/core/errors';
import { describe, expect, test } from 'vitest';
import { defineListState, readListState } from './listState.ts';
import { toListView } from './listView.ts';
import { text } from './params.ts';

const definition = defineListState({
  filters: { ticker: text() },
  wire: { ticker: (ticker) => ({ ticker }) },
  sortKeys: ['id'],
  defaultSort: { key: 'id', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
});
const page = (items: readonly string[], total = items.length) => ({
  items,
  total,
  totalCapped: false,
});
const idle = { isLoading: false, isValidating: false };
const loading = { isLoading: true, isValidating: true };
const broken = new ApiError('broken', { kind: 'server', status: 500 });
const refused = new ApiError('refused', { kind: 'forbidden', status: 403 });

describe('one result is one state', () => {
  test.each<[string, Parameters<typeof toListView<string>>[0], string, object]>([
    ['nothing yet', loading, '', { kind: 'loading' }],
    ['nothing came', { ...idle, error: broken }, '', { kind: 'failed', error: broken }],
    [
      'trying again after nothing came',
      { ...loading, error: broken },
      '',
      { kind: 'failed', error: broken },
    ],
    ['refused', { ...idle, error: refused }, '', { kind: 'forbidden', error: refused }],
    [
      'refused while rows are there',
      { ...idle, data: page(['a']), error: refused },
      '',
      { kind: 'forbidden', error: refused },
    ],
    [
      'rows',
      { ...idle, data: page(['a'], 40) },
      '',
      { kind: 'rows', items: ['a'], total: 40, refreshing: false },
    ],
    [
      'rows while the next ones come',
      { ...loading, data: page(['a']) },
      '',
      { kind: 'rows', items: ['a'], total: 1, refreshing: true },
    ],
    [
      'rows, and the next ones did not come',
      { ...idle, data: page(['a']), error: broken },
      '',
      { kind: 'rows', items: ['a'], total: 1, refreshing: false, stale: broken },
    ],
    ['no rows at all', { ...idle, data: page([]) }, '', { kind: 'empty' }],
    ['none for this filter', { ...idle, data: page([]) }, 'ticker=N', { kind: 'noMatches' }],
    ['none for this search', { ...idle, data: page([]) }, 'search=N', { kind: 'noMatches' }],
    [
      'no rows before, others on their way',
      { ...loading, data: page([]) },
      '',
      { kind: 'rows', items: [], total: 0, refreshing: true },
    ],
    [
      'a page past the end',
      { ...idle, data: page([], 31) },
      'page=9',
      { kind: 'pastTheEnd', lastPage: 3 },
    ],
  ])('%s', (_, result, search, expected) => {
    expect(toListView(result, readListState(definition, search))).toEqual(expected);
  });
});
