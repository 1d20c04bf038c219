import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JobLink, ScrapeLink } from './EntityLink.tsx';

const meta: Meta<typeof ScrapeLink> = {
  title: 'parts/ScrapeLink',
  component: ScrapeLink,
  args: { id: 812, children: 'Acme Workday' },
};
export default meta;

export const LeadsToANewTab: StoryObj<typeof ScrapeLink> = {
  parameters: { covers: ['B-ENH-004'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Acme Workday' });
    await expect(link).toHaveAttribute('href', '/scrapes/812');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** So does the link to a job. */
export const JobInANewTab: StoryObj<typeof ScrapeLink> = {
  parameters: { covers: ['B-ENH-004'] },
  render: () => <JobLink id={7}>Driver</JobLink>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Driver' });
    await expect(link).toHaveAttribute('href', '/jobs/7');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
