// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createRowSelection, useRowSelection } from './rowSelection.ts';

const row = (id: number, scrape?: string) => ({
  id,
  entity: { company_name: `Company ${id}` },
  scrape: scrape === undefined ? null : { name: scrape },
});
const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => row(from + index));

describe('the selected rows', () => {
  it('are those whose boxes were pressed, and those who listen hear of each change', () => {
    const selection = createRowSelection();
    const changed = vi.fn<() => void>();
    const end = selection.subscribe(changed);
    selection.change(rows(1, 3), true);
    selection.change([row(2)], false);
    expect([...selection.read().rows.keys()]).toEqual([1, 3]);
    expect([selection.has(1), selection.has(2)]).toEqual([true, false]);
    end();
    selection.set([]);
    expect(changed).toHaveBeenCalledTimes(2);
    expect(selection.has(1)).toBe(false);
  });

  it('H-BLK-004 are 250 at most, and it is said that no more can be', () => {
    const selection = createRowSelection();
    selection.change(rows(1, 249), true);
    expect(selection.read().said).toBeUndefined();
    selection.change(rows(250, 260), true);
    expect(selection.read().rows.size).toBe(250);
    expect(selection.has(251)).toBe(false);
    expect(selection.read().said).toBe('At most 250 rows can be selected.');
    selection.change([row(1)], false);
    expect(selection.read().said).toBeUndefined();
  });

  it('are named by entity and scrape', () => {
    const { rowLabel } = createRowSelection();
    expect(rowLabel(row(1))).toBe('Select Company 1');
    expect(rowLabel(row(1, 'Workday'))).toBe('Select Company 1, Workday');
  });
});

it('H-BLK-005 a changed filter ends the selection and says so', () => {
  const { result, rerender } = renderHook(({ filter }) => useRowSelection(filter), {
    initialProps: { filter: 'a' },
  });
  const first = result.current;
  act(() => first.change(rows(1, 2), true));
  rerender({ filter: 'a' });
  expect(result.current).toBe(first);
  rerender({ filter: 'b' });
  expect(result.current.read()).toEqual({
    rows: new Map(),
    said: 'The filter has changed: 2 rows are no longer selected.',
  });
  rerender({ filter: 'c' });
  expect(result.current.read()).toEqual({ rows: new Map(), said: undefined });
});
