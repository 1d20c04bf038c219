import { ListLayout } from '@console/ui/ListLayout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { layoutStore } from './layout.store.ts';
import { ListChips } from './ListChips.tsx';
import { FilterButton, ListFilters } from './ListFilters.tsx';

interface Filters {
  ticker?: string;
  tag?: readonly string[];
}

const list = {
  filters: { ticker: 'NVDA', tag: ['7'] } satisfies Filters,
  setFilters: fn<(filters: Filters) => void>(),
  clearFilters: fn<() => void>(),
};
const fields = [
  { kind: 'text', name: 'ticker', label: 'Ticker' },
  { kind: 'manyOf', name: 'tag', label: 'Tags', options: { 7: 'Seven', 8: 'Eight' } },
] as const;

const meta: Meta<typeof ListFilters<Filters>> = {
  title: 'features/list/ListFilters',
  component: ListFilters<Filters>,
  args: { list, fields },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: 480 }}>
        <ListLayout>
          <ListLayout.Header title="Filtered">
            <FilterButton />
          </ListLayout.Header>
          <ListLayout.Chips>
            <ListChips
              list={list}
              fields={fields}
              labelOf={(name, value) => (name === 'tag' ? `Tag ${value}` : undefined)}
            />
          </ListLayout.Chips>
          <Story />
        </ListLayout>
      </div>
    ),
  ],
  beforeEach: () => {
    layoutStore.sidebarOpen = false;
    list.setFilters.mockClear();
    list.clearFilters.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const OpenedByItsButton: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const sidebar = within(await canvas.findByRole('complementary', { name: 'Filters' }));
    const ticker = await sidebar.findByRole('textbox', { name: 'Ticker' });
    await expect(ticker).toHaveValue('NVDA');
    await userEvent.clear(ticker);
    await userEvent.type(ticker, 'T');
    await expect(list.setFilters).not.toHaveBeenCalled();
    await userEvent.click(sidebar.getByRole('button', { name: 'Apply' }));
    await expect(list.setFilters).toHaveBeenLastCalledWith({ ticker: 'T', tag: ['7'] });
    await userEvent.click(sidebar.getByRole('button', { name: 'Reset All' }));
    await expect(list.clearFilters).toHaveBeenCalledTimes(1);
    await userEvent.click(sidebar.getByRole('button', { name: 'Close Filters' }));
    await waitFor(() => expect(canvas.queryByRole('complementary')).not.toBeInTheDocument());
  },
};

export const ChipsTakeAway: Story = {
  play: async ({ canvas }) => {
    const chips = within(canvas.getByRole('list', { name: 'Active filters' }));
    await expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ticker: NVDA',
      'Tag 7',
    ]);
    await userEvent.click(chips.getByRole('button', { name: 'Remove Tags: Tag 7' }));
    await expect(list.setFilters).toHaveBeenLastCalledWith({ ticker: 'NVDA', tag: undefined });
  },
};
