// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DataTable, type DataTableColumn, type DataTableLayout } from './DataTable.tsx';

afterEach(cleanup);

interface Row {
  id: number;
  name: string;
}

const rows: readonly Row[] = [
  { id: 1, name: 'Acme' },
  { id: 2, name: 'Nvidia' },
];

it('draws once for each change, and a row again only when its record changed', () => {
  const cell = vi.fn<(row: Row) => string>(({ name }) => name);
  const columns: readonly DataTableColumn<Row>[] = [
    { id: 'name', header: 'Name', sortKey: 'name', cell },
  ];
  const rowLabel = vi.fn<(row: Row) => string>(({ name }) => name);
  const onSortChange = vi.fn<(sortKey: string) => void>();
  const onChange = vi.fn<(selected: readonly number[]) => void>();
  const table = (shown: readonly Row[], direction: 'asc' | 'desc') => (
    <DataTable
      label="Entities"
      rows={shown}
      columns={columns}
      sort={{ key: 'name', direction }}
      onSortChange={onSortChange}
      interaction={{ kind: 'many', selected: [], onChange, rowLabel }}
    />
  );
  const { rerender, getByText } = render(table(rows, 'asc'));
  expect(rowLabel).toHaveBeenCalledTimes(2);
  expect(cell).toHaveBeenCalledTimes(2);
  rerender(table(rows, 'desc'));
  expect(rowLabel).toHaveBeenCalledTimes(4);
  expect(cell).toHaveBeenCalledTimes(2);
  rerender(table([{ id: 1, name: 'Acme Corp' }, ...rows.slice(1)], 'desc'));
  expect(rowLabel).toHaveBeenCalledTimes(6);
  expect(cell).toHaveBeenCalledTimes(3);
  expect(getByText('Acme Corp')).toBeTruthy();
});

it('changes widths and density without drawing a row again', () => {
  const cell = vi.fn<(row: Row) => string>(({ name }) => name);
  const columns: readonly DataTableColumn<Row>[] = [
    { id: 'name', header: 'Name', cell },
    { id: 'again', header: 'Again', cell },
  ];
  const onSortChange = vi.fn<(sortKey: string) => void>();
  const onWidthChange = vi.fn<(columnId: string, width: number | undefined) => void>();
  const table = (layout: Pick<DataTableLayout, 'widths' | 'density'>) => (
    <DataTable
      label="Entities"
      rows={rows}
      columns={columns}
      onSortChange={onSortChange}
      layout={{ tableId: 'table-entities', onWidthChange, ...layout }}
    />
  );
  const { rerender, getByRole } = render(table({ widths: {}, density: 'normal' }));
  expect(cell).toHaveBeenCalledTimes(4);
  rerender(table({ widths: { name: 321 }, density: 'compact' }));
  expect(getByRole('table').style.getPropertyValue('--col-1')).toBe('0 0 321px');
  expect(getByRole('region').dataset['density']).toBe('compact');
  expect(getByRole('table').id).toBe('table-entities');
  expect(cell).toHaveBeenCalledTimes(4);
});
