import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { DataTable, type DataTableColumn } from '../DataTable/DataTable.tsx';
import {
  arrangeColumns,
  DEFAULT_LAYOUT,
  shownColumns,
  withWidth,
  type TableLayout,
} from '../DataTable/tableLayout.ts';
import { existing } from '../testing/existing.ts';
import { TableSettings } from './TableSettings.tsx';

interface Company {
  id: number;
  name: string;
  site: string;
  jobs: number;
}

const rows: readonly Company[] = Array.from({ length: 30 }, (_, index) => ({
  id: 4000 + index,
  name: `Company ${index + 1}`,
  site: `https://company-${index + 1}.example`,
  jobs: index * 137,
}));
const columns: readonly DataTableColumn<Company>[] = [
  {
    id: 'id',
    header: 'EID',
    sortKey: 'id',
    mono: true,
    width: 80,
    pinned: true,
    cell: ({ id }) => id,
  },
  {
    id: 'name',
    header: 'Name',
    sortKey: 'name',
    width: 240,
    pinned: true,
    cell: ({ name }) => name,
  },
  { id: 'site', header: 'Career Page', width: 200, cell: ({ site }) => site },
  { id: 'jobs', header: 'Total Jobs', sortKey: 'jobs', align: 'end', cell: ({ jobs }) => jobs },
];

interface ArrangedProps {
  initial: TableLayout;
  frameWidth: number;
}

/** A table and its settings, as a list page puts them together. */
function Arranged({ initial, frameWidth }: ArrangedProps) {
  const [chosen, onChange] = useState(initial);
  const [density, onDensityChange] = useState<'normal' | 'compact'>('normal');
  const shown = shownColumns(columns, chosen.order, chosen.hidden);
  const layout = {
    tableId: 'table-companies',
    widths: chosen.widths,
    density,
    onWidthChange: (id: string, width: number | undefined) =>
      onChange((now) => withWidth(now, id, width)),
  };
  return (
    <div
      style={{
        display: 'grid',
        gap: 8,
        gridTemplateRows: 'auto minmax(0, 1fr)',
        inlineSize: frameWidth,
        blockSize: 600,
      }}
    >
      <div style={{ justifySelf: 'end' }}>
        <TableSettings
          table={{
            all: arrangeColumns(columns, chosen.order),
            columns: shown,
            chosen,
            layout,
            onChange,
            onDensityChange,
          }}
          sortKey="jobs"
        />
      </div>
      <DataTable
        label="Companies"
        rows={rows}
        columns={shown}
        layout={layout}
        sort={{ key: 'jobs', direction: 'desc' }}
        onSortChange={() => undefined}
      />
    </div>
  );
}

const meta: Meta<typeof Arranged> = {
  title: 'TableSettings',
  component: Arranged,
  args: { initial: DEFAULT_LAYOUT, frameWidth: 1000 },
};
export default meta;
type Story = StoryObj<typeof meta>;

const headers = () => screen.getAllByRole('columnheader');
const headerNames = () => headers().map(({ textContent }) => textContent);
const widthOf = (name: string) =>
  Math.round(screen.getByRole('columnheader', { name }).getBoundingClientRect().width);
const button = () => screen.getByRole('button', { name: 'Columns' });
const open = async () => {
  await userEvent.click(button());
  return within(await screen.findByRole('dialog', { name: 'Columns' }));
};

export const Closed: Story = {
  play: async () => {
    await expect(button()).toHaveAttribute('aria-expanded', 'false');
    await expect(headerNames()).toEqual(['EID', 'Name', 'Career Page', 'Total Jobs']);
    await expect(screen.getAllByRole('row')[1]?.getBoundingClientRect().height).toBe(36);
  },
};

