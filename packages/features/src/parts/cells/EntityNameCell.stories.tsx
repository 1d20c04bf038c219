import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EntityNameCell } from './EntityLink.tsx';

const meta: Meta<typeof EntityNameCell> = {
  title: 'parts/EntityNameCell',
  component: EntityNameCell,
  args: { entity: { id: 7, company_name: 'Acme', archived: false } },
  decorators: [
    (Story) => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Acme' })).toHaveAttribute('href', '/entities/7');
    await expect(canvas.queryByText('Archived')).not.toBeInTheDocument();
  },
};

/** A long name is truncated, its archive mark is not. Screen readers get the word "Archived". */
export const Archived: Story = {
  args: { entity: { id: 7, company_name: 'W'.repeat(80), archived: true } },
  play: async ({ canvas }) => {
    const mark = canvas.getByTitle('Archived');
    await expect(mark).toHaveTextContent('Archived');
    const cell = canvas.getByRole('link').closest('div')?.getBoundingClientRect();
    const { width, right } = mark.getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(14);
    await expect(right).toBeLessThanOrEqual(cell?.right ?? 0);
  },
};
