import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DownloadButton } from './DownloadButton.tsx';

const meta = {
  component: DownloadButton,
  args: { label: 'Download CSV', onDownload: fn(() => Promise.resolve()) },
} satisfies Meta<typeof DownloadButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const Downloading: Story = {
  args: { onDownload: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Download CSV' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const DownloadFailed: Story = {
  args: { onDownload: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Download CSV' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    await expect(args.onDownload).toHaveBeenCalledTimes(2);
  },
};
