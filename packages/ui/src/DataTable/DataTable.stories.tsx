import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, useSyncExternalStore } from 'react';
import { expect, fn, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { DateText } from '../DateText/DateText.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { existing } from '../testing/existing.ts';
import { withCheckBoxes } from './ChooseRows.tsx';
import { DataTable, type DataTableColumn } from './DataTable.tsx';

interface Company {
  id: number;
  name: string;
  active: boolean;
  jobs: number;
  changed: number | null;
  site: string;
}

const companies: readonly Company[] = Array.from({ length: 40 }, (_, index) => ({
  id: 4000 + index,
  name: `Company ${String(index + 1).padStart(2, '0')}`,
  active: index % 3 !== 0,
  jobs: index * 137,
  changed: index % 5 === 0 ? null : 1_795_270_500 - index * 86_400,
  site: `https://company-${index + 1}.example/careers/all-open-positions?region=emea`,
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
    cell: ({ id, name }) => <a href={`/entities/${id}`}>{name}</a>,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ active }) => (
      <StatusBadge tone={active ? 'success' : 'neutral'}>
        {active ? 'Active' : 'Archived'}
      </StatusBadge>
    ),
  },
  {
    id: 'jobs',
    header: 'Total Jobs',
    sortKey: 'totalJobs',
    align: 'end',
    cell: ({ jobs }) => jobs.toLocaleString('en-US'),
  },
  {
    id: 'changed',
    header: 'Last Changed',
    sortKey: 'changed',
    cell: ({ changed }) => <DateText at={changed} />,
  },
  { id: 'site', header: 'Career Page', mono: true, width: 280, cell: ({ site }) => site },
];

const meta: Meta<typeof DataTable<Company>> = {
  component: DataTable<Company>,
  args: {
    label: 'Entities',
    rows: companies.slice(0, 12),
    columns,
    sort: { key: 'id', direction: 'desc' },
    onSortChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Entities' });
    await expect(within(table).getAllByRole('row')).toHaveLength(13);
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['EID', 'Name', 'Status', 'Total Jobs', 'Last Changed', 'Career Page']);
    const cells = within(within(table).getByRole('row', { name: /Company 02/ })).getAllByRole(
      'cell',
    );
    await expect(cells[0]?.getBoundingClientRect().height).toBe(36);
    await expect(getComputedStyle(cells[3] ?? table).textAlign).toBe('right');
    await expect(getComputedStyle(cells[3] ?? table).fontVariantNumeric).toBe('tabular-nums');
  },
};

export const SortedDescending: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'EID' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute(
      'aria-sort',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Total Jobs' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith('totalJobs');
    await userEvent.click(canvas.getByRole('button', { name: 'EID' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith('id');
    await expect(canvas.queryByRole('button', { name: 'Career Page' })).not.toBeInTheDocument();
  },
};

export const SortedAscending: Story = {
  args: { sort: { key: 'name', direction: 'asc' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getByRole('columnheader', { name: 'EID' })).not.toHaveAttribute(
      'aria-sort',
    );
  },
};

export const SortedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Entities' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'EID' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenCalledWith('id');
  },
};

export const Refreshing: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Company 01')).toBeVisible();
  },
};

