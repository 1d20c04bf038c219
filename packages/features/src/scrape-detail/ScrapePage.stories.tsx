import type { Role } from '@console/api/roles/rules';
import * as scrapeEndpoints from '@console/api/scrapes/endpoints';
import { endpoint } from '@console/mocks/endpoint';
import { acme, archivedEntity } from '@console/mocks/entities/fixtures';
import { dayCounts } from '@console/mocks/evidence/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { failing, failingOnce, missing, nonsense } from '@console/mocks/scenarios';
import { acmeWorkday, buildScrape, NOW, type ScrapeRecord } from '@console/mocks/scrapes/fixtures';
import { createScrapeStore } from '@console/mocks/scrapes/scrapeStore';
import { formatDay } from '@console/ui/DateText/dates.ts';
import { groupDigits } from '@console/ui/numbers.ts';
import { existing } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import {
  recordSidebarStore,
  resetRecordSidebar,
} from '../parts/record-sidebar/recordSidebar.store.ts';
import { ScrapePage } from './ScrapePage.tsx';

const archived = buildScrape({
  id: 201,
  name: 'Bygone',
  active: false,
  archived: true,
  archived_date: NOW,
  archived_reason_code: 'replaced',
});
const unbroken = { ...acme, company_name: 'Unbroken'.repeat(30) };
const archivedSilently = buildScrape({ id: 202, name: 'Long gone', active: false, archived: true });
const manual = buildScrape({ id: 203, name: 'By hand', active: false });
const ofArchived = buildScrape({ id: 204, name: 'Orphan', of: archivedEntity });
const busy = buildScrape({
  id: 205,
  name: 'At work',
  status: 'parsing',
  num_jobs: 4321,
  items_in_queue: 1412,
});
const combo = buildScrape({ id: 206, name: 'One script', is_combo: true });
const rows = [acmeWorkday, archived, archivedSilently, manual, ofArchived, busy, combo];

type Given = { role?: Role; inFront?: readonly RequestHandler[]; saved?: readonly ScrapeRecord[] };
const given = ({ role = 'ROLE_SCRAPER', inFront = [], saved = rows }: Given = {}) => ({
  role,
  msw: { handlers: [...inFront, ...allHandlers({ role, scrapes: createScrapeStore(saved) })] },
});

const meta: Meta<typeof ScrapePage> = {
  title: 'features/scrape-detail/ScrapePage',
  component: ScrapePage,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  args: { scrapeId: 812 },
  parameters: { layout: 'fullscreen', address: '/scrapes/812', ...given() },
};
export default meta;
type Story = StoryObj<typeof ScrapePage>;

const links = async (name: string) =>
  within(await screen.findByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const currentTab = async () =>
  within(await screen.findByRole('navigation', { name: 'Scrape' })).getByRole('link', {
    current: 'page',
  }).textContent;
const card = (title: string) => within(screen.getByRole('region', { name: title }));
const item = (name: string) => screen.getByRole('menuitem', { name });
const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Scrape Actions' }));
};
const CARDS = ['Scrape Info', 'Job counts', 'Alerts', 'Error Log'];
const isLoaded = (title: string) =>
  waitFor(() =>
    expect(screen.getByRole('region', { name: title })).not.toHaveAttribute('aria-busy'),
  );

export const SpiderAndParser: Story = {
  tags: ['screen'],
  parameters: { covers: ['B-SCR-001', 'B-SCR-010', 'A-SHL-048', 'B-API-057'] },
  play: async () => {
    await expect(await links('Code')).toEqual([
      ['Spider Code', '/scrapes/812/spider'],
      ['Parser Code', '/scrapes/812/parser'],
    ]);
    await expect(screen.getByRole('heading', { level: 1, name: 'Acme Workday' })).toBeVisible();
    for (const title of CARDS) await isLoaded(title);
  },
};

export const Combo: Story = {
  args: { scrapeId: combo.id },
  parameters: { covers: ['B-SCR-010'] },
  play: async () => {
    await expect(await links('Code')).toEqual([['Combo Code', `/scrapes/${combo.id}/combo`]]);
  },
};

