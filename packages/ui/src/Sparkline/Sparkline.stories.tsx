import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from './Sparkline.tsx';

const DAY = 24 * 3600;
/** Noon, New York. */
const start = 1_793_034_000;
const daily = (...values: number[]) =>
  values.map((value, day) => ({ at: start + day * DAY, value }));

const meta = {
  component: Sparkline,
  args: { label: 'Job counts', points: daily(104, 110, 1120, 96, 0, 80) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SixDays: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('img', {
      name: 'Job counts: first 104 on 10/26/2026, last 80 on 10/31/2026, lowest 0 on 10/30/2026, highest 1,120 on 10/28/2026.',
    });
    await expect(line.getBoundingClientRect().width).toBe(280);
    const paths = [...line.children].map((path) => path.getAttribute('d'));
    // The points are a fifth of the width apart. Zero is at the bottom, the maximum at the top.
    await expect(paths.slice(1).map((path) => path?.trim())).toEqual([
      'M 0.00 54.43 L 60.00 54.11 L 120.00 0.00 L 180.00 54.86 L 240.00 60.00 L 300.00 55.71',
      '',
      'M 300.00 55.71 h 0',
    ]);
  },
};

/** No line is drawn across a day without a value. A value between two gaps is a dot. */
export const DayWithoutAValue: Story = {
  args: { points: daily(10, 20, 20, 10).filter((_, day) => day !== 1) },
  play: async ({ canvas }) => {
    const paths = [...canvas.getByRole('img').children].map((path) => path.getAttribute('d'));
    await expect(paths.slice(1, 3).map((path) => path?.trim())).toEqual([
      'M 200.00 0.00 L 300.00 30.00',
      'M 0.00 30.00 h 0',
    ]);
  },
};

export const SameEachDay: Story = { args: { points: daily(80, 80, 80) } };
export const AllZero: Story = { args: { points: daily(0, 0, 0) } };

export const OneDay: Story = {
  args: { points: daily(80) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Job counts: 80 on 10/26/2026.' })).toBeVisible();
  },
};

export const NoValues: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
