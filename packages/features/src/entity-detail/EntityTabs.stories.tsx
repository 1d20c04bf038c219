import * as queueEndpoints from '@console/api/company-queues/endpoints';
import * as detailEndpoints from '@console/api/entities/detailEndpoints';
import type { Role } from '@console/api/roles/rules';
import * as editEndpoints from '@console/api/scrape-edit/endpoints';
import { buildCompanyQueue, buildRequest } from '@console/mocks/company-queues/fixtures';
import { companyQueueHandlers } from '@console/mocks/company-queues/handlers';
import { createQueueStore } from '@console/mocks/company-queues/queueStore';
import { createEntityStore } from '@console/mocks/entities/entityStore';
import { acmeDelta, entityFigureHandlers } from '@console/mocks/entities/figures';
import { acme, archivedEntity, buildEntity } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { conflicting, endless, failing } from '@console/mocks/scenarios';
import { instant } from '@console/mocks/wire';
import { formatDay } from '@console/ui/DateText/dates.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useRouter } from 'wouter';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { resetRecordSidebar } from '../parts/record-sidebar/recordSidebar.store.ts';
import { EntityRoute } from './EntityPage.tsx';

const bare = buildEntity({ id: 903, company_name: 'Nothing Yet' });
const snoozed = buildEntity({
  id: 904,
  company_name: 'Asleep',
  next_snooze: instant('2031-03-04T12:00:00Z'),
});
const rows = [acme, bare, snoozed, archivedEntity];
let store = createEntityStore(rows);

/** Stands for the shell: the page of the address. */
function Page() {
  'use no memo'; // The router's hook is a value here.
  const router = useRouter();
  const [pathname] = router.hook(router);
  const [, , entityId = '', tab] = pathname.split('/');
  return <EntityRoute params={tab === undefined ? { entityId } : { entityId, tab }} />;
}

const meta: Meta<typeof Page> = {
  title: 'features/entity-detail/EntityTabs',
  component: Page,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: '/entities/1',
    role: 'ROLE_ADMIN',
    msw: { handlers: allHandlers() },
  },
  beforeEach: ({ msw, parameters: { inFront = [], queue } }) => {
    resetRecordSidebar();
    store = createEntityStore(rows);
    const queues = queue ? companyQueueHandlers({ queues: createQueueStore([queue]), store }) : [];
    msw?.use(...inFront, ...queues, ...allHandlers({ store }));
  },
};
export default meta;
type Story = StoryObj<typeof Page>;

const heading = (name = acme.company_name) => screen.findByRole('heading', { level: 1, name });
const tabs = () => within(screen.getByRole('navigation', { name: 'Entity tabs' }));
const current = () => tabs().getByRole('link', { current: 'page' });
const DAY = 86_400;
const now = Math.floor(Date.now() / 1000);
const today = { ...acmeDelta, last_updated: now, counted_at: now, since: now - 7 * DAY };
const glance = (label: string) =>
  screen.getByText(label, { selector: 'header ~ dl dt' }).nextElementSibling;
const TABS = [
  ['Overview', 'overview'],
  ['Notes', 'notes'],
  ['Scrapes', 'scrapes'],
  ['Event Log', 'event-log'],
  ['Active Jobs', 'all-jobs'],
  ['Queue Request', 'queue-request'],
] as const;

/** Header and sidebar stay mounted while the tabs change. */
export const EveryTab: Story = {
  parameters: { covers: ['B-ENH-002', 'B-ENH-003', 'A-SHL-046', 'A-SHL-047'] },
  play: async ({ step }) => {
    const title = await heading();
    await expect(current()).toHaveTextContent('Overview');
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    const sidebar = await screen.findByRole('complementary', { name: 'Entity Detail' });
    await expect(
      tabs()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')?.split('/').at(-1)]),
    ).toEqual(TABS);
    for (const [label, segment] of TABS) {
      await userEvent.click(tabs().getByRole('link', { name: label }));
      await waitFor(() => expect(address()).toBe(`/entities/1/${segment}`));
      await expect(current()).toHaveTextContent(label);
      await expect(title).toBeVisible();
      await expect(sidebar).toBeVisible();
    }
    await step('B-EQR-001 the last one has the card of the queue request', async () => {
      const card = await screen.findByRole('region', { name: 'Queue Request' });
      await expect(await within(card).findByText('Times Requested')).toBeVisible();
    });
  },
};

