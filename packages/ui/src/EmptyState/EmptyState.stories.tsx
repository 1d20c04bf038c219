import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: {
    title: 'No entity matches these filters.',
    children: 'Take a filter away, or search for something else.',
    action: <Button>Clear filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SentenceAndButton: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No entity matches these filters.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

export const SentenceOnly: Story = { args: { children: undefined, action: undefined } };
