import * as queueEndpoints from '@console/api/company-queues/endpoints';
import * as entityDetailEndpoints from '@console/api/entities/detailEndpoints';
import * as entityEndpoints from '@console/api/entities/endpoints';
import type { Role } from '@console/api/roles/rules';
import * as scrapeEndpoints from '@console/api/scrapes/endpoints';
import { acmeQueue } from '@console/mocks/company-queues/fixtures';
import { endpoint } from '@console/mocks/endpoint';
import { createEntityStore } from '@console/mocks/entities/entityStore';
import { acme, archivedEntity, buildEntity } from '@console/mocks/entities/fixtures';
import { entityHandlers } from '@console/mocks/entities/handlers';
import { allHandlers } from '@console/mocks/handlers';
import { endless, failing, forbidden, missing } from '@console/mocks/scenarios';
import {
  acmeWorkday,
  archivedScrape,
  comboScrape,
  manualScrape,
  scrapes,
} from '@console/mocks/scrapes/fixtures';
import { scrapeHandlers } from '@console/mocks/scrapes/handlers';
import { toScrapeRef } from '@console/mocks/scrapes/scrapeRef';
import { tagNamed } from '@console/mocks/tags/fixtures';
import { formatDay } from '@console/ui/DateText/dates.ts';
import { ListLayout } from '@console/ui/ListLayout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { allAnswered, forgetCalls, held } from '../../../../../.storybook/play/calls.ts';
import { EntitySidebar } from './EntitySidebar.tsx';

const many = buildEntity({
  id: 901,
  company_name: 'Several Scrapes',
  scrapes: [acmeWorkday, archivedScrape, manualScrape, comboScrape].map(toScrapeRef),
});
const onlyArchived = buildEntity({
  id: 902,
  company_name: 'Archived Scrapes Only',
  scrapes: [toScrapeRef(archivedScrape)],
});
const bare = buildEntity({ id: 903, company_name: 'Nothing Yet', scrapes: [] });
const hostileScrape = scrapes.find(({ id }) => id === 14) ?? acmeWorkday;
const hostile = buildEntity({
  id: 8,
  company_name: '<script>alert("markup")</script> שלום '.repeat(6),
  url: 'javascript:alert(1)',
  ticker: 'x'.repeat(120),
  with: [tagNamed('Bring Your "Own" <b>Markup</b>'), tagNamed('תגית בעברית')],
  scrapes: [toScrapeRef(hostileScrape)],
});
const rows = [acme, archivedEntity, many, onlyArchived, bare, hostile];
const asked = fn<(call: string) => void>().mockName('a call was made');
const record = ({ request }: { request: Request }) =>
  asked(`${request.method} ${new URL(request.url).pathname}`);
const recorders = [
  endpoint(scrapeEndpoints.read, record),
  endpoint(scrapeEndpoints.itemsInQueue, record),
];
const callsOf = (call: string) => asked.mock.calls.filter(([one]) => one === call).length;

/** Stands for a tab: a row that is active, and the sidebar until it is closed. */
function Tab({ onClose, ...shown }: ComponentProps<typeof EntitySidebar>) {
  const [row, setRow] = useState<Omit<typeof shown, 'onClose'> | undefined>(shown);
  return (
    <main style={{ blockSize: '100dvh' }}>
      <ListLayout>
        <ListLayout.Main>
          <button type="button" onClick={() => setRow(shown)}>
            First row
          </button>
          <button type="button" onClick={() => setRow({ entityId: bare.id })}>
            Second row
          </button>
        </ListLayout.Main>
        {row ? (
          <EntitySidebar
            {...row}
            onClose={() => {
              onClose();
              setRow(undefined);
            }}
          />
        ) : (
          <ListLayout.Sidebar label="Filters" open onClose={fn()}>
            None
          </ListLayout.Sidebar>
        )}
      </ListLayout>
    </main>
  );
}

