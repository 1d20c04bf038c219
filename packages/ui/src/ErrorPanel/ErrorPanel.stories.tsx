import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorPanel } from './ErrorPanel.tsx';

const meta = {
  component: ErrorPanel,
  args: {
    title: 'The entities could not be loaded.',
    detail: 'Internal Server Error',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithDetail: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Internal Server Error')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithoutDetail: Story = { args: { detail: undefined } };
export const MarkupIsText: Story = {
  args: { detail: '<img src=x onerror=alert(1)>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  },
};
