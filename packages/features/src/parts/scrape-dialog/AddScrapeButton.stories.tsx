import { allHandlers } from '@console/mocks/handlers';
import { acmeWorkday, archivedScrape } from '@console/mocks/scrapes/fixtures';
import { toScrapeRef } from '@console/mocks/scrapes/scrapeRef';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { AddScrapeButton } from './AddScrapeButton.tsx';

const [present, former] = [toScrapeRef(acmeWorkday), toScrapeRef(archivedScrape)];
const fresh = { id: 77, archived: false, scrapes: [] };

const meta: Meta<typeof AddScrapeButton> = {
  title: 'features/parts/AddScrapeButton',
  component: AddScrapeButton,
  decorators: [withSession, withSwr, withRouter],
  args: { entity: fresh },
  parameters: {
    address: '/entities/77',
    role: 'ROLE_DQ_LEAD',
    msw: { handlers: allHandlers({ role: 'ROLE_DQ_LEAD' }) },
  },
};
export default meta;
type Story = StoryObj<typeof AddScrapeButton>;

const button = () => screen.getByRole('button', { name: 'Add Scrape' });
const refuses = async (reason: string) => {
  await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'));
  button().focus();
  await expect(await screen.findByText(reason)).toBeVisible();
};

export const Allowed: Story = {
  play: async () => {
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button());
    await expect(await screen.findByRole('dialog', { name: 'Add Scrape' })).toBeVisible();
  },
};

/** An archived scrape is none. */
export const OnlyAnArchivedScrape: Story = {
  args: { entity: { ...fresh, scrapes: [former] } },
  play: async () => {
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  },
};

export const ArchivedEntity: Story = {
  args: { entity: { ...fresh, archived: true } },
  parameters: { covers: ['B-STA-030'] },
  play: () => refuses('The entity is archived.'),
};

export const HasAScrape: Story = {
  args: { entity: { ...fresh, scrapes: [former, present] } },
  parameters: { covers: ['B-STA-031'] },
  play: () => refuses('The entity already has a scrape.'),
};

export const NotAllowed: Story = {
  parameters: { covers: ['B-STA-032'], role: 'ROLE_DQ' },
  play: () => refuses('Your role (Data Quality) may not do this.'),
};
