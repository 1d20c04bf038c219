import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EntityNameCell } from './EntityLink.tsx';

const meta: Meta<typeof EntityNameCell> = {
  title: 'features/parts/EntityNameCell',
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

/** The name gives way, the badge does not. */
export const Archived: Story = {
  args: { entity: { id: 7, company_name: 'W'.repeat(80), archived: true } },
  play: async ({ canvas, canvasElement }) => {
    const badge = canvas.getByText('Archived').getBoundingClientRect();
    await expect(badge.right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().left + 200);
    await expect(badge.width).toBeGreaterThan(50);
  },
};
