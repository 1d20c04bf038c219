import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ListPagination } from './ListPagination.tsx';

const list = {
  page: 2,
  pageSize: 15,
  setPage: fn<(page: number) => void>(),
  setPageSize: fn<(pageSize: number) => void>(),
};

const meta: Meta<typeof ListPagination> = {
  title: 'features/list/ListPagination',
  component: ListPagination,
  args: { list, data: { total: 110, totalCapped: false } },
};
export default meta;
type Story = StoryObj<typeof ListPagination>;

export const SecondPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total').textContent).toBe('Total 110');
    await expect(canvas.getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(list.setPage).toHaveBeenLastCalledWith(3);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'View' }), '50');
    await expect(list.setPageSize).toHaveBeenLastCalledWith(50);
  },
};

export const Capped: Story = {
  args: { data: { total: 1000, totalCapped: true } },
  play: async ({ canvas }) => expect(canvas.getByText('Total').textContent).toBe('Total 1,000+'),
};

export const BeforeTheFirstAnswer: Story = {
  args: { data: undefined },
  play: async ({ canvas }) => expect(canvas.getByText('Total').textContent).toBe('Total –'),
};
