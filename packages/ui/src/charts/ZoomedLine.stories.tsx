import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { LineChart } from './LineChart.ts';

const dayAt = (index: number) => new Date(2019, 0, 1 + index, 12).getTime() / 1000;
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    at: dayAt(index),
    value: 1000 + (index % 7) * 10 + Math.round(Math.sin(index / 200) * 300),
    average: 1030 + Math.round(Math.sin(index / 200) * 300),
  }));

/** Seven years: it can be zoomed and panned. */
const meta: Meta<typeof LineChart> = {
  title: 'charts/LineChart zoomed',
  component: LineChart,
  args: {
    label: 'Job counts',
    points: days(2557),
    names: { value: 'Count', average: '7-day average' },
    canZoom: true,
  },
};
export default meta;
type Story = StoryObj<typeof LineChart>;

const ALL = 'Shown: 01/01/2019 to 12/31/2025';
const chart = () => screen.findByRole('slider', { name: 'Job counts' });
const shown = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole('button', { name });
const countDrawn = (field: HTMLElement) =>
  field.querySelector('path')?.getAttribute('d')?.match(/[ML]/g)?.length;
const drawn = async () => {
  const field = await chart();
  await waitFor(() => expect(countDrawn(field)).toBeGreaterThan(1));
  return field;
};
/** The length of what is shown, in days. */
const length = () => {
  const [from = '', to = ''] = shown()?.match(/\d\d\/\d\d\/\d{4}/g) ?? [];
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
};
const pointAt = (field: HTMLElement, share: number) => {
  const { left, top, width } = field.getBoundingClientRect();
  return { clientX: left + 56 + (width - 68) * share, clientY: top + 60 };
};

/** Plus and minus zoom about the cursor, the arrow keys take the view along, zero shows all. */
export const ZoomedByKeys: Story = {
  play: async () => {
    const field = await drawn();
    await expect(shown()).toBe(ALL);
    field.focus();
    await userEvent.keyboard('+');
    await expect(length()).toBe(1278);
    await expect(shown()).toMatch(/to 12\/31\/2025$/);
    await expect(field).toHaveAttribute('aria-valuenow', '2557');
    await userEvent.keyboard('={+>9/}');
    await expect(length()).toBe(6);
    await expect(countDrawn(field)).toBe(8);
    await userEvent.keyboard('{ArrowLeft>9/}');
    await expect(field).toHaveAttribute('aria-valuetext', expect.stringMatching(/ 12\/22\/2025$/));
    await expect(shown()).toBe('Shown: 12/22/2025 to 12/28/2025');
    await userEvent.keyboard('-');
    await expect(length()).toBe(12);
    await userEvent.keyboard('{Home}');
    await expect(shown()).toBe('Shown: 01/01/2019 to 01/13/2019');
    await expect(field).toHaveAttribute('aria-valuenow', '1');
    await userEvent.keyboard('0');
    await expect(shown()).toBe(ALL);
    await expect(field).toHaveAttribute('aria-valuenow', '1');
  },
};

/** Dragging pans. The words change when it ends, and meanwhile the cursor is not moved. */
export const Dragged: Story = {
  play: async () => {
    const field = await drawn();
    field.focus();
    await userEvent.keyboard('++');
    await expect(length()).toBe(639);
    const before = shown();
    const line = () => field.querySelector('path')?.getAttribute('d');
    const lineBefore = line();
    const read = field.getAttribute('aria-valuetext');
    const user = userEvent.setup();
    await user.pointer([
      { target: field, keys: '[MouseLeft>]', coords: pointAt(field, 0.25) },
      { target: field, coords: pointAt(field, 0.5) },
      { target: field, coords: pointAt(field, 0.75) },
    ]);
    await waitFor(() => expect(line()).not.toBe(lineBefore));
    await expect(shown()).toBe(before);
    await expect(field).toHaveAttribute('aria-valuetext', read);
    await user.pointer([{ target: field, keys: '[/MouseLeft]', coords: pointAt(field, 0.75) }]);
    await expect(shown()).not.toBe(before);
    await expect(length()).toBe(639);
    const [, to = ''] = shown()?.match(/to (.*)$/) ?? [];
    await expect(Date.parse(to)).toBeCloseTo(Date.parse('12/31/2025') - 319.5 * 86_400_000, -9);
  },
};

