// @vitest-environment happy-dom
import { act, fireEvent, render } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { withCheckBoxes } from './ChooseRows.tsx';
import { DataTable, type DataTableColumn, type DataTableLayout } from './DataTable.tsx';

interface Row {
  id: number;
  name: string;
}

const rows: readonly Row[] = [
  { id: 1, name: 'Acme' },
  { id: 2, name: 'Nvidia' },
];

/** A selection as a list keeps it. */
function selectionOf() {
  const chosen = new Set<number>();
  const listeners = new Set<() => void>();
  const selection = withCheckBoxes<Row>({
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    has: (id) => chosen.has(id),
    change: (changed, selected) => {
      for (const { id } of changed)
        if (selected) chosen.add(id);
        else chosen.delete(id);
      for (const changed of listeners) changed();
    },
    rowLabel: ({ name }) => `Select ${name}`,
  });
  return { selection, chosen };
}

it('draws once for each change, and a row again only when its record changed', () => {
  const cell = vi.fn<(row: Row) => string>(({ name }) => name);
  const columns: readonly DataTableColumn<Row>[] = [
    { id: 'name', header: 'Name', sortKey: 'name', cell },
  ];
  const drawn = vi.fn<() => void>();
  const onSortChange = vi.fn<(sortKey: string) => void>();
  const { selection } = selectionOf();
  const table = (shown: readonly Row[], direction: 'asc' | 'desc') => (
    <Profiler id="table" onRender={drawn}>
      <DataTable
        label="Entities"
        rows={shown}
        columns={columns}
        sort={{ key: 'name', direction }}
        onSortChange={onSortChange}
        selection={selection}
      />
    </Profiler>
  );
  const { rerender, getByText } = render(table(rows, 'asc'));
  const first = drawn.mock.calls.length;
  expect(cell).toHaveBeenCalledTimes(2);
  rerender(table(rows, 'desc'));
  expect(drawn).toHaveBeenCalledTimes(first + 1);
  expect(cell).toHaveBeenCalledTimes(2);
  rerender(table([{ id: 1, name: 'Acme Corp' }, ...rows.slice(1)], 'desc'));
  expect(drawn).toHaveBeenCalledTimes(first + 2);
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

it('H-BLK-010 draws only the check boxes that change when rows are chosen', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({
    id: index + 1,
    name: `Row ${index + 1}`,
  }));
  const cell = vi.fn<(row: Row) => string>(({ name }) => name);
  /** Read whenever the table itself is drawn. */
  const header = vi.fn<() => string>(() => 'Name');
  const columns: readonly DataTableColumn<Row>[] = [
    {
      id: 'name',
      get header() {
        return header();
      },
      cell,
    },
  ];
  const { selection, chosen } = selectionOf();
  const { getByLabelText } = render(
    <DataTable
      label="Entities"
      rows={many}
      columns={columns}
      onSortChange={vi.fn<(sortKey: string) => void>()}
      selection={selection}
    />,
  );
  expect(cell).toHaveBeenCalledTimes(100);
  const columnsDrawn = header.mock.calls.length;
  fireEvent.click(getByLabelText('Select Row 3'));
  expect([...chosen]).toEqual([3]);
  fireEvent.click(getByLabelText('Select Row 97'), { shiftKey: true });
  expect(chosen.size).toBe(95);
  act(() => selection.change(many, true));
  expect(chosen.size).toBe(100);
  expect(cell).toHaveBeenCalledTimes(100);
  expect(header.mock.calls.length).toBe(columnsDrawn);
});
