import * as entityDetailEndpoints from '@console/api/entities/detailEndpoints';
import { endpoint } from '@console/mocks/endpoint';
import { entityFigureHandlers } from '@console/mocks/entities/figures';
import { acme } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { failing } from '@console/mocks/scenarios';
import { buildScrape } from '@console/mocks/scrapes/fixtures';
import { createScrapeStore } from '@console/mocks/scrapes/scrapeStore';
import { formatDay } from '@console/ui/DateText/dates.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { ScrapesTab } from './ScrapesTab.tsx';

const day = (date: string) => Date.parse(`${date}T12:00:00Z`) / 1000;
const rows = [
  buildScrape({ id: 21, name: 'Beta', of: acme, active: false, date_added: day('2026-02-03') }),
  buildScrape({ id: 22, name: 'Alpha', of: acme, num_jobs: 1200, jobs_without_location: 7 }),
  buildScrape({
    id: 23,
    name: 'Gone',
    of: acme,
    archived: true,
    archived_date: day('2026-04-05'),
  }),
];
const asked = fn<(search: string) => void>().mockName('the scrapes were asked for');
const downloaded = fn<(search: string) => void>().mockName('the file was asked for');
const searchOf = (request: Request) => decodeURIComponent(new URL(request.url).search);
const store = () => createScrapeStore(rows);

const meta: Meta<typeof ScrapesTab> = {
  title: 'features/entity-detail/ScrapesTab',
  component: ScrapesTab,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  args: { entityId: acme.id },
  parameters: {
    layout: 'fullscreen',
    address: '/entities/1/scrapes',
    role: 'ROLE_USER',
    msw: { handlers: allHandlers() },
  },
  beforeEach: ({ msw, parameters: { inFront = [] } }) => {
    asked.mockClear();
    downloaded.mockClear();
    msw?.use(
      endpoint(entityDetailEndpoints.scrapes, ({ request }) => asked(searchOf(request))),
      endpoint(entityDetailEndpoints.exportScrapes, ({ request }) => downloaded(searchOf(request))),
      ...inFront,
      ...entityFigureHandlers({ scrapes: store() }),
    );
  },
};
export default meta;
type Story = StoryObj<typeof ScrapesTab>;

const table = () => screen.findByRole('table', { name: 'Scrapes' });
const cells = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

export const Rows: Story = {
  parameters: { covers: ['B-ESC-001', 'B-ESC-003', 'B-ESC-004', 'B-API-034'] },
  play: async () => {
    await expect(
      within(await table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '#',
      'Scrape',
      'SID',
      'ATS',
      'Site Type',
      'State',
      'Status',
      'Status Date',
      'Last Date Modified',
      'Est. # Jobs',
      'Jobs without Location',
    ]);
    const shown = await cells();
    await expect(shown.map((row) => row.slice(0, 3))).toEqual([
      ['1', 'Alpha', '22'],
      ['2', 'Beta', '21'],
      ['3', 'Gone', '23'],
    ]);
    await expect(shown.map((row) => row.slice(5, 8))).toEqual([
      ['Automatic', 'Active', formatDay(rows[1]?.date_added ?? 0)],
      ['Manual', 'Active', '02/03/2026'],
      ['Automatic', 'Archived', '04/05/2026'],
    ]);
    await expect(shown[0]?.slice(9)).toEqual(['1,200', '7']);
    await expect(asked).toHaveBeenCalledWith('?page=1&limit=15&order[name]=asc');
    await expect(screen.getByRole('link', { name: 'Alpha' })).toHaveAttribute('target', '_blank');
  },
};

export const Counts: Story = {
  parameters: { covers: ['B-ESC-002'] },
  play: async () => {
    await table();
    const choice = within(screen.getByRole('group', { name: 'Scrapes by status' }));
    await waitFor(() =>
      expect(choice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'All (3)',
        'Active (2)',
        'Archived (1)',
      ]),
    );
    await userEvent.click(choice.getByRole('button', { name: 'Archived (1)' }));
    await waitFor(async () => expect(await cells()).toHaveLength(1));
    await expect(address()).toBe('/entities/1/scrapes?archivedStatus=archived');
    await expect(choice.getByRole('button', { pressed: true })).toHaveTextContent('Archived (1)');
    await userEvent.click(choice.getByRole('button', { name: 'All (3)' }));
    await waitFor(async () => expect(await cells()).toHaveLength(3));
  },
};

/** The number goes on over the pages. */
export const SecondPage: Story = {
  parameters: { address: '/entities/1/scrapes?pageSize=5&page=2' },
  beforeEach: ({ msw }) => {
    const many = Array.from({ length: 7 }, (_, index) =>
      buildScrape({ id: 30 + index, name: `Scrape ${index}`, of: acme }),
    );
    msw?.use(...entityFigureHandlers({ scrapes: createScrapeStore(many) }));
  },
  play: async () => {
    await waitFor(async () => expect((await cells()).map(([first]) => first)).toEqual(['6', '7']));
  },
};

/** The file has the rows and the order of the table, on all its pages. */
export const SortedAndDownloaded: Story = {
  parameters: { address: '/entities/1/scrapes?archivedStatus=active', covers: ['H-ESC-001'] },
  play: async () => {
    const modified = within(await table()).getByRole('columnheader', { name: /^Est. # Jobs/ });
    await userEvent.click(within(modified).getByRole('button'));
    await waitFor(() => expect(modified).toHaveAttribute('aria-sort', 'descending'));
    await waitFor(async () =>
      expect((await cells()).map(([, name]) => name)).toEqual(['Alpha', 'Beta']),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await expect(await screen.findByText('Scrapes have been downloaded.')).toBeVisible();
    await expect(downloaded.mock.calls).toEqual([['?order[num_jobs]=desc&archived=false']]);
  },
};

export const FailedToLoad: Story = {
  parameters: { inFront: [failing(entityDetailEndpoints.scrapes)] },
  play: async () => {
    await expect(await screen.findByText('The list could not be loaded.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'All' })).toBeVisible();
  },
};
