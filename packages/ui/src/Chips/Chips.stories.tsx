import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Chips } from './Chips.tsx';

const meta = {
  component: Chips,
  args: {
    label: 'Active filters',
    chips: [
      { id: 'tag:7', label: 'Tags: NASDAQ' },
      { id: 'ticker', label: 'Ticker: NVDA' },
    ],
    onRemove: fn(),
  },
} satisfies Meta<typeof Chips>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SeveralChosen: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Active filters' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ticker: NVDA' }));
    await expect(args.onRemove).toHaveBeenCalledWith('ticker');
  },
};

/** A field beside the chips may have a button "Remove NASDAQ" of its own. */
export const ShortNames: Story = {
  args: { chips: [{ id: 'tag:7', label: 'NASDAQ', fullName: 'Tags: NASDAQ' }] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('NASDAQ')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tags: NASDAQ' }));
    await expect(args.onRemove).toHaveBeenCalledWith('tag:7');
  },
};

export const NothingChosen: Story = {
  args: { chips: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const MoreThanTheLimit: Story = {
  args: { limit: 2, chips: ['A', 'B', 'C', 'D', 'E'].map((label) => ({ id: label, label })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'A',
      'B',
      '+3',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /Show 3 more/ }));
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'A',
      'B',
      'C',
      'D',
      'E',
    ]);
  },
};

export const LongAndForeign: Story = {
  args: {
    chips: [
      { id: 'a', label: `Tags: ${'very long '.repeat(20)}` },
      { id: 'b', label: 'תגית: חומרה' },
      { id: 'c', label: '<b>bold</b> 🙂' },
    ],
  },
};
