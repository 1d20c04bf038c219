import * as insightEndpoints from '@console/api/insights/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { collection } from '@console/mocks/respond';
import { ATS_IN_HEBREW, ATS_WITH_SIGNS } from '@console/mocks/scrapes/fixtures';
import { rowAround } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { BrokenScrapesByEngine } from './Insights.tsx';

const asked = fn<(query: string) => void>().mockName('a list request was sent');
const recorded = endpoint(insightEndpoints.atsCounts, ({ request }) =>
  asked(decodeURIComponent(new URL(request.url).search)),
);

const meta: Meta<typeof BrokenScrapesByEngine> = {
  title: 'features/insights/BrokenScrapesByEngine',
  component: BrokenScrapesByEngine,
  decorators: [withFullHeight, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: '/insights/broken-scrapes-by-engine',
    msw: { handlers: [recorded, ...allHandlers()] },
  },
  beforeEach: () => {
    asked.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof BrokenScrapesByEngine>;

const table = () => screen.findByRole('table', { name: 'Broken Scrapes by Engine' });
const header = async (name: string) => within(await table()).getByRole('columnheader', { name });
const rowOf = async (name: string) => rowAround(await within(await table()).findByText(name));

export const Rows: Story = {
  play: async ({ step }) => {
    await step('A-INS-001 the columns stand in their order', async () => {
      await expect(
        within(await table())
          .getAllByRole('columnheader')
          .map(({ textContent }) => textContent),
      ).toEqual(['ATS', 'Working Count', 'Broken Count', 'Total', 'Percent Working']);
    });
    await step('A-INS-003 A-INS-004 A-API-039 A-CON-001 asks for fifteen, by ATS', async () => {
      await expect(asked.mock.calls).toEqual([['?page=1&limit=15&order[scrape.ats]=asc']]);
      await expect(await header('ATS')).toHaveAttribute('aria-sort', 'ascending');
    });
    await expect(
      screen.getByRole('heading', { level: 1, name: 'Broken Scrapes by Engine' }),
    ).toBeVisible();
    await step('A-INS-007 the breadcrumb leads to the scraper dashboard', async () => {
      await expect(
        within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', {
          name: 'Dashboard',
        }),
      ).toHaveAttribute('href', '/dashboard/scraper');
    });
  },
};

const counts = [
  { ats: 'Workday', working_count: 1200, broken_count: 34, total: 1234, percent_working: 97.2447 },
  { ats: 'Lever', working_count: 3, broken_count: 1, total: 4, percent_working: 75 },
  { ats: ATS_WITH_SIGNS, working_count: 0, broken_count: 1, total: 1, percent_working: 0 },
  { ats: ATS_IN_HEBREW, working_count: 1, broken_count: 1, total: 2, percent_working: 50 },
  { ats: null, working_count: 2, broken_count: 1, total: 3, percent_working: 66.67 },
];
const given = endpoint(insightEndpoints.atsCounts, () =>
  collection('AtsCount', '/ats/working_broken_counts', counts),
);

export const ValuesInTheRows: Story = {
  parameters: {
    msw: { handlers: [given, ...allHandlers()] },
    covers: ['A-INS-005', 'A-INS-006', 'A-DAT-015'],
  },
  play: async () => {
    const workday = await rowOf('Workday');
    for (const text of ['1,200', '34', '1,234', '97.24%'])
      await expect(workday.getByText(text)).toBeVisible();
    await expect((await rowOf('Lever')).getByText('75%')).toBeVisible();
    for (const ats of ['Workday', ATS_WITH_SIGNS, ATS_IN_HEBREW]) {
      await expect(screen.getByRole('link', { name: ats })).toHaveAttribute(
        'href',
        `/insights/broken-scrapes-by-engine/${encodeURIComponent(ats)}`,
      );
    }
    await expect(screen.getByRole('link', { name: 'Without an ATS' })).toHaveAttribute(
      'href',
      '/insights/broken-scrapes-by-engine/none',
    );
    await expect((await rowOf('66.67%')).getByText('–')).toBeVisible();
  },
};
