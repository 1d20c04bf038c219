import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MoreRows } from './MoreRows.tsx';

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

const meta: Meta<typeof MoreRows<string>> = {
  title: 'parts/MoreRows',
  component: MoreRows<string>,
  args: {
    rows: words,
    children: (shown) => (
      <ul>
        {shown.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const MoreThanFive: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByRole('button', { name: 'Less' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const FiveAtMost: Story = {
  args: { rows: words.slice(0, 5) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
