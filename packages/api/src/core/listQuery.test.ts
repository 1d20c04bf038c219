import { describe, expect, it } from 'vitest';
import { toExportParams, toSearchParams, type ListQuery } from './listQuery.ts';

const query: ListQuery = {
  page: 3,
  limit: 15,
  order: { key: 'company_name', direction: 'asc' },
  search: 'acme & søn',
  filters: { ticker: 'ACM', 'tags[]': [5, 9], archived: false, empty: undefined },
};

describe('the query of a list', () => {
  it('holds page, limit, order[field], custom_search, ticker and tags[] (A-API-009)', () => {
    expect([...toSearchParams(query)]).toEqual([
      ['page', '3'],
      ['limit', '15'],
      ['order[company_name]', 'asc'],
      ['custom_search', 'acme & søn'],
      ['ticker', 'ACM'],
      ['tags[]', '5'],
      ['tags[]', '9'],
      ['archived', 'false'],
    ]);
  });

  it('holds no order where the list leaves it to the server, and no empty search', () => {
    expect(toSearchParams({ page: 1, limit: 15, search: '', filters: {} }).toString()).toBe(
      'page=1&limit=15',
    );
  });

  it('of a download holds the same but for page and limit (A-API-010)', () => {
    const params = toExportParams(query);
    expect([params.has('page'), params.has('limit')]).toEqual([false, false]);
    expect(params.get('custom_search')).toBe('acme & søn');
    expect(params.getAll('tags[]')).toEqual(['5', '9']);
    expect(params.get('order[company_name]')).toBe('asc');
  });
});
