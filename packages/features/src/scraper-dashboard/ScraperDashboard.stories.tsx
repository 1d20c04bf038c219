import * as queues from '@console/api/company-queues/endpoints';
import * as insights from '@console/api/insights/endpoints';
import { acmeQueue, buildHistory, buildRequest } from '@console/mocks/company-queues/fixtures';
import { companyQueueHandlers } from '@console/mocks/company-queues/handlers';
import { createQueueStore } from '@console/mocks/company-queues/queueStore';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { endless, failing } from '@console/mocks/scenarios';
import { userRefOf } from '@console/mocks/users/userRef';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withPages } from '../../../../.storybook/decorators/withPages.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { showsFreshness } from '../../../../.storybook/play/freshness.ts';
import { keysStore } from '../keys/keys.store.ts';
import { listen } from '../keys/listen.ts';
import { setInsightsOpen } from './insightsPanel.store.ts';
import { ScraperDashboard } from './ScraperDashboard.tsx';

const PATH = '/dashboard/scraper';
const asked = fn<(query: string) => void>().mockName('the queue was asked for');
const recorded = endpoint(queues.listRequests, ({ request }) =>
  asked(decodeURIComponent(new URL(request.url).search)),
);

const counted = fn<() => void>().mockName('the counts were asked for');

