import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { MoreRows } from './MoreRows.tsx';

const meta: Meta<typeof MoreRows<string>> = {
  title: 'features/parts/MoreRows',
  component: MoreRows<string>,
  args: {
    rows: ['one', 'two', 'three', 'four', 'five', 'six'],
    children: (shown) => (
      <ul>
        {shown.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const count = () => screen.getAllByRole('listitem').length;

export const Six: Story = {
  play: async () => {
    await expect(count()).toBe(5);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await expect(count()).toBe(6);
    await userEvent.click(screen.getByRole('button', { name: 'Less' }));
    await expect(count()).toBe(5);
  },
};

export const Five: Story = {
  args: { rows: ['one', 'two', 'three', 'four', 'five'] },
  play: async () => {
    await expect(count()).toBe(5);
    await expect(screen.queryByRole('button')).toBeNull();
  },
};
