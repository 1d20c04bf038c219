// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DataTable, type DataTableColumn } from './DataTable.tsx';

interface Row {
  id: number;
}
const columns: readonly DataTableColumn<Row>[] = [
  { id: 'id', header: 'EID', cell: ({ id }) => id },
];
const rowsOf = (count: number, from = 1): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }));

function Table({ rows }: { rows: readonly Row[] }) {
  return (
    <DataTable label="Entities" rows={rows} columns={columns} onSortChange={() => undefined} />
  );
}

/** The browser is idle when the test says so. */
function idleByHand() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.splice(handle - 1, 1));
  return () => act(() => waiting.shift()?.());
}

it('lays out a long table in steps, and begins again with other rows', () => {
  const idle = idleByHand();
  const { container, rerender } = render(<Table rows={rowsOf(100)} />);
  const laidOut = () => container.querySelector('tbody')?.dataset['laidOut'];
  const steps = [laidOut()];
  for (let turn = 0; turn < 4; turn += 1) {
    idle();
    steps.push(laidOut());
  }
  expect(steps).toEqual([undefined, '60', '80', '100', '100']);
  rerender(<Table rows={rowsOf(100, 101)} />);
  expect(laidOut()).toBeUndefined();
  idle();
  expect(laidOut()).toBe('60');
});

it('waits for nothing where all rows are laid out at once', () => {
  const idle = idleByHand();
  const { container } = render(<Table rows={rowsOf(40)} />);
  idle();
  expect(container.querySelector('tbody')?.dataset['laidOut']).toBeUndefined();
});
