// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataTable } from './DataTable.tsx';
import { expandRows } from './expandRows.tsx';
import { cellOf, focusedRowOf } from './tableCells.ts';

const columns = [
  { id: 'name', header: 'Name', cell: ({ id }: { id: number }) => <a href={`/${id}`}>{id}</a> },
  { id: 'ats', header: 'ATS', cell: () => <b>Workday</b> },
];

it('finds the column and the record of a cell, past opened rows', () => {
  const { container, getAllByText, getByText, getAllByRole } = render(
    <DataTable
      label="Test"
      rows={[{ id: 1 }, { id: 2 }]}
      columns={columns}
      onSortChange={() => {}}
      layout={{ tableId: 'one', widths: {}, density: 'normal', onWidthChange: () => {} }}
      interaction={expandRows({ rowLabel: () => 'Row', detail: () => <p>Detail</p> })}
    />,
  );
  getAllByRole('button', { name: 'Row' })[0]?.click();
  const at = (target: EventTarget | null, table = 'one') => {
    const { column, row } = cellOf(target, table) ?? {};
    return column === undefined ? undefined : { column, row };
  };
  expect(at(getAllByText('Workday')[1] ?? null)).toEqual({ column: 'ats', row: 1 });
  expect(at(getAllByText('Workday')[1] ?? null, 'two')).toBeUndefined();
  expect(at(getByText('ATS'))).toBeUndefined();
  expect(at(container.querySelector('tbody td'))).toBeUndefined();
  expect(focusedRowOf('one')).toBeUndefined();
  container.querySelector<HTMLElement>('a[href="/2"]')?.focus();
  expect(focusedRowOf('one')?.row).toBe(1);
  expect(focusedRowOf('two')).toBeUndefined();
});
