import * as queueEndpoints from '@console/api/company-queues/endpoints';
import * as entityDetailEndpoints from '@console/api/entities/detailEndpoints';
import * as entityEndpoints from '@console/api/entities/endpoints';
import * as evidenceEndpoints from '@console/api/evidence/endpoints';
import * as noteEndpoints from '@console/api/notes/endpoints';
import * as stageHistoryEndpoints from '@console/api/stage-history/endpoints';
import { acme } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { eachCallAlone, Rounds, type Trouble } from '../../../../.storybook/play/brokenCards.tsx';
import { OverviewTab } from './OverviewTab.tsx';

const meta: Meta<typeof OverviewTab> = {
  title: 'features/entity-detail/BrokenCards',
  component: OverviewTab,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  args: { entityId: acme.id },
  render: (args) => (
    <Rounds>
      <OverviewTab {...args} />
    </Rounds>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/entities/1',
    role: 'ROLE_ADMIN',
    msw: { handlers: allHandlers() },
  },
};
export default meta;
type Story = StoryObj<typeof OverviewTab>;

const CARDS = [
  'Entity Info',
  'Job Count Delta',
  'Job Count Trend',
  'Jobs by Country',
  'Scrape Stage History',
  'Pinned Notes',
  'Scrape Alerts',
  'Tags',
  'Aliases',
  'Priority',
];
const CALLS = [
  [entityEndpoints.read, ['Entity Info', 'Tags', 'Aliases']],
  [entityDetailEndpoints.jobCountDelta, ['Job Count Delta', 'Job Count Trend']],
  [entityDetailEndpoints.jobsByCountry, ['Jobs by Country']],
  [evidenceEndpoints.countsOfScrapes, ['Job Count Trend']],
  [stageHistoryEndpoints.ofEntity, ['Scrape Stage History']],
  [noteEndpoints.ofEntity, ['Pinned Notes']],
  [entityDetailEndpoints.scrapeAlerts, ['Scrape Alerts']],
  [queueEndpoints.ofEntity, ['Priority']],
] as const;

/** Fails one request after the other. */
const broken = (trouble: Trouble): Story => ({
  play: async ({ msw }) =>
    eachCallAlone({
      trouble,
      calls: CALLS,
      cards: CARDS,
      answer: (...handlers) => msw?.use(...handlers),
      usual: allHandlers(),
    }),
});
export const Fails: Story = broken('fails');
export const IsSlow: Story = broken('isSlow');
export const IsUnreadable: Story = broken('hasTheWrongShape');
export const HasNoValues: Story = broken('hasNullMembers');
