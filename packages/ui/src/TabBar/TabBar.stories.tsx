import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabBar } from './TabBar.tsx';

const meta = {
  component: TabBar,
  args: {
    label: 'Data Quality',
    current: '/watch-list',
    tabs: [
      { href: '/daily-job-shift', label: 'Daily Job Shift' },
      { href: '/watch-list', label: 'Watch List' },
      { href: '/pit-stop', label: 'Pit Stop' },
    ],
  },
} satisfies Meta<typeof TabBar>;
export default meta;

export const SecondTabOpen: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Watch List' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Pit Stop' })).toHaveAttribute(
      'href',
      '/pit-stop',
    );
  },
};