const meta: Meta<typeof EntitySidebar> = {
  title: 'parts/EntitySidebar',
  component: EntitySidebar,
  decorators: [withSession, withSwr, withRouter],
  args: { entityId: acme.id, scrapeId: acmeWorkday.id, onClose: fn() },
  render: (args) => <Tab {...args} />,
  parameters: {
    layout: 'fullscreen',
    address: '/dashboard/data-quality/daily-job-shift',
    role: 'ROLE_ADMIN',
    msw: { handlers: allHandlers() },
    docs: { story: { inline: false, height: '900px' } },
  },
  beforeEach: ({ msw, parameters: { inFront = [] } }) => {
    asked.mockClear();
    msw?.use(...inFront, ...recorders, ...allHandlers({ store: createEntityStore(rows) }));
  },
};
export default meta;
type Story = StoryObj<typeof EntitySidebar>;

const card = (name: string) => within(screen.getByRole('region', { name }));
const ready = (name: string) =>
  waitFor(() => expect(screen.getByRole('region', { name })).not.toHaveAttribute('aria-busy'));
const allReady = async () => {
  for (const name of ['Entity Info', 'Scrape Info', 'Entity Tags', 'Scrape Alerts', 'Priority'])
    await ready(name);
};
const labels = (name: string) =>
  card(name)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
const valueOf = (name: string, label: string) =>
  card(name).getByText(label, { selector: 'dt' }).nextElementSibling;

export const OneScrape: Story = {
  parameters: {
    covers: ['B-ENS-003', 'B-ENS-004', 'B-ENS-005', 'B-ENS-006'],
  },
  play: async () => {
    const sidebar = within(await screen.findByRole('complementary', { name: 'Entity Detail' }));
    await allReady();
    await expect(sidebar.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Entity Detail',
      'Entity Info',
      'Scrape Info',
      'Entity Tags',
      'Scrape Alerts',
      'Priority',
    ]);
    await expect(labels('Entity Info')).toEqual([
      'Name',
      'EID',
      'Status',
      'Website',
      'Career Page',
      'Date Added',
      'Tier Level',
      'Total Jobs',
      'Number without Locations',
      'NAICS Code',
      'NAICS Description',
      'Ticker',
    ]);
    await expect(valueOf('Entity Info', 'Status')).toHaveTextContent(/^Active$/);
    await expect(valueOf('Entity Info', 'Date Added')?.textContent).toBe(
      formatDay(acme.date_added ?? 0),
    );
    await expect(labels('Scrape Info')).toEqual([
      'Name',
      'SID',
      'Status',
      'Career Portal',
      'Date Added',
      'Items in Queue',
      'Total Jobs',
      'Jobs without Location',
      'Underrun Protection Triggered',
      'ATS',
      'Location',
      'Site Type',
    ]);
    await expect(
      card('Entity Tags')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(acme.tags.map(({ tag }) => tag.title));
  },
};

export const AlertsAndPriority: Story = {
  parameters: { covers: ['B-ENS-011', 'B-ENS-012', 'B-API-002', 'B-API-035'] },
  play: async () => {
    await screen.findByRole('complementary', { name: 'Entity Detail' });
    await allReady();
    const alerts = card('Scrape Alerts');
    await expect(alerts.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      ['Scrape', 'Event Action'],
    );
    const [, ...alertRows] = alerts.getAllByRole('row');
    await expect(alertRows.map(({ textContent }) => textContent)).toEqual([
      'Acme WorkdayBroken',
      'Acme WorkdayUnderrun',
    ]);
    await expect(alerts.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `/scrapes/${acmeWorkday.id}`,
    );
    await expect(labels('Priority')).toEqual(['Average', 'Max', 'Latest']);
    await expect(
      card('Priority')
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['2.5 (High to Average)', '1 Now', '3 Average']);
    await expect([
      acmeQueue.avg_priority,
      acmeQueue.max_priority,
      acmeQueue.latest_priority,
    ]).toEqual([2.5, 1, 3]);
  },
};

