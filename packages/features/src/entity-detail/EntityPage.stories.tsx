import * as entityEndpoints from '@console/api/entities/endpoints';
import type { Role } from '@console/api/roles/rules';
import { createEntityStore } from '@console/mocks/entities/entityStore';
import { acme, archivedEntity, buildEntity } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { endless, failingOnce, forbidden, missing } from '@console/mocks/scenarios';
import { formatDay } from '@console/ui/DateText/dates.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { resetRecordSidebar } from '../parts/record-sidebar/recordSidebar.store.ts';
import { EntityPage } from './EntityPage.tsx';

const hostile = buildEntity({
  id: 8,
  company_name: '<b>שלום</b> 🚀 '.repeat(18),
  url: 'javascript:alert(1)',
  naics_description: null,
  archived: true,
});
const rows = [acme, archivedEntity, hostile];

const meta: Meta<typeof EntityPage> = {
  title: 'features/entity-detail/EntityPage',
  component: EntityPage,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  args: { entityId: acme.id },
  parameters: {
    layout: 'fullscreen',
    address: '/entities/1',
    role: 'ROLE_ADMIN',
    msw: { handlers: allHandlers() },
  },
  beforeEach: ({ msw, parameters: { inFront = [] } }) => {
    resetRecordSidebar();
    msw?.use(...inFront, ...allHandlers({ store: createEntityStore(rows) }));
  },
};
export default meta;
type Story = StoryObj<typeof EntityPage>;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const infoCard = async () => {
  const card = within(await screen.findByRole('region', { name: 'Entity Info' }));
  await card.findByText('EID');
  return card;
};
const openActions = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Entity Actions' }));
  return within(await screen.findByRole('menu', { name: 'Entity' }));
};