export const AtAGlance: Story = {
  args: { scrapeId: busy.id },
  play: async () => {
    const header = (await screen.findByRole('heading', { level: 1 })).parentElement;
    await expect(header).toHaveTextContent(
      `At workSID ${busy.id}ActiveAutomaticParsingAcmeTotal Jobs 4,321Items in Queue 1,412`,
    );
    for (const [name, href] of [
      [`SID ${busy.id}`, `/scrapes/${busy.id}`],
      ['Acme', '/entities/1'],
    ] as const)
      await expect(screen.getAllByRole('link', { name })[0]).toHaveAttribute('href', href);
  },
};

/** The trend is drawn, can be walked by keyboard, and is a table as well. */
export const LongEntityName: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    ...given({ saved: [buildScrape({ id: 812, name: 'Short', of: unbroken })] }),
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: unbroken.company_name })).toBeVisible();
    const main = screen.getByRole('main');
    await expect(main.scrollWidth).toBe(main.clientWidth);
  },
};

export const JobCounts: Story = {
  play: async () => {
    const trend = within(await screen.findByRole('region', { name: 'Job counts' }));
    const chart = await trend.findByRole('slider', { name: 'Job counts' });
    const [newest, before] = dayCounts.toReversed();
    await expect(trend.getByText(groupDigits(newest?.count ?? 0), { exact: true })).toBeVisible();
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining(`Jobs ${newest?.count}, `),
    );
    chart.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining(`Jobs ${before?.count}, `),
    );
    await userEvent.click(trend.getByRole('button', { name: 'Show as table' }));
    const rows = within(trend.getByRole('table', { name: 'Job counts' })).getAllByRole('row');
    await expect(
      rows.slice(1, 3).map((row) => within(row).getAllByRole('cell')[1]?.textContent),
    ).toEqual([String(newest?.count), String(before?.count)]);
    await userEvent.click(trend.getByRole('button', { name: 'Show as chart' }));
    await expect(await trend.findByRole('slider')).toBeVisible();
  },
};

/** An open alert stands before the job counts. What the sidebar shows is not on the page as well. */
export const WhatIsWrongFirst: Story = {
  play: async () => {
    await isLoaded('Job counts');
    const titles = () =>
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(titles().slice(0, 3)).toEqual(['Alerts', 'Job counts', 'Scrape Info']),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    const sidebar = within(await screen.findByRole('complementary', { name: 'Scrape Detail' }));
    await expect(await sidebar.findByRole('region', { name: 'Scrape Info' })).toBe(
      screen.getByRole('region', { name: 'Scrape Info' }),
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Notes' }));
    await isLoaded('Scrape Info');
    await expect(screen.queryByRole('group', { name: 'Notes' })).not.toBeInTheDocument();
  },
};

export const Tabs: Story = {
  parameters: { covers: ['B-SCR-002', 'B-SCR-003', 'A-SHL-049', 'A-SHL-050'] },
  play: async () => {
    await expect(await links('Scrape')).toEqual([
      ['Overview', '/scrapes/812/overview'],
      ['All Active Jobs', '/scrapes/812/all-jobs'],
      ['Event Log', '/scrapes/812/event-log'],
    ]);
    await expect(await currentTab()).toBe('Overview');
    await expect(screen.getByRole('region', { name: 'Scrape Info' })).toBeVisible();
  },
};

export const AllJobs: Story = {
  args: { tab: 'all-jobs' },
  parameters: { covers: ['A-SHL-049'] },
  play: async () => {
    await expect(await currentTab()).toBe('All Active Jobs');
    await expect(await screen.findByRole('table', { name: 'All Active Jobs' })).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Scrape Info' })).not.toBeInTheDocument();
    await expect(
      screen.queryByRole('complementary', { name: 'Scrape Detail' }),
    ).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const beside = within(await screen.findByRole('complementary', { name: 'Scrape Detail' }));
    await expect(beside.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Queue Status',
      'Notes',
      'Filters',
    ]);
    await expect(beside.getByRole('tab', { name: 'Filters', selected: true })).toBeVisible();
  },
};

