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

const right = (element: Element) => element.getBoundingClientRect().right;

/** The counts come after the rows, and no tab moves. */
export const CountsToCome: StoryObj<typeof meta> = {
  args: { tabs: meta.args.tabs.map((tab) => ({ ...tab, count: null })) },
  render: (args) => (
    <>
      <TabBar {...args} />
      <TabBar
        {...args}
        label="With counts"
        tabs={args.tabs.map((tab) => ({ ...tab, count: 4115 }))}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const [before, after] = canvas.getAllByRole('link', { name: 'Pit Stop' }).map(right);
    await expect(before).toBe(after);
  },
};