export const ScrolledBothWays: Story = {
  args: { rows: companies },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', width: 560, height: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Entities' });
    const left = frame.getBoundingClientRect().left;
    frame.scrollTo(240, 600);
    await expect(frame.scrollTop).toBe(600);
    await expect(frame.scrollLeft).toBe(240);
    const header = canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect();
    await expect(header.top - frame.getBoundingClientRect().top).toBeLessThan(2);
    await expect(Math.round(header.left - left)).toBe(81);
    const last = canvas.getByRole('row', { name: /Company 20/ });
    // The browser tells in its next frame that there is something to slide over.
    await waitFor(() =>
      expect(
        Math.round(
          (within(last).getAllByRole('cell')[0]?.getBoundingClientRect().left ?? 0) - left,
        ),
      ).toBe(1),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/**
 * Text at 200 %, or a small window: only the first column stays, so that there is room to see the
 * others.
 */
export const NarrowFrame: Story = {
  decorators: [
    (Show) => (
      <div style={{ height: '260px', width: '440px' }}>
        <Show />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Entities' });
    frame.scrollTo({ left: 300 });
    const start = frame.getBoundingClientRect().left;
    await expect(
      Math.round(
        canvas.getByRole('columnheader', { name: 'EID' }).getBoundingClientRect().left - start,
      ),
    ).toBe(1);
    await expect(
      canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect().right - start,
    ).toBeLessThan(80);
    await waitFor(() =>
      expect(
        Math.round(canvas.getByRole('cell', { name: '4000' }).getBoundingClientRect().left - start),
      ).toBe(1),
    );
  },
};

/** What a person does with a row is always in reach. */
export const LastColumnsStay: Story = {
  args: {
    rows: companies,
    columns: [
      ...columns,
      {
        id: 'review',
        header: 'Review',
        width: 96,
        pinnedEnd: true,
        cell: ({ name }) => <button type="button">Review {name}</button>,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', width: 760, height: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Entities' });
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    const right = () =>
      Math.round(
        frame.getBoundingClientRect().right -
          (canvas
            .getByRole('button', { name: 'Review Company 01' })
            .closest('td')
            ?.getBoundingClientRect().right ?? 0),
      );
    await waitFor(() => expect(Math.abs(right())).toBeLessThanOrEqual(20));
    const before = right();
    frame.scrollTo(60, 0);
    await expect(right()).toBe(before);
  },
};

export const DifficultNames: Story = {
  args: {
    rows: [
      { ...companies[0], id: 1, name: 'W'.repeat(255) },
      { ...companies[1], id: 2, name: 'חברת התוכנה הישראלית בע״מ (2024)' },
      { ...companies[2], id: 3, name: '<script>alert(1)</script>' },
      { ...companies[3], id: 4, name: '🏳️‍🌈👩‍👩‍👧‍👦 Émile & Søn, ﷽' },
    ].map((row) => ({ active: true, jobs: 1, changed: null, site: '–', ...row })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<script>alert(1)</script>')).toBeVisible();
    const rows = canvas.getAllByRole('row').slice(1);
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBe(36);
    const cell = canvas.getByText('W'.repeat(255)).closest('td');
    await expect(cell?.getBoundingClientRect().width).toBeLessThan(400);
    fireEvent.pointerOver(canvas.getByText('W'.repeat(255)));
    await waitFor(() => expect(cell).toHaveAttribute('title', 'W'.repeat(255)));
    const hebrew = canvas.getByText(/חברת/);
    await expect(hebrew.getBoundingClientRect().left).toBe(
      canvas.getByText('<script>alert(1)</script>').getBoundingClientRect().left,
    );
  },
};

/** A selection as a list keeps it, written out below the table. */
function Selectable() {
  const [{ selection, ids, subscribe }] = useState(() => {
    let chosen: readonly number[] = [4001];
    const listeners = new Set<() => void>();
    const subscribe = (changed: () => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    };
    const selection = withCheckBoxes<Company>({
      subscribe,
      has: (id) => chosen.includes(id),
      change: (rows, selected) => {
        const changed = rows.map(({ id }) => id);
        const others = chosen.filter((id) => !changed.includes(id));
        chosen = (selected ? [...others, ...changed] : others).toSorted();
        for (const listener of listeners) listener();
      },
      rowLabel: ({ name }) => `Select ${name}`,
    });
    return { selection, subscribe, ids: () => chosen };
  });
  const chosen = useSyncExternalStore(subscribe, ids);
  const [active, setActive] = useState<number>();
  return (
    <>
      <DataTable
        label="Entities"
        rows={companies.slice(0, 5)}
        columns={columns}
        onSortChange={() => undefined}
        interaction={{ kind: 'one', active, onActivate: setActive }}
        selection={selection}
      />
      <output>{chosen.join(', ')}</output>
    </>
  );
}

export const RowsChosen: Story = {
  parameters: { covers: ['H-BLK-001', 'H-BLK-003'] },
  render: () => <Selectable />,
  play: async ({ canvas }) => {
    const page = canvas.getByRole('checkbox', { name: 'Select this page' });
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
    const shows = (ids: string) => expect(canvas.getByRole('status')).toHaveTextContent(ids);
    const user = userEvent.setup();
    await expect(page).toBePartiallyChecked();
    await user.click(box('Company 01'));
    await shows('4000, 4001');
    // With Shift: all from the last pressed one to this one, and the other way round.
    await user.keyboard('{Shift>}');
    await user.click(box('Company 04'));
    await user.keyboard('{/Shift}');
    await shows('4000, 4001, 4002, 4003');
    await user.keyboard('{Shift>}');
    await user.click(box('Company 02'));
    await user.keyboard('{/Shift}');
    await shows('4000');
    box('Company 05').focus();
    await user.keyboard(' ');
    await shows('4000, 4004');
    await user.click(page);
    await shows('4000, 4001, 4002, 4003, 4004');
    await expect(page).toBeChecked();
    // A check box does not make its row the active one.
    for (const row of canvas.getAllByRole('row').slice(1))
      await expect(row).toHaveAttribute('aria-selected', 'false');
    await user.click(page);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

const activated = fn<(id: number) => void>();

function Activatable() {
  const [active, setActive] = useState<number>();
  const [shown, setShown] = useState(companies.slice(0, 3));
  const onActivate = (id: number) => {
    activated(id);
    setActive(id);
  };
  return (
    <>
      <DataTable
        label="Entities"
        rows={shown}
        columns={columns}
        onSortChange={() => undefined}
        interaction={{ kind: 'one', active, onActivate }}
      />
      <button
        type="button"
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setShown(shown.slice(1))}
      >
        The first row leaves
      </button>
    </>
  );
}

export const OneActiveRow: Story = {
  render: () => <Activatable />,
  beforeEach: () => {
    activated.mockClear();
  },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('row').slice(1);
    for (const row of [first, second, third])
      await expect(row).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(within(existing(second)).getByText('137'));
    await expect(second).toHaveAttribute('aria-selected', 'true');
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(second).toHaveAttribute('aria-selected', 'false');
    third?.focus();
    await userEvent.keyboard(' ');
    await expect(third).toHaveAttribute('aria-selected', 'true');
    await expect(activated.mock.calls).toEqual([[4001], [4000], [4002]]);
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

export const FocusedRowLeft: Story = {
  render: () => <Activatable />,
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('row').slice(1);
    const leave = canvas.getByRole('button', { name: 'The first row leaves' });
    first?.focus();
    await userEvent.click(leave);
    await expect(first).not.toBeInTheDocument();
    await expect(second).toHaveFocus();
    await userEvent.click(leave);
    await expect(third).toHaveFocus();
  },
};

export const Compact: Story = {
  decorators: [
    (Story) => (
      <div data-density="compact">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Company 01').closest('td')?.getBoundingClientRect().height).toBe(
      30,
    );
  },
};
