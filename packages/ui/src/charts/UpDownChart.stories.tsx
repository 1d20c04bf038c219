import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { UpDownChart } from './UpDownChart.ts';

const noon = (day: number) => new Date(2026, 0, day, 12).getTime() / 1000;
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    at: noon(index + 1),
    up: (index * 7) % 13,
    down: (index * 5) % 11,
  }));

const meta: Meta<typeof UpDownChart> = {
  title: 'charts/UpDownChart',
  component: UpDownChart,
  args: {
    label: 'Requests by day',
    days: days(30),
    names: { up: 'Asked', down: 'Answered', net: 'Net' },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('slider', { name: 'Requests by day' });
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Asked (above)',
      'Answered (below)',
      'Net',
    ]);
    // A mark for each day, beside the one in the legend.
    await waitFor(() =>
      expect(
        [...chart.querySelectorAll('path')].map(
          (path) => path.getAttribute('d')?.split('M').length,
        ),
      ).toContain(31),
    );
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      'Asked 8, Answered 2, Net +6 on 01/30/2026',
    );
    chart.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      'Asked 1, Answered 8, Net −7 on 01/29/2026',
    );
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      'Asked 0, Answered 0, Net 0 on 01/01/2026',
    );
  },
};

/** More days than there is room for are summed up. */
export const SevenYears: Story = {
  args: { days: days(2557) },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('slider', { name: 'Requests by day' });
    await waitFor(() => expect(Number(chart.getAttribute('aria-valuemax'))).toBeLessThan(400));
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(chart.getAttribute('aria-valuetext')).toMatch(
      / from 01\/01\/2026 to 01\/\d\d\/2026$/,
    );
  },
};

/** No room for a bar, and a million days: they are summed up before they are drawn. */
export const NoRoom: Story = {
  args: { days: days(1_000_000) },
  decorators: [
    (Chart) => (
      <div style={{ inlineSize: 60 }}>
        <Chart />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('slider', { name: 'Requests by day' });
    await waitFor(() => expect(chart.querySelector('rect')).toBeInTheDocument());
    await expect(chart.querySelectorAll('*').length).toBeLessThan(5000);
    await expect(Number(chart.getAttribute('aria-valuemax'))).toBeLessThanOrEqual(1000);
  },
};

export const OneDay: Story = {
  args: { days: days(1) },
  play: async ({ canvas, canvasElement }) => {
    const chart = await canvas.findByRole('slider', { name: 'Requests by day' });
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      'Asked 0, Answered 0, Net 0 on 01/01/2026',
    );
    await waitFor(() => expect(chart.querySelector('rect')).toBeInTheDocument());
    await expect(canvasElement.innerHTML).not.toContain('NaN');
  },
};

export const NoChanges: Story = {
  args: { days: days(30).map(({ at }) => ({ at, up: 0, down: 0 })) },
};
