import { ApiError } from '@console/api/core/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ListRows } from './ListRows.tsx';

const list = { clearAll: fn<() => void>(), setPage: fn<(page: number) => void>() };

const meta: Meta<typeof ListRows<string>> = {
  title: 'features/list/ListRows',
  component: ListRows<string>,
  args: {
    view: { kind: 'rows', items: ['Acme', 'Nvidia'], total: 2, refreshing: true },
    list,
    empty: 'Entities appear here when somebody adds them.',
    onRetry: fn(),
    children: ({ items, refreshing }) => (
      <ul aria-busy={refreshing}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  },
  beforeEach: () => {
    list.clearAll.mockClear();
    list.setPage.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Acme',
      'Nvidia',
    ]);
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  },
};

export const StaleAfterError: Story = {
  args: {
    view: {
      kind: 'rows',
      items: ['Acme'],
      total: 1,
      refreshing: false,
      stale: new ApiError('broken', { kind: 'server', status: 500 }),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Acme');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = {
  args: { view: { kind: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Entities appear here when somebody adds them.')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const NoMatches: Story = {
  args: { view: { kind: 'noMatches' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(list.clearAll).toHaveBeenCalledTimes(1);
  },
};

export const PastTheEnd: Story = {
  args: { view: { kind: 'pastTheEnd', lastPage: 3 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to page 3' }));
    await expect(list.setPage).toHaveBeenCalledWith(3);
  },
};