/**
 * A row that is about no scrape: each of the entity's that is not archived has a card, the first
 * one is open, the others ask for nothing.
 */
export const SeveralScrapes: Story = {
  args: { entityId: many.id, scrapeId: undefined },
  play: async () => {
    const first = await screen.findByRole('button', {
      name: `Scrape Info: ${acmeWorkday.name}`,
      expanded: true,
    });
    await ready(`Scrape Info: ${acmeWorkday.name}`);
    await expect(screen.getAllByRole('button', { name: /^Scrape Info: / })).toHaveLength(3);
    await expect(screen.queryByText(archivedScrape.name)).not.toBeInTheDocument();
    await expect(callsOf(`GET /api/scrapes/${manualScrape.id}`)).toBe(0);
    await userEvent.click(
      screen.getByRole('button', { name: `Scrape Info: ${manualScrape.name}`, expanded: false }),
    );
    await ready(`Scrape Info: ${manualScrape.name}`);
    await expect(
      card(`Scrape Info: ${manualScrape.name}`).getByText(
        'This scrape is not active. To unlock the scrape, edit the Scrape Info to activate.',
      ),
    ).toBeVisible();
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(first).toHaveFocus();
    await expect(
      card(`Scrape Info: ${acmeWorkday.name}`).queryByText('SID'),
    ).not.toBeInTheDocument();
  },
};

export const NoScrape: Story = {
  args: { entityId: bare.id, scrapeId: undefined },
  play: async () => {
    await allReady();
    await expect(card('Scrape Info').getByText('This entity has no scrape yet.')).toBeVisible();
    await expect(card('Entity Tags').getByText('No tags.')).toBeVisible();
    await expect(card('Scrape Alerts').getByText('No open alerts.')).toBeVisible();
    await expect(
      card('Priority')
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['–', '–', '–']);
  },
};

export const ArchivedScrapesOnly: Story = {
  args: { entityId: onlyArchived.id, scrapeId: undefined },
  play: async () => {
    await allReady();
    await expect(
      card('Scrape Info').getByText('All scrapes of this entity are archived.'),
    ).toBeVisible();
  },
};

