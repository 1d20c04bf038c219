// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { withCheckBoxes } from './ChooseRows.tsx';
import { DataTable, type RowInteraction, type RowSelection } from './DataTable.tsx';
import { expandRows } from './expandRows.tsx';
import {
  canChooseRow,
  canOpenRow,
  chooseRow,
  focusActiveRow,
  focusedRowIndex,
  focusRowAt,
  hasRowAction,
  hasRows,
  moveRow,
  passFocusToNextRow,
  rowAction,
  runRowAction,
} from './tableRows.ts';

interface Row {
  id: number;
}
const rowsOf = (...ids: readonly number[]): readonly Row[] => ids.map((id) => ({ id }));
const link = ({ id }: Row) => (
  <>
    <a href={`/${id}`}>{id}</a>
    <button type="button">Edit {id}</button>
  </>
);
const onChange = () => undefined;

function Table({
  rows,
  cell = link,
  interaction,
  selection,
  label = 'Entities',
}: {
  rows: readonly Row[];
  cell?: (row: Row) => ReactNode;
  interaction?: RowInteraction<Row>;
  selection?: RowSelection<Row>;
  label?: string;
}) {
  return (
    <DataTable
      label={label}
      rows={rows}
      columns={[{ id: 'id', header: 'ID', sortKey: 'id', cell }]}
      onSortChange={onChange}
      interaction={interaction}
      selection={selection}
    />
  );
}
const selectionOf = (change: RowSelection<Row>['change'] = () => undefined) =>
  withCheckBoxes<Row>({
    subscribe: () => () => undefined,
    has: () => false,
    change,
    rowLabel: ({ id }) => `Row ${id}`,
  });
const focused = () => document.activeElement?.textContent;

describe('moving through rows', () => {
  it('starts at the first row, past its check box, and stops at the ends', () => {
    render(<Table rows={rowsOf(1, 2, 3)} selection={selectionOf()} />);
    const steps = [1, 1, 1, 1, -1, -1, -1] as const;
    expect(
      steps.map((step) => {
        moveRow(step);
        return focused();
      }),
    ).toEqual(['1', '2', '3', '3', '2', '1', '1']);
  });

  it('continues from any control of a row', () => {
    const { getByText } = render(<Table rows={rowsOf(1, 2, 3)} />);
    getByText('Edit 2').focus();
    expect(focusedRowIndex()).toBe(1);
    moveRow(1);
    expect(focused()).toBe('3');
  });

  it('skips the detail in both directions', async () => {
    const interaction = expandRows({
      rowLabel: ({ id }: Row) => `Open ${id}`,
      detail: ({ id }: Row) => <a href="/inside">Inside {id}</a>,
    });
    const { getByLabelText, findByText } = render(
      <Table rows={rowsOf(1, 2, 3)} interaction={interaction} />,
    );
    getByLabelText('Open 1').click();
    const inside = await findByText('Inside 1');
    for (const [step, label] of [
      [1, 'Open 2'],
      [-1, 'Open 1'],
    ] as const) {
      inside.focus();
      moveRow(step);
      expect(document.activeElement).toBe(getByLabelText(label));
    }
    moveRow(1);
    expect(document.activeElement).toBe(getByLabelText('Open 2'));
  });

  it('stays in the table that a detail shows', async () => {
    const interaction = expandRows({
      rowLabel: ({ id }: Row) => `Open ${id}`,
      detail: ({ id }: Row) => (
        <Table label={`Inside ${id}`} rows={rowsOf(11, 12)} selection={selectionOf()} />
      ),
    });
    const { getByLabelText, findByText, getByText } = render(
      <Table rows={rowsOf(1, 2)} interaction={interaction} />,
    );
    getByLabelText('Open 1').click();
    (await findByText('11')).focus();
    expect(focusedRowIndex()).toBe(0);
    expect(canChooseRow()).toBe(true);
    moveRow(1);
    expect(document.activeElement).toBe(getByText('12'));
    getByLabelText('Open 1').focus();
    expect(canChooseRow()).toBe(false);
    moveRow(1);
    expect(document.activeElement).toBe(getByLabelText('Open 2'));
  });

  it('focuses the row itself where it can be made the active one', () => {
    const onActivate = vi.fn<(id: number) => void>();
    render(<Table rows={rowsOf(1, 2)} interaction={{ kind: 'one', active: 2, onActivate }} />);
    moveRow(1);
    expect(document.activeElement?.tagName).toBe('TR');
    focusActiveRow();
    expect(focusedRowIndex()).toBe(1);
  });

  it('focuses the row where nothing in it can be opened', () => {
    render(
      <Table
        rows={rowsOf(1, 2)}
        cell={({ id }) => (
          <button type="button" aria-disabled="true">
            {id}
          </button>
        )}
      />,
    );
    expect([hasRows(), canOpenRow()]).toEqual([true, false]);
    moveRow(1);
    moveRow(1);
    expect([document.activeElement?.tagName, focused()]).toEqual(['TR', '2']);
  });

  it('acts on the table that has the focus, else on the first one', () => {
    const { getByText, getByLabelText } = render(
      <>
        <Table rows={rowsOf(1, 2)} label="First" />
        <Table rows={rowsOf(7, 8)} label="Second" />
      </>,
    );
    moveRow(1);
    expect(focused()).toBe('1');
    getByText('Edit 7').focus();
    moveRow(1);
    expect(focused()).toBe('8');
    getByLabelText('Second', { selector: 'section' }).focus();
    moveRow(1);
    expect(focused()).toBe('7');
  });

  it('finds no rows before a table mounts, in an empty one, and after it unmounts', () => {
    expect([hasRows(), canOpenRow(), focusRowAt(0)]).toEqual([false, false, false]);
    const { unmount } = render(<Table rows={[]} />);
    expect([hasRows(), focusRowAt(0)]).toEqual([false, false]);
    expect(() => moveRow(1)).not.toThrow();
    unmount();
    expect(hasRows()).toBe(false);
  });

  it('focuses the row at an index, or the last one', () => {
    render(<Table rows={rowsOf(1, 2, 3)} />);
    expect(focusRowAt(1)).toBe(true);
    expect(focused()).toBe('2');
    focusRowAt(7);
    expect(focused()).toBe('3');
  });
});

