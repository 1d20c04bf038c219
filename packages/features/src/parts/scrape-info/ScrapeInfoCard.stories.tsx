import * as scrapeEndpoints from '@console/api/scrapes/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { endless, failing } from '@console/mocks/scenarios';
import { acmeWorkday, buildScrape, NOW } from '@console/mocks/scrapes/fixtures';
import { scrapeHandlers } from '@console/mocks/scrapes/handlers';
import { formatDay } from '@console/ui/DateText/dates.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { ScrapeInfoCard } from './ScrapeInfoCard.tsx';

const working = buildScrape({
  id: 901,
  name: 'At work',
  status: 'spidering',
  items_in_queue: 1412,
  underrun_timestamp: NOW,
  location: 'Boston, MA',
});
const manual = buildScrape({
  id: 902,
  name: 'Run by hand',
  active: false,
  ats: null,
  career_portal: null,
});
const archived = buildScrape({
  id: 903,
  name: 'Gone',
  active: false,
  archived: true,
  archived_date: NOW,
  archived_reason_code: 'ma-activity',
});
const archivedSilently = buildScrape({
  id: 904,
  name: 'Gone without a word',
  archived: true,
  archived_date: null,
  archived_reason_code: null,
});
const rows = [acmeWorkday, working, manual, archived, archivedSilently];

const asked = fn<(path: string) => void>().mockName('a call was made');
const record = ({ request }: { request: Request }) => asked(new URL(request.url).pathname);
let waiting = 0;
/** A server whose queue is one item longer with each count. */
const growing = endpoint(scrapeEndpoints.itemsInQueue, () => {
  waiting += 1;
  return Response.json({
    '@id': '/api/scrapes/901/items_in_queue',
    '@type': 'QueueCount',
    items_in_queue: waiting * 1000,
    checked_at: NOW,
  });
});

const meta: Meta<typeof ScrapeInfoCard> = {
  title: 'parts/ScrapeInfoCard',
  component: ScrapeInfoCard,
  decorators: [
    withSwr,
    (Story) => (
      <div style={{ inlineSize: 296 }}>
        <Story />
      </div>
    ),
  ],
  args: { scrapeId: acmeWorkday.id, title: 'Scrape Info' },
  parameters: { msw: { handlers: allHandlers() } },
  beforeEach: ({ msw, parameters: { inFront = [] } }) => {
    asked.mockClear();
    waiting = 0;
    msw?.use(
      endpoint(scrapeEndpoints.read, record),
      endpoint(scrapeEndpoints.itemsInQueue, record),
      ...inFront,
      ...scrapeHandlers(rows),
    );
  },
};
export default meta;
type Story = StoryObj<typeof ScrapeInfoCard>;

const card = () => within(screen.getByRole('region', { name: 'Scrape Info' }));
const valueOf = async (label: string) =>
  (await card().findByText(label, { selector: 'dt' })).nextElementSibling;
const headerOf = () => screen.getByRole('heading', { name: 'Scrape Info' }).parentElement;

export const Idle: Story = {
  parameters: { covers: ['B-ENS-007', 'B-ENS-009', 'B-ENS-010'] },
  play: async () => {
    await expect(await valueOf('Status')).toHaveTextContent(/^Idle$/);
    await expect(await valueOf('Underrun Protection Triggered')).toHaveTextContent(/^-$/);
    await expect(await valueOf('Location')).toHaveTextContent(/^–$/);
    await expect(headerOf()).toHaveTextContent(/^Scrape InfoActive$/);
    for (const name of [acmeWorkday.name, String(acmeWorkday.id)])
      await expect(card().getByRole('link', { name })).toHaveAttribute(
        'href',
        `/scrapes/${acmeWorkday.id}`,
      );
    await expect(card().queryByText(/^This (scrape|Scrape)/)).not.toBeInTheDocument();
  },
};

