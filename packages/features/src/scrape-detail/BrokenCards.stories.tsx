import * as entityDetailEndpoints from '@console/api/entities/detailEndpoints';
import * as evidenceEndpoints from '@console/api/evidence/endpoints';
import * as noteEndpoints from '@console/api/notes/endpoints';
import * as codeEndpoints from '@console/api/scrape-code/endpoints';
import * as scrapeEndpoints from '@console/api/scrapes/endpoints';
import * as stageHistoryEndpoints from '@console/api/stage-history/endpoints';
import { allHandlers } from '@console/mocks/handlers';
import { acmeWorkday } from '@console/mocks/scrapes/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import {
  eachCallAlone,
  Rounds,
  TROUBLES,
  type Trouble,
} from '../../../../.storybook/play/brokenCards.tsx';
import { ScrapeOverview } from './ScrapeOverview.tsx';

const meta: Meta<typeof ScrapeOverview> = {
  title: 'features/scrape-detail/BrokenCards',
  component: ScrapeOverview,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  args: { scrapeId: acmeWorkday.id },
  render: (args) => (
    <Rounds>
      <ScrapeOverview {...args} />
    </Rounds>
  ),
  parameters: {
    layout: 'fullscreen',
    address: '/scrapes/812',
    role: 'ROLE_ADMIN',
    msw: { handlers: allHandlers() },
  },
};
export default meta;
type Story = StoryObj<typeof ScrapeOverview>;

const CARDS = ['Scrape Info', 'Job counts', 'Alerts', 'Error Log', 'Stage History'];
const CALLS = [
  // The alerts are asked for by the entity of the scrape.
  [scrapeEndpoints.read, ['Scrape Info', 'Alerts']],
  [evidenceEndpoints.countsOfScrapes, ['Job counts']],
  [stageHistoryEndpoints.ofScrape, ['Stage History']],
  [entityDetailEndpoints.scrapeAlerts, ['Alerts']],
  [codeEndpoints.errorLog, ['Error Log']],
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

/** The notes card is a group, and the list inside it shows the failure. */
const notesOnly = (trouble: Trouble): Story => ({
  play: async ({ msw }) => {
    msw?.use(TROUBLES[trouble](noteEndpoints.ofScrape), ...allHandlers());
    await userEvent.click(screen.getByRole('button', { name: 'Next round' }));
    const notes = await screen.findByRole('group', { name: 'Notes' });
    for (const name of CARDS)
      await waitFor(() =>
        expect(screen.getByRole('region', { name })).not.toHaveAttribute('aria-busy'),
      );
    await waitFor(() =>
      expect(notes).toHaveTextContent(
        trouble === 'isSlow' ? 'Loading...' : /The notes could not be loaded\..*Retry/,
      ),
    );
    await expect(screen.getAllByText(/could not be loaded|^Loading\.\.\.$/)).toHaveLength(1);
  },
});
export const NotesFail: Story = notesOnly('fails');
export const NotesAreSlow: Story = notesOnly('isSlow');
export const NotesAreUnreadable: Story = notesOnly('hasTheWrongShape');
export const NotesHaveNoValues: Story = notesOnly('hasNullMembers');
