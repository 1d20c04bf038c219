import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EntityLink } from './EntityLink.tsx';

const meta: Meta<typeof EntityLink> = {
  title: 'parts/EntityLink',
  component: EntityLink,
  args: { id: 7, children: 'Acme' },
};
export default meta;

export const LeadsToANewTab: StoryObj<typeof EntityLink> = {
  parameters: { covers: ['A-ENT-015', 'A-ENT-016'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Acme' });
    await expect(link).toHaveAttribute('href', '/entities/7');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
