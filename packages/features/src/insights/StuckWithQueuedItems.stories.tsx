import * as insightEndpoints from '@console/api/insights/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { stuckWithItems, stuckWithoutItems } from '@console/mocks/scrapes/fixtures';
import { rowAround } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, type RequestHandler } from 'msw';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { showsFreshness } from '../../../../.storybook/play/freshness.ts';
import { StuckWithQueuedItems } from './LiveInsights.tsx';

const PATH = '/insights/stuck-scrapes-with-queued-items';
const asked = fn<(query: string) => void>().mockName('a list request was sent');
const called = fn<(path: string) => void>().mockName('the API was called');
const recorded = [
  http.all('*/api/*', ({ request }) => called(new URL(request.url).pathname)),
  endpoint(insightEndpoints.stuckScrapes, ({ request }) =>
    asked(decodeURIComponent(new URL(request.url).search)),
  ),
];
const withHandlers = (...handlers: RequestHandler[]) => ({
  msw: { handlers: [...recorded, ...handlers, ...allHandlers()] },
});

/** The window that the browser opened, or none. */
let popup: { closed: boolean } | null = { closed: false };

const meta: Meta<typeof StuckWithQueuedItems> = {
  title: 'features/insights/StuckWithQueuedItems',
  component: StuckWithQueuedItems,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  parameters: { layout: 'fullscreen', address: PATH, role: 'ROLE_SCRAPER', ...withHandlers() },
  beforeEach: () => {
    asked.mockClear();
    called.mockClear();
    popup = { closed: false };
    spyOn(window, 'open').mockImplementation(() => popup as unknown as Window | null);
  },
};
export default meta;
type Story = StoryObj<typeof StuckWithQueuedItems>;

const table = () => screen.findByRole('table', { name: 'Stuck Scrapes With Queued Items' });
const header = async (name: string) => within(await table()).getByRole('columnheader', { name });
const rowOf = async (name: string) => rowAround(await within(await table()).findByText(name));
const unserve = async () =>
  (await rowOf(stuckWithItems.name)).findByRole('button', { name: 'Unserve Items' });

export const Rows: Story = {
  play: async ({ step }) => {
    await step('A-INS-040 the columns stand in their order', async () => {
      const headers = within(await table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
      await expect(headers).toEqual([
        'Scrape ID',
        'Scrape Name',
        'ATS',
        'Stage',
        'Since',
        'Queued Items',
        'Career Page',
        'Action',
      ]);
    });
    await step('A-INS-042 A-API-033 B-API-011 A-CON-001 asks for fifteen with items', async () => {
      await expect(asked.mock.calls).toEqual([
        ['?page=1&limit=15&order[since]=desc&with_jobs_in_queue=true'],
      ]);
      await expect(await header('Since')).toHaveAttribute('aria-sort', 'descending');
      await expect(
        within(await table()).queryByText(stuckWithoutItems.name),
      ).not.toBeInTheDocument();
      await expect(screen.getByText('Total').textContent).toBe('Total 6');
    });
    await expect(
      screen.getByRole('heading', { level: 1, name: 'Stuck Scrapes With Queued Items' }),
    ).toBeVisible();
    await expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', {
        name: 'Dashboard',
      }),
    ).toHaveAttribute('href', '/dashboard/scraper');
    await showsFreshness();
  },
};

export const ValuesInTheRows: Story = {
  parameters: { covers: ['A-INS-041', 'A-INS-043', 'A-DAT-016'] },
  play: async () => {
    const row = await rowOf(stuckWithItems.name);
    await expect(row.getByText(String(stuckWithItems.id))).toBeVisible();
    await expect(row.getByRole('link', { name: stuckWithItems.name })).toHaveAttribute(
      'href',
      `/scrapes/${stuckWithItems.id}`,
    );
    await expect(row.getByText('Workday')).toBeVisible();
    await expect(row.getByText('Spidering')).toBeVisible();
    await expect(row.getByText('11/14/2026')).toHaveAttribute(
      'datetime',
      '2026-11-14T12:00:00.000Z',
    );
    await expect(row.getByText('412')).toBeVisible();
    const portal = row.getByRole('link', { name: 'portal-7.example/jobs' });
    await expect(portal).toHaveAttribute('title', stuckWithItems.career_portal);
    await expect(portal).toHaveAttribute('href', stuckWithItems.career_portal);
    await expect(portal).toHaveAttribute('target', '_blank');
    for (const one of within(await table())
      .getAllByRole('row')
      .slice(1))
      await expect(within(one).getByRole('button', { name: 'Unserve Items' })).toBeVisible();
  },
};

/**
 * A click opens the pop-up without a request to the API. When the pop-up is closed, the list is
 * read again.
 */
export const Unserving: Story = {
  parameters: { covers: ['A-INS-044', 'A-INS-045', 'A-INS-046', 'A-API-054'] },
  play: async () => {
    const button = await unserve();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    // The saved views are read after the rows.
    await waitFor(() => expect(called).toHaveBeenCalledWith('/api/views'));
    const before = called.mock.calls.length;
    await userEvent.click(button);
    await expect(window.open).toHaveBeenCalledTimes(1);
    await expect(window.open).toHaveBeenCalledWith(
      `/legacy/admin/scrape_command?command=unserveQueue&scrape_id=${stuckWithItems.id}&from_ndx=1`,
      '_blank',
      'width=550,height=550',
    );
    await expect(called.mock.calls.length).toBe(before);
    await expect(asked).toHaveBeenCalledTimes(1);
    Object.assign(popup ?? {}, { closed: true });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const BlockedWindow: Story = {
  beforeEach: () => {
    popup = null;
  },
  play: async () => {
    const button = await unserve();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    const notice = within(await screen.findByRole('alert'));
    await expect(notice.getByText('The window was blocked.')).toBeVisible();
    const link = notice.getByRole('link', { name: 'Open it in a new tab' });
    await expect(link).toHaveAttribute(
      'href',
      `/legacy/admin/scrape_command?command=unserveQueue&scrape_id=${stuckWithItems.id}&from_ndx=1`,
    );
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

const mayUnserve = (role: string, covers: string[] = []): Story => ({
  parameters: { role, covers },
  play: async () => {
    const button = await unserve();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    await expect(window.open).toHaveBeenCalledTimes(1);
  },
});

const mayNotUnserve = (role: string, called: string, covers: string[] = []): Story => ({
  parameters: { role, covers },
  play: async () => {
    const button = await unserve();
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    button.focus();
    await waitFor(() =>
      expect(screen.getByText(`Your role (${called}) may not do this.`)).toBeVisible(),
    );
    await userEvent.click(button);
    await expect(window.open).not.toHaveBeenCalled();
  },
});

export const UnservingAsScraper: Story = mayUnserve('ROLE_SCRAPER', ['A-ROL-027']);
export const NoUnservingAsDataQualityLead: Story = mayNotUnserve(
  'ROLE_DQ_LEAD',
  'Data Quality Lead',
  ['A-ROL-028'],
);
