import { ApiError } from '@console/api/core/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StaleRows } from './ListRows.tsx';

const meta: Meta<typeof StaleRows> = {
  title: 'features/list/StaleRows',
  component: StaleRows,
  args: { error: new ApiError('broken', { kind: 'server', status: 500 }), onRetry: fn() },
};
export default meta;
type Story = StoryObj<typeof StaleRows>;

export const AfterAnError: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/These are the rows from before\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const NoError: Story = {
  args: { error: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
};
