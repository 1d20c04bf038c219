// @vitest-environment happy-dom
import type { DataTableColumn } from '@console/ui/DataTable';
import { DEFAULT_LAYOUT } from '@console/ui/DataTable/tableLayout.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setTableLayout } from './tableLayout.store.ts';
import { useTableLayout } from './useTableLayout.ts';

const columns: readonly DataTableColumn<{ id: number }>[] = [
  { id: 'eid', header: 'EID', pinned: true, cell: ({ id }) => id },
  { id: 'name', header: 'Name', cell: ({ id }) => id },
  { id: 'jobs', header: 'Total Jobs', cell: ({ id }) => id },
];
const ids = (shown: readonly { id: string }[]) => shown.map(({ id }) => id);

afterEach(() => {
  for (const table of ['entities', 'users']) setTableLayout(table, DEFAULT_LAYOUT);
});

/** valtio tells its readers in the next microtask. */
const change = (make: () => void) =>
  act(async () => {
    make();
    await Promise.resolve();
  });

test("as long as nothing is chosen the columns are the page's own", () => {
  const { result } = renderHook(() => useTableLayout('entities', columns));
  expect(result.current.columns).toBe(columns);
  expect(result.current.layout).toMatchObject({
    tableId: 'table-entities',
    widths: {},
    density: 'normal',
  });
});

test('what is chosen for one table does not touch another', async () => {
  const entities = renderHook(() => useTableLayout('entities', columns)).result;
  const users = renderHook(() => useTableLayout('users', columns)).result;
  await change(() =>
    entities.current.onChange({
      order: ['eid', 'jobs', 'name'],
      hidden: ['name'],
      widths: {},
    }),
  );
  expect(ids(entities.current.columns)).toEqual(['eid', 'jobs']);
  expect(ids(entities.current.all)).toEqual(['eid', 'jobs', 'name']);
  expect(users.current.columns).toBe(columns);
});

test('a density is chosen for all tables, and remembered', async () => {
  const entities = renderHook(() => useTableLayout('entities', columns)).result;
  const users = renderHook(() => useTableLayout('users', columns)).result;
  await change(() => entities.current.onDensityChange('compact'));
  expect(users.current.layout.density).toBe('compact');
  expect(localStorage.getItem('list-density')).toBe('compact');
  await change(() => users.current.onDensityChange('normal'));
  expect(entities.current.layout.density).toBe('normal');
});

test('widths leave the columns the same objects, so that no row is drawn again', async () => {
  const { result } = renderHook(() => useTableLayout('entities', columns));
  await change(() => result.current.onChange({ ...DEFAULT_LAYOUT, hidden: ['jobs'] }));
  const before = result.current.columns;
  const { onWidthChange } = result.current.layout;
  await change(() => {
    onWidthChange('name', 300);
    onWidthChange('eid', 90);
  });
  expect(result.current.layout.widths).toEqual({ name: 300, eid: 90 });
  expect(result.current.columns).toBe(before);
  await change(() => onWidthChange('name', undefined));
  expect(result.current.layout.widths).toEqual({ eid: 90 });
});

test('a layout from another version shows what it can', async () => {
  const { result } = renderHook(() => useTableLayout('entities', columns));
  await change(() =>
    result.current.onChange({
      order: ['gone', 'jobs', 'eid'],
      hidden: ['eid', 'gone'],
      widths: { gone: 300 },
    }),
  );
  expect(ids(result.current.columns)).toEqual(['eid', 'jobs', 'name']);
});
