import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { ChartPoint } from './chartValues.ts';
import { LineChart } from './LineChart.ts';

const noon = (date: number) => new Date(2026, 10, date, 12).getTime() / 1000;
const pointsOf = (...values: readonly (number | null)[]): readonly ChartPoint[] =>
  values.map((value, index) => ({ at: noon(index + 1), value }));

const meta: Meta<typeof LineChart> = {
  title: 'charts/LineChart',
  component: LineChart,
  args: {
    label: 'Job counts',
    points: pointsOf(80, 82, 90, 85, 120, 118, 60),
    names: { value: 'Count', average: '7-day average' },
  },
};
export default meta;
type Story = StoryObj<typeof LineChart>;

const said = (value: number, day: string) => `Count ${value}, 7-day average none on ${day}`;
const cursor = () => screen.findByRole('slider', { name: 'Job counts' });
const lineOf = (canvas: HTMLElement) =>
  waitFor(() => {
    const path = canvas.querySelector('path')?.getAttribute('d');
    if (!path) throw new Error('There is no line yet.');
    return path;
  });

/** It begins at the last day. Each key is read out by the value of the cursor. */
export const WalkedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await lineOf(canvasElement);
    const chart = await cursor();
    await expect(chart).toHaveAttribute('aria-valuetext', said(60, '11/07/2026'));
    await expect(chart).toHaveAccessibleDescription('Lowest 60, highest 120');
    chart.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(chart).toHaveAttribute('aria-valuetext', said(120, '11/05/2026'));
    await expect(screen.getByText(said(120, '11/05/2026'))).toBeVisible();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(chart).toHaveAttribute('aria-valuetext', said(80, '11/01/2026'));
    await userEvent.keyboard('{End}');
    await expect(chart).toHaveAttribute('aria-valuenow', '7');
    await expect((await lineOf(canvasElement)).match(/[ML]/g)).toHaveLength(7);
  },
};

/** The line breaks where a value or its whole day is missing; a lone value is a dot. */
export const Gaps: Story = {
  args: { points: pointsOf(10, 12, null, 40, null, null, 8, 9).filter((_, day) => day !== 4) },
  play: async ({ canvasElement }) => {
    await expect((await lineOf(canvasElement)).match(/M/g)).toHaveLength(3);
    await expect(canvasElement.querySelectorAll('path')[1]?.getAttribute('d')).toMatch(
      /^M[\d.]+,[\d.]+h0$/,
    );
    const chart = await cursor();
    chart.focus();
    for (const keys of ['{Home}{ArrowRight}{ArrowRight}', '{ArrowRight}{ArrowRight}']) {
      await userEvent.keyboard(keys);
      await expect(chart).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^No value on 11\/0[35]\/2026$/),
      );
    }
  },
};

/** A month begins one day after a label: one of the two would cover the other. */
export const OverSeveralMonths: Story = {
  args: {
    points: Array.from({ length: 28 }, (_, index) => ({ at: noon(index - 8), value: index % 5 })),
  },
  decorators: [
    (Chart) => (
      <div style={{ inlineSize: 760 }}>
        <Chart />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await lineOf(canvasElement);
    const labels = [...canvasElement.querySelectorAll('text')]
      .filter(({ textContent }) => textContent?.includes('/'))
      .map((label) => label.getBoundingClientRect())
      .toSorted((a, b) => a.left - b.left);
    await expect(labels.length).toBeGreaterThan(6);
    for (const [index, { left }] of labels.slice(1).entries())
      await expect(left).toBeGreaterThan(labels[index]?.right ?? Infinity);
  },
};

export const OneDay: Story = {
  args: { points: pointsOf(42) },
  play: async ({ canvasElement }) => {
    await expect(await lineOf(canvasElement)).not.toMatch(/NaN/);
    const chart = await cursor();
    chart.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuetext', said(42, '11/01/2026'));
  },
};

export const NegativeValues: Story = {
  args: { points: pointsOf(-5, -20, 15, 0) },
  play: async ({ canvasElement }) => {
    await lineOf(canvasElement);
    await expect(screen.getByText('Lowest -20, highest 15')).toBeVisible();
  },
};

export const NoValues: Story = {
  args: { points: pointsOf(null, null) },
  play: async () => {
    await expect(await cursor()).toHaveAttribute('aria-valuetext', 'No value on 11/02/2026');
    await expect(screen.getByText('No values')).toBeVisible();
  },
};

/** Each point has its average: two lines, named in a legend. The pointer reads the nearest day. */
export const TwoLines: Story = {
  args: {
    points: pointsOf(10, 20, 30).map((point, index) => ({ ...point, average: 10 + index * 5 })),
  },
  play: async ({ canvasElement }) => {
    await lineOf(canvasElement);
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(2);
    await expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Count',
      '7-day average',
    ]);
    const chart = await cursor();
    const { left, top, width } = chart.getBoundingClientRect();
    await userEvent.pointer({
      target: chart,
      coords: { clientX: left + width / 2, clientY: top + 20 },
    });
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      'Count 20, 7-day average 15 on 11/02/2026',
    );
    await userEvent.unhover(chart);
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      'Count 30, 7-day average 20 on 11/03/2026',
    );
  },
};

/** Far more points than pixels: drawn as few, read one by one. */
export const ManyPoints: Story = {
  args: {
    points: Array.from({ length: 200_000 }, (_, index) => ({
      at: noon(1) + index * 60,
      value: index === 77_777 ? 5000 : index % 10,
    })),
  },
  play: async ({ canvasElement }) => {
    const line = await lineOf(canvasElement);
    await expect(line.match(/[ML]/g)?.length).toBeLessThan(8000);
    await expect(await cursor()).toHaveAttribute('aria-valuemax', '200000');
    await expect(screen.getByText(/highest 5,000$/)).toBeVisible();
  },
};
