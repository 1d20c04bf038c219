import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  component: Breadcrumb,
  args: { items: [{ label: 'Entities', href: '/entities' }, { label: 'Acme' }] },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoLevels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Entities' })).toHaveAttribute(
      'href',
      '/entities',
    );
    await expect(canvas.getByText('Acme')).toHaveAttribute('aria-current', 'page');
  },
};

export const LongName: Story = {
  args: {
    items: [{ label: 'Entities', href: '/entities' }, { label: 'Aktiengesellschaft'.repeat(14) }],
  },
};
