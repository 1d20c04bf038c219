import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LifecycleBadge } from './LifecycleBadge.tsx';

const meta: Meta<typeof LifecycleBadge> = {
  title: 'parts/LifecycleBadge',
  component: LifecycleBadge,
  args: { archived: false },
};
export default meta;
type Story = StoryObj<typeof LifecycleBadge>;

export const Active: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('Active')).toBeVisible(),
};
export const Archived: Story = {
  args: { archived: true },
  play: async ({ canvas }) => expect(canvas.getByText('Archived')).toBeVisible(),
};
