import * as insightEndpoints from '@console/api/insights/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { stuckWithItems } from '@console/mocks/scrapes/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { showsFreshness } from '../../../../.storybook/play/freshness.ts';
import { WithEntriesInQueue } from './LiveInsights.tsx';

const asked = fn<(query: string) => void>().mockName('a list request was sent');
const recorded = endpoint(insightEndpoints.withEntriesInQueue, ({ request }) =>
  asked(decodeURIComponent(new URL(request.url).search)),
);

const meta: Meta<typeof WithEntriesInQueue> = {
  title: 'features/insights/WithEntriesInQueue',
  component: WithEntriesInQueue,
  decorators: [withFullHeight, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: '/insights/with-entries-in-queue',
    msw: { handlers: [recorded, ...allHandlers()] },
  },
  beforeEach: () => {
    asked.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof WithEntriesInQueue>;

const table = () => screen.findByRole('table', { name: 'Scrapes With Entries in Queue' });
const header = async (name: string) => within(await table()).getByRole('columnheader', { name });

export const Rows: Story = {
  play: async ({ step }) => {
    await step('A-INS-029 the columns stand in their order', async () => {
      await expect(
        within(await table())
          .getAllByRole('columnheader')
          .map(({ textContent }) => textContent),
      ).toEqual(['SID', 'Scrape Name', 'Job Count']);
    });
    await step('A-INS-031 A-API-030 A-CON-001 asks for fifteen, by name, ascending', async () => {
      await expect(asked.mock.calls).toEqual([['?page=1&limit=15&order[name]=asc']]);
      await expect(await header('Scrape Name')).toHaveAttribute('aria-sort', 'ascending');
    });
    await step('A-INS-032 the name leads to the scrape', async () => {
      const row = within(
        (await within(await table()).findByText(stuckWithItems.name)).closest('tr') ??
          document.body,
      );
      await expect(row.getByText('412')).toBeVisible();
      const link = row.getByRole('link', { name: stuckWithItems.name });
      await expect(link).toHaveAttribute('href', `/scrapes/${stuckWithItems.id}`);
      await expect(link).not.toHaveAttribute('target');
    });
    await expect(
      screen.getByRole('heading', { level: 1, name: 'Scrapes With Entries in Queue' }),
    ).toBeVisible();
    await expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', {
        name: 'Dashboard',
      }),
    ).toHaveAttribute('href', '/dashboard/scraper');
    await showsFreshness();
  },
};
