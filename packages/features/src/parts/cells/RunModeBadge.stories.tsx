import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RunModeBadge } from './LifecycleBadge.tsx';

const meta = {
  title: 'parts/RunModeBadge',
  component: RunModeBadge,
  args: { active: true },
} satisfies Meta<typeof RunModeBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Automatic: Story = {
  parameters: { covers: ['A-DAT-008'] },
  play: async ({ canvas }) => expect(canvas.getByText('Automatic')).toBeVisible(),
};
export const Manual: Story = {
  args: { active: false },
  play: async ({ canvas }) => expect(canvas.getByText('Manual')).toBeVisible(),
};