describe('the actions of a row', () => {
  const press = vi.fn<(id: number) => void>();
  const cell = ({ id }: Row) => (
    <span {...rowAction('review')}>
      <button type="button" aria-disabled={id === 2 || undefined} onClick={() => press(id)}>
        Review {id}
      </button>
    </span>
  );

  it('are those of the focused row; a disabled one gets the focus instead', () => {
    render(<Table rows={rowsOf(1, 2)} cell={cell} />);
    expect(hasRowAction('review')).toBe(false);
    focusRowAt(0);
    expect([hasRowAction('review'), hasRowAction('assign')]).toEqual([true, false]);
    runRowAction('review');
    expect(press).toHaveBeenCalledExactlyOnceWith(1);
    focusRowAt(1);
    runRowAction('review');
    expect(press).toHaveBeenCalledOnce();
    expect(focused()).toBe('Review 2');
  });
});

describe('the focus of a removed row', () => {
  const cell = ({ id }: Row) => (
    <span ref={passFocusToNextRow}>
      <button type="button">Delete {id}</button>
    </span>
  );
  const table = (...ids: number[]) => <Table rows={rowsOf(...ids)} cell={cell} />;

  it('moves to the nearest remaining row', async () => {
    const { rerender, getByText } = render(table(1, 2, 3, 4, 5));
    getByText('Delete 2').focus();
    rerender(table(1, 4, 5));
    await vi.waitFor(() => expect(focused()).toBe('Delete 4'));
    getByText('Delete 5').focus();
    rerender(table(1));
    await vi.waitFor(() => expect(focused()).toBe('Delete 1'));
  });

  it('stays where it was moved meanwhile', async () => {
    const { rerender, getByText } = render(table(1, 2));
    getByText('Delete 2').focus();
    rerender(
      <>
        {table(1)}
        <button type="button" ref={(button) => button?.focus()}>
          Undo
        </button>
      </>,
    );
    await Promise.resolve();
    expect(focused()).toBe('Undo');
  });

  it('does not move from row to row when all rows are removed', () => {
    const { rerender, getByText } = render(table(1, 2, 3));
    getByText('Delete 1').focus();
    const moved = vi.fn<() => void>();
    addEventListener('focusin', moved);
    rerender(<p>Nothing</p>);
    removeEventListener('focusin', moved);
    expect(moved).not.toHaveBeenCalled();
  });
});

describe('selecting the focused row', () => {
  it('H-BLK-002 presses its check box, with Shift from the row before', () => {
    const change = vi.fn<RowSelection<Row>['change']>();
    const onActivate = vi.fn<(id: number) => void>();
    render(
      <Table
        rows={rowsOf(1, 2, 3)}
        interaction={{ kind: 'one', active: undefined, onActivate }}
        selection={selectionOf(change)}
      />,
    );
    expect(canChooseRow()).toBe(false);
    focusRowAt(0);
    expect(canChooseRow()).toBe(true);
    chooseRow();
    focusRowAt(2);
    chooseRow(true);
    expect(change.mock.calls).toEqual([
      [rowsOf(1), true],
      [rowsOf(1, 2, 3), true],
    ]);
    expect(onActivate).not.toHaveBeenCalled();
    expect(focusedRowIndex()).toBe(2);
  });

  it('does nothing in a table without check boxes', () => {
    render(<Table rows={rowsOf(1)} />);
    focusRowAt(0);
    expect(canChooseRow()).toBe(false);
    chooseRow();
  });
});
