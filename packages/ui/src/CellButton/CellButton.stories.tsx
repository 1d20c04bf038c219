import type { Meta, StoryObj } from '@storybook/react-vite';
import ListFilterPlus from 'lucide-react/icons/list-filter-plus';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DataTable, type DataTableColumn } from '../DataTable/DataTable.tsx';
import { existing } from '../testing/existing.ts';
import { CellButton } from './CellButton.tsx';

interface Row {
  id: number;
  name: string;
  jobs: number;
}
const rows: readonly Row[] = [
  { id: 1, name: '<b>Acme</b> & Co with a long name', jobs: 12 },
  { id: 2, name: 'Borealis', jobs: 3 },
];
const columns: readonly DataTableColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => <a href="#name">{name}</a> },
  { id: 'jobs', header: 'Jobs', align: 'end', cell: ({ jobs }) => jobs },
];
const layout = { tableId: 'cells', widths: {}, density: 'normal', onWidthChange: fn() } as const;
const pressed = fn<(row: number, column: string) => void>().mockName('the button was pressed');

const meta = {
  component: CellButton,
  args: {
    tableId: 'cells',
    icon: <ListFilterPlus aria-hidden="true" />,
    content: rows,
    actionOf: ({ row, column }) =>
      row === 0 || column === 'jobs'
        ? { label: `Filter by ${column} ${row}`, onPress: () => pressed(row, column) }
        : undefined,
  },
  decorators: [
    (Story) => (
      <>
        <DataTable
          label="Entities"
          rows={rows}
          columns={columns}
          onSortChange={() => {}}
          layout={layout}
        />
        <Story />
      </>
    ),
  ],
  beforeEach: () => {
    pressed.mockClear();
  },
} satisfies Meta<typeof CellButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const cellWith = (text: string) => existing(screen.getByText(text).closest('td'));

/** Moves the pointer again while there is no button: the table may not be drawn yet. */
const restIn = (cell: Element, name: string) =>
  waitFor(() => {
    const button = screen.queryByRole('button', { name });
    if (!button) fireEvent.pointerOver(cell, { pointerType: 'mouse' });
    return existing(button);
  });
const hasNoButton = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: /^Filter/ })).toBeNull());

/**
 * The button is at the end of the cell, where the text leaves space. A press does not move the
 * focus.
 */
export const PressedUnderThePointer: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Borealis' });
    link.focus();
    const cell = cellWith(rows[0]?.name ?? '');
    await userEvent.click(await restIn(cell, 'Filter by name 0'));
    await expect(pressed.mock.calls).toEqual([[0, 'name']]);
    await expect(link).toHaveFocus();
    await hasNoButton();
  },
};

export const InAColumnOfNumbers: Story = {
  play: async () => {
    const cell = cellWith('3');
    const { right } = (await restIn(cell, 'Filter by jobs 1')).getBoundingClientRect();
    const around = cell.getBoundingClientRect();
    await expect(right).toBeLessThan((around.left + around.right) / 2);
    fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
    await hasNoButton();
  },
};

/** For axe, in both themes. */
export const UnderThePointer: Story = {
  play: async () => {
    await restIn(cellWith('12'), 'Filter by jobs 0');
  },
};
