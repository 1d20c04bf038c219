import type { Meta, StoryObj } from '@storybook/react-vite';
import Funnel from 'lucide-react/icons/funnel';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { Button } from '../Button/Button.tsx';
import { Chips } from '../Chips/Chips.tsx';
import { DataTable, type DataTableColumn } from '../DataTable/DataTable.tsx';
import { DownloadButton } from '../DownloadButton/DownloadButton.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { FilterSidebar } from '../FilterSidebar/FilterSidebar.tsx';
import { LastUpdated } from '../LastUpdated/LastUpdated.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { ListLayout } from './ListLayout.tsx';

interface Row {
  id: number;
  name: string;
}

const rows = Array.from({ length: 50 }, (_, index) => ({
  id: 4000 + index,
  name: `Company ${index + 1}`,
}));
const columns: readonly DataTableColumn<Row>[] = [
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
    width: 260,
    pinned: true,
    cell: ({ name }) => <a href="/entities/1">{name}</a>,
  },
  { id: 'status', header: 'Status', cell: () => <StatusBadge tone="success">Active</StatusBadge> },
  { id: 'tags', header: 'Tags', width: 260, cell: () => 'NASDAQ, Semiconductors' },
  {
    id: 'jobs',
    header: 'Total Jobs',
    align: 'end',
    sortKey: 'jobs',
    cell: ({ id }) => (id * 7).toLocaleString('en-US'),
  },
];

const closeSidebar = fn();

const table = (
  <DataTable
    label="Entities"
    rows={rows}
    columns={columns}
    sort={{ key: 'id', direction: 'desc' }}
    onSortChange={fn()}
  />
);

const parts = (main = table, sidebarOpen = false) => (
  <>
    <ListLayout.Header
      title="All Entities List"
      breadcrumb={
        <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'All Entities List' }]} />
      }
    >
      <SearchBox label="Search Entities" value="" onSearch={fn()} />
      <Button icon={<Funnel />}>Filter</Button>
      <Button tone="primary" icon={<Plus />}>
        Add Entity
      </Button>
    </ListLayout.Header>
    <ListLayout.Chips>
      <Chips
        label="Active filters"
        chips={[{ id: 'tag', label: 'Tags: NASDAQ' }]}
        onRemove={fn()}
      />
    </ListLayout.Chips>
    <ListLayout.Main>{main}</ListLayout.Main>
    <ListLayout.Footer>
      <Pagination
        page={1}
        pageSize={50}
        total={12_345}
        pageSizes={[5, 10, 15, 20, 50, 100]}
        onPageChange={fn()}
        onPageSizeChange={fn()}
      />
      <LastUpdated at={1_795_270_500} />
      <DownloadButton label="Download CSV" onDownload={() => Promise.resolve()} />
    </ListLayout.Footer>
    <ListLayout.Sidebar label="Filters" open={sidebarOpen} onClose={closeSidebar}>
      <FilterSidebar
        fields={[{ kind: 'text', name: 'ticker', label: 'Ticker' }]}
        values={{ ticker: undefined }}
        onApply={fn()}
        onReset={fn()}
      />
    </ListLayout.Sidebar>
  </>
);

const meta: Meta<typeof ListLayout> = {
  component: ListLayout,
  args: { children: parts() },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '560px' } },
  },
  decorators: [
    (Story) => (
      <main style={{ height: '100dvh' }}>
        <Story />
      </main>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'All Entities List' })).toBeVisible();
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    const frame = canvas.getByRole('region', { name: 'Entities' });
    await expect(frame.scrollHeight).toBeGreaterThan(frame.clientHeight);
    await expect(
      canvas.getByRole('combobox', { name: 'View' }).getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Loading: Story = {
  args: { overlay: 'Loading Entities...' },
  play: async ({ canvas }) => {
    const overlay = canvas.getByRole('status');
    await waitFor(() => expect(overlay).toBeVisible());
    await expect(overlay).toHaveTextContent('Loading Entities...');
    const search = canvas.getByRole('searchbox').getBoundingClientRect();
    await expect(overlay.contains(document.elementFromPoint(search.left + 5, search.top + 5))).toBe(
      true,
    );
  },
};

export const FiltersOpen: Story = {
  args: { children: parts(table, true) },
  play: async ({ canvas }) => {
    const sidebar = canvas.getByRole('complementary', { name: 'Filters' });
    await expect(sidebar.getBoundingClientRect().width).toBe(320);
    within(sidebar).getByRole('textbox', { name: 'Ticker' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(closeSidebar).not.toHaveBeenCalled();
    await userEvent.click(within(sidebar).getByRole('button', { name: 'Close Filters' }));
    await expect(closeSidebar).toHaveBeenCalled();
  },
};

export const FiltersOnANarrowScreen: Story = {
  args: { children: parts(table, true) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const sidebar = canvas.getByRole('complementary', { name: 'Filters' }).getBoundingClientRect();
    await expect(sidebar.width).toBe(320);
    await expect(sidebar.right).toBe(document.documentElement.clientWidth);
    await expect(
      canvas.getByRole('region', { name: 'Entities' }).getBoundingClientRect().right,
    ).toBeGreaterThan(sidebar.left);
    canvas.getByRole('textbox', { name: 'Ticker' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(closeSidebar).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: {
    children: parts(
      <EmptyState title="No entity matches." action={<Button>Clear filters</Button>} />,
    ),
  },
};

/**
 * The focused element is removed: the focus moves to the table, or to the main part without a
 * table.
 */
export const FocusedPartLeft: Story = {
  render: function Retried() {
    const [state, setState] = useState<'failed' | 'rows' | 'empty'>('failed');
    const clearing = columns.map((column) =>
      column.id === 'tags'
        ? {
            ...column,
            cell: () => (
              <Button size="sm" onClick={() => setState('empty')}>
                Clear
              </Button>
            ),
          }
        : column,
    );
    const main = {
      failed: <ErrorPanel title="The list could not be loaded." onRetry={() => setState('rows')} />,
      rows: (
        <DataTable
          label="Entities"
          rows={rows}
          columns={clearing}
          sort={{ key: 'id', direction: 'desc' }}
          onSortChange={fn()}
        />
      ),
      empty: <EmptyState title="No entity matches." />,
    };
    return <ListLayout>{parts(main[state])}</ListLayout>;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('region', { name: 'Entities' })).toHaveFocus();

    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear' })[0]!);
    const message = await canvas.findByText('No entity matches.');
    await expect(document.activeElement).not.toBe(document.body);
    await expect(document.activeElement).toContainElement(message);
  },
};

/** Filters that close while they have the focus return it to the button that opened them. */
export const FiltersClosed: Story = {
  render: function Filtered() {
    const [open, setOpen] = useState(false);
    return (
      <ListLayout>
        <ListLayout.Header title="All Entities List">
          <Button onClick={() => setOpen(true)}>Filter</Button>
        </ListLayout.Header>
        <ListLayout.Main>{table}</ListLayout.Main>
        <ListLayout.Sidebar label="Filters" open={open} onClose={() => setOpen(false)}>
          Ticker
        </ListLayout.Sidebar>
      </ListLayout>
    );
  },
  play: async ({ canvas }) => {
    const filter = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(filter);
    await userEvent.click(canvas.getByRole('button', { name: 'Close Filters' }));
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    await expect(filter).toHaveFocus();
  },
};
