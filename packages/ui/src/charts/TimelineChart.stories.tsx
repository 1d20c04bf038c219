import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { TimelineChart } from './TimelineChart.ts';

const HOUR = 3600;
const NOW = 1_795_270_500;

const meta = {
  title: 'charts/TimelineChart',
  component: TimelineChart,
  args: {
    label: 'Stages of runs',
    now: NOW,
    spans: [
      { id: 3, lane: 'Parsing', from: NOW - 5 * HOUR, to: null, text: 'Parsing since 5 hours' },
      { id: 1, lane: 'Spidering', from: NOW - 9 * HOUR, to: NOW - 8 * HOUR, text: 'Spidering 1' },
      { id: 2, lane: 'Parsing', from: NOW - 8 * HOUR, to: NOW - 7 * HOUR, text: 'Parsing 1' },
      { id: 4, lane: 'Spidering', from: NOW - 6 * HOUR, to: NOW - 6 * HOUR, text: 'An instant' },
    ],
  },
} satisfies Meta<typeof TimelineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const bar = (name: string) => screen.findByRole('img', { name });

export const Spans: Story = {
  play: async ({ step }) => {
    await step('one bar is a stop of the Tab key, the newest at first', async () => {
      await expect(await bar('An instant')).toHaveAttribute('tabindex', '-1');
      await userEvent.tab();
      await waitFor(async () => expect(await bar('Parsing since 5 hours')).toHaveFocus());
    });
    await step('arrows, Home and End walk through time', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(await bar('An instant')).toHaveFocus();
      await expect(screen.getByText('An instant', { selector: 'figcaption' })).toBeVisible();
      await userEvent.keyboard('{Home}');
      await expect(await bar('Spidering 1')).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(await bar('Spidering 1')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{End}');
      await expect(await bar('Parsing since 5 hours')).toHaveFocus();
    });
    await step('later is further right, and an instant can be seen', async () => {
      const [early, late] = [await bar('Spidering 1'), await bar('An instant')];
      await expect(early.getBoundingClientRect().right).toBeLessThan(
        late.getBoundingClientRect().left,
      );
      await expect(late.getBoundingClientRect().width).toBeGreaterThanOrEqual(3);
    });
    await step('an open span has an outline of dashes, and no other has', async () => {
      const outline = async (name: string) => getComputedStyle(await bar(name)).strokeDasharray;
      await expect(await outline('Parsing since 5 hours')).not.toBe('none');
      await expect(await outline('Parsing 1')).toBe('none');
    });
    await step('a pointer shows the words', async () => {
      await userEvent.hover(await bar('Parsing 1'));
      await expect(screen.getByText('Parsing 1', { selector: 'figcaption' })).toBeVisible();
    });
  },
};

/** One span only, and names that strain the layout. */
export const Narrow: Story = {
  args: {
    spans: [
      {
        id: 1,
        lane: 'Stellenangebotsübersichtsseite: Parsing',
        from: -90_000,
        to: -86_400,
        text: 'Before 1970',
      },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <TimelineChart {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(await bar('Before 1970')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Empty: Story = {
  args: { spans: [] },
  play: async () => {
    await expect(await screen.findByRole('figure', { name: 'Stages of runs' })).toBeInTheDocument();
    await expect(screen.queryByRole('img')).toBeNull();
  },
};
