import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { existing } from '../testing/existing.ts';
import { MarkedLine, type ChartLane } from './MarkedLine.ts';

const DAY = 86_400;
const FROM = Date.UTC(2026, 9, 23) / 1000;
const TO = FROM + 30 * DAY;
const noon = (day: number) => FROM + day * DAY + DAY / 2;
const points = Array.from({ length: 30 }, (_, day) => ({
  at: noon(day),
  value: day === 29 ? 52 : 104 + (day % 5),
  average: 106,
}));
const save = (id: number, at: number) => ({
  id: `save-${id}`,
  at,
  text: `Parser ${id} saved`,
  href: `/scrapes/812/parser/history?right=${id}`,
});
const retry = fn();

const saves: ChartLane = {
  id: 'saves',
  label: 'Code saves',
  describeMany: (count) => `${count} code saves`,
  marks: [save(1, noon(3)), save(2, noon(28)), save(3, noon(28) + 600), save(4, noon(28) + 900)],
  part: 'ready',
};
const runs: ChartLane = {
  id: 'runs',
  label: 'Runs',
  describeMany: (count) => `${count} runs`,
  marks: [
    { id: 'run-1', at: noon(10), until: noon(12), text: 'Run of two days', href: '/scrapes/812' },
    { id: 'run-2', at: noon(20), until: noon(20), text: 'Failed run', href: '/', tone: 'danger' },
  ],
  part: 'ready',
};

const meta = {
  title: 'charts/MarkedLine',
  component: MarkedLine,
  args: {
    label: 'Job counts',
    from: FROM,
    to: TO,
    points,
    names: { value: 'Count', average: '7-day average' },
    part: 'ready',
    lanes: [saves, runs],
    none: 'None',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MarkedLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const lane = async (name: string) => within(await screen.findByRole('list', { name }));

export const EventsBelowTheLine: Story = {
  parameters: { covers: ['H-EVI-006', 'H-EVI-007'] },
  play: async ({ step }) => {
    await step('H-EVI-006 the line is walked through as a slider', async () => {
      const slider = await screen.findByRole('slider', { name: 'Job counts' });
      await expect(slider).toHaveAttribute(
        'aria-valuetext',
        'Count 52, 7-day average 106 on 11/21/2026',
      );
      slider.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(slider).toHaveAttribute('aria-valuenow', '29');
    });
    await step(
      'H-EVI-006 a lane is one stop of the Tab key, and arrows walk its marks',
      async () => {
        await userEvent.tab();
        const group = (await lane('Code saves')).getByRole('button', { name: /^3 code saves, / });
        await expect(group).toHaveFocus();
        await userEvent.keyboard('{ArrowLeft}');
        const first = (await lane('Code saves')).getByRole('link', { name: 'Parser 1 saved' });
        await expect(first).toHaveFocus();
        await expect(first).toHaveAttribute('href', '/scrapes/812/parser/history?right=1');
        await userEvent.tab();
        await expect((await lane('Runs')).getByRole('link', { name: 'Failed run' })).toHaveFocus();
      },
    );
    await step('H-EVI-007 marks that fall together open to a list', async () => {
      const group = (await lane('Code saves')).getByRole('button');
      await userEvent.click(group);
      await expect(group).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() =>
        expect(screen.getByRole('link', { name: 'Parser 2 saved' })).toHaveFocus(),
      );
      await expect(screen.getByRole('link', { name: 'Parser 4 saved' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(group).toHaveFocus();
      await expect(screen.queryByRole('link', { name: 'Parser 4 saved' })).toBeNull();
    });
    await step('marks stand at their instants on the axis of the line', async () => {
      const middle = (element: Element) => {
        const { left, width } = element.getBoundingClientRect();
        return left + width / 2;
      };
      const mark = (await lane('Code saves')).getByRole('link', { name: 'Parser 1 saved' });
      const slider = screen.getByRole('slider');
      const { left, width } = slider.getBoundingClientRect();
      const place = left + 56 + ((noon(3) - FROM) / (TO - FROM)) * (width - 68);
      await expect(Math.abs(middle(mark) - place)).toBeLessThan(1);
    });
  },
};

/** The day that the marks are about is shaded, with edges, and named below. */
export const ShadedDay: Story = {
  args: { shaded: { at: noon(29), text: 'Day under review' } },
  play: async ({ canvasElement }) => {
    await expect(await screen.findByText('Day under review: 11/21/2026')).toBeVisible();
    const chart = await screen.findByRole('slider');
    const shade = await waitFor(() => {
      const rect = chart.querySelector('rect');
      if (!rect) throw new Error('There is no shade yet.');
      return rect.getBoundingClientRect();
    });
    const dot = existing(canvasElement.querySelector('circle')).getBoundingClientRect();
    const middle = dot.left + dot.width / 2;
    await expect(shade.left).toBeLessThan(middle);
    await expect(shade.right).toBeGreaterThan(middle);
    await expect(shade.right).toBeLessThanOrEqual(chart.getBoundingClientRect().right - 12);
  },
};

/** Of one or two jobs the averages lie between whole numbers, the labels of the axis do not. */
export const FewJobs: Story = {
  args: { points: points.map(({ at }, day) => ({ at, value: day % 2, average: 3 / 7 })) },
  parameters: { covers: ['H-EVI-020'] },
  play: async () => {
    const chart = await screen.findByRole('slider');
    const labels = () => Array.from(chart.querySelectorAll('text'), (label) => label.textContent);
    await waitFor(() =>
      expect(labels().filter((label) => !label.includes('/'))).toEqual(['0', '1']),
    );
    await expect(chart.querySelectorAll('.visx-rows line')).toHaveLength(2);
  },
};

/** Nothing of the parts that are on their way or could not be loaded is drawn. */
export const PartsLoadingAndFailed: Story = {
  args: {
    points: [],
    part: 'loading',
    lanes: [
      { ...saves, part: { failed: 'Not loaded.', onRetry: retry } },
      { ...runs, marks: [] },
    ],
  },
  play: async () => {
    await expect(await screen.findByText('Loading...')).toBeInTheDocument();
    await expect(screen.queryByRole('slider')).toBeNull();
    await expect(await screen.findByText('None')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry Code saves' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 360 }}>
      <MarkedLine {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await screen.findByRole('slider');
    const [box] = canvasElement.querySelectorAll('div');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  },
};