/** What the sidebar shows is not on the page as well, except for open alerts, which come first. */
export const NothingTwice: Story = {
  play: async () => {
    await heading();
    const cards = ['Entity Info', 'Tags', 'Priority'];
    const areOnThePage = async () => {
      for (const name of cards)
        await expect(await screen.findByRole('region', { name })).toBeVisible();
    };
    await areOnThePage();
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    const sidebar = within(await screen.findByRole('complementary', { name: 'Entity Detail' }));
    for (const name of ['Entity Info', 'Entity Tags', 'Priority'])
      await expect(await sidebar.findByRole('region', { name })).toBe(
        screen.getByRole('region', { name }),
      );
    await expect(screen.queryByRole('region', { name: 'Tags' })).not.toBeInTheDocument();
    await expect(screen.getByRole('group', { name: 'Scrape Alerts' })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Notes' }));
    await areOnThePage();
  },
};

/** A window of 720 px beside the open menu: the tabs scroll in their own bar. */
export const Narrow: Story = {
  beforeEach: () => {
    const style = document.createElement('style');
    style.textContent = 'main { inline-size: 480px; overflow: auto }';
    document.head.append(style);
    return () => style.remove();
  },
  play: async () => {
    await heading();
    const main = screen.getByRole('main');
    const fits = () => expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth);
    await screen.findByRole('button', { name: 'Entity Actions' });
    for (const [label] of TABS) {
      await userEvent.click(tabs().getByRole('link', { name: label }));
      await waitFor(() => expect(current()).toHaveTextContent(label));
      await waitFor(fits);
    }
    const { right } = screen.getByRole('button', { name: 'Details' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(main.getBoundingClientRect().right);
  },
};

const PANELS = ['Overview', 'Queue Status', 'Notes'];
/** The filters of a list stand in the sidebar, on the two tabs that are lists with filters. */
export const SidebarPanels: Story = {
  parameters: { covers: ['B-ENS-001', 'B-ENS-002'] },
  play: async () => {
    await heading();
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    const sidebar = within(await screen.findByRole('complementary', { name: 'Entity Detail' }));
    for (const [label, segment] of TABS) {
      await userEvent.click(tabs().getByRole('link', { name: label }));
      const hasFilters = segment === 'event-log' || segment === 'all-jobs';
      await waitFor(() =>
        expect(sidebar.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
          hasFilters ? [...PANELS, 'Filters'] : PANELS,
        ),
      );
    }
  },
};

export const UnknownTab: Story = {
  parameters: { address: '/entities/1/nonsense' },
  play: async () => {
    await heading();
    await expect(address()).toBe('/entities/1/overview');
    await expect(current()).toHaveTextContent('Overview');
  },
};

export const AtAGlance: Story = {
  parameters: {
    inFront: entityFigureHandlers({ deltas: [today] }),
    queue: buildCompanyQueue({
      of: acme,
      id: 5,
      latest_status: 'in-progress',
      company_queue_requests: [buildRequest({ id: 9, latest_status: 'in-progress' })],
    }),
  },
  play: async () => {
    await heading();
    await waitFor(() => expect(glance('Queue Status')).toHaveTextContent('In Progress'));
    await waitFor(() => expect(glance('Total Jobs')).toHaveTextContent('120 ▲ +30 over 7 days'));
    await expect(glance('Tier')).toHaveTextContent('Tier 1');
    await expect(glance('Next Snooze')).toHaveTextContent('–');
    await expect(screen.getByText('Healthy')).toBeVisible();
  },
};

/** A bare 0 would read as a second number beside the total. */
export const GlanceUnchanged: Story = {
  parameters: { inFront: entityFigureHandlers({ deltas: [{ ...today, change_7_days: 0 }] }) },
  play: async () => {
    await heading();
    await waitFor(() =>
      expect(glance('Total Jobs')).toHaveTextContent('120 unchanged over 7 days'),
    );
  },
};

/** What has not been answered does not read as "none". */
export const GlanceLoading: Story = {
  parameters: {
    inFront: [endless(queueEndpoints.ofEntity), endless(detailEndpoints.jobCountDelta)],
  },
  play: async () => {
    await heading();
    await waitFor(() => expect(glance('Queue Status')).toHaveTextContent(/^Loading...$/));
    await expect(glance('Total Jobs')).toHaveTextContent(/^120 Loading...$/);
  },
};

export const GlanceFailed: Story = {
  parameters: {
    inFront: [failing(queueEndpoints.ofEntity), failing(detailEndpoints.jobCountDelta)],
  },
  play: async () => {
    await heading();
    await waitFor(() => expect(glance('Queue Status')).toHaveTextContent(/^Not known$/));
    await waitFor(() =>
      expect(glance('Total Jobs')).toHaveTextContent(/^120 \(change not known\)$/),
    );
  },
};

const lastCounted = instant('2026-04-20T12:00:00Z');
/** A change of months ago is not one of the last seven days, and the count is not the total. */
export const CountedLongAgo: Story = {
  parameters: {
    inFront: entityFigureHandlers({
      deltas: [
        // Updated today, which is not when its jobs were counted.
        {
          ...acmeDelta,
          num_jobs: 7,
          last_updated: now,
          counted_at: lastCounted,
          since: lastCounted - 7 * DAY,
        },
        {
          ...acmeDelta,
          scrape_id: 8,
          num_jobs: 2,
          counted_at: null,
          last_updated: lastCounted - DAY,
        },
      ],
    }),
  },
  play: async () => {
    await heading();
    await waitFor(() =>
      expect(glance('Total Jobs')).toHaveTextContent(/^120 Last counted 9 on 04\/20\/2026$/),
    );
  },
};

export const Snoozed: Story = {
  parameters: { address: `/entities/${snoozed.id}` },
  play: async () => {
    await heading(snoozed.company_name);
    const until = await screen.findByText(formatDay(snoozed.next_snooze ?? 0), {
      selector: 'dd time',
    });
    await expect(until.closest('div')).toHaveTextContent('Next Snooze');
  },
};

/** The counts are too young to compare: the total stands alone. */
export const CountedForLessThanAWeek: Story = {
  parameters: {
    inFront: entityFigureHandlers({
      deltas: [{ ...today, change_7_days: null, since: null }],
    }),
  },
  play: async () => {
    await heading();
    const card = within(await screen.findByRole('region', { name: 'Job Count Delta' }));
    await expect(await card.findByText(acmeDelta.scrape_name)).toBeVisible();
    await expect(
      screen.getByText('Total Jobs', { selector: 'header ~ dl dt' }).nextElementSibling,
    ).toHaveTextContent(/^120$/);
  },
};

const openActions = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Entity Actions' }));
  return within(await screen.findByRole('menu', { name: 'Entity' }));
};
const ITEMS = ['Change Queue Status', 'Add to Request Queue', 'Add to Watch List', 'Archive'];
/** Each action is disabled with the role as its reason, or enabled. */
const actions = (role: Role, may: boolean): Story => ({
  parameters: {
    role,
    address: '/entities/903',
    queue: buildCompanyQueue({
      of: bare,
      id: 5,
      latest_status: 'requested',
      company_queue_requests: [buildRequest({ id: 9, latest_status: 'requested' })],
    }),
    covers: ['B-ROL-003', 'B-STA-032', 'B-VAL-039', 'B-ENH-007'],
  },
  play: async () => {
    await heading(bare.company_name);
    const add = screen.getByRole('button', { name: 'Add Scrape' });
    const aliases = await screen.findByRole('button', { name: 'Edit Aliases' });
    for (const button of [add, aliases])
      await waitFor(() =>
        may
          ? expect(button).not.toHaveAttribute('aria-disabled')
          : expect(button).toHaveAttribute('aria-disabled', 'true'),
      );
    const menu = await openActions();
    for (const name of [...ITEMS, 'Add Scrape']) {
      const item = menu.getByRole('menuitem', { name: new RegExp(`^${name}`) });
      await waitFor(() =>
        may
          ? expect(item).not.toHaveAttribute('aria-disabled')
          : expect(item).toHaveTextContent('may not do this.'),
      );
    }
  },
});
/** A colleague adds the scrape while the dialog is open: the page behind it knows, too. */
export const ScrapeAddedMeanwhile: Story = {
  parameters: {
    address: `/entities/${bare.id}`,
    inFront: [
      conflicting(editEndpoints.create, 'entity_has_scrape', 'The entity already has a scrape.'),
    ],
  },
  play: async () => {
    await heading(bare.company_name);
    const add = screen.getByRole('button', { name: 'Add Scrape' });
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(add);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Scrape' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Second');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Site Type' }), 'Corporate');
    store.save({ ...bare, scrapes: acme.scrapes });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(/The entity already has a scrape\./);
    await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Second');
  },
};