export const Open: Story = {
  play: async () => {
    const panel = await open();
    await expect(button()).toHaveAttribute('aria-expanded', 'true');
    await expect(panel.getByRole('radio', { name: 'Normal' })).toHaveFocus();
    await expect(panel.getAllByRole('listitem')).toHaveLength(4);
    await expect(panel.getByRole('button', { name: 'Reset' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(button()).toHaveFocus();
  },
};

export const ColumnsHidden: Story = {
  play: async () => {
    const panel = await open();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Career Page' }));
    await waitFor(() => expect(headerNames()).toEqual(['EID', 'Name', 'Total Jobs']));
    await expect(within(existing(screen.getAllByRole('row')[1])).getAllByRole('cell')).toHaveLength(
      3,
    );
    await expect(panel.getByRole('status')).toHaveTextContent('Career Page is hidden.');
    await userEvent.click(panel.getByRole('checkbox', { name: 'Total Jobs' }));
    await expect(panel.getByRole('status')).toHaveTextContent(
      'Total Jobs is hidden. The rows stay sorted by it.',
    );
    await expect(panel.getByRole('checkbox', { name: 'Total Jobs' })).toHaveAccessibleDescription(
      'The rows stay sorted by this column.',
    );
    await userEvent.click(panel.getByRole('checkbox', { name: 'EID' }));
    const last = panel.getByRole('checkbox', { name: 'Name' });
    await expect(last).toHaveAccessibleDescription(
      'One column has to stay that tells the rows apart.',
    );
    await userEvent.click(last);
    await expect(headerNames()).toEqual(['Name']);
    await userEvent.click(panel.getByRole('checkbox', { name: 'Career Page' }));
    await expect(headerNames()).toEqual(['Name', 'Career Page']);
  },
};

export const ColumnMovedByKeyboard: Story = {
  play: async () => {
    const panel = await open();
    const up = panel.getByRole('button', { name: 'Move Total Jobs up' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(headerNames()).toEqual(['EID', 'Name', 'Total Jobs', 'Career Page']);
    await expect(panel.getByRole('status')).toHaveTextContent('Total Jobs is column 3 of 4.');
    await expect(up).toHaveFocus();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    const down = panel.getByRole('button', { name: 'Move Total Jobs down' });
    down.focus();
    await userEvent.keyboard('{Enter}');
    await expect(headerNames()).toEqual(['EID', 'Name', 'Career Page', 'Total Jobs']);
    await expect(down).toHaveFocus();
    const last = panel.getByRole('button', { name: 'Move Name down' });
    await expect(last).toHaveAttribute('aria-disabled', 'true');
    last.focus();
    await expect(
      await screen.findByText('Columns that stay while the others scroll come first.'),
    ).toBeVisible();
  },
};

export const ColumnWidenedByKeyboard: Story = {
  play: async () => {
    const panel = await open();
    const before = widthOf('Name');
    const field = panel.getByRole('spinbutton', { name: 'Width of Name' });
    await expect(field).toHaveAttribute('aria-valuetext', 'Automatic');
    field.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(widthOf('Name')).toBe(before + 8);
    await userEvent.keyboard('{PageDown}');
    await expect(widthOf('Name')).toBe(before - 32);
    await userEvent.clear(field);
    await userEvent.type(field, '120{Enter}');
    await expect(widthOf('Name')).toBe(120);
    await expect(field).toHaveAttribute('aria-valuenow', '120');
    await userEvent.clear(field);
    await userEvent.type(field, 'wide{Enter}');
    await expect(field).toHaveValue('120');
    await userEvent.clear(field);
    await userEvent.type(field, '9999{Enter}');
    await expect(widthOf('Name')).toBe(640);
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(widthOf('Name')).toBe(before);
  },
};

const edge = (name: string) => {
  const header = screen.getByRole('columnheader', { name });
  return { header, clientX: header.getBoundingClientRect().right - 3 };
};

export const ColumnWidenedByPointer: Story = {
  play: async () => {
    const { header, clientX } = edge('Name');
    const before = widthOf('Name');
    await userEvent.hover(header);
    await import('../DataTable/tablePointer.ts'); // The table has begun to load it by then.
    await fireEvent.pointerDown(header, { clientX, button: 0 });
    await fireEvent.pointerMove(window, { clientX: clientX + 60, buttons: 1 });
    await expect(widthOf('Name')).toBe(before + 60);
    await fireEvent.pointerUp(window, { clientX: clientX + 60 });
    await fireEvent.pointerMove(window, { clientX: clientX + 200, buttons: 1 });
    await expect(widthOf('Name')).toBe(before + 60);
    await expect(screen.getByRole('table').getBoundingClientRect().width).toBe(998);
    await expect(widthOf('Career Page')).toBe(200);
    await expect(screen.getByRole('columnheader', { name: 'Total Jobs' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );

    await fireEvent.pointerDown(header, { clientX: edge('Name').clientX, button: 0 });
    await fireEvent.pointerMove(window, { clientX: -1000, buttons: 1 });
    await fireEvent.pointerMove(window, { clientX: 1000, buttons: 0 });
    await fireEvent.pointerMove(window, { clientX: 1000, buttons: 1 });
    await fireEvent.pointerUp(window);
    await expect(widthOf('Name')).toBe(48);
    await fireEvent.doubleClick(header, { clientX: edge('Name').clientX });
    await waitFor(() => expect(widthOf('Name')).toBe(before));
  },
};

/** The pinned columns stay, one after the other, also with chosen widths. */
export const NarrowFrame: Story = {
  args: { frameWidth: 540, initial: { ...DEFAULT_LAYOUT, widths: { id: 120, jobs: 300 } } },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Companies' });
    await expect([widthOf('EID'), widthOf('Name'), widthOf('Total Jobs')]).toEqual([120, 240, 300]);
    frame.scrollTo(300, 0);
    const left = frame.getBoundingClientRect().left + 1;
    await expect(
      Math.round(
        screen.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect().left - left,
      ),
    ).toBe(120);
  },
};

export const DensityChanged: Story = {
  play: async () => {
    const panel = await open();
    await userEvent.click(panel.getByRole('radio', { name: 'Compact' }));
    await expect(
      screen.getByRole('cell', { name: 'Company 1' }).getBoundingClientRect().height,
    ).toBe(30);
    await userEvent.click(panel.getByRole('radio', { name: 'Normal' }));
    await expect(
      screen.getByRole('cell', { name: 'Company 1' }).getBoundingClientRect().height,
    ).toBe(36);
  },
};

export const Reset: Story = {
  args: {
    initial: {
      order: ['name', 'id', 'jobs', 'site'],
      hidden: ['site'],
      widths: { name: 300 },
    },
  },
  play: async () => {
    await expect(headerNames()).toEqual(['Name', 'EID', 'Total Jobs']);
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
    await expect(headerNames()).toEqual(['EID', 'Name', 'Career Page', 'Total Jobs']);
    await expect(
      screen.getByRole('cell', { name: 'Company 1' }).getBoundingClientRect().height,
    ).toBe(36);
    await expect(panel.getByRole('status')).toHaveTextContent('The table is as it was at first.');
    await expect(panel.getByRole('button', { name: 'Reset' })).toHaveFocus();
  },
};

export const ClosedByLeaving: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="button">Elsewhere</button>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await open();
    canvas.getByRole('button', { name: 'Elsewhere' }).focus();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open();
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
