import { ApiError } from '@console/api/core/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ListStates } from './ListRows.tsx';

const error = new ApiError('broken', {
  kind: 'server',
  status: 500,
  title: 'An error occurred',
  detail: 'Internal Server Error',
});

const meta: Meta<typeof ListStates> = {
  title: 'features/list/ListStates',
  component: ListStates,
  args: {
    view: { kind: 'empty' },
    children: 'Entities appear here when somebody adds them.',
    onRetry: fn(),
    onClear: fn(),
    onPageChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ListStates>;

export const Empty: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByText('Entities appear here when somebody adds them.')).toBeVisible(),
};

export const NoMatches: Story = {
  args: { view: { kind: 'noMatches' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};

export const PastTheEnd: Story = {
  args: { view: { kind: 'pastTheEnd', lastPage: 3 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to page 3' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
  },
};

export const Failed: Story = {
  args: { view: { kind: 'failed', error } },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('An error occurred: Status 500. Internal Server Error'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Forbidden: Story = {
  args: {
    view: {
      kind: 'forbidden',
      error: new ApiError('refused', {
        kind: 'forbidden',
        status: 403,
        detail: 'You are not authorized to perform this action.',
      }),
    },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByText('You are not authorized to perform this action.')).toBeVisible(),
};

/** Nothing: the overlay of the layout covers it. */
export const Loading: Story = {
  args: { view: { kind: 'loading' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
};
