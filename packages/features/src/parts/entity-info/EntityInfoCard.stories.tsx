import { acme, archivedEntity, withoutWebsite } from '@console/mocks/entities/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EntityInfoCard } from './EntityInfoCard.tsx';

const meta: Meta<typeof EntityInfoCard> = {
  title: 'parts/EntityInfoCard',
  component: EntityInfoCard,
  args: { entity: acme },
};
export default meta;
type Story = StoryObj<typeof EntityInfoCard>;

export const AllValues: Story = {
  parameters: { covers: ['B-ENS-005', 'A-DAT-005'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvas.getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeVisible();
  },
};

export const Archived: Story = {
  args: { entity: archivedEntity },
  play: async ({ canvas }) => expect(canvas.getByText('Archived')).toBeVisible(),
};

/** An absent value is an en dash; tier 0 is not absent. */
export const FewValues: Story = {
  args: {
    entity: {
      ...withoutWebsite,
      url: null,
      tier_level: 0,
      ticker: null,
      naics_code: null,
      naics_description: '',
      jobs_without_location: null,
    },
  },
  play: async ({ canvas }) => {
    const valueOf = (label: string) =>
      canvas.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
    for (const label of [
      'Website',
      'NAICS Code',
      'NAICS Description',
      'Ticker',
      'Number without Locations',
    ])
      await expect(valueOf(label)).toBe('–');
    await expect(valueOf('Tier Level')).toMatch(/0/);
  },
};
