import * as endpoints from '@console/api/jobs/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { rowAround } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { offered, openRowMenu } from '../../../../../.storybook/play/cellFilter.ts';
import { listen } from '../../keys/listen.ts';
import { JobsFilters } from './JobsFilters.tsx';
import { JobsList } from './JobsList.tsx';

const asked = fn<(request: string) => void>().mockName('a request was sent');
const record = ({ request: { url } }: { request: Request }) => {
  const { pathname, search } = new URL(url);
  asked(decodeURIComponent(pathname + search).replaceAll('+', ' '));
};
const recorded = [
  endpoint(endpoints.ofEntity, record),
  endpoint(endpoints.ofScrape, record),
  endpoint(endpoints.exportOfEntity, record),
  endpoint(endpoints.exportOfScrape, record),
];
const PAGE = '/entities/1/all-jobs';
const first = '/api/entities/1/jobs?page=1&limit=15&order[create_date]=desc';

const meta: Meta<typeof JobsList> = {
  title: 'parts/JobsList',
  component: JobsList,
  decorators: [withFullHeight, withSwr, withRouter],
  args: { owner: { entityId: 1 } },
  parameters: {
    layout: 'fullscreen',
    address: PAGE,
    msw: { handlers: [...recorded, ...allHandlers()] },
  },
  beforeEach: () => {
    asked.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof JobsList>;

const table = (name = 'Active Jobs') => screen.findByRole('table', { name });
const rowOf = async (name: string) => rowAround(await screen.findByRole('link', { name }));
const headers = async (name?: string) =>
  within(await table(name))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

export const OfAnEntity: Story = {
  parameters: { covers: ['B-EAJ-001', 'B-EAJ-002', 'B-EAJ-004', 'B-EAJ-006'] },
  play: async ({ step }) => {
    await expect(await headers()).toEqual([
      '#',
      'Job Title',
      'URL',
      'Job ID',
      'Scrape Name',
      'SID',
      'Date Created',
      'Last Time Checked',
      'Location',
    ]);
    await expect(asked.mock.calls).toEqual([[first]]);
    await expect(screen.getByRole('heading', { level: 2, name: 'Active Jobs' })).toBeVisible();
    await expect(screen.getByPlaceholderText('Search Job Title & URL')).toBeVisible();
    await step('B-API-020 a job leads to its page, its posting and its scrape', async () => {
      const row = await rowOf('Senior Welder');
      await expect(row.getByRole('link', { name: 'Senior Welder' })).toHaveAttribute(
        'href',
        '/jobs/1',
      );
      await expect(row.getByRole('link', { name: 'Senior Welder' })).toHaveAttribute(
        'target',
        '_blank',
      );
      await expect(row.getByTitle('https://jobs.example/acme/1')).toHaveTextContent(
        'jobs.example/acme/1',
      );
      await expect(row.getByRole('link', { name: '812' })).toHaveAttribute('href', '/scrapes/812');
      await expect(row.getByText('R100001')).toBeVisible();
    });
    await step('B-EAJ-005 a location has a word, and what is missing a dash', async () => {
      await expect((await rowOf('Senior Welder')).getByText('Yes')).toBeVisible();
      const bare = await rowOf('Data Entry Clerk');
      await expect(bare.getByText('No')).toBeVisible();
      await expect(bare.getByText('–')).toBeVisible();
    });
  },
};

/** The oldest job: made before 1970, with markup in its title and a script for its address. */
export const HostileText: Story = {
  parameters: { address: `${PAGE}?order=asc` },
  play: async () => {
    const row = await rowOf('<img src=x onerror=alert(1)> & Söhne');
    await expect(row.getByText('javascript:alert(1)')).toBeVisible();
    await expect(row.queryByRole('link', { name: /javascript/ })).toBeNull();
    await expect(row.getByText('03/04/1965')).toBeVisible();
  },
};

export const OfAScrape: Story = {
  args: { owner: { scrapeId: 812 } },
  parameters: { address: '/scrapes/812/all-jobs?scrape[]=3', covers: ['B-SCR-003', 'B-API-021'] },
  play: async () => {
    await expect(await headers('All Active Jobs')).toEqual([
      '#',
      'Job Title',
      'URL',
      'Job ID',
      'Date Created',
      'Last Time Checked',
      'Location',
    ]);
    await expect(asked.mock.calls).toEqual([
      ['/api/scrapes/812/jobs?page=1&limit=15&order[create_date]=desc'],
    ]);
    await expect(screen.getByRole('heading', { name: 'All Active Jobs' })).toBeVisible();
  },
};

export const OpenedByALink: Story = {
  parameters: {
    address: `${PAGE}?search=driver&orderBy=title&order=asc&page=2&pageSize=5&location=true&dateCreated[GTE]=2026-10-01&lastTimeChecked[LTE]=2026-11-21&scrape[]=812`,
    covers: ['B-EAJ-008', 'B-EAJ-010', 'B-EAJ-011', 'B-EAJ-012'],
  },
  play: async ({ step }) => {
    await waitFor(() => expect(asked).toHaveBeenCalled());
    const { searchParams } = new URL(asked.mock.lastCall?.[0] ?? '', 'https://console.test');
    await step('B-API-023 each filter is a parameter of the request', async () => {
      await expect(Object.fromEntries(searchParams)).toEqual({
        page: '2',
        limit: '5',
        'order[title]': 'asc',
        custom_search: 'driver',
        has_location: 'true',
        'create_date[after]': expect.stringMatching(/^2026-(09-30|10-01) \d\d:\d\d:\d\d$/),
        'last_check[before]': expect.stringMatching(/^2026-11-2[12] \d\d:\d\d:\d\d$/),
        'scrape[]': '812',
      });
    });
    await step('B-EAJ-013 the scrape is sent, and the filter has its name', async () => {
      await expect(searchParams.getAll('scrape[]')).toEqual(['812']);
      await expect(
        await screen.findByRole('button', { name: 'Remove Scrape: Acme Workday' }),
      ).toBeVisible();
    });
  },
};

export const LinkWithAnUnknownOrder: Story = {
  parameters: { address: `${PAGE}?orderBy=url&location=maybe`, covers: ['B-EAJ-009'] },
  play: async () => {
    await table();
    await expect(asked.mock.calls).toEqual([[first]]);
  },
};

export const NumbersOverPages: Story = {
  parameters: { address: `${PAGE}?page=2` },
  play: async () => {
    const [, row] = within(await table()).getAllByRole('row');
    await expect(row?.querySelector('td, th')).toHaveTextContent('16');
  },
};

export const FiltersElsewhere: Story = {
  args: { onShowFilters: fn() },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 320px', height: '100vh' }}>
      <JobsList {...args} />
      <aside aria-label="Sidebar">
        <JobsFilters owner={args.owner} />
      </aside>
    </div>
  ),
  play: async ({ args, step }) => {
    await table();
    const filters = within(screen.getByRole('complementary'));
    await userEvent.selectOptions(await filters.findByLabelText('Location'), 'No');
    await userEvent.click(filters.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(address()).toBe(`${PAGE}?location=false`));
    await waitFor(() => expect(asked.mock.lastCall).toEqual([`${first}&has_location=false`]));
    await expect(screen.getByRole('button', { name: 'Remove Location: No' })).toBeVisible();
    await step('the header leads to them', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
      await expect(args.onShowFilters).toHaveBeenCalledTimes(1);
    });
  },
};