export const ActionsOfDataQualityLead = actions('ROLE_DQ_LEAD', true);
export const ActionsOfDataQuality = actions('ROLE_DQ', false);
const reasonOf = async (name: string) =>
  (await openActions()).getByRole('menuitem', { name: new RegExp(`^${name}`) });

/** What an archived entity refuses says so; a change of its queue's status stays possible. */
export const ArchivedRefuses: Story = {
  parameters: {
    address: '/entities/2',
    queue: buildCompanyQueue({
      of: archivedEntity,
      id: 5,
      latest_status: 'requested',
      company_queue_requests: [buildRequest({ id: 9, latest_status: 'requested' })],
    }),
    covers: ['B-STA-027', 'B-STA-028', 'B-STA-030'],
  },
  play: async () => {
    await heading(archivedEntity.company_name);
    await expect(screen.getByRole('button', { name: 'Add Scrape' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const menu = await openActions();
    for (const name of ['Add to Request Queue', 'Add to Watch List', 'Add Scrape'])
      await expect(menu.getByRole('menuitem', { name: new RegExp(`^${name}`) })).toHaveTextContent(
        /^.+(The|This) entity is archived\./,
      );
    await expect(menu.getByRole('menuitem', { name: /^Edit/ })).toHaveTextContent(
      'This entity is archived. Unarchive it to edit it.',
    );
    await waitFor(() =>
      expect(menu.getByRole('menuitem', { name: /^Change Queue Status/ })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
  },
};

export const NoQueueRequest: Story = {
  parameters: { address: '/entities/903', queue: buildCompanyQueue({ of: bare }) },
  play: async () => {
    await heading(bare.company_name);
    await expect(await reasonOf('Change Queue Status')).toHaveTextContent(
      'There is no queue request.',
    );
  },
};

export const WaitingForReview: Story = {
  parameters: {
    queue: buildCompanyQueue({
      of: acme,
      id: 5,
      latest_status: 'review-ready',
      company_queue_requests: [buildRequest({ id: 9, latest_status: 'review-ready' })],
    }),
  },
  play: async () => {
    await heading();
    await waitFor(() => expect(screen.getByText('Review Ready')).toBeVisible());
    await expect(await reasonOf('Change Queue Status')).toHaveTextContent(
      'The request is waiting for data-quality review.',
    );
  },
};

/** The rest of the page stands without the queue. */
export const QueueFails: Story = {
  parameters: { inFront: [failing(queueEndpoints.ofEntity)] },
  play: async () => {
    await heading();
    await expect(await screen.findByText('Priority could not be loaded.')).toBeVisible();
    await expect(await reasonOf('Change Queue Status')).toHaveTextContent(
      'The queue is not known yet.',
    );
  },
};

/** The same while a dialog is open that sends no version of the entity. */
export const ArchivedDuringADialog: Story = {
  play: async () => {
    await heading();
    await userEvent.click(await screen.findByRole('button', { name: 'Entity Actions' }));
    const menu = within(await screen.findByRole('menu', { name: 'Entity' }));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Add to Watch List' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to Watch List' }));
    const reason = await dialog.findByRole('combobox', { name: 'Reason Code' });
    await within(reason).findByRole('option', { name: 'Site Down' });
    await userEvent.selectOptions(reason, 'site_down');
    await userEvent.click(await dialog.findByRole('textbox', { name: 'Note', busy: false }));
    await userEvent.keyboard('Since Monday');
    store.save({ ...acme, archived: true, archived_date: 1_790_000_000, version: 9 });
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await dialog.findByText(/^The entity is archived\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(await screen.findByText('Archived Entity')).toBeVisible();
  },
};

/** Somebody archives the entity while its page is open: the page says so when it reads again. */
export const ArchivedMeanwhile: Story = {
  play: async () => {
    await heading();
    store.save({ ...acme, archived: true, archived_date: 1_790_000_000, version: 9 });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Aliases' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Entity Aliases' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove alias 1' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(/^The entity is archived\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(await screen.findByText('Archived Entity')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Edit Aliases' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
