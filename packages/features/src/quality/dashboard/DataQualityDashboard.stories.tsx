import * as counts from '@console/api/quality-counts/endpoints';
import { COUNTED_LISTS } from '@console/api/quality-counts/schema';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { json } from '@console/mocks/respond';
import { failing } from '@console/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useLocation } from 'wouter';
import { address } from '../../../../../.storybook/decorators/address.ts';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { layoutStore } from '../../list/layout.store.ts';
import { DataQualityDashboard } from './DataQualityDashboard.tsx';

/** The route hands the last segment over. */
function Routed() {
  const [path] = useLocation();
  return <DataQualityDashboard tab={path.split('/').at(-1) ?? ''} />;
}

const meta: Meta<typeof DataQualityDashboard> = {
  title: 'features/quality/DataQualityDashboard',
  component: DataQualityDashboard,
  render: () => <Routed />,
  decorators: [
    (Story) => (
      <main style={{ height: '100vh' }}>
        <Story />
      </main>
    ),
    withSession,
    withSwr,
    withRouter,
  ],
  parameters: {
    layout: 'fullscreen',
    address: '/dashboard/data-quality/monitored-entities',
    role: 'ROLE_DQ',
    msw: { handlers: allHandlers() },
  },
  beforeEach: () => {
    layoutStore.sidebarOpen = false;
  },
};
export default meta;
type Story = StoryObj<typeof DataQualityDashboard>;

/** The name of a tab without its count. */
const nameOf = (tab: HTMLElement) => tab.firstChild?.textContent;
const tabs = async () =>
  within(await screen.findByRole('navigation', { name: 'Data quality tabs' })).getAllByRole('link');
const shown = async () =>
  (await tabs()).filter((tab) => tab.getAttribute('aria-current') === 'page').map(nameOf);

const TABS = [
  ['B-MON-001', 'Monitored Entities'],
  ['B-NEW-001', 'New Entities'],
  ['B-DJS-001', 'Daily Job Shift'],
  ['B-WL-001', 'Watch List'],
  ['B-RR-001', 'Review Ready'],
  ['B-PIT-001', 'Pit Stop'],
] as const;

export const SixTabs: Story = {
  play: async ({ step }) => {
    await expect(
      await screen.findByRole('heading', { name: 'Data Quality Dashboard' }),
    ).toBeVisible();
    await step('B-DQC-001 B-DQC-002 six tabs in their order, each at its address', async () => {
      await expect((await tabs()).map((tab) => [nameOf(tab), tab.getAttribute('href')])).toEqual([
        ['Monitored Entities', '/dashboard/data-quality/monitored-entities'],
        ['New Entities', '/dashboard/data-quality/new-entities'],
        ['Daily Job Shift', '/dashboard/data-quality/daily-job-shift'],
        ['Watch List', '/dashboard/data-quality/watch-list'],
        ['Review Ready', '/dashboard/data-quality/review-ready'],
        ['Pit Stop', '/dashboard/data-quality/pit-stop'],
      ]);
    });
    for (const [id, name] of TABS)
      await step(`${id} ${name} opens its tab`, async () => {
        await userEvent.click(screen.getByRole('link', { name }));
        await expect(await screen.findByRole('table', { name })).toBeVisible();
        await expect(await shown()).toEqual([name]);
      });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** The rows have the room at first. The sidebar is folded to its label, which opens it. */
export const FiltersClosedAtFirst: Story = {
  parameters: { covers: ['B-DQC-007'] },
  play: async () => {
    await screen.findByRole('table', { name: 'Monitored Entities' });
    const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));
    const isOpen = () => filters().queryByRole('heading', { name: 'Filters' }) !== null;
    await expect(filters().getByText('Filters')).toBeVisible();
    await expect(isOpen()).toBe(false);
    const button = screen.getByRole('button', { name: 'Filter' });
    await userEvent.click(button);
    await expect(isOpen()).toBe(true);
    await userEvent.click(button);
    await expect(isOpen()).toBe(false);
    await userEvent.click(filters().getByRole('button', { name: 'Filters' }));
    await expect(filters().getByRole('button', { name: 'Close Filters' })).toHaveFocus();
  },
};

