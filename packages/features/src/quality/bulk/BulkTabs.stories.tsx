import * as monitoredEndpoints from '@console/api/monitored-entities/endpoints';
import * as pitStopEndpoints from '@console/api/pit-stops/endpoints';
import * as reviewReadyEndpoints from '@console/api/review-readies/endpoints';
import * as watchListEndpoints from '@console/api/watch-lists/endpoints';
import { endpoint, idOf } from '@console/mocks/endpoint';
import { entities } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { buildMonitored } from '@console/mocks/monitored-entities/fixtures';
import { buildPitStop } from '@console/mocks/pit-stops/fixtures';
import { buildReviewReady } from '@console/mocks/review-readies/fixtures';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import { buildWatchList } from '@console/mocks/watch-lists/fixtures';
import { noticesStore } from '@console/ui/Notices/notices.store.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withFullHeight } from '../../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { forgetDrafts } from '../../../../../.storybook/drafts.ts';
import {
  chooseReason,
  counts,
  isClosed,
  isFree,
  paste,
  pressInBar,
  send,
  sheet,
  writeNote,
} from '../../../../../.storybook/play/batchSheet.ts';
import type { Msw } from '../../../../../.storybook/play/qualityTab.ts';
import { dayIn, startOf } from '../../../../../.storybook/play/reviewDialog.ts';
import {
  MonitoredEntitiesTab,
  NewEntitiesTab,
} from '../monitored-entities/MonitoredEntitiesTab.tsx';
import { PitStopTab } from '../pit-stop/PitStopTab.tsx';
import { ReviewReadyTab } from '../review-ready/ReviewReadyTab.tsx';
import { WatchListTab } from '../watch-list/WatchListTab.tsx';

// For each tab whose bar has no other story: two rows, from the check box to the request.

const meta: Meta<typeof WatchListTab> = {
  title: 'features/quality/Bulk on each tab',
  component: WatchListTab,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  parameters: { layout: 'fullscreen', role: 'ROLE_ADMIN', msw: { handlers: allHandlers() } },
};
export default meta;
type Story = StoryObj<typeof WatchListTab>;

const sent = fn<(id: number, body: unknown) => void>().mockName('a review was sent');
const recorded = [
  monitoredEndpoints.review,
  pitStopEndpoints.review,
  reviewReadyEndpoints.review,
  watchListEndpoints.review,
].map((call) =>
  endpoint(call, async ({ request, params }) => sent(idOf(params), await request.clone().json())),
);

const ENTERED = 1_795_000_000;
/** Three rows of different entities, the newest first. */
const three = <Row,>(build: (id: number, index: number) => Row) =>
  [0, 1, 2].map((index) => build(1000 + index, index));
const of = (index: number) => entities.filter(({ archived }) => !archived)[index];
const monitoredRows = (kind: 'monitored' | 'new') => ({
  monitored: three((id, index) =>
    buildMonitored({ id, kind, of: of(index), last_time_changed: ENTERED - index }),
  ),
});

interface Batch {
  Tab: ComponentType;
  path: string;
  rows: Parameters<typeof createQualityStore>[0];
  /** The actions of the bar, in their order. */
  bar: readonly string[];
  /** The button to press, and the sheet that it opens. */
  press: string;
  title: RegExp;
  /** What a person does in the sheet. */
  fill: () => Promise<void>;
  /** The two request bodies, each with the count of its row. */
  bodies: readonly object[];
}

const batch = ({ Tab, path, rows, bar, press, title, fill, bodies }: Batch): Story => ({
  render: () => <Tab />,
  parameters: {
    address: `/dashboard/data-quality/${path}`,
    covers: ['H-BLK-001', 'H-BLK-007', 'H-BLK-015'],
  },
  beforeEach: async ({ msw }: Msw) => {
    msw?.use(...recorded, ...allHandlers({ quality: createQualityStore(rows) }));
    sent.mockClear();
    noticesStore.shown = [];
    await forgetDrafts();
  },
  play: async ({ step }) => {
    const boxes = () => screen.findAllByRole('checkbox', { name: /^Select (?!this page)/ });
    await step('H-BLK-001 each row has a check box', async () => {
      await expect(await boxes()).toHaveLength(3);
      for (const box of (await boxes()).slice(0, 2)) await userEvent.click(box);
    });
    await step('H-BLK-007 the bar offers what the tab can do', async () => {
      const region = within(await screen.findByRole('region', { name: 'Selected rows' }));
      await expect(region.getByRole('status')).toHaveTextContent(/^2 selected$/);
      await expect(region.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        ...bar,
        'Select all 3 that match',
        'Clear selection',
      ]);
    });
    await step('H-BLK-015 the sheet sends each row its own call', async () => {
      await pressInBar(press, title);
      await fill();
      await isFree();
      await userEvent.click(send());
      await isClosed();
      await expect(sent.mock.calls.toSorted(([one], [other]) => one - other)).toEqual([
        [1000, bodies[0]],
        [1001, bodies[1]],
      ]);
      await expect(noticesStore.shown.map(({ title: said }) => said)).toEqual(['2 done.']);
    });
    await waitFor(async () => expect(await boxes()).toHaveLength(1));
    await expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument();
  },
});

