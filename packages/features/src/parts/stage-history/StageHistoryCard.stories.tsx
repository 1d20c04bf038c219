import * as endpoints from '@console/api/stage-history/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { createEntityStore } from '@console/mocks/entities/entityStore';
import { acme, entities } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { failingOnce } from '@console/mocks/scenarios';
import { acmeWorkday, manualScrape } from '@console/mocks/scrapes/fixtures';
import { toScrapeRef } from '@console/mocks/scrapes/scrapeRef';
import { buildStage, stageHistories } from '@console/mocks/stage-history/fixtures';
import { stageHistoryHandlers } from '@console/mocks/stage-history/handlers';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import { existing } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../../.storybook/decorators/address.ts';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { StageHistoryCard } from './StageHistoryCard.tsx';

const asked = fn<(request: string) => void>().mockName('a request was sent');
const record = ({ request: { url } }: { request: Request }) => {
  const { pathname, search } = new URL(url);
  asked(decodeURIComponent(pathname + search));
};
const recorded = [endpoint(endpoints.ofEntity, record), endpoint(endpoints.ofScrape, record)];

const withTwoScrapes = { ...acme, scrapes: [acmeWorkday, manualScrape].map(toScrapeRef) };
const store = createEntityStore([withTwoScrapes, ...entities.filter(({ id }) => id !== acme.id)]);

const PAGE = '/entities/1';
const first = '/api/entities/1/scrape_stage_history?page=1&limit=15&order[start_time]=desc';
/** As many as one answer has, for the drawing. */
const window = first.replace('limit=15', 'limit=500');
const ofAcme = stageHistories.filter(({ company_id }) => company_id === acme.id);
/** The last page of the table that was asked for. */
const lastPage = () =>
  asked.mock.calls.map(([request]) => request).findLast((request) => request.includes('limit=15'));

const meta: Meta<typeof StageHistoryCard> = {
  title: 'parts/StageHistoryCard',
  component: StageHistoryCard,
  decorators: [withSwr, withRouter],
  args: { owner: { entityId: acme.id } },
  parameters: { address: PAGE, msw: { handlers: [...recorded, ...allHandlers({ store })] } },
  beforeEach: () => {
    asked.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof StageHistoryCard>;

const rows = async () => within(await screen.findByRole('table')).getAllByRole('row');
const scrapeChoice = () => screen.getByRole('combobox', { name: /^Scrape/ });
const day = (date: string, hours: number, minutes: number, seconds: number) => {
  const [year = 0, month = 1, of = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, of, hours, minutes, seconds).getTime() / 1000;
};

export const OfAnEntity: Story = {
  parameters: { covers: ['B-ENO-010', 'B-ENO-011', 'B-ENO-014', 'B-CON-001'] },
  play: async ({ step }) => {
    const found = await rows();
    await expect(found).toHaveLength(16);
    await expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      ['Stage', 'Scrape', 'Start Time', 'End Time', 'Items'],
    );
    await expect(screen.getByRole('combobox', { name: 'View' })).toHaveValue('15');
    await expect(
      screen.getByRole('heading', { level: 2, name: 'Scrape Stage History' }),
    ).toBeVisible();
    await step(
      'B-DAT-010 a row has the times of its stage, and a run of now has no end',
      async () => {
        const running = stageHistories.find(({ end_time }) => end_time === null);
        const row = within(existing(found[1]));
        await expect(row.getByRole('rowheader', { name: 'Parsing' })).toBeVisible();
        await expect(row.getByRole('link', { name: 'Acme Workday' })).toHaveAttribute(
          'href',
          '/scrapes/812',
        );
        await expect(row.getByText(formatMinute(running?.start_time ?? 0))).toBeVisible();
        await expect(row.getByText('Running')).toBeVisible();
        await expect(row.getByText('80')).toBeVisible();
      },
    );
    await step('each stage of all pages has a bar, which the keyboard reaches', async () => {
      const bars = () => screen.findAllByRole('img', { name: /items?$/ });
      await waitFor(async () => expect(await bars()).toHaveLength(ofAcme.length));
      await expect(asked.mock.calls.toSorted()).toEqual([[first], [window]]);
      await expect(screen.queryByText(/are drawn/)).toBeNull();
      await expect(
        (await bars()).filter((bar) => bar.getAttribute('tabindex') === '0'),
      ).toHaveLength(1);
    });
  },
};

export const Filters: Story = {
  parameters: { covers: ['B-ENO-012', 'B-API-006'] },
  play: async ({ step }) => {
    await rows();
    await step('by days', async () => {
      fireEvent.change(screen.getByLabelText('Start Date'), { target: { value: '2026-11-15' } });
      await waitFor(() => expect(address()).toBe(`${PAGE}?stageStart=2026-11-15`));
      await waitFor(() =>
        expect(lastPage()).toBe(`${first}&start_time=${day('2026-11-15', 0, 0, 0)}`),
      );
      fireEvent.change(screen.getByLabelText('End Date'), { target: { value: '2026-11-16' } });
      await waitFor(() =>
        expect(lastPage()).toBe(
          `${first}&start_time=${day('2026-11-15', 0, 0, 0)}&end_time=${day('2026-11-16', 23, 59, 59)}`,
        ),
      );
      fireEvent.change(screen.getByLabelText('Start Date'), { target: { value: '1969-12-31' } });
      await waitFor(() =>
        expect(address()).toBe(`${PAGE}?stageStart=1969-12-31&stageEnd=2026-11-16`),
      );
      fireEvent.change(screen.getByLabelText('Start Date'), { target: { value: '' } });
      fireEvent.change(screen.getByLabelText('End Date'), { target: { value: '' } });
      await waitFor(() => expect(address()).toBe(PAGE));
    });
    await step('by scrape', async () => {
      await userEvent.selectOptions(scrapeChoice(), 'Run by hand');
      await waitFor(() => expect(lastPage()).toBe(`${first}&scrape.id[]=3`));
      await expect(address()).toBe(`${PAGE}?stageScrape=3`);
    });
  },
};

/** The message stands at the field, and nothing is asked. */
export const EndBeforeStart: Story = {
  parameters: { address: `${PAGE}?stageStart=2026-11-16&stageEnd=2026-11-15` },
  play: async () => {
    await expect(await screen.findByLabelText('End Date')).toHaveAccessibleDescription(
      'End must not be before start.',
    );
    await expect(screen.queryByRole('table')).toBeNull();
    await expect(asked).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('End Date'), { target: { value: '2026-11-16' } });
    await rows();
    await expect(screen.getByLabelText('End Date')).toBeValid();
  },
};