/** A wheel zooms with Ctrl alone; else it scrolls the page. */
export const ZoomedByWheel: Story = {
  play: async () => {
    const field = await drawn();
    const turn = (ctrlKey: boolean, deltaY: number) =>
      field.dispatchEvent(
        new WheelEvent('wheel', {
          bubbles: true,
          cancelable: true,
          ctrlKey,
          deltaY,
          ...pointAt(field, 0.5),
        }),
      );
    await expect(turn(false, -100)).toBe(true);
    await expect(turn(true, -100)).toBe(false);
    await waitFor(() => expect(length()).toBeLessThan(2000));
    await expect(shown()).toMatch(/^Shown: \d\d\/\d\d\/2020 to \d\d\/\d\d\/2024$/);
    turn(true, 500);
    await waitFor(() => expect(shown()).toBe(ALL));
  },
};

export const ZoomedByButtons: Story = {
  play: async () => {
    await drawn();
    for (const name of ['Zoom out', 'Show all']) {
      button(name).focus();
      await waitFor(() => expect(button(name)).toHaveAccessibleDescription('All days are shown.'));
    }
    await userEvent.click(button('Zoom in'));
    await expect(length()).toBe(1278);
    await userEvent.click(button('Zoom out'));
    await expect(shown()).toBe(ALL);
    for (let turn = 0; turn < 9; turn += 1) await userEvent.click(button('Zoom in'));
    await expect(length()).toBe(6);
    await waitFor(() =>
      expect(button('Zoom in')).toHaveAccessibleDescription('Fewer days cannot be shown.'),
    );
    await userEvent.click(button('Show all'));
    await expect(shown()).toBe(ALL);
  },
};

/** What is said of the values is said of those that are shown. */
export const ZoomedToAPart: Story = {
  args: {
    points: days(100).map((point, index) => ({ ...point, value: index < 50 ? 5 : index })),
  },
  play: async () => {
    const field = await drawn();
    await expect(field).toHaveAccessibleDescription('Lowest 5, highest 99');
    field.focus();
    await userEvent.keyboard('++');
    await expect(field).toHaveAccessibleDescription('Lowest 75, highest 99');
  },
};

export const TooFewDaysToZoom: Story = {
  args: { points: days(60) },
  play: async () => {
    await drawn();
    await expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await expect(screen.queryByRole('status')).not.toBeInTheDocument();
  },
};

/** Points of one instant, without any value: there is nothing to zoom. */
export const OneInstant: Story = {
  args: { points: days(61).map((point) => ({ ...point, at: dayAt(0), value: null })) },
  play: async ({ canvasElement }) => {
    const field = await chart();
    field.focus();
    await userEvent.keyboard('+-0{Home}{End}');
    await expect(shown()).toBe('Shown: 01/01/2019 to 01/01/2019');
    await expect(field).toHaveAttribute('aria-valuetext', 'No value on 01/01/2019');
    await expect(canvasElement.innerHTML).not.toContain('NaN');
  },
};

/** A million points are thinned out before they are drawn, all of them and in part. */
export const AMillionDays: Story = {
  args: {
    points: Array.from({ length: 1_000_000 }, (_, index) => ({
      at: dayAt(0) + index * 60,
      value: index === 777_777 ? 5000 : index % 10,
      average: 4.5,
    })),
  },
  play: async () => {
    const field = await drawn();
    await expect(countDrawn(field)).toBeLessThan(8000);
    await expect(screen.getByText(/highest 5,000$/)).toBeVisible();
    field.focus();
    await userEvent.keyboard('++');
    await waitFor(() => expect(screen.getByText(/highest 5,000$/)).toBeVisible());
    await userEvent.keyboard('+');
    await waitFor(() => expect(screen.getByText(/highest 9$/)).toBeVisible());
    await expect(countDrawn(field)).toBeLessThan(8000);
  },
};