const meta: Meta<typeof ScraperDashboard> = {
  title: 'features/scraper-dashboard/ScraperDashboard',
  component: ScraperDashboard,
  decorators: [withPages, withFullHeight, withSession, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: PATH,
    role: 'ROLE_SCRAPE_LEAD',
    msw: { handlers: [recorded, ...allHandlers()] },
  },
  beforeEach: () => {
    asked.mockClear();
    setInsightsOpen(false);
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const queue = () => screen.findByRole('table', { name: 'Request Queue' });

export const AllParts: Story = {
  tags: ['screen'],
  parameters: { covers: ['B-SDB-001', 'B-SDB-002', 'B-SDB-003', 'B-CON-005'] },
  play: async ({ step }) => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(await queue()).toBeVisible();
    await expect(asked.mock.calls).toEqual([
      [
        '?page=1&limit=10&order[request_priority]=asc&request_status[]=requested&request_status[]=in-progress&request_status[]=escalated',
      ],
    ]);
    await step('the statuses stand as chips', async () => {
      for (const status of ['Requested', 'In Progress', 'Escalated'])
        await expect(
          screen.getByRole('button', { name: new RegExp(`Remove .*${status}`) }),
        ).toBeVisible();
    });
    await step('each of the three is marked where they are counted', async () => {
      const counts = within(await screen.findByRole('navigation', { name: 'Queue by Status' }));
      await expect(
        counts
          .getAllByRole('link', { current: true })
          .map(({ textContent }) => textContent?.replace(/ [\d,]+$/, '')),
      ).toEqual(['Requested', 'In Progress', 'Escalated']);
    });
    await step('it says when the queue was read', showsFreshness);
    await step('the other parts of the page are there', async () => {
      for (const name of ['Queue Stats', 'Queue Flow', 'Work History', 'Graph'])
        await expect(await screen.findByRole('region', { name })).toBeVisible();
    });
  },
};

export const OffersReviewReady: Story = {
  parameters: { covers: ['B-STA-005'] },
  play: async () => {
    await expect(await screen.findByRole('link', { name: /^Review Ready/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Status' }));
    await expect(await screen.findByRole('option', { name: 'Review Ready' })).toBeVisible();
  },
};

const me = userRefOf('ROLE_SCRAPE_LEAD');
/** Seven requests that the signed-in person has closed, which is more than a page of the history. */
const worked = Array.from({ length: 7 }, (_, at) =>
  buildRequest({
    id: 101 + at,
    latest_status: 'done',
    company_queue_request_histories: [
      buildHistory({ id: at + 1, status: 'done', history_timestamp: 1_700_000_000, user: me }),
    ],
  }),
);
const seen = fn<(path: string) => void>().mockName('something was read');
const recordedReads = http.get('*/api/*', ({ request }) => seen(new URL(request.url).pathname));

/** Keys act on the list or card that has the focus, and `r` on the whole page. */
export const KeysByPlace: Story = {
  parameters: {
    address: `${PATH}?historyDays=0&historyPageSize=5`,
    msw: {
      handlers: [
        recordedReads,
        ...companyQueueHandlers({
          queues: createQueueStore([{ ...acmeQueue, company_queue_requests: worked }]),
        }),
        ...allHandlers(),
      ],
    },
  },
  beforeEach: () => {
    keysStore.singleKeys = true;
    listen();
  },
  play: async ({ step }) => {
    const history = within(await screen.findByRole('region', { name: 'Work History' }));
    await history.findByRole('link', { name: '107' });
    await step('in the work history ] and j are those of its pages and rows', async () => {
      history.getByRole('button', { name: '1' }).focus();
      await userEvent.keyboard(']');
      await waitFor(() =>
        expect(address()).toBe(`${PATH}?historyDays=0&historyPage=2&historyPageSize=5`),
      );
      await expect(await history.findByRole('link', { name: '101' })).toBeVisible();
      await userEvent.keyboard(']j');
      await expect(history.getAllByRole('row')[1]).toContainElement(
        document.activeElement as HTMLElement,
      );
      await expect(address()).toContain('historyPage=2');
    });
    await step('r reads again all that the page shows', async () => {
      await screen.findByRole('region', { name: 'Queue Flow' });
      await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
      seen.mockClear();
      await userEvent.keyboard('r');
      await waitFor(() =>
        expect(seen.mock.calls.flat().map((path) => path.replace(/^.*\/api/, ''))).toEqual(
          expect.arrayContaining([
            '/company_queue_requests',
            '/company_queue_requests/facets',
            '/queue_stats',
            '/queue_flow',
          ]),
        ),
      );
    });
  },
};

export const Insights: Story = {
  parameters: { covers: ['B-SDB-008'] },
  play: async () => {
    const toggle = screen.getByRole('button', { name: 'Insights' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(await screen.findByRole('complementary', { name: 'Insights' })).toBeVisible();
    await expect(localStorage.getItem('insights-panel')).toBe('open');
    await userEvent.click(toggle);
    await expect(screen.queryByRole('complementary', { name: 'Insights' })).toBeNull();
  },
};

export const AddToQueue: Story = {
  parameters: { covers: ['B-SDB-009', 'B-SDB-010'] },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Add Entity' })).not.toHaveAttribute(
      'aria-disabled',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add to Request Queue' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to Request Queue' }));
    for (const name of [/^Entity/, /^Priority/, /^Estimated Number of Jobs/])
      await expect(dialog.getByLabelText(name)).toBeVisible();
    await expect(dialog.getByText(/^Note/)).toBeVisible();
  },
};

/** Adding an entity stays on the dashboard; the toast links to the entity. */
export const AddEntity: Story = {
  parameters: { covers: ['B-ERR-017'] },
  play: async () => {
    await queue();
    await userEvent.click(screen.getByRole('button', { name: 'Add Entity' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add' }));
    const fill = async (name: RegExp, text: string) =>
      userEvent.type(await dialog.findByRole('textbox', { name }), text);
    await fill(/^Name/, 'Quick Employer');
    await fill(/^Website/, 'quick.example');
    await fill(/^Career Page/, 'quick.example/jobs');
    await userEvent.tab();
    const save = dialog.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(save);
    await expect(await screen.findByText('Entity has been created.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Quick Employer' })).toBeVisible();
    await expect(address()).toBe(PATH);
    await expect(await queue()).toBeVisible();
  },
};

/** The buttons are there for the five working roles only. */
export const AsUser: Story = {
  parameters: { role: 'ROLE_USER', covers: ['B-ROL-008', 'B-ROL-009'] },
  play: async () => {
    await expect(await queue()).toBeVisible();
    for (const name of ['Add to Request Queue', 'Add Entity'])
      await expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  },
};

export const AsDataQuality: Story = {
  parameters: { role: 'ROLE_DQ', covers: ['B-ROL-001'] },
  play: async () => {
    for (const name of ['Add to Request Queue', 'Add Entity'])
      await expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
  },
};

/**
 * The request queue uses the plain parameter names. A change of one list leaves the parameters of
 * the other alone.
 */
export const TwoLists: Story = {
  parameters: { address: `${PATH}?page=1&historyDays=30&graphLength=60d&pageSize=5` },
  play: async () => {
    await queue();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Days' }), 'All');
    await waitFor(() => expect(address()).toContain('historyDays=0'));
    await expect(address()).toContain('graphLength=60d');
    await expect(address()).toContain('pageSize=5');
  },
};

/** Each part fails by itself. */
const broken = (call: Parameters<typeof failing>[0], name: string): Story => ({
  parameters: { msw: { handlers: [failing(call), ...allHandlers()] } },
  play: async () => {
    await expect(await screen.findByRole('region', { name })).toBeVisible();
    await expect(await queue()).toBeVisible();
    await expect(await screen.findByRole('region', { name: 'Work History' })).toBeVisible();
  },
});
export const StatsFail = broken(queues.stats, 'Queue Stats could not be loaded.');
export const FlowFails = broken(queues.flow, 'Queue Flow could not be loaded.');
export const GraphFails = broken(insights.jobCountGraph, 'The graph could not be loaded.');

/** The other parts wait for the rows, but not for ever: they load when the rows do not arrive. */
export const QueueNeverAnswers: Story = {
  parameters: { msw: { handlers: [endless(queues.listRequests), ...allHandlers()] } },
  beforeEach: () => {
    setInsightsOpen(true);
  },
  play: async () => {
    for (const name of ['Queue Stats', 'Queue Flow', 'Work History'])
      await expect(await screen.findByRole('region', { name })).toBeVisible();
    await expect(screen.getByRole('complementary', { name: 'Insights' })).toBeVisible();
    await expect(screen.queryByRole('table', { name: 'Request Queue' })).toBeNull();
  },
};

/** A back end without the counts: the strip is absent and no notice is shown. */
export const NoCounts: Story = {
  parameters: {
    msw: {
      handlers: [
        recorded,
        endpoint(queues.facets, () => counted()),
        failing(queues.facets),
        ...allHandlers(),
      ],
    },
  },
  beforeEach: () => {
    counted.mockClear();
  },
  play: async () => {
    await expect(await queue()).toBeVisible();
    await waitFor(() => expect(counted).toHaveBeenCalled());
    // Waits for the failed counts, then reloads the queue.
    await userEvent.click(screen.getByRole('link', { name: 'Next up' }));
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toContain('order[next_up]=asc'));
    await waitFor(async () => expect(await queue()).not.toHaveAttribute('aria-busy'));
    await expect(screen.queryByRole('navigation', { name: 'Queue by Due' })).toBeNull();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