const NOW = stageHistories[0]?.start_time ?? 0;
/** More than one answer has. */
const many = Array.from({ length: 512 }, (_, index) =>
  buildStage(
    1000 + index,
    { stage: 'parsing', start_time: NOW + index * 60, end_time: NOW + index * 60 + 30, items: 1 },
    acmeWorkday,
  ),
);

export const MoreThanIsDrawn: Story = {
  parameters: {
    msw: { handlers: [...recorded, ...stageHistoryHandlers({ rows: many }), ...allHandlers()] },
  },
  play: async () => {
    await expect(
      await screen.findByText('Only the newest 500 of 512 stages are drawn.'),
    ).toBeVisible();
    await expect(await screen.findAllByRole('img', { name: /items?$/ })).toHaveLength(500);
  },
};

/** The table stands, and the drawing says that it has the page alone. */
export const WindowFails: Story = {
  parameters: {
    msw: {
      handlers: [
        endpoint(endpoints.ofEntity, ({ request }) =>
          request.url.includes('limit=500') ? new Response(null, { status: 500 }) : undefined,
        ),
        ...allHandlers({ store }),
      ],
    },
  },
  play: async () => {
    await expect(await rows()).toHaveLength(16);
    await expect(await screen.findByText('Only the stages of this page are drawn.')).toBeVisible();
    await expect(await screen.findAllByRole('img', { name: /items?$/ })).toHaveLength(15);
  },
};

export const AllScrapes: Story = {
  parameters: { address: `${PAGE}?stageScrape=3`, covers: ['B-ENO-013'] },
  play: async () => {
    await rows();
    await waitFor(() => expect(scrapeChoice()).toHaveValue('3'));
    await userEvent.selectOptions(scrapeChoice(), 'All');
    await expect(scrapeChoice()).toHaveValue('0');
    await expect(scrapeChoice()).not.toBeRequired();
    await expect(within(scrapeChoice()).getAllByRole('option')[0]).toHaveTextContent('All');
    await waitFor(() => expect(lastPage()).toBe(first));
    await expect(address()).toBe(PAGE);
  },
};

export const SecondPage: Story = {
  parameters: { address: `${PAGE}?tab=a&stagePage=2` },
  play: async () => {
    await rows();
    await expect(lastPage()).toEqual(first.replace('page=1', 'page=2'));
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    await waitFor(() => expect(address()).toBe(`${PAGE}?tab=a`));
    await waitFor(() => expect(lastPage()).toBe(first));
  },
};

/** A page that the history does not have leads to its last one. */
export const PastTheEnd: Story = {
  parameters: { address: `${PAGE}?stagePage=99` },
  play: async () => {
    await expect(await screen.findByText('This page is past the end.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Go to page \d+$/ }));
    await rows();
    await expect(address()).toMatch(/\?stagePage=\d$/);
  },
};

export const OfAScrape: Story = {
  args: { owner: { scrapeId: acmeWorkday.id } },
  parameters: {
    address: '/scrapes/812?stageStart=2026-11-15&stageEnd=2026-11-16',
    covers: ['B-SCR-009', 'B-API-005'],
  },
  play: async () => {
    await rows();
    await expect(lastPage()).toBe(
      `/api/scrapes/812/stage_history?page=1&limit=15&order[start_time]=desc&start_time=${day('2026-11-15', 0, 0, 0)}&end_time=${day('2026-11-16', 23, 59, 59)}`,
    );
    await expect(screen.getByRole('heading', { name: 'Stage History' })).toBeVisible();
    await expect(screen.queryByRole('combobox', { name: /^Scrape/ })).toBeNull();
    await expect(screen.queryByRole('columnheader', { name: 'Scrape' })).toBeNull();
  },
};

export const Empty: Story = {
  args: { owner: { entityId: 4 } },
  play: async () => {
    await expect(await screen.findByText('Nothing here yet.')).toBeVisible();
  },
};

export const NoMatches: Story = {
  parameters: { address: `${PAGE}?stageEnd=1999-01-01` },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    await expect(await rows()).toHaveLength(16);
    await expect(address()).toBe(PAGE);
  },
};

export const RetryAfterFailure: Story = {
  parameters: { msw: { handlers: [failingOnce(endpoints.ofEntity), ...allHandlers({ store })] } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(await rows()).toHaveLength(16);
    await expect(screen.getByRole('region', { name: 'Scrape Stage History' })).toHaveFocus();
  },
};
