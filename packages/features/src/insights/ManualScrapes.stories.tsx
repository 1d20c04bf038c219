import * as scrapeEndpoints from '@console/api/scrapes/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { collection } from '@console/mocks/respond';
import { buildScrape, manualScrape } from '@console/mocks/scrapes/fixtures';
import { toScrapeRow } from '@console/mocks/scrapes/views';
import { rowAround } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { ManualScrapes } from './Insights.tsx';

const asked = fn<(query: string) => void>().mockName('a list request was sent');
const recorded = endpoint(scrapeEndpoints.manual, ({ request }) =>
  asked(decodeURIComponent(new URL(request.url).search)),
);

const meta: Meta<typeof ManualScrapes> = {
  title: 'features/insights/ManualScrapes',
  component: ManualScrapes,
  decorators: [withFullHeight, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: '/insights/manual-scrapes',
    msw: { handlers: [recorded, ...allHandlers()] },
  },
  beforeEach: () => {
    asked.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof ManualScrapes>;

const table = () => screen.findByRole('table', { name: 'Manual Scrapes' });
const header = async (name: string) => within(await table()).getByRole('columnheader', { name });
const rowOf = async (name: string) => rowAround(await within(await table()).findByText(name));

export const Rows: Story = {
  parameters: { covers: ['A-INS-050', 'B-SDB-013', 'B-SDB-014', 'A-CON-001'] },
  play: async () => {
    const headers = within(await table()).getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual([
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
    await expect(headers.every((one) => within(one).queryByRole('button') !== null)).toBe(true);
    await expect(asked.mock.calls).toEqual([['?page=1&limit=15&order[entity_id]=asc']]);
    await expect(await header('EID')).toHaveAttribute('aria-sort', 'ascending');
    await rowOf(manualScrape.name);
    await expect(screen.getByRole('combobox', { name: 'View' })).toHaveValue('15');
    await expect(screen.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1, name: 'Manual Scrapes' })).toBeVisible();
    await expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', {
        name: 'Dashboard',
      }),
    ).toHaveAttribute('href', '/dashboard/scraper');
  },
};

const automatic = buildScrape({ id: 901, name: 'Automatic and active' });
const archived = buildScrape({
  id: 902,
  name: 'Manual and archived',
  active: false,
  archived: true,
});
const given = endpoint(scrapeEndpoints.manual, () =>
  collection('Scrape', '/scrapes/manual_scrapes', [automatic, archived].map(toScrapeRow)),
);

/**
 * Each cell shows the field of its row, even if the back end's list holds a scrape that is not
 * manual.
 */
export const ValuesInTheRows: Story = {
  parameters: { msw: { handlers: [given, ...allHandlers()] }, covers: ['B-SDB-016'] },
  play: async () => {
    const first = await rowOf(automatic.name);
    await expect(first.getByText('Automatic')).toBeVisible();
    await expect(first.getByText('Active')).toBeVisible();
    const second = await rowOf(archived.name);
    await expect(second.getByText('Manual')).toBeVisible();
    await expect(second.getByText('Archived')).toBeVisible();
  },
};
