import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScrapeLink } from './EntityLink.tsx';

const meta: Meta<typeof ScrapeLink> = {
  title: 'features/parts/ScrapeLink',
  component: ScrapeLink,
  args: { id: 812, children: 'Acme Workday' },
};
export default meta;

export const NewTab: StoryObj<typeof ScrapeLink> = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Acme Workday' });
    await expect(link).toHaveAttribute('href', '/scrapes/812');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