export const FilteredByAValue: Story = {
  parameters: { covers: ['H-FLT-012'] },
  beforeEach: () => listen(),
  play: async () => {
    const scrape = (await rowOf('Senior Welder')).getByRole('link', { name: 'Acme Workday' });
    await openRowMenu(scrape);
    await expect(offered().map((words) => words?.split(':')[0])).toEqual([
      'Scrape',
      'Date Created',
      'Last Time Checked',
      'Location',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Location: Yes' }));
    await waitFor(() => expect(asked.mock.lastCall).toEqual([`${first}&has_location=true`]));
    await openRowMenu((await rowOf('Senior Welder')).getByRole('link', { name: 'Acme Workday' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Scrape: Acme Workday' }));
    await waitFor(() => expect(address()).toBe(`${PAGE}?location=true&scrape[]=812`));
  },
};

export const Downloading: Story = {
  parameters: {
    address: `${PAGE}?location=true`,
    covers: ['B-EAJ-014', 'B-API-022', 'A-ERR-021'],
  },
  play: async () => {
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await expect(await screen.findByText('Jobs have been downloaded.')).toBeVisible();
    await expect(asked.mock.lastCall).toEqual([
      '/api/entities/1/jobs/csv?order[create_date]=desc&has_location=true',
    ]);
  },
};
