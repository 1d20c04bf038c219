import { allHandlers } from '@console/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { address } from '../../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { offered, openRowMenu } from '../../../../../.storybook/play/cellFilter.ts';
import { chipTexts, press } from '../../../../../.storybook/play/qualityTab.ts';
import { keysStore } from '../../keys/keys.store.ts';
import { listen } from '../../keys/listen.ts';
import { layoutStore } from '../../list/layout.store.ts';
import {
  MonitoredEntitiesTab,
  NewEntitiesTab,
} from '../monitored-entities/MonitoredEntitiesTab.tsx';
import { PitStopTab } from '../pit-stop/PitStopTab.tsx';
import { ReviewReadyTab } from '../review-ready/ReviewReadyTab.tsx';
import { WatchListTab } from '../watch-list/WatchListTab.tsx';

const meta: Meta<typeof WatchListTab> = {
  title: 'features/quality/TabCellFilters',
  component: WatchListTab,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    role: 'ROLE_ADMIN',
    msw: { handlers: allHandlers() },
    covers: ['H-FLT-006'],
  },
  beforeEach: () => {
    layoutStore.sidebarOpen = false;
    keysStore.singleKeys = true;
    listen();
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The filters that some row of the page offers, in the order in which they were met. */
async function filtersOfRows(count: number) {
  await screen.findByRole('table');
  const met = new Set<string>();
  for (const row of screen.getAllByRole('row').slice(1, count + 1)) {
    await openRowMenu(row);
    for (const words of offered()) met.add(words?.split(':')[0] ?? '');
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  }
  return [...met].toSorted();
}

export const WatchList: Story = {
  parameters: { address: '/dashboard/data-quality/watch-list' },
  play: async () => {
    await expect(await filtersOfRows(8)).toEqual([
      'Assigned To',
      'EID',
      'SID',
      'Tag',
      'Watch Listed',
    ]);
  },
};

export const Monitored: Story = {
  parameters: { address: '/dashboard/data-quality/monitored-entities?orderBy=entity.id&order=asc' },
  render: () => <MonitoredEntitiesTab />,
  play: async () => {
    await expect(await filtersOfRows(8)).toEqual([
      'Can Not Be Scraped',
      'EID',
      'Exchange',
      'Last Time Changed',
      'Last Time Reviewed',
      'Sector',
      'State',
      'Tags',
      'Ticker',
      'Tier Level',
    ]);
  },
};

export const NewEntities: Story = {
  parameters: { address: '/dashboard/data-quality/new-entities' },
  render: () => <NewEntitiesTab />,
  play: async () => {
    await expect(await filtersOfRows(8)).toEqual([
      'EID',
      'Exchange',
      'Last Time Changed',
      'Last Time Reviewed',
      'State',
      'Ticker',
      'Tier Level',
    ]);
  },
};

export const ReviewReady: Story = {
  parameters: { address: '/dashboard/data-quality/review-ready' },
  render: () => <ReviewReadyTab />,
  play: async () => {
    await expect(await filtersOfRows(8)).toEqual([
      'EID',
      'Exchange',
      'Last Time Changed',
      'Last Time Reviewed',
      'Tags',
      'Ticker',
      'Tier Level',
    ]);
  },
};

/** The tab begins with a filter of its own, which a value joins. */
export const PitStop: Story = {
  parameters: {
    address: '/dashboard/data-quality/pit-stop',
    covers: ['H-FLT-002', 'H-FLT-006'],
  },
  render: () => <PitStopTab />,
  play: async () => {
    await expect(await filtersOfRows(8)).toEqual([
      'Date Requested',
      'Priority',
      'Reason Codes',
      'Status',
      'Tags',
      'Tier Level',
    ]);
    await openRowMenu(screen.getAllByRole('row')[1]);
    await press('{ArrowDown}', '{Enter}');
    await waitFor(() => expect(address()).toMatch(/\?status\[\]=requested&priority\[\]=\d$/));
    await waitFor(() => expect(chipTexts()).toHaveLength(2));
  },
};
