import * as endpoints from '@console/api/company-queues/endpoints';
import { acmeQueue, buildHistory, buildRequest } from '@console/mocks/company-queues/fixtures';
import { companyQueueHandlers } from '@console/mocks/company-queues/handlers';
import { createQueueStore } from '@console/mocks/company-queues/queueStore';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { failingOnce } from '@console/mocks/scenarios';
import { userRefOf } from '@console/mocks/users/userRef';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { WorkHistoryCard } from './WorkHistoryCard.tsx';

const PATH = '/dashboard/scraper';
const me = userRefOf('ROLE_SCRAPER');
const daysAgo = (days: number) => Math.floor(Date.now() / 1000) - days * 86_400;

/** One request that the signed-in person closed yesterday, and one that was closed 60 days ago. */
const worked = () =>
  createQueueStore([
    {
      ...acmeQueue,
      company_queue_requests: [2, 60].map((days) =>
        buildRequest({
          id: 100 + days,
          latest_status: 'done',
          company_queue_request_histories: [
            buildHistory({ id: days, status: 'done', history_timestamp: daysAgo(days), user: me }),
          ],
        }),
      ),
    },
  ]);
const asked = fn<(query: string) => void>().mockName('work history was asked for');
const recorded = endpoint(endpoints.workHistory, ({ request }) => {
  asked(decodeURIComponent(new URL(request.url).search));
});
const handlers = () => [recorded, ...companyQueueHandlers({ queues: worked() }), ...allHandlers()];

const meta: Meta<typeof WorkHistoryCard> = {
  title: 'features/scraper-dashboard/WorkHistoryCard',
  component: WorkHistoryCard,
  decorators: [withSession, withSwr, withRouter],
  parameters: { address: PATH, role: 'ROLE_SCRAPER', msw: { handlers: handlers() } },
  beforeEach: () => void asked.mockClear(),
};
export default meta;
type Story = StoryObj<typeof meta>;

const table = () => screen.findByRole('table', { name: 'Work History' });

export const SevenDays: Story = {
  parameters: { covers: ['B-SDB-005', 'B-SDB-006', 'B-API-056'] },
  play: async () => {
    const headers = within(await table()).getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual([
      'ID',
      'Entity',
      'Queue Name',
      'Status',
      'Last Requested',
    ]);
    const cells = within(await table()).getAllByRole('cell');
    await expect(cells.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      '102',
      acmeQueue.entity?.company_name,
      acmeQueue.name,
      'Done',
    ]);
    await expect(within(await table()).queryByRole('link', { name: '160' })).toBeNull();
    await expect(asked.mock.lastCall?.[0]).toMatch(
      /^\?page=1&limit=15&history_timestamp\[gte\]=\d+$/,
    );
    const days = screen.getByRole('combobox', { name: 'Days' });
    await expect(days).toHaveDisplayValue('7 days');
    await expect(
      within(days)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['0', '7', '14', '30']);
  },
};

export const All: Story = {
  parameters: { covers: ['B-SDB-007'], address: `${PATH}?page=2` },
  play: async () => {
    await table();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Days' }), 'All');
    await expect(await within(await table()).findByRole('link', { name: '160' })).toHaveAttribute(
      'href',
      '/queue-requests/160',
    );
    await expect(asked.mock.lastCall?.[0]).toBe('?page=1&limit=15');
    await expect(address()).toBe(`${PATH}?page=2&historyDays=0`);
  },
};

export const NoWork: Story = {
  parameters: {
    msw: {
      handlers: [...companyQueueHandlers({ queues: createQueueStore([]) }), ...allHandlers()],
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(address()).toBe(`${PATH}?historyDays=0`));
    await expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
  },
};

export const RetryAfterFailure: Story = {
  parameters: {
    msw: {
      handlers: [
        recorded,
        failingOnce(endpoints.workHistory),
        failingOnce(endpoints.workHistory),
        ...handlers(),
      ],
    },
  },
  play: async () => {
    const panel = await screen.findByRole('region', { name: 'Work History could not be loaded.' });
    const retry = within(panel).getByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await expect(retry).toHaveFocus();
    await userEvent.click(retry);
    await expect(await table()).toBeVisible();
    await expect(screen.getByRole('region', { name: 'Work History' })).toHaveFocus();
  },
};
