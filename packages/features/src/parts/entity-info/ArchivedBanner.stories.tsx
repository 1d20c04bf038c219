import { allHandlers } from '@console/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { ArchivedBanner } from './ArchivedBanner.tsx';

const meta: Meta<typeof ArchivedBanner> = {
  title: 'parts/ArchivedBanner',
  component: ArchivedBanner,
  decorators: [withSwr],
  args: { at: 1_780_000_000, reason: 'duplicate' },
  parameters: { msw: { handlers: allHandlers() } },
};
export default meta;
type Story = StoryObj<typeof ArchivedBanner>;

export const ReasonGiven: Story = {
  parameters: { covers: ['B-ENH-009', 'B-ENH-010'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Archived Entity')).toBeVisible();
    await expect(
      await canvas.findByText(
        /because Duplicate\. To unlock the entity use the Unarchive action from the top menu\./,
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeVisible();
  },
};

export const NoReason: Story = {
  args: { reason: null },
  parameters: { covers: ['B-ENH-011'] },
  play: async ({ canvas }) =>
    expect(canvas.getByText('This Entity has been archived.')).toBeVisible(),
};
