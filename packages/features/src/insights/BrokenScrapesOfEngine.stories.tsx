import * as insightEndpoints from '@console/api/insights/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import {
  ATS_IN_HEBREW,
  ATS_WITH_SIGNS,
  brokenScrape,
  neverRan,
  scrapes,
} from '@console/mocks/scrapes/fixtures';
import { rowAround } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { BrokenScrapesOfEngine } from './Insights.tsx';

const asked = fn<(path: string) => void>().mockName('a list request was sent');
const recorded = endpoint(insightEndpoints.brokenScrapesOfAts, ({ request }) => {
  const { pathname, search } = new URL(request.url);
  asked(pathname + decodeURIComponent(search));
});
const pageOf = (ats: string) => ({
  args: { ats },
  address: `/insights/broken-scrapes-by-engine/${encodeURIComponent(ats)}`,
});

const meta: Meta<typeof BrokenScrapesOfEngine> = {
  title: 'features/insights/BrokenScrapesOfEngine',
  component: BrokenScrapesOfEngine,
  args: { ats: 'Taleo' },
  decorators: [withFullHeight, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: pageOf('Taleo').address,
    msw: { handlers: [recorded, ...allHandlers()] },
  },
  beforeEach: () => {
    asked.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof BrokenScrapesOfEngine>;

const table = () => screen.findByRole('table');
const header = async (name: string) => within(await table()).getByRole('columnheader', { name });
const crumbs = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' }));

export const Rows: Story = {
  play: async ({ step }) => {
    await step('A-INS-008 A-INS-009 there are four columns, two of which sort', async () => {
      const headers = within(await table()).getAllByRole('columnheader');
      await expect(headers.map(({ textContent }) => textContent)).toEqual([
        'SID',
        'Scrape Name',
        'Last Run Time',
        'Time Ago',
      ]);
      await expect(
        headers
          .filter((one) => within(one).queryByRole('button') !== null)
          .map(({ textContent }) => textContent),
      ).toEqual(['SID', 'Scrape Name']);
    });
    await step('A-INS-010 A-API-032 A-CON-001 asks for fifteen, by name', async () => {
      await expect(asked.mock.calls).toEqual([
        ['/api/ats/Taleo/broken_scrapes?page=1&limit=15&order[name]=asc'],
      ]);
      await expect(await header('Scrape Name')).toHaveAttribute('aria-sort', 'ascending');
    });
    await expect(
      screen.getByRole('heading', { level: 1, name: 'Broken Scrapes by Engine: Taleo' }),
    ).toBeVisible();
    await expect(
      crumbs()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Dashboard', '/dashboard/scraper'],
      ['Broken Scrapes by Engine', '/insights/broken-scrapes-by-engine'],
    ]);
    await expect(crumbs().getByText('Taleo')).toHaveAttribute('aria-current', 'page');
  },
};

export const ValuesInTheRows: Story = {
  parameters: { covers: ['A-INS-011', 'A-INS-012'] },
  play: async () => {
    const row = rowAround(await within(await table()).findByText(brokenScrape.name));
    const link = row.getByRole('link', { name: brokenScrape.name });
    await expect(link).toHaveAttribute('href', `/scrapes/${brokenScrape.id}`);
    await expect(link).not.toHaveAttribute('target');
    await expect(row.getByText('11/16/2026')).toHaveAttribute(
      'datetime',
      new Date((brokenScrape.spider_last_ran ?? 0) * 1000).toISOString(),
    );
  },
};

const ofAts = (ats: string) => scrapes.find((scrape) => scrape.ats === ats)?.name ?? '';

/**
 * An ATS name with characters that are special in a URL is sent encoded, and the address does not
 * change when the list is sorted.
 */
export const NameWithSigns: Story = {
  args: pageOf(ATS_WITH_SIGNS).args,
  parameters: { address: pageOf(ATS_WITH_SIGNS).address },
  play: async () => {
    await expect(await within(await table()).findByText(ofAts(ATS_WITH_SIGNS))).toBeVisible();
    await expect(asked.mock.calls).toEqual([
      ['/api/ats/R%2FD%3F%20100%25%20%26%20%231/broken_scrapes?page=1&limit=15&order[name]=asc'],
    ]);
    await expect(
      screen.getByRole('heading', {
        level: 1,
        name: `Broken Scrapes by Engine: ${ATS_WITH_SIGNS}`,
      }),
    ).toBeVisible();
    await userEvent.click(within(await header('SID')).getByRole('button', { name: 'SID' }));
    await waitFor(() =>
      expect(address()).toBe(`${pageOf(ATS_WITH_SIGNS).address}?orderBy=id&order=desc`),
    );
    await waitFor(() =>
      expect(asked.mock.lastCall?.[0]).toBe(
        '/api/ats/R%2FD%3F%20100%25%20%26%20%231/broken_scrapes?page=1&limit=15&order[id]=desc',
      ),
    );
  },
};

export const NameInHebrew: Story = {
  args: pageOf(ATS_IN_HEBREW).args,
  parameters: { address: pageOf(ATS_IN_HEBREW).address },
  play: async () => {
    await expect(await within(await table()).findByText(ofAts(ATS_IN_HEBREW))).toBeVisible();
    await expect(asked.mock.calls).toEqual([
      [
        `/api/ats/${encodeURIComponent(ATS_IN_HEBREW)}/broken_scrapes?page=1&limit=15&order[name]=asc`,
      ],
    ]);
  },
};

export const NoAts: Story = {
  args: pageOf('none').args,
  parameters: { address: pageOf('none').address },
  play: async () => {
    await expect(await within(await table()).findByText(neverRan.name)).toBeVisible();
    await expect(
      screen.getByRole('heading', { level: 1, name: 'Broken Scrapes by Engine: Without an ATS' }),
    ).toBeVisible();
    await expect(within(await table()).getAllByText('–')).toHaveLength(2);
  },
};

export const UnknownAts: Story = {
  args: pageOf('Nobody').args,
  parameters: { address: pageOf('Nobody').address },
  play: async () => {
    await expect(
      await screen.findByText('None of its scrapes is broken, or no scrape uses it.'),
    ).toBeVisible();
  },
};