export const EventLog: Story = {
  args: { tab: 'event-log' },
  parameters: { covers: ['A-SHL-049'] },
  play: async () => {
    await expect(await currentTab()).toBe('Event Log');
    await expect(await screen.findByRole('table', { name: 'Event Log' })).toBeVisible();
  },
};

export const UnknownTab: Story = {
  args: { tab: 'editor' },
  play: async () => {
    await expect(await currentTab()).toBe('Overview');
    await expect(await screen.findByRole('region', { name: /Stage History$/ })).toBeVisible();
    await expect(await screen.findByRole('region', { name: 'Notes' })).toBeVisible();
  },
};

const NOT_ACTIVE =
  'This scrape is not active. To unlock the scrape, edit the Scrape Info to activate.';
const isDisabled = (reason: string, ...names: readonly string[]) =>
  Promise.all(
    names.map(async (name) => {
      await expect(item(name)).toHaveAttribute('aria-disabled', 'true');
      await expect(item(name)).toHaveAccessibleDescription(reason);
    }),
  );
const isEnabled = (...names: readonly string[]) =>
  Promise.all(names.map((name) => expect(item(name)).not.toHaveAttribute('aria-disabled')));
const RUN = ['Run Parser', 'Run Spider', 'Run Cleanup'];

export const Archived: Story = {
  args: { scrapeId: archived.id },
  parameters: { covers: ['B-SCR-014', 'B-SCR-016', 'B-SCR-020'] },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText(/^This Scrape was archived on/)).toHaveTextContent(
        `This Scrape was archived on ${formatDay(NOW)} because Replaced. To unlock the entity use the Unarchive action from the top menu.`,
      ),
    );
    await expect(screen.getByText(NOT_ACTIVE)).toBeVisible();
    await openMenu();
    await isDisabled('The scrape is archived.', 'Edit', ...RUN, 'Send to Queue');
    await isEnabled('Unarchive', 'Dump Queue', 'Unserve Queue');
  },
};

/** The page shows the notice of the archived scrape; the card in the sidebar does not repeat it. */
export const ArchivedBesideItsDetails: Story = {
  args: { scrapeId: archived.id },
  beforeEach: () => {
    recordSidebarStore.open = true;
    return resetRecordSidebar;
  },
  play: async () => {
    const details = within(await screen.findByRole('complementary', { name: 'Scrape Detail' }));
    await expect(await details.findByText('Underrun Protection Triggered')).toBeVisible();
    await expect(await screen.findAllByText(/^This Scrape was archived on/)).toHaveLength(1);
    await expect(screen.getAllByText(NOT_ACTIVE)).toHaveLength(1);
  },
};

export const ArchivedForNoStatedReason: Story = {
  args: { scrapeId: archivedSilently.id },
  parameters: { covers: ['B-SCR-015'] },
  play: async () => {
    await expect(await screen.findByText('This Scrape has been archived.')).toBeVisible();
  },
};

export const Inactive: Story = {
  args: { scrapeId: manual.id },
  parameters: { covers: ['B-SCR-016', 'B-SCR-017'] },
  play: async () => {
    await expect(await screen.findByText(NOT_ACTIVE)).toBeVisible();
    await openMenu();
    await isDisabled('The scrape is not active.', ...RUN);
    await isEnabled('Edit', 'Archive', 'Dump Queue', 'Send to Queue', 'Unserve Queue');
  },
};