export const Active: Story = {
  tags: ['screen'],
  parameters: { covers: ['B-ENS-004', 'B-ENH-001', 'B-ENH-005', 'B-ENH-006'] },
  play: async () => {
    await expect(await heading(acme.company_name)).toBeVisible();
    await expect(screen.getByRole('link', { name: `EID ${acme.id}` })).toHaveAttribute(
      'href',
      `/entities/${acme.id}`,
    );
    await expect(screen.getByRole('link', { name: 'All Entities List' })).toHaveAttribute(
      'href',
      '/entities',
    );
    const card = await infoCard();
    for (const name of [acme.company_name, String(acme.id)])
      await expect(card.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/entities/${acme.id}`,
      );
    await expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
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
    const values = card.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(values[2]).toBe('Active');
    await expect(values[5]).toBe(formatDay(acme.date_added ?? 0));
    const menu = await openActions();
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Change Queue Status',
      'Add to Request Queue',
      'Add to Watch List',
      'Archive',
      'Add ScrapeThe entity already has a scrape.',
    ]);
  },
};

export const Archived: Story = {
  args: { entityId: archivedEntity.id },
  parameters: { covers: ['A-EDL-046', 'B-ENH-009', 'B-ENH-010', 'B-ERR-007'] },
  play: async () => {
    await heading(archivedEntity.company_name);
    const on = formatDay(archivedEntity.archived_date ?? 0);
    const banner = (await screen.findByText('Archived Entity')).parentElement;
    await waitFor(() =>
      expect(banner).toHaveTextContent(
        `This Entity was archived on ${on} because M&A Activity. To unlock the entity use the Unarchive action from the top menu.`,
      ),
    );
    const menu = await openActions();
    const edit = menu.getByRole('menuitem', { name: /^Edit/ });
    await expect(edit).toHaveAttribute('aria-disabled', 'true');
    await expect(edit).toHaveTextContent('This entity is archived. Unarchive it to edit it.');
    await userEvent.click(edit);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(menu.getByRole('menuitem', { name: 'Unarchive' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const ArchivedForNoStatedReason: Story = {
  args: { entityId: hostile.id },
  parameters: { covers: ['B-ENH-011'] },
  play: async () => {
    await expect(await screen.findByText('This Entity has been archived.')).toBeVisible();
    const card = await infoCard();
    await expect(card.getByText('javascript:alert(1)')).toBeVisible();
    await expect(card.queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const Editing: Story = {
  play: async () => {
    await heading(acme.company_name);
    await userEvent.click((await openActions()).getByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Acme Renamed');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await heading('Acme Renamed')).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** Deleted while somebody edits it: what was typed and what was read stay. */
export const DeletedMeanwhile: Story = {
  play: async ({ msw }) => {
    await heading(acme.company_name);
    await userEvent.click((await openActions()).getByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' Renamed');
    msw?.use(missing(entityEndpoints.read), missing(entityEndpoints.update));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(
      await screen.findByText(/^The entity has been deleted\. What/),
    ).toBeInTheDocument();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(
      `${acme.company_name} Renamed`,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(await heading(acme.company_name)).toBeVisible();
    await expect(
      (await openActions()).getByRole('menuitem', { name: /^Archive/ }),
    ).toHaveTextContent('The entity has been deleted.');
  },
};

export const ArchivingAndBack: Story = {
  parameters: { covers: ['A-DAT-022', 'B-STA-026'] },
  play: async () => {
    await heading(acme.company_name);
    const write = async (text: string) => {
      const note = await screen.findByRole('textbox', { name: 'Note', busy: false });
      await userEvent.click(note);
      await userEvent.type(note, text);
    };
    await userEvent.click((await openActions()).getByRole('menuitem', { name: 'Archive' }));
    const reason = await screen.findByRole('combobox', { name: 'Reason Code' });
    await within(reason).findByRole('option', { name: 'M&A Activity' });
    await userEvent.selectOptions(reason, 'ma-activity');
    await write('Bought');
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    await expect(await screen.findByText('Archived Entity')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click((await openActions()).getByRole('menuitem', { name: 'Unarchive' }));
    await write('Sold again');
    await userEvent.click(screen.getByRole('button', { name: 'Unarchive' }));
    await waitFor(() => expect(screen.queryByText('Archived Entity')).not.toBeInTheDocument());
  },
};

const reasons = (allowed: readonly Role[], name: string): Pick<Story, 'play'> => ({
  play: async ({ parameters: { role } }) => {
    await heading(acme.company_name);
    const item = (await openActions()).getByRole('menuitem', { name: new RegExp(`^${name}`) });
    const may = allowed.some((one) => one === role);
    await waitFor(() =>
      may
        ? expect(item).not.toHaveAttribute('aria-disabled')
        : expect(item).toHaveTextContent('may not do this.'),
    );
  },
});
const EDITORS: readonly Role[] = ['ROLE_ADMIN', 'ROLE_SCRAPE_LEAD', 'ROLE_SCRAPER'];
const ARCHIVERS: readonly Role[] = [
  'ROLE_ADMIN',
  'ROLE_DQ_LEAD',
  'ROLE_SCRAPE_LEAD',
  'ROLE_SCRAPER',
];
export const AsDataQuality: Story = {
  parameters: { role: 'ROLE_DQ', covers: ['B-VAL-075'] },
  ...reasons(EDITORS, 'Edit'),
};
export const AsScraper: Story = {
  parameters: { role: 'ROLE_SCRAPER' },
  ...reasons(EDITORS, 'Edit'),
};
export const AsDataQualityLead: Story = {
  parameters: { role: 'ROLE_DQ_LEAD' },
  ...reasons(ARCHIVERS, 'Archive'),
};
export const ArchivingAsDataQuality: Story = {
  parameters: { role: 'ROLE_DQ' },
  ...reasons(ARCHIVERS, 'Archive'),
};

/** Both Edits of the page open the same dialog. */
export const EditInTheSidebar: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Details' }));
    const sidebar = within(await screen.findByRole('complementary', { name: 'Entity Detail' }));
    await userEvent.click(await sidebar.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit' }));
    await expect(await dialog.findByRole('checkbox', { name: 'No Website' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { inFront: [endless(entityEndpoints.read)], covers: ['B-ENH-008'] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Loading Entity')).toBeVisible());
  },
};

export const NotFound: Story = {
  args: { entityId: 404 },
  play: async () => {
    const title = await heading('Entity not found.');
    await expect(title).toBeVisible();
    await expect(screen.getByRole('link', { name: 'All Entities List' })).toHaveAttribute(
      'href',
      '/entities',
    );
    // The cards are answered 404 as well, without a notice of their own.
    const notice = await screen.findByRole('alert');
    await expect(notice).not.toHaveTextContent(/times/);
    await waitFor(() =>
      expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        notice.getBoundingClientRect().bottom,
      ),
    );
  },
};

/** `/entities/abc` */
export const IdThatIsNoNumber: Story = {
  args: { entityId: Number.NaN },
  play: async () => {
    await expect(await heading('Entity not found.')).toBeVisible();
    await expect(screen.queryByText(/NaN/)).not.toBeInTheDocument();
  },
};

export const RetryAfterFailure: Story = {
  parameters: { inFront: [failingOnce(entityEndpoints.read)] },
  play: async () => {
    await expect(await heading('The entity could not be loaded.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'All Entities List' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await heading(acme.company_name)).toBeVisible();
    await expect(screen.getByRole('main')).toHaveFocus();
  },
};

export const Forbidden: Story = {
  parameters: { inFront: [forbidden(entityEndpoints.read)] },
  play: async () => {
    await expect(await screen.findByText('The entity could not be loaded.')).toBeVisible();
    await expect(
      screen.getAllByText('You are not authorized to perform this action.'),
    ).toHaveLength(2);
  },
};
