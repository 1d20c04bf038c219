import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } }, // in an iframe, because an open dialog would cover the docs page
  args: {
    title: 'Unarchive entity?',
    confirmLabel: 'Unarchive',
    pending: false,
    onConfirm: fn(),
    onClose: fn(),
    children: 'Acme will be active again.',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Unarchive entity?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Unarchive' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Cancelled: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Danger: Story = {
  args: { tone: 'danger', title: 'Archive entity?', confirmLabel: 'Archive' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const WaitingForTheAnswer: Story = {
  args: { pending: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Unarchive' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const FailedToUnarchive: Story = {
  args: { error: 'The server could not be reached.' },
  play: async () => {
    await expect(await screen.findByText('The server could not be reached.')).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument(); // Only the notice has the role alert.
  },
};
