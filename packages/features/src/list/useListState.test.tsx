// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { defineListState } from './listState.ts';
import { idList, manyOf, text } from './params.ts';
import { useListState } from './useListState.ts';

const definition = defineListState({
  filters: { ticker: text(), tag: idList() },
  wire: { ticker: (ticker) => ({ ticker }), tag: (ids) => ({ 'tags[]': ids }) },
  sortKeys: ['id', 'name'],
  defaultSort: { key: 'id', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
});

const requested = defineListState({
  filters: { status: manyOf(['requested', 'done']) },
  wire: { status: (status) => ({ status }) },
  sortKeys: [],
  defaultPageSize: 15,
  searchable: true,
  defaultFilters: { status: ['requested'] },
});

function open(path: string) {
  const location = memoryLocation({ path, record: true });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router hook={location.hook} searchHook={location.searchHook}>
      {children}
    </Router>
  );
  const { result, unmount } = renderHook(() => useListState(definition), { wrapper });
  return {
    unmount,
    list: () => result.current,
    history: location.history,
    navigate: location.navigate,
  };
}

describe('the address is the state', () => {
  test('A-ENT-027 a change replaces the history entry and keeps foreign parameters', () => {
    const { list, history } = open('/entities?tab=%5B&page=3');
    act(() => list().setFilters({ ticker: 'N', tag: ['1', '2'] }));
    expect(history).toEqual(['/entities?tab=%5B&ticker=N&tag[]=1&tag[]=2']);
    expect(list().filters).toEqual({ ticker: 'N', tag: ['1', '2'] });
  });

  test('two changes before the next render both land', () => {
    const { list, history } = open('/entities');
    act(() => {
      const { setFilters, setSearch, setPage } = list();
      setSearch(' Acme ');
      setFilters({ ticker: 'N' });
      setPage(2);
    });
    expect(history).toEqual(['/entities?search=Acme&ticker=N&page=2']);
  });

  test('a late change from an earlier render keeps the changes made since', () => {
    const { list, history } = open('/entities');
    const { setSearch } = list();
    act(() => list().setSort('name'));
    act(() => setSearch('Acme'));
    expect(history).toEqual(['/entities?search=Acme&orderBy=name&order=desc']);
  });

  test('a change after Back starts from where Back led', () => {
    const { list, history, navigate } = open('/entities');
    act(() => list().setFilters({ ticker: 'N' }));
    act(() => navigate('/entities'));
    act(() => list().setSearch('Acme'));
    expect(history.at(-1)).toBe('/entities?search=Acme');
  });

  test('back at the defaults no question mark is left', () => {
    const { list, history } = open('/entities?ticker=N&page=2');
    act(() => list().clearFilters());
    expect(history).toEqual(['/entities']);
  });

  test.each<
    [
      string,
      (
        list: ReturnType<
          typeof useListState<{ ticker: string; tag: readonly string[] }, 'id' | 'name'>
        >,
      ) => void,
      string,
    ]
  >([
    ['search', (list) => list.setSearch('Acme'), '/entities?search=Acme'],
    ['filters', (list) => list.setFilters({ ticker: 'N' }), '/entities?ticker=N'],
    ['sort', (list) => list.setSort('name'), '/entities?orderBy=name&order=desc'],
    ['A-SHL-039 page size', (list) => list.setPageSize(50), '/entities?pageSize=50'],
    ['nothing but the page', (list) => list.setPage(7), '/entities?page=7'],
  ])('page 1 after a change of the %s', (_, change, expected) => {
    const { list, history } = open('/entities?page=4');
    act(() => change(list()));
    expect(history).toEqual([expected]);
  });

  test('Reset All returns to the default filters, clearing everything means all', () => {
    const location = memoryLocation({ path: '/requests?search=x&status[]=done', record: true });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Router hook={location.hook} searchHook={location.searchHook}>
        {children}
      </Router>
    );
    const { result } = renderHook(() => useListState(requested), { wrapper });
    act(() => result.current.clearFilters());
    expect(location.history).toEqual(['/requests?search=x&status[]=requested']);
    act(() => result.current.clearAll());
    expect(location.history).toEqual(['/requests?status[]=']);
    expect(result.current.filters).toEqual({});
  });

  test('a change is in the address at once', () => {
    const { list, history } = open('/entities');
    act(() => {
      list().setSort('name');
      expect(history).toEqual(['/entities?orderBy=name&order=desc']);
      list().setPage(2);
      expect(history).toEqual(['/entities?orderBy=name&order=desc&page=2']);
    });
    expect(list().page).toBe(2);
  });

  test('a change to the present state writes no history entry', () => {
    const { list, history } = open('/entities?order=asc');
    act(() => list().setSearch(''));
    act(() => list().setPage(1));
    expect(history).toEqual(['/entities?order=asc']);
  });

  test('an escaped value is decoded once, and an escaped path stays as it is', () => {
    const { list, history } = open('/ats/a%2Fb?search=%2541');
    expect(list().search).toBe('%41');
    act(() => list().setPage(2));
    expect(history).toEqual(['/ats/a%2Fb?search=%2541&page=2']);
  });
});

describe('a parameter that is not the list’s own', () => {
  test('H-REV-006 is an entry of its own, is replaced, and goes without the others', () => {
    const { list, history } = open('/entities?page=3');
    expect(list().foreign('review')).toBeUndefined();
    act(() => list().setForeign('review', '12', 'push'));
    expect(list().foreign('review')).toBe('12');
    expect(history).toEqual(['/entities?page=3', '/entities?page=3&review=12']);
    act(() => list().setForeign('review', '13', 'replace'));
    act(() => list().setForeign('review', '13', 'replace'));
    expect(history).toEqual(['/entities?page=3', '/entities?page=3&review=13']);
    act(() => list().setForeign('review', undefined, 'replace'));
    expect(history.at(-1)).toBe('/entities?page=3');
  });

  test('stays with a change of the list in the same moment', () => {
    const { list, history } = open('/entities');
    act(() => {
      list().setForeign('review', '12', 'replace');
      list().setSearch('Acme');
    });
    expect(history).toEqual(['/entities?review=12&search=Acme']);
  });
});