export const ArchivedEntity: Story = {
  args: { entityId: archivedEntity.id, scrapeId: archivedScrape.id },
  parameters: { covers: ['B-ENS-005', 'B-STA-027'] },
  play: async () => {
    await allReady();
    await expect(screen.getByText('Archived Entity')).toBeVisible();
    await expect(valueOf('Entity Info', 'Status')).toHaveTextContent(/^Archived$/);
    for (const name of ['Edit', 'Edit Tags']) {
      const button = screen.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      button.focus();
      await expect(
        await screen.findByText('This entity is archived. Unarchive it to edit it.'),
      ).toBeVisible();
      await userEvent.click(button);
      button.blur();
    }
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

const editors: readonly Role[] = ['ROLE_ADMIN', 'ROLE_SCRAPE_LEAD', 'ROLE_SCRAPER'];
const editing: Story['play'] = async ({ parameters: { role } }) => {
  await allReady();
  const may = editors.some((one) => one === role);
  for (const name of ['Edit', 'Edit Tags']) {
    const button = screen.getByRole('button', { name });
    await waitFor(() =>
      may
        ? expect(button).not.toHaveAttribute('aria-disabled')
        : expect(button).toHaveAttribute('aria-disabled', 'true'),
    );
    button.focus();
    if (!may) await waitFor(() => expect(button).toHaveAccessibleDescription(/may not do this\.$/));
    await userEvent.click(button);
    if (may) await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
};
export const AsScraper: Story = {
  parameters: { role: 'ROLE_SCRAPER', covers: ['B-ROL-002'] },
  play: editing,
};
export const AsDataQualityLead: Story = {
  parameters: { role: 'ROLE_DQ_LEAD', covers: ['B-ROL-002', 'B-VAL-075'] },
  play: editing,
};

/** The dialog of the dashboards: it stays here, and what was changed stands in the card at once. */
export const EditingTheEntity: Story = {
  parameters: { covers: ['B-ROL-002'] },
  play: async () => {
    await allReady();
    await userEvent.click(card('Entity Info').getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit' }));
    await expect(dialog.queryByRole('checkbox', { name: 'No Website' })).not.toBeInTheDocument();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Acme Renamed');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(valueOf('Entity Info', 'Name')).toHaveTextContent('Acme Renamed'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(card('Entity Info').getByRole('button', { name: 'Edit' })).toHaveFocus();
  },
};

export const HostileText: Story = {
  args: { entityId: hostile.id, scrapeId: hostileScrape.id },
  play: async () => {
    await allReady();
    await expect(card('Entity Info').getByText('javascript:alert(1)')).toBeVisible();
    await expect(
      card('Entity Info').queryByRole('link', { name: /javascript/ }),
    ).not.toBeInTheDocument();
    await expect(card('Scrape Info').getByText(hostileScrape.name)).toBeVisible();
    await expect(card('Entity Tags').getByText('Bring Your "Own" <b>Markup</b>')).toBeVisible();
    const sidebar = screen.getByRole('complementary', { name: 'Entity Detail' });
    await expect(sidebar.querySelector('script, img, b')).toBeNull();
    for (const region of sidebar.querySelectorAll('section'))
      await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth + 1);
  },
};

export const Loading: Story = {
  parameters: {
    inFront: (
      [
        entityEndpoints.read,
        scrapeEndpoints.read,
        entityDetailEndpoints.scrapeAlerts,
        queueEndpoints.ofEntity,
      ] as const
    ).map(endless),
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('Loading...')).toHaveLength(5));
    for (const name of ['Entity Info', 'Scrape Info', 'Entity Tags', 'Scrape Alerts', 'Priority'])
      await expect(screen.getByRole('region', { name })).toHaveAttribute('aria-busy', 'true');
  },
};

export const FailedToLoad: Story = {
  parameters: {
    inFront: [
      failing(entityEndpoints.read),
      missing(scrapeEndpoints.read),
      forbidden(queueEndpoints.ofEntity),
    ],
  },
  play: async () => {
    for (const name of ['Entity Info', 'Entity Tags', 'Scrape Info', 'Priority'])
      await expect(await screen.findByText(`${name} could not be loaded.`)).toBeVisible();
    await expect(
      card('Priority').getByText('You are not authorized to perform this action.'),
    ).toBeVisible();
    await expect(await card('Scrape Alerts').findByText('Broken')).toBeVisible();
  },
};

const late = held(entityEndpoints.read, ({ url }) => url.endsWith(`/${acme.id}`));

/** Another row while the first one is still under way: its late answer is nobody's any more. */
export const AnotherRowChosen: Story = {
  parameters: {
    inFront: [
      late.handler,
      ...entityHandlers({ store: createEntityStore(rows) }),
      ...scrapeHandlers(),
    ],
  },
  beforeEach: forgetCalls,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Second row' }));
    await waitFor(() =>
      expect(valueOf('Entity Info', 'Name')).toHaveTextContent(bare.company_name),
    );
    await late.answer();
    await allAnswered();
    await expect(valueOf('Entity Info', 'Name')).toHaveTextContent(bare.company_name);
    await expect(screen.queryByText(acme.company_name)).not.toBeInTheDocument();
  },
};

/**
 * It takes no focus when it comes; its button and Escape lead back to the filters, and to where the
 * focus was.
 */
export const Closed: Story = {
  play: async ({ args }) => {
    const row = await screen.findByRole('button', { name: 'First row' });
    row.focus();
    await allReady();
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('complementary', { name: 'Filters' })).toBeVisible();
    await expect(row).toHaveFocus();
    await userEvent.click(row);
    await allReady();
    const close = screen.getByRole('button', { name: 'Close Entity Detail' });
    await userEvent.click(close);
    await expect(await screen.findByRole('complementary', { name: 'Filters' })).toBeVisible();
    await expect(row).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