export const AtWork: Story = {
  args: { scrapeId: working.id },
  parameters: { covers: ['B-ENS-006', 'B-DAT-003'] },
  play: async () => {
    await expect(await valueOf('Status')).toHaveTextContent(/^Spidering$/);
    await expect(await valueOf('Underrun Protection Triggered')).toHaveTextContent(formatDay(NOW));
    await waitFor(async () => expect(await valueOf('Items in Queue')).toHaveTextContent('1,412'));
    await expect(await valueOf('Location')).toHaveTextContent('Boston, MA');
  },
};

/** The button counts again, and reads the scrape again with it. */
export const CountingAgain: Story = {
  args: { scrapeId: working.id },
  parameters: { covers: ['B-ENS-008'], inFront: [growing] },
  play: async () => {
    await waitFor(async () => expect(await valueOf('Items in Queue')).toHaveTextContent('1,000'));
    const before = asked.mock.calls.filter(
      ([path]) => path === `/api/scrapes/${working.id}`,
    ).length;
    await userEvent.click(card().getByRole('button', { name: 'Refresh Items in Queue' }));
    await waitFor(async () => expect(await valueOf('Items in Queue')).toHaveTextContent('2,000'));
    await expect(
      asked.mock.calls.filter(([path]) => path === `/api/scrapes/${working.id}/items_in_queue`),
    ).toHaveLength(2);
    await waitFor(() =>
      expect(
        asked.mock.calls.filter(([path]) => path === `/api/scrapes/${working.id}`),
      ).toHaveLength(before + 1),
    );
    await expect(card().getByRole('button', { name: 'Refresh Items in Queue' })).toHaveFocus();
  },
};

/** Both calls leave together. */
export const CountedBesideTheScrape: Story = {
  args: { scrapeId: working.id },
  parameters: { inFront: [endless(scrapeEndpoints.read)] },
  play: async () => {
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(`/api/scrapes/${working.id}/items_in_queue`),
    );
  },
};

/** A count that fails is told once, and what the scrape said stays. */
export const CountFails: Story = {
  args: { scrapeId: working.id },
  parameters: { inFront: [failing(scrapeEndpoints.itemsInQueue)] },
  play: async () => {
    await expect(await screen.findByText(/Status 500/)).toBeVisible();
    await expect(await valueOf('Items in Queue')).toHaveTextContent(/^1,412 \(not counted now\)$/);
  },
};

export const Inactive: Story = {
  args: { scrapeId: manual.id },
  parameters: { covers: ['B-ENS-010'] },
  play: async () => {
    await expect(
      await card().findByText(
        'This scrape is not active. To unlock the scrape, edit the Scrape Info to activate.',
      ),
    ).toBeVisible();
    await expect(headerOf()).toHaveTextContent(/^Scrape InfoInactive$/);
    await expect(await valueOf('ATS')).toHaveTextContent(/^–$/);
    await expect(await valueOf('Career Portal')).toHaveTextContent(/^–$/);
  },
};

/** Archived and inactive: both are said. */
export const Archived: Story = {
  args: { scrapeId: archived.id },
  parameters: { covers: ['B-ENS-010'] },
  play: async () => {
    await expect(await card().findByText(/^This Scrape was archived on/)).toHaveTextContent(
      `This Scrape was archived on ${formatDay(NOW)} because M&A Activity. To unlock the entity use the Unarchive action from the top menu.`,
    );
    await expect(card().getByText(/^This scrape is not active\./)).toBeVisible();
    await expect(headerOf()).toHaveTextContent(/^Scrape InfoArchivedInactive$/);
  },
};

export const ArchivedForNoStatedReason: Story = {
  args: { scrapeId: archivedSilently.id },
  play: async () => {
    await expect(await card().findByText('This Scrape has been archived.')).toBeVisible();
    await expect(headerOf()).toHaveTextContent(/^Scrape InfoArchivedActive$/);
  },
};
