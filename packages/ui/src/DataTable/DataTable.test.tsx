// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DataTable, type DataTableColumn } from './DataTable.tsx';

interface Row { id: number; name: string }

const rows: readonly Row[] = [{ id: 1, name: 'Acme' }, { id: 2, name: 'Nvidia' }];

it('draws once for each change, and a row again only when its record changed', () => {
  const cell = vi.fn<(row: Row) => string>(({ name }) => name);
  const columns: readonly DataTableColumn<Row>[] = [{ id: 'name', header: 'Name', sortKey: 'name', cell }];
  const rowLabel = vi.fn<(row: Row) => string>(({ name }) => name);
  const onSortChange = vi.fn<(sortKey: string) => void>();
  const onChange = vi.fn<(selected: readonly number[]) => void>();
  const table = (shown: readonly Row[], direction: 'asc' | 'desc') => (
    <DataTable label="Entities" rows={shown} columns={columns} sort={{ key: 'name', direction }} onSortChange={onSortChange} selection={{ selected: [], onChange, rowLabel }} />
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
