import * as insightEndpoints from '@console/api/insights/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import {
  ATS_IN_HEBREW,
  ATS_WITH_SIGNS,
  brokenScrape,
  neverRan,
} from '@console/mocks/scrapes/fixtures';
import { rowAround } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { AllBrokenScrapes } from './Insights.tsx';

const asked = fn<(query: string) => void>().mockName('a list request was sent');
const recorded = endpoint(insightEndpoints.brokenScrapes, ({ request }) =>
  asked(decodeURIComponent(new URL(request.url).search)),
);
const lastAsked = () => asked.mock.lastCall?.[0];
const withHandlers = (...handlers: RequestHandler[]) => ({
  msw: { handlers: [recorded, ...handlers, ...allHandlers()] },
});

const meta: Meta<typeof AllBrokenScrapes> = {
  title: 'features/insights/AllBrokenScrapes',
  component: AllBrokenScrapes,
  decorators: [withFullHeight, withSwr, withRouter],
  parameters: { layout: 'fullscreen', address: '/insights/all-broken-scrapes', ...withHandlers() },
  beforeEach: () => {
    asked.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof AllBrokenScrapes>;

const table = () => screen.findByRole('table', { name: 'All Broken Scrapes' });
const header = async (name: string) => within(await table()).getByRole('columnheader', { name });
const rowOf = async (name: string) => rowAround(await within(await table()).findByText(name));

export const Rows: Story = {
  play: async ({ step }) => {
    await step('A-INS-013 A-INS-014 there are five columns, three of which sort', async () => {
      const headers = within(await table()).getAllByRole('columnheader');
      await expect(headers.map(({ textContent }) => textContent)).toEqual([
        'SID',
        'Scrape Name',
        'ATS',
        'Last Run Time',
        'Time Ago',
      ]);
      await expect(
        headers
          .filter((one) => within(one).queryByRole('button') !== null)
          .map(({ textContent }) => textContent),
      ).toEqual(['SID', 'Scrape Name', 'ATS']);
    });
    await step('A-INS-015 A-API-031 the name sorts at first, ascending', async () => {
      await expect(asked.mock.calls).toEqual([['?page=1&limit=15&order[name]=asc']]);
      await expect(await header('Scrape Name')).toHaveAttribute('aria-sort', 'ascending');
    });
    await step('A-INS-021 A-CON-001 there are fifteen rows', async () => {
      await expect(within(await table()).getAllByRole('row')).toHaveLength(16);
    });
    await expect(
      screen.getByRole('heading', { level: 1, name: 'All Broken Scrapes' }),
    ).toBeVisible();
    await expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', {
        name: 'Dashboard',
      }),
    ).toHaveAttribute('href', '/dashboard/scraper');
    await waitFor(() => expect(address()).toBe('/insights/all-broken-scrapes'));
  },
};

export const ValuesInTheRows: Story = {
  parameters: { address: '/insights/all-broken-scrapes?pageSize=50' },
  play: async ({ step }) => {
    const row = await rowOf(brokenScrape.name);
    await step('A-INS-016 A-INS-017 name and ATS lead to their pages', async () => {
      const link = row.getByRole('link', { name: brokenScrape.name });
      await expect(link).toHaveAttribute('href', `/scrapes/${brokenScrape.id}`);
      await expect(link).not.toHaveAttribute('target');
      await expect(row.getByRole('link', { name: 'Taleo' })).toHaveAttribute(
        'href',
        '/insights/broken-scrapes-by-engine/Taleo',
      );
    });
    await step('A-INS-018 A-DAT-009 A-CON-007 the last run, from Unix seconds', async () => {
      const [lastRun, ago] = row.getAllByText(/\d/, { selector: 'time' });
      await expect(lastRun).toHaveTextContent('11/16/2026');
      await expect(ago).toHaveTextContent(/^(\d+ \w+ ago|just now|in \d+ \w+)$/);
      await expect(ago).toHaveAttribute(
        'datetime',
        new Date((brokenScrape.spider_last_ran ?? 0) * 1000).toISOString(),
      );
    });
  },
};

export const NeverRan: Story = {
  parameters: { address: '/insights/all-broken-scrapes?pageSize=50' },
  play: async () => {
    const row = await rowOf(neverRan.name);
    await expect(row.getAllByText('–')).toHaveLength(3);
    await expect(row.getByRole('link', { name: 'Without an ATS' })).toHaveAttribute(
      'href',
      '/insights/broken-scrapes-by-engine/none',
    );
  },
};

/** An ATS name with characters that are special in a URL is linked as one encoded path segment. */
export const NamesOfAnyKind: Story = {
  parameters: { address: '/insights/all-broken-scrapes?pageSize=50' },
  play: async () => {
    await table();
    for (const ats of [ATS_WITH_SIGNS, ATS_IN_HEBREW]) {
      await expect(screen.getByRole('link', { name: ats })).toHaveAttribute(
        'href',
        `/insights/broken-scrapes-by-engine/${encodeURIComponent(ats)}`,
      );
    }
    await userEvent.click(screen.getByRole('link', { name: ATS_WITH_SIGNS }));
    await waitFor(() =>
      expect(address()).toBe('/insights/broken-scrapes-by-engine/R%2FD%3F%20100%25%20%26%20%231'),
    );
  },
};

export const Paging: Story = {
  parameters: { covers: ['A-INS-022', 'A-INS-023'] },
  play: async () => {
    await table();
    await userEvent.click(screen.getByRole('button', { name: '2' }));
    await waitFor(() => expect(lastAsked()).toBe('?page=2&limit=15&order[name]=asc'));
    const view = screen.getByRole('combobox', { name: 'View' });
    await expect(
      within(view)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['5', '10', '15', '20', '50', '100']);
    await userEvent.selectOptions(view, '20');
    await waitFor(() => expect(lastAsked()).toBe('?page=1&limit=20&order[name]=asc'));
    await waitFor(() => expect(address()).toBe('/insights/all-broken-scrapes?pageSize=20'));
  },
};

export const LinkWithNonsense: Story = {
  parameters: {
    address:
      '/insights/all-broken-scrapes?orderBy=spider_last_ran&order=up&page=0&pageSize=7&search=x',
  },
  play: async () => {
    await table();
    await expect(asked.mock.calls).toEqual([['?page=1&limit=15&order[name]=asc']]);
  },
};

/** A column can be hidden as on every list, and this browser remembers it for this table only. */
export const HiddenColumn: Story = {
  play: async () => {
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /ATS/ }));
    await waitFor(async () =>
      expect(
        within(await table())
          .getAllByRole('columnheader')
          .map(({ textContent }) => textContent),
      ).toEqual(['SID', 'Scrape Name', 'Last Run Time', 'Time Ago']),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: /ATS/ })).not.toBeInTheDocument(),
    );
  },
};
