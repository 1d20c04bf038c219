// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { defineListState } from './listState.ts';
import { idList, manyOf, text } from './params.ts';
import { useListState } from './useListState.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const untilPainted = () =>
  act(() => {
    vi.advanceTimersByTime(100);
  });
/** What a person does, and the frame that shows it. */
function does(change: () => void) {
  act(change);
  untilPainted();
}

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
    does(() => list().setFilters({ ticker: 'N', tag: ['1', '2'] }));
    expect(history).toEqual(['/entities?tab=%5B&ticker=N&tag[]=1&tag[]=2']);
    expect(list().filters).toEqual({ ticker: 'N', tag: ['1', '2'] });
  });

  test('two changes before the next render both land', () => {
    const { list, history } = open('/entities');
    does(() => {
      const { setFilters, setSearch, setPage } = list();
      setSearch(' Acme ');
      setFilters({ ticker: 'N' });
      setPage(2);
    });
    expect(history).toEqual(['/entities?search=Acme&ticker=N&page=2']);
  });

  test('a change that comes late from an earlier render loses nothing that came between', () => {
    const { list, history } = open('/entities');
    const { setSearch } = list();
    does(() => list().setSort('name'));
    does(() => setSearch('Acme'));
    expect(history).toEqual(['/entities?search=Acme&orderBy=name&order=desc']);
  });

  test('a change after Back starts from where Back led', () => {
    const { list, history, navigate } = open('/entities');
    does(() => list().setFilters({ ticker: 'N' }));
    does(() => navigate('/entities'));
    does(() => list().setSearch('Acme'));
    expect(history.at(-1)).toBe('/entities?search=Acme');
  });

  test('back at the defaults no question mark is left', () => {
    const { list, history } = open('/entities?ticker=N&page=2');
    does(() => list().clearFilters());
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
    does(() => change(list()));
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
    does(() => result.current.clearFilters());
    expect(location.history).toEqual(['/requests?search=x&status[]=requested']);
    does(() => result.current.clearAll());
    expect(location.history).toEqual(['/requests?status[]=']);
    expect(result.current.filters).toEqual({});
  });

  test('a press shows first, the address follows', () => {
    const { list, history } = open('/entities');
    act(() => list().setSort('name'));
    expect(history).toEqual(['/entities']);
    untilPainted();
    expect(history).toEqual(['/entities?orderBy=name&order=desc']);
  });

  test('a page that is left meanwhile, or an address that came otherwise, is not written over', () => {
    const first = open('/entities');
    act(() => first.list().setSort('name'));
    does(() => first.navigate('/entities?search=Acme'));
    expect(first.history.at(-1)).toBe('/entities?search=Acme');
    const second = open('/entities');
    act(() => second.list().setSort('name'));
    second.unmount();
    untilPainted();
    expect(second.history).toEqual(['/entities']);
  });

  test('what changes nothing writes nothing', () => {
    const { list, history } = open('/entities?order=asc');
    does(() => list().setSearch(''));
    does(() => list().setPage(1));
    expect(history).toEqual(['/entities?order=asc']);
  });

  test('an escaped value is decoded once, and an escaped path stays as it is', () => {
    const { list, history } = open('/ats/a%2Fb?search=%2541');
    expect(list().search).toBe('%41');
    does(() => list().setPage(2));
    expect(history).toEqual(['/ats/a%2Fb?search=%2541&page=2']);
  });
});
