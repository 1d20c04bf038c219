import * as scrapeEndpoints from '@console/api/scrapes/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { archivedEntity } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { collection } from '@console/mocks/respond';
import { buildScrape } from '@console/mocks/scrapes/fixtures';
import { toScrapeRow } from '@console/mocks/scrapes/views';
import { rowAround } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { WithNoJobs } from './Insights.tsx';

const asked = fn<(query: string) => void>().mockName('a list request was sent');
const recorded = endpoint(scrapeEndpoints.withoutJobs, ({ request }) =>
  asked(decodeURIComponent(new URL(request.url).search)),
);

const meta: Meta<typeof WithNoJobs> = {
  title: 'features/insights/WithNoJobs',
  component: WithNoJobs,
  decorators: [withFullHeight, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: '/insights/with-no-jobs',
    msw: { handlers: [recorded, ...allHandlers()] },
  },
  beforeEach: () => {
    asked.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof WithNoJobs>;

const table = () => screen.findByRole('table', { name: 'Scrapes With No Jobs' });
const header = async (name: string) => within(await table()).getByRole('columnheader', { name });
const rowOf = async (name: string) => rowAround(await within(await table()).findByText(name));

export const Rows: Story = {
  parameters: { covers: ['A-INS-033', 'A-INS-035', 'A-CON-001'] },
  play: async () => {
    await expect(
      within(await table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'EID',
      'Entity Name',
      'SID',
      'Scrape Name',
      'URL',
      'Career Page',
      'Career Portal',
      'Total Jobs',
      'Run Status',
      'Status',
      'ATS',
      'Site Type',
    ]);
    await expect(asked.mock.calls).toEqual([['?page=1&limit=15&order[entity_id]=asc']]);
    await expect(await header('EID')).toHaveAttribute('aria-sort', 'ascending');
    await expect(
      screen.getByRole('heading', { level: 1, name: 'Scrapes With No Jobs' }),
    ).toBeVisible();
    await expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', {
        name: 'Dashboard',
      }),
    ).toHaveAttribute('href', '/dashboard/scraper');
  },
};

const automatic = buildScrape({ id: 901, name: 'Automatic and active', num_jobs: 0, ats: null });
const manual = buildScrape({
  id: 902,
  name: 'Manual and archived',
  of: archivedEntity,
  num_jobs: 0,
  active: false,
  archived: true,
  career_portal: null,
});
const given = endpoint(scrapeEndpoints.withoutJobs, () =>
  collection('Scrape', '/scrapes/with_no_jobs', [automatic, manual].map(toScrapeRow)),
);

export const ValuesInTheRows: Story = {
  parameters: { msw: { handlers: [given, ...allHandlers()] } },
  play: async ({ step }) => {
    const first = await rowOf(automatic.name);
    await step('A-INS-036 A-INS-038 A-DAT-008 A-DAT-017 an automatic scrape', async () => {
      await expect(first.getByText('Automatic')).toBeVisible();
      await expect(first.getByText('Active')).toBeVisible();
      await expect(first.getByText('0')).toBeVisible();
      await expect(first.getByText('Corporate')).toBeVisible();
      await expect(first.getByText('–')).toBeVisible();
    });
    await step('A-INS-037 A-INS-038 a manual one that is archived', async () => {
      const second = await rowOf(manual.name);
      await expect(second.getByText('Manual')).toBeVisible();
      await expect(second.getByText('Archived')).toBeVisible();
    });
    for (const [name, href] of [
      [automatic.name, '/scrapes/901'],
      [automatic.entity.company_name, '/entities/1'],
    ] as const) {
      const link = first.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).not.toHaveAttribute('target');
    }
    await expect(first.getByTitle(automatic.entity.url ?? '')).toHaveAttribute('target', '_blank');
  },
};