/** Another tab is another list, and coming back loads it again without the filters it had. */
export const FiltersStayOnTheirTab: Story = {
  parameters: { address: '/dashboard/data-quality/monitored-entities?ticker=AC' },
  play: async () => {
    await expect(await screen.findByText('Ticker: AC')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Review Ready' }));
    await screen.findByRole('table', { name: 'Review Ready' });
    await expect(screen.queryByText('Ticker: AC')).not.toBeInTheDocument();
    await expect(address()).toBe('/dashboard/data-quality/review-ready');
  },
};

export const UnknownTab: Story = {
  parameters: { address: '/dashboard/data-quality/zzz', covers: ['B-DQC-003', 'B-DQC-004'] },
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'Monitored Entities' })).toBeVisible();
    await expect(await shown()).toEqual(['Monitored Entities']);
    await expect(address()).toBe('/dashboard/data-quality/monitored-entities');
  },
};

export const AsScrapeLead: Story = {
  parameters: {
    role: 'ROLE_SCRAPE_LEAD',
    address: '/dashboard/data-quality/pit-stop',
    msw: { handlers: allHandlers({ role: 'ROLE_SCRAPE_LEAD' }) },
    covers: ['B-DQC-020'],
  },
  play: async () => {
    await expect(await screen.findByRole('table', { name: 'Pit Stop' })).toBeVisible();
    await expect((await tabs()).map(nameOf)).toEqual(['Review Ready', 'Pit Stop']);
    await userEvent.click(screen.getByRole('link', { name: 'Review Ready' }));
    await expect(await screen.findByRole('table', { name: 'Review Ready' })).toBeVisible();
  },
};

/** The lists in another order than that of the tabs. */
const counted = endpoint(counts.read, () =>
  json({
    '@id': '/api/quality_counts',
    '@type': 'QualityCounts',
    lists: COUNTED_LISTS.map((list, index) => ({ list, count: index + 1 })).toReversed(),
  }),
);

/** After the rows have loaded, each tab shows the number of its open rows. */
export const CountsOnTheTabs: Story = {
  parameters: { msw: { handlers: [counted, ...allHandlers()] }, covers: ['H-VIE-021'] },
  play: async () => {
    await screen.findByRole('table', { name: 'Monitored Entities' });
    await waitFor(async () =>
      expect((await tabs()).map(({ textContent }) => textContent)).toEqual([
        'Monitored Entities1',
        'New Entities2',
        'Daily Job Shift3',
        'Watch List4',
        'Review Ready5',
        'Pit Stop6',
      ]),
    );
    await expect(screen.getByRole('link', { name: 'Watch List' })).toBeVisible();
  },
};

/** In review mode there is no list, and its rows are those of the worklist. */
export const CountsInReviewMode: Story = {
  parameters: {
    address: '/dashboard/data-quality/daily-job-shift?review=1',
    msw: { handlers: [counted, ...allHandlers()] },
  },
  play: async () => {
    await screen.findByRole('region', { name: 'Review mode' });
    await waitFor(async () =>
      expect((await tabs()).map(({ textContent }) => textContent)).toContain('Daily Job Shift3'),
    );
  },
};

/** Without an answer there are no numbers, and nothing else is missing. */
export const CountsFailed: Story = {
  parameters: {
    msw: { handlers: [failing(counts.read), ...allHandlers()] },
    covers: ['H-VIE-021'],
  },
  play: async () => {
    await screen.findByRole('table', { name: 'Monitored Entities' });
    await expect((await tabs()).map(({ textContent }) => textContent)).toContain('Watch List');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/**
 * An unknown tab stands for the first tab, which this role may not open: the route guard refuses
 * it.
 */
export const UnknownTabOfAScrapeLead: Story = {
  parameters: {
    role: 'ROLE_SCRAPE_LEAD',
    address: '/dashboard/data-quality/zzz',
    msw: { handlers: allHandlers({ role: 'ROLE_SCRAPE_LEAD' }) },
  },
  play: async () => {
    await waitFor(() => expect(address()).toBe('/dashboard/data-quality/monitored-entities'));
    await expect(screen.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const AddEntity: Story = {
  parameters: { covers: ['B-DQC-005', 'B-DQC-006'] },
  play: async () => {
    await screen.findByRole('table', { name: 'Monitored Entities' });
    await userEvent.click(screen.getByRole('button', { name: 'Add Entity' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
    await expect(dialog.queryByRole('checkbox', { name: 'No Website' })).not.toBeInTheDocument();
  },
};
