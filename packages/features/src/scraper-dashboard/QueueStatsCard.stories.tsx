import * as endpoints from '@console/api/company-queues/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { collection } from '@console/mocks/respond';
import { formatDay } from '@console/ui/DateText/dates.ts';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { QueueStatsCard } from './QueueStatsCard.tsx';

const DAY = 86_400;
/** The card shows the first of two. */
const stats = (given: object = {}) => {
  const now = Math.floor(Date.now() / 1000);
  return endpoint(endpoints.stats, () =>
    collection('QueueStats', 'queue_stats', [
      {
        '@id': '/api/queue_stats#1',
        '@type': 'QueueStats',
        since: now - 60,
        next_refresh: now + 240,
        total_queue_size: 1234,
        oldest_date_in_queue: now - 90 * DAY,
        newest_date_in_queue: now - DAY,
        average_date_in_queue: now - 30 * DAY,
        ...given,
      },
      {
        '@id': '/api/queue_stats#2',
        '@type': 'QueueStats',
        since: now,
        next_refresh: null,
        total_queue_size: 9,
        oldest_date_in_queue: null,
        newest_date_in_queue: null,
        average_date_in_queue: null,
      },
    ]),
  );
};

const meta: Meta<typeof QueueStatsCard> = {
  title: 'features/scraper-dashboard/QueueStatsCard',
  component: QueueStatsCard,
  decorators: [withSwr],
  parameters: { msw: { handlers: [stats()] } },
};
export default meta;
type Story = StoryObj<typeof meta>;

const valueOf = async (label: string) =>
  (await screen.findByText(label)).parentElement?.querySelector('dd')?.textContent;

export const Figures: Story = {
  parameters: { covers: ['B-SDB-004', 'B-API-010'] },
  play: async ({ step }) => {
    const now = Math.floor(Date.now() / 1000);
    await expect(await valueOf('Total queue size')).toBe('1,234');
    await expect(await valueOf('Oldest date in queue')).toBe(formatDay(now - 90 * DAY));
    await expect(await valueOf('Newest date in queue')).toBe(formatDay(now - DAY));
    await expect(await valueOf('Average date in queue')).toBe(formatDay(now - 30 * DAY));
    await expect(await valueOf('Since')).toContain(formatMinute(now - 60).slice(0, 10));
    await step('the next refresh is counted down', async () => {
      await expect(await screen.findByRole('timer')).toHaveTextContent(/^in [34]:\d\d$/);
    });
  },
};

export const EmptyQueue: Story = {
  parameters: {
    msw: {
      handlers: [
        stats({
          total_queue_size: 0,
          oldest_date_in_queue: null,
          newest_date_in_queue: null,
          average_date_in_queue: null,
          next_refresh: null,
        }),
      ],
    },
  },
  play: async () => {
    await expect(await valueOf('Oldest date in queue')).toBe('–');
    await expect(await valueOf('Next refresh')).toBe('– ');
  },
};

export const FarFuture: Story = {
  parameters: { msw: { handlers: [stats({ next_refresh: 253_402_300_799 })] } },
  play: async () => {
    await expect(await screen.findByRole('timer')).toBeEmptyDOMElement();
  },
};
