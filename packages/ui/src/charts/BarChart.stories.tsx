import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { BarChart } from './BarChart.ts';

const meta: Meta<typeof BarChart> = {
  title: 'charts/BarChart',
  component: BarChart,
  args: {
    label: 'Jobs by country',
    bars: [
      { name: 'United States', value: 1200 },
      { name: 'Germany', value: 300 },
      { name: 'The Former Something Republic of Somewhere', value: 12 },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof BarChart>;

const barsOf = (canvas: HTMLElement) =>
  waitFor(() => {
    const widths = [...canvas.querySelectorAll('rect')].map((bar) => bar.width.baseVal.value);
    if (widths.length === 0) throw new Error('There are no bars yet.');
    return widths;
  });

export const LargestFirst: Story = {
  play: async ({ canvasElement }) => {
    const [first = 0, second = 0] = await barsOf(canvasElement);
    await expect(first / second).toBeCloseTo(4, 3);
    await expect(
      screen.getByRole('img', {
        name: 'Jobs by country: 3 bars, the largest United States 1,200, the smallest The Former Something Republic of Somewhere 12',
      }),
    ).toBeVisible();
    await expect(screen.getByText('1,200')).toBeVisible();
    await expect(screen.getByText('The Form…Somewhere')).toBeVisible();
  },
};

export const SameNamesZeroAndNegative: Story = {
  args: {
    bars: [
      { name: 'Same', value: 10 },
      { name: 'Same', value: -5 },
      { name: 'None', value: 0 },
    ],
  },
  play: async ({ canvasElement }) => {
    const widths = await barsOf(canvasElement);
    await expect(widths).toHaveLength(3);
    await expect(widths[2]).toBe(0);
  },
};

export const OneBar: Story = {
  args: { bars: [{ name: 'Canada', value: 7 }] },
  play: async () => {
    await expect(
      await screen.findByRole('img', { name: 'Jobs by country: Canada 7' }),
    ).toBeVisible();
  },
};
