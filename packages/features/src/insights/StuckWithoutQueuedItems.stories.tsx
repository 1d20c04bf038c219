import * as insightEndpoints from '@console/api/insights/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { stuckWithItems, stuckWithoutItems } from '@console/mocks/scrapes/fixtures';
import { rowAround } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { showsFreshness } from '../../../../.storybook/play/freshness.ts';
import { StuckWithoutQueuedItems } from './LiveInsights.tsx';

const PATH = '/insights/stuck-scrapes-without-queued-items';
const asked = fn<(query: string) => void>().mockName('a list request was sent');
const recorded = endpoint(insightEndpoints.stuckScrapes, ({ request }) =>
  asked(decodeURIComponent(new URL(request.url).search)),
);

const meta: Meta<typeof StuckWithoutQueuedItems> = {
  title: 'features/insights/StuckWithoutQueuedItems',
  component: StuckWithoutQueuedItems,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: PATH,
    role: 'ROLE_SCRAPER',
    msw: { handlers: [recorded, ...allHandlers()] },
  },
  beforeEach: () => {
    asked.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof StuckWithoutQueuedItems>;

const table = () => screen.findByRole('table', { name: 'Stuck Scrapes Without Queued Items' });
const header = async (name: string) => within(await table()).getByRole('columnheader', { name });
const rowOf = async (name: string) => rowAround(await within(await table()).findByText(name));

export const Rows: Story = {
  parameters: { covers: ['A-INS-047', 'A-INS-048', 'A-API-033', 'B-API-011'] },
  play: async () => {
    const headers = within(await table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    await expect(headers).toEqual([
      'Scrape ID',
      'Scrape Name',
      'ATS',
      'Stage',
      'Since',
      'Career Page',
      'Action',
    ]);
    await expect(asked.mock.calls).toEqual([
      ['?page=1&limit=15&order[since]=desc&with_jobs_in_queue=false'],
    ]);
    await expect(await header('Since')).toHaveAttribute('aria-sort', 'descending');
    await expect((await rowOf(stuckWithoutItems.name)).getByText('Parsing')).toBeVisible();
    await expect(within(await table()).queryByText(stuckWithItems.name)).not.toBeInTheDocument();
    await expect(
      screen.getByRole('heading', { level: 1, name: 'Stuck Scrapes Without Queued Items' }),
    ).toBeVisible();
    await expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', {
        name: 'Dashboard',
      }),
    ).toHaveAttribute('href', '/dashboard/scraper');
    await showsFreshness();
  },
};

/** The sort key of the other stuck-scrapes page does not apply here. */
export const Sorting: Story = {
  parameters: { address: `${PATH}?orderBy=queued_items&order=asc` },
  play: async () => {
    await table();
    await expect(asked.mock.calls).toEqual([
      ['?page=1&limit=15&order[since]=asc&with_jobs_in_queue=false'],
    ]);
    await userEvent.click(within(await header('Stage')).getByRole('button', { name: 'Stage' }));
    await waitFor(() =>
      expect(asked.mock.lastCall).toEqual([
        '?page=1&limit=15&order[stage]=desc&with_jobs_in_queue=false',
      ]),
    );
    await waitFor(() => expect(address()).toBe(`${PATH}?orderBy=stage&order=desc`));
  },
};

export const Unserving: Story = {
  parameters: { covers: ['A-INS-049'] },
  play: async () => {
    const popup = { closed: false };
    spyOn(window, 'open').mockImplementation(() => popup as unknown as Window);
    const button = await (
      await rowOf(stuckWithoutItems.name)
    ).findByRole('button', { name: 'Unserve Items' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    await expect(window.open).toHaveBeenCalledWith(
      `/legacy/admin/scrape_command?command=unserveQueue&scrape_id=${stuckWithoutItems.id}&from_ndx=1`,
      '_blank',
      'width=550,height=550',
    );
    popup.closed = true;
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  },
};
