import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StageBadge } from './LifecycleBadge.tsx';

const meta = {
  title: 'parts/StageBadge',
  component: StageBadge,
  args: { status: 'idle' },
} satisfies Meta<typeof StageBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('Idle')).toBeVisible(),
};
export const Parsing: Story = {
  args: { status: 'parsing' },
  play: async ({ canvas }) => expect(canvas.getByText('Parsing')).toBeVisible(),
};
export const Spidering: Story = {
  args: { status: 'spidering' },
  play: async ({ canvas }) => expect(canvas.getByText('Spidering')).toBeVisible(),
};

/** A newer back end may know more stages than this console. */
export const UnknownStage: Story = {
  args: { status: 'cleanup' },
  play: async ({ canvas }) => expect(canvas.getByText('cleanup')).toBeVisible(),
};
