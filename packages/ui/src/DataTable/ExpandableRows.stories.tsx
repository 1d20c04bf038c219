import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DataTable, type DataTableColumn } from './DataTable.tsx';
import { expandRows } from './expandRows.tsx';

interface Scrape {
  id: number;
  name: string;
  site: string;
  jobs: number;
}

const scrapes: readonly Scrape[] = Array.from({ length: 12 }, (_, index) => ({
  id: 100 + index,
  name: `Company ${index + 1}`,
  site: `https://company-${index + 1}.example/careers`,
  jobs: index * 137,
}));

const columns: readonly DataTableColumn<Scrape>[] = [
  {
    id: 'id',
    header: 'SID',
    sortKey: 'id',
    mono: true,
    width: 80,
    pinned: true,
    cell: ({ id }) => id,
  },
  { id: 'name', header: 'Name', sortKey: 'name', width: 240, cell: ({ name }) => name },
  { id: 'site', header: 'Career Page', width: 360, cell: ({ site }) => site },
  {
    id: 'jobs',
    header: 'Total Jobs',
    sortKey: 'jobs',
    align: 'end',
    width: 260,
    cell: ({ jobs }) => jobs,
  },
];

const onApproach = fn<() => void>();
const interaction = expandRows({
  rowLabel: ({ name }: Scrape) => `Code of ${name}`,
  detail: ({ name }: Scrape) => <p>What {name} runs</p>,
  onApproach,
});

const meta: Meta<typeof DataTable<Scrape>> = {
  title: 'DataTable/Expandable rows',
  component: DataTable<Scrape>,
  args: {
    label: 'Scrapes',
    rows: scrapes,
    columns,
    sort: { key: 'id', direction: 'desc' },
    onSortChange: fn(),
    interaction,
  },
  beforeEach: () => {
    onApproach.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      ['SID', 'Name', 'Career Page', 'Total Jobs'],
    );
    await expect(canvas.getByRole('columnheader', { name: 'SID' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute(
      'aria-sort',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Total Jobs' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith('jobs');
  },
};

export const OpenedByMouse: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Code of Company 2' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(onApproach).toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const detail = canvas.getByText('What Company 2 runs');
    await expect(detail).toBeVisible();
    await expect(detail.closest('tr')?.id).toBe(button.getAttribute('aria-controls'));
    await expect(detail.closest('tr')?.previousElementSibling).toBe(button.closest('tr'));
    await userEvent.click(canvas.getByRole('button', { name: 'Code of Company 5' }));
    await expect(detail).toBeVisible();
    await userEvent.click(button);
    await expect(detail).not.toBeInTheDocument();
    await expect(canvas.getByText('What Company 5 runs')).toBeVisible();
  },
};

export const OpenedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Code of Company 1' });
    for (let presses = 0; presses < 5 && document.activeElement !== button; presses += 1)
      await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(onApproach).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('What Company 1 runs')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('What Company 1 runs')).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
};

/**
 * Wider than the frame: the columns scroll sideways, what was opened stays in sight, as wide as the
 * frame.
 */
export const NarrowFrame: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', width: 540, height: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Code of Company 1' }));
    const frame = canvas.getByRole('region', { name: 'Scrapes' });
    const left = () =>
      Math.round(
        (canvas.getByText('What Company 1 runs').parentElement?.getBoundingClientRect().left ?? 0) -
          frame.getBoundingClientRect().left,
      );
    await expect(left()).toBe(1);
    frame.scrollTo(200, 0);
    await expect(frame.scrollLeft).toBe(200);
    await expect(left()).toBe(1);
    await expect(
      canvas.getByText('What Company 1 runs').parentElement?.getBoundingClientRect().width,
    ).toBe(frame.clientWidth);
    const sid = within(canvas.getAllByRole('row')[1] ?? frame).getByRole('cell', { name: '100' });
    await waitFor(() =>
      expect(
        Math.round(sid.getBoundingClientRect().left - frame.getBoundingClientRect().left),
      ).toBe(45),
    );
  },
};

function Changing() {
  const [shown, setShown] = useState(scrapes);
  return (
    <>
      <button
        type="button"
        onClick={() => setShown(scrapes.toReversed().map((scrape) => ({ ...scrape, jobs: 1 })))}
      >
        Sorted and loaded again
      </button>
      <button type="button" onClick={() => setShown(scrapes.slice(6))}>
        Next page
      </button>
      <button type="button" onClick={() => setShown(scrapes)}>
        First page
      </button>
      <DataTable
        label="Scrapes"
        rows={shown}
        columns={columns}
        onSortChange={() => undefined}
        interaction={interaction}
      />
    </>
  );
}

export const OpenAndSortedAgain: Story = {
  render: () => <Changing />,
  play: async ({ canvas }) => {
    for (const name of ['Company 2', 'Company 9'])
      await userEvent.click(canvas.getByRole('button', { name: `Code of ${name}` }));
    const detail = canvas.getByText('What Company 2 runs');
    await userEvent.click(canvas.getByRole('button', { name: 'Sorted and loaded again' }));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Company 12');
    await expect(canvas.getByText('What Company 2 runs')).toBe(detail);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(detail).not.toBeInTheDocument();
    await expect(canvas.getByText('What Company 9 runs')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'First page' }));
    await expect(canvas.queryByText('What Company 2 runs')).not.toBeInTheDocument();
    await expect(canvas.getByText('What Company 9 runs')).toBeVisible();
  },
};

export const Refreshing: Story = {
  args: { busy: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'),
};
