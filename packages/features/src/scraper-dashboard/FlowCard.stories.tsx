import * as endpoints from '@console/api/company-queues/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { resource } from '@console/mocks/respond';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { FlowCard } from './FlowCard.tsx';

const asked = fn<(query: string) => void>().mockName('the flow was asked for');
const flow = (given: object) =>
  endpoint(endpoints.flow, ({ request }) => {
    asked(new URL(request.url).search);
    return resource({ '@id': '/api/queue_flow', '@type': 'QueueFlow', ...given });
  });
const days = [
  { date: '2026-11-18', asked: 3, answered: 1, net: 2 },
  { date: '2026-11-19', asked: 0, answered: 4, net: -4 },
  { date: '2026-11-20', asked: 5, answered: 1, net: 4 },
];
const answer_hours = [
  { request_priority: 1, answered: 6, median: 3.25, p90: 60 },
  { request_priority: 5, answered: 0, median: null, p90: null },
];

const meta: Meta<typeof FlowCard> = {
  title: 'features/scraper-dashboard/FlowCard',
  component: FlowCard,
  decorators: [withSwr, withRouter],
  parameters: {
    address: '/dashboard/scraper?graphLength=1y',
    msw: { handlers: [flow({ days, answer_hours })] },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

export const Growing: Story = {
  play: async () => {
    await expect(
      await screen.findByText('Asked 8, answered 6: the queue grew by 2.'),
    ).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith('?length=1y');
    await expect(await screen.findByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'Asked 5, Answered 1, Net +4 on 11/20/2026',
    );
    await expect(await rowsOf('Requests by day')).toEqual([
      ['11/20/2026', '5', '1', '+4'],
      ['11/19/2026', '0', '4', '−4'],
      ['11/18/2026', '3', '1', '+2'],
    ]);
    await expect(await rowsOf('Time to answer')).toEqual([
      ['1 Now', '6', '3.3 h', '2.5 d'],
      ['5 Later', '0', '–', '–'],
    ]);
  },
};

export const NoRequests: Story = {
  parameters: { msw: { handlers: [flow({ days: [], answer_hours: [] })] } },
  play: async () => {
    await expect(await screen.findByText('No results found.')).toBeVisible();
  },
};
