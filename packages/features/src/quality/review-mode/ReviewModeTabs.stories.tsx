import type { ReviewedResource } from '@console/api/reviews/keys';
import { outboxStore } from '@console/api/reviews/outbox/outbox';
import { allHandlers } from '@console/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import {
  form,
  hasNote,
  open,
  press,
  rowStates,
} from '../../../../../.storybook/play/reviewMode.ts';
import { keysStore } from '../../keys/keys.store.ts';
import { listen } from '../../keys/listen.ts';
import { DataQualityDashboard } from '../dashboard/DataQualityDashboard.tsx';

const meta: Meta<typeof DataQualityDashboard> = {
  title: 'features/quality/ReviewModeTabs',
  component: DataQualityDashboard,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  parameters: { layout: 'fullscreen', role: 'ROLE_ADMIN', msw: { handlers: allHandlers() } },
  beforeEach: () => {
    outboxStore.items = [];
    keysStore.singleKeys = true;
    listen();
  },
};
export default meta;
type Story = StoryObj<typeof DataQualityDashboard>;

/**
 * Opens review mode on a tab, reviews a row with the first number key and a note, and checks the
 * outbox.
 */
const onTab = (
  tab: string,
  kind: ReviewedResource,
  action: string,
  others: (() => Promise<void>) | undefined = undefined,
): Story => ({
  args: { tab },
  parameters: { address: `/dashboard/data-quality/${tab}` },
  play: async ({ step }) => {
    await step('H-REV-020 the mode has the review of its tab, and sends it', async () => {
      await open();
      await expect(address()).toContain('review=');
      await press('1');
      await waitFor(() => expect(form().getByRole('radio', { name: action })).toBeChecked());
      if (others) {
        await others();
        await press('{Escape}');
      }
      await press('n');
      await userEvent.keyboard('Seen');
      await hasNote('Seen');
      await press('{Control>}{Enter}{/Control}');
      await waitFor(() => expect(outboxStore.items).toHaveLength(1));
      await expect(outboxStore.items[0]).toMatchObject({ kind, state: 'held' });
      await expect(outboxStore.items[0]?.title).toMatch(new RegExp(`: ${action}$`));
      await expect((await rowStates()).filter((state) => state === 'Sending')).toHaveLength(1);
    });
  },
});

/** Fills in the job count and chooses the first reason. */
const withCount = (label: string) => async () => {
  await userEvent.type(await form().findByRole('textbox', { name: label }), '7');
  const reason = form().getByRole('combobox', { name: 'Reason Code' });
  await waitFor(() => expect(reason).not.toHaveAttribute('aria-disabled'));
  const [, first] = within(reason).getAllByRole('option');
  await userEvent.selectOptions(reason, first ?? []);
};

export const MonitoredEntities: Story = onTab(
  'monitored-entities',
  'monitored-entities',
  'Send for Review',
  withCount('Job Count'),
);
export const NewEntities: Story = onTab(
  'new-entities',
  'monitored-entities',
  'Send for Review',
  withCount('Job Count'),
);
export const WatchList: Story = onTab(
  'watch-list',
  'watch-lists',
  'Send for Review',
  withCount('Job Count on the website'),
);
export const ReviewReady: Story = onTab('review-ready', 'review-readies', 'Accept');
export const PitStop: Story = onTab(
  'pit-stop',
  'pit-stops',
  'Send to Scrape Team',
  withCount('Job Count'),
);