export const OfAnArchivedEntity: Story = {
  args: { scrapeId: ofArchived.id },
  parameters: { covers: ['B-STA-029'] },
  play: async () => {
    await openMenu();
    await isDisabled('The entity is archived.', 'Edit', 'Archive', ...RUN, 'Send to Queue');
    await expect(card('Error Log').getByRole('button', { name: 'Clear' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

const actionsOf = (role: Role, may: boolean): Story => ({
  parameters: { covers: ['B-ROL-006', 'B-SCR-021'], ...given({ role }) },
  play: async () => {
    await openMenu();
    await isEnabled('Add Note');
    const names = ['Edit', 'Archive', ...RUN, 'Dump Queue', 'Send to Queue', 'Unserve Queue'];
    if (may) await isEnabled(...names);
    else
      for (const name of names) {
        await expect(item(name)).toHaveAttribute('aria-disabled', 'true');
        await expect(item(name)).toHaveAccessibleDescription(
          /^Your role \(.+\) may not do this\.$/,
        );
      }
  },
});
export const AsScraper: Story = actionsOf('ROLE_SCRAPER', true);
export const AsDataQualityLead: Story = actionsOf('ROLE_DQ_LEAD', false);
/** A note can be added whatever the state is. */
export const NoteOnAnArchivedScrape: Story = {
  args: { scrapeId: archived.id },
  parameters: { covers: ['B-SCR-021'] },
  play: async () => {
    await openMenu();
    await isEnabled('Add Note');
    await userEvent.click(item('Add Note'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Note' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** Deleted while its page is open: what was read stays, and says so. */
export const DeletedMeanwhile: Story = {
  parameters: given(),
  play: async ({ msw }) => {
    await isLoaded('Scrape Info');
    msw?.use(missing(scrapeEndpoints.read), missing(scrapeEndpoints.itemsInQueue));
    await userEvent.click(card('Scrape Info').getByRole('button', { name: /^Refresh Items/ }));
    await expect(await screen.findByText(/^The scrape has been deleted\. What/)).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1, name: 'Acme Workday' })).toBeVisible();
    await openMenu();
    await isDisabled('The scrape has been deleted.', 'Edit', 'Archive', ...RUN);
  },
};

/** Archived while its dialog is open: the dialog offers Close alone, and the page shows it. */
export const ArchivedMeanwhile: Story = {
  play: async ({ msw }) => {
    await openMenu();
    await userEvent.click(item('Edit'));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' 2');
    const newer = { ...acmeWorkday, archived: true, active: false };
    msw?.use(...allHandlers({ role: 'ROLE_SCRAPER', scrapes: createScrapeStore([newer]) }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(
      await within(screen.getByRole('dialog')).findByText(/^The scrape is archived\./),
    ).toBeVisible();
    await expect(name).toHaveValue('Acme Workday 2');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(await screen.findByText('This Scrape has been archived.')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  args: { scrapeId: 999_999 },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Scrape not found.' })).toBeVisible();
  },
};

export const FailedToLoad: Story = {
  parameters: given({ inFront: [failing(scrapeEndpoints.read)] }),
  play: async () => {
    await expect(await screen.findByText('The scrape could not be loaded.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: given({ inFront: [endpoint(scrapeEndpoints.read, () => new Promise(() => {}))] }),
  play: async () => {
    await isLoaded('Error Log');
    await expect(await currentTab()).toBe('Overview');
    await expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  },
};

/** The number stored with the scrape is shown when the items cannot be counted, and named so. */
export const CountIsUnreadable: Story = {
  args: { scrapeId: busy.id },
  parameters: given({ inFront: [nonsense(scrapeEndpoints.itemsInQueue)] }),
  play: async () => {
    const header = (await screen.findByRole('heading', { level: 1 })).parentElement;
    await waitFor(() => expect(header).toHaveTextContent('Items in Queue 1,412 (not counted now)'));
    for (const title of CARDS) await isLoaded(title);
  },
};

/** Retry counts again. */
export const CountFailsOnce: Story = {
  args: { scrapeId: busy.id },
  parameters: given({ inFront: [failingOnce(scrapeEndpoints.itemsInQueue)] }),
  play: async () => {
    const header = within(
      existing((await screen.findByRole('heading', { level: 1 })).parentElement),
    );
    await userEvent.click(await header.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(header.queryByText(/not counted now/)).not.toBeInTheDocument());
    await expect(header.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  },
};
