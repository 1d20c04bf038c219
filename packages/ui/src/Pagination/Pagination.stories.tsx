import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  component: Pagination,
  args: {
    page: 1,
    pageSize: 15,
    total: 300,
    pageSizes: [5, 10, 15, 20, 50, 100],
    onPageChange: fn(),
    onPageSizeChange: fn(),
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstOfManyPages: Story = {
  args: { total: 12_345 },
  play: async ({ args, canvas, step }) => {
    await step('A-SHL-027 the exact total shows', async () => {
      await expect(canvas.getByText('Total')).toHaveTextContent('Total 12,345');
    });
    await step('A-SHL-028 A-CON-002 B-CON-006 View offers the page sizes', async () => {
      const view = canvas.getByRole('combobox', { name: 'View' });
      await expect(view).toHaveValue('15');
      await expect(
        within(view)
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual(['5', '10', '15', '20', '50', '100']);
      await userEvent.selectOptions(view, '50');
      await expect(args.onPageSizeChange).toHaveBeenCalledWith(50);
    });
    await step('A-SHL-029 a page button asks for its page', async () => {
      await userEvent.click(
        within(canvas.getByRole('navigation', { name: 'Pagination' })).getByRole('button', {
          name: '2',
        }),
      );
      await expect(args.onPageChange).toHaveBeenCalledWith(2);
    });
  },
};

const pageNames = (canvas: { getByRole: typeof screen.getByRole }) =>
  [...canvas.getByRole('navigation').children].map((item) => item.textContent).filter(Boolean);

export const MiddleOfMany: Story = {
  args: { page: 10 },
  parameters: { covers: ['A-SHL-030', 'A-CON-003', 'B-CON-007'] },
  play: async ({ canvas }) => {
    await expect(pageNames(canvas)).toEqual(['1', '…', '9', '10', '11', '…', '20']);
    await expect(canvas.getByRole('button', { name: '10' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const FirstPage: Story = {
  play: async ({ args, canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
};

export const LastPage: Story = {
  args: { page: 20 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(19);
  },
};

export const PastTheEnd: Story = {
  args: { page: 400, total: 286 },
  play: async ({ args, canvas }) => {
    await expect(pageNames(canvas)).toEqual(['1', '…', '19', '20']);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(20);
  },
};

export const TotalUnknown: Story = {
  args: { total: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total')).toHaveTextContent('Total –');
  },
};

export const TotalCapped: Story = {
  args: { total: 10_000, totalCapped: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total')).toHaveTextContent('Total 10,000+');
  },
};

export const NoRows: Story = { args: { total: 0 } };

/** A screen reader hears how many rows a search has found. */
export const TotalChanges: Story = {
  render: function Searched(args) {
    const [total, setTotal] = useState(300);
    return (
      <>
        <button type="button" onClick={() => setTotal(0)}>
          Search
        </button>
        <Pagination {...args} total={total} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const announced = canvas.getByText('Total');
    await expect(announced).toHaveAttribute('aria-live', 'polite');
    await expect(announced).toHaveAttribute('aria-atomic', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    // The same element: what a live region holds when it is mounted is not read.
    await expect(announced).toHaveTextContent('Total 0');
  },
};