const isChosen = (action: string) =>
  expect(sheet().getByRole('radio', { name: action })).toBeChecked();
const choose = (action: string) => userEvent.click(sheet().getByRole('radio', { name: action }));
const asksNoCount = () =>
  expect(sheet().queryByRole('textbox', { name: /^Job Count/ })).not.toBeInTheDocument();

export const RemoveMonitored: Story = batch({
  Tab: MonitoredEntitiesTab,
  path: 'monitored-entities',
  rows: monitoredRows('monitored'),
  bar: ['Send for Review', 'Remove', 'Review'],
  press: 'Remove',
  title: /^Review 2 entities$/,
  fill: async () => {
    await isChosen('Remove From Monitored Entities');
    await asksNoCount();
    await writeNote('Seen enough');
  },
  bodies: [0, 1].map(() => ({
    action: 'remove_from_monitored_entities',
    job_count: null,
    reason_code: '',
    note: '<p>Seen enough</p>',
  })),
});

export const SendNewForReview: Story = batch({
  Tab: NewEntitiesTab,
  path: 'new-entities',
  rows: monitoredRows('new'),
  bar: ['Send for Review', 'Remove', 'Review'],
  press: 'Send for Review',
  title: /^Review 2 entities$/,
  fill: async () => {
    await isChosen('Send for Review');
    await chooseReason('New Scrape');
    await writeNote('Has jobs');
    await paste(0, '21\n22');
  },
  bodies: [21, 22].map((job_count) => ({
    action: 'send_for_review',
    job_count,
    reason_code: 'new_scrape',
    note: '<p>Has jobs</p>',
  })),
});

export const AcceptReviewReady: Story = batch({
  Tab: ReviewReadyTab,
  path: 'review-ready',
  rows: {
    reviewReadies: three((id, index) =>
      buildReviewReady({ id, of: of(index), last_time_changed: ENTERED - index }),
    ),
  },
  bar: ['Review'],
  press: 'Review',
  title: /^Review 2 requests$/,
  fill: async () => {
    await choose('Accept');
    await asksNoCount();
  },
  bodies: [0, 1].map(() => ({ action: 'accepted', note: '' })),
});

const pitStops = {
  Tab: PitStopTab,
  path: 'pit-stop',
  rows: {
    pitStops: three((id, index) =>
      buildPitStop({ id, of: of(index), pit_stop_entered_date: ENTERED - index }),
    ),
  },
  bar: ['Review'],
  press: 'Review',
  title: /^Review 2 pit stops$/,
};

export const SendPitStopsToScrapeTeam: Story = batch({
  ...pitStops,
  fill: async () => {
    await choose('Send to Scrape Team');
    await chooseReason('Customer Request');
    await writeNote('The customer waits');
    await expect(counts()).toHaveLength(2);
    await paste(0, '9\n10');
  },
  bodies: [9, 10].map((job_count) => ({
    action: 'send_to_scrape_team',
    job_count,
    reason_code: 'customer_request',
    snooze_date: '',
    note: '<p>The customer waits</p>',
  })),
});

export const PlacePitStopsOnWatch: Story = batch({
  ...pitStops,
  fill: async () => {
    await choose('Place on Watch');
    await asksNoCount();
    await chooseReason('Site Down');
    fireEvent.change(sheet().getByLabelText('Snooze Date'), { target: { value: dayIn(7) } });
    await writeNote('Come back later');
  },
  bodies: [0, 1].map(() => ({
    action: 'place_on_watch',
    job_count: null,
    reason_code: 'site_down',
    snooze_date: startOf(dayIn(7)),
    note: '<p>Come back later</p>',
  })),
});

export const RemoveWatched: Story = batch({
  Tab: WatchListTab,
  path: 'watch-list',
  rows: {
    watchLists: three((id, index) =>
      buildWatchList({ id, of: of(index), watch_listed_date: ENTERED - index }),
    ),
  },
  bar: ['Send for Review', 'Snooze', 'Remove', 'Assign', 'Review'],
  press: 'Remove',
  title: /^Review 2 entities$/,
  fill: async () => {
    await isChosen('Remove From Watch List');
    await chooseReason('No Longer Needed');
    await writeNote('Merged');
    await paste(0, '3\n4');
  },
  bodies: [3, 4].map((job_count) => ({
    action: 'remove_from_watch_list',
    job_count,
    reason_code: 'no_longer_needed',
    snooze_date: '',
    note: '<p>Merged</p>',
  })),
});
