import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = { component: ProgressBar, args: { active: true } } satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { covers: ['A-SHL-020'] },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Loading' });
    await expect(bar).toBeVisible();
    await expect(bar.getBoundingClientRect().top).toBe(0);
    await expect(bar.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  },
};

export const NothingUnderWay: Story = {
  args: { active: false },
  parameters: { covers: ['A-SHL-021'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};
