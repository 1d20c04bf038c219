import * as endpoints from '@console/api/company-queues/endpoints';
import type { Role } from '@console/api/roles/rules';
import { buildCompanyQueue, buildRequest } from '@console/mocks/company-queues/fixtures';
import { companyQueueHandlers } from '@console/mocks/company-queues/handlers';
import { createQueueStore } from '@console/mocks/company-queues/queueStore';
import { endpoint } from '@console/mocks/endpoint';
import { acme, archivedEntity } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { failingOnce, missing } from '@console/mocks/scenarios';
import { NOW } from '@console/mocks/scrapes/fixtures';
import { userRefOf } from '@console/mocks/users/userRef';
import { existing } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../.storybook/decorators/address.ts';
import { withFullHeight } from '../../../../.storybook/decorators/withFullHeight.tsx';
import { withRouter } from '../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../.storybook/decorators/withSwr.tsx';
import { offered, openRowMenu } from '../../../../.storybook/play/cellFilter.ts';
import { showsFreshness } from '../../../../.storybook/play/freshness.ts';
import {
  chipTexts,
  columnsOf,
  endOf,
  filterLabels,
  openFilters,
  startOf,
} from '../../../../.storybook/play/qualityTab.ts';
import { keysStore } from '../keys/keys.store.ts';
import { listen } from '../keys/listen.ts';
import { layoutStore } from '../list/layout.store.ts';
import { QueueRequestsList } from './QueueRequestsList.tsx';

const asked = fn<(query: string) => void>().mockName('a list request was sent');
const recorded = endpoint(endpoints.listRequests, ({ request }) =>
  asked(decodeURIComponent(new URL(request.url).search.replaceAll('+', ' '))),
);

const counted = fn<() => void>().mockName('the counts were asked for');

const HOUR = 3600;
const now = Math.floor(Date.now() / 1000);
/** Due in a hundred days, and nobody works on it. */
const planned = {
  due_at: now + 2400 * HOUR,
  overdue: false,
  assigned_to: null,
  assigned_at: null,
};
const open = (id: number, given: Parameters<typeof buildRequest>[0] | object = {}) =>
  buildRequest({
    latest_status: 'requested',
    request_timestamp: NOW - id * HOUR,
    ...planned,
    ...given,
    id,
  });
const acmeQueue = buildCompanyQueue({
  of: acme,
  id: 3,
  name: 'Acme',
  url: acme.url,
  company_queue_requests: [
    open(9, {
      request_priority: 1,
      number_of_times_requested: 4,
      due_at: now - 3 * HOUR - 60,
      overdue: true,
    }),
  ],
});
/** A queue that is not linked to an entity yet. */
const stray = buildCompanyQueue({
  id: 77,
  name: '<b>Wayward</b>',
  url: 'javascript:alert(1)',
  company_queue_requests: [open(10, { user: null, request_notes: '<img src=x onerror=alert(1)>' })],
});
const bygone = buildCompanyQueue({
  of: archivedEntity,
  id: 4,
  name: 'Bygone',
  company_queue_requests: [
    open(11, { latest_status: 'done', due_at: null, user: userRefOf('ROLE_SCRAPER') }),
  ],
});

const meta: Meta<typeof QueueRequestsList> = {
  title: 'features/queue-requests/QueueRequestsList',
  component: QueueRequestsList,
  decorators: [withFullHeight, withSession, withSwr, withRouter],
  parameters: {
    layout: 'fullscreen',
    address: '/queue-requests',
    role: 'ROLE_ADMIN',
    queues: [acmeQueue, stray, bygone],
    inFront: () => [],
    msw: { handlers: allHandlers() },
  },
  beforeEach: ({ msw, parameters: { queues, inFront, role } }) => {
    asked.mockClear();
    layoutStore.sidebarOpen = false;
    keysStore.singleKeys = true;
    listen();
    const handlers = companyQueueHandlers({ queues: createQueueStore(queues), role });
    msw?.use(recorded, ...inFront(), ...handlers);
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const FIRST = '?page=1&limit=15&order[request_timestamp]=desc&request_status[]=requested';
const ALL = '/queue-requests?status[]=';
const lastAsked = () => asked.mock.lastCall?.[0];
const table = () => screen.findByRole('table', { name: 'Queue Requests' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
/** Finds a row, waiting until a reloaded list shows it. */
const rowOf = (id: number) =>
  waitFor(async () => {
    const row = (await rows()).find((one) => one.querySelector('td')?.textContent === String(id));
    if (!row) throw new Error(`No row ${id}`);
    return row;
  });
const textIn = async (row: HTMLElement, column: string) => {
  const at = (await columnsOf('Queue Requests')).indexOf(column);
  return row.querySelectorAll('td')[at]?.textContent;
};
const panel = () => screen.findByRole('complementary', { name: 'Queue Request' });

export const Rows: Story = {
  tags: ['screen'],
  play: async ({ step }) => {
    await step('B-QRQ-001 the table is there', async () => {
      await expect(await table()).toBeVisible();
      await expect(await columnsOf('Queue Requests')).toEqual([
        'ID',
        'EID',
        'Entity Name',
        'Status',
        'Priority',
        'Due',
        'Tags',
        'Number of Requests',
        'Date Requested',
        'Requested By',
        'Owner',
      ]);
    });
    await step(
      'B-API-044 B-CON-001 B-QRQ-012 fifteen rows are asked for, newest first',
      async () => {
        await expect(asked.mock.calls).toEqual([[FIRST]]);
        await expect(screen.getByRole('combobox', { name: 'View' })).toHaveValue('15');
      },
    );
    await step('B-QRQ-011 the default filter shows as a chip', async () => {
      await expect(chipTexts()).toEqual(['Status: Requested']);
    });
    await step('B-QRQ-002 search, filters, sort and pages', async () => {
      await expect(screen.getByRole('searchbox')).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
      const header = within(await table()).getByRole('columnheader', { name: 'Date Requested' });
      await expect(header).toHaveAttribute('aria-sort', 'descending');
      await expect(screen.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
    });
    await step('it says when it was read', showsFreshness);
  },
};

export const ValuesInTheRows: Story = {
  parameters: { address: ALL },
  play: async () => {
    const row = await rowOf(9);
    await expect(await textIn(row, 'EID')).toBe('1');
    await expect(await textIn(row, 'Entity Name')).toBe('Acme');
    await expect(await textIn(row, 'Status')).toBe('Requested');
    await expect(await textIn(row, 'Priority')).toBe('1 Now');
    await expect(await textIn(row, 'Number of Requests')).toBe('4');
    await expect(await textIn(row, 'Date Requested')).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    await expect(within(row).getByRole('link', { name: '9' })).toHaveAttribute(
      'href',
      '/queue-requests/9',
    );
    await expect(await textIn(row, 'Due')).toBe('Overdue by 3 h');
    await expect(await textIn(row, 'Owner')).toBe('–');
    const unlinked = await rowOf(10);
    await expect(await textIn(unlinked, 'Due')).toMatch(/^Due \d\d\/\d\d\/\d{4}$/);
    await expect(await textIn(await rowOf(11), 'Due')).toBe('–');
    await expect(await textIn(unlinked, 'EID')).toBe('–');
    await expect(within(unlinked).getByRole('link', { name: '<b>Wayward</b>' })).toHaveAttribute(
      'href',
      '/queue-requests/10',
    );
    await expect(await textIn(unlinked, 'Requested By')).toBe('–');
    await expect(within(await rowOf(11)).getByText('Archived')).toBeInTheDocument();
  },
};

const working = {
  latest_status: 'in-progress',
  assigned_to: userRefOf('ROLE_SCRAPER'),
  assigned_at: now - 5 * 24 * HOUR - 60,
};
const owned = buildCompanyQueue({
  id: 6,
  name: 'Owned',
  company_queue_requests: [
    open(20, { ...working, stalled: true }),
    open(21, { ...working, assigned_at: now - 2 * HOUR - 60 }),
    open(22, { ...working, assigned_to: null, assigned_at: null, stalled: true }),
  ],
});

/** Who works on a request, since when, and whether the work has stopped. */
export const Owners: Story = {
  parameters: { address: ALL, queues: [owned] },
  play: async ({ step }) => {
    const { first_name: first, last_name: last } = working.assigned_to;
    const owner = `${first.slice(0, 1)}. ${last}`;
    const texts = async () => {
      const shown = [];
      for (const row of await rows()) shown.push(await textIn(row, 'Owner'));
      return shown;
    };
    await step('the list', async () => {
      await expect(await texts()).toEqual([
        `Stalled${owner}5 days ago`,
        `${owner}2 hours ago`,
        'Stalled',
      ]);
    });
    await step('the panel', async () => {
      await userEvent.click(existing((await rowOf(20)).querySelectorAll('td')[3]));
      const fact = within(await panel()).getByText('Owner').nextElementSibling;
      await expect(fact).toHaveTextContent(`Stalled${owner}5 days ago`);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
    });
    await step('the stalled ones alone', async () => {
      const filters = await openFilters();
      await userEvent.click(filters.getByRole('checkbox', { name: 'Stalled' }));
      await userEvent.click(filters.getByRole('button', { name: 'Apply' }));
      await waitFor(() => expect(lastAsked()?.split('&')).toContain('stalled=true'));
      await waitFor(async () => expect(await texts()).toEqual([expect.any(String), 'Stalled']));
      await expect(chipTexts()).toEqual(['Stalled']);
      await expect(address()).toBe(`${ALL}&stalled=true`);
    });
    await step('those of the owner alone', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Remove Stalled' }));
      await openRowMenu(await rowOf(21));
      await userEvent.click(screen.getByRole('menuitem', { name: `Owner: ${owner}` }));
      await waitFor(() =>
        expect(lastAsked()?.split('&')).toContain(`assigned_to[]=${working.assigned_to.id}`),
      );
      await waitFor(async () => expect(await rows()).toHaveLength(2));
    });
  },
};

export const TierAndEstimate: Story = {
  play: async () => {
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const settings = within(await screen.findByRole('dialog', { name: 'Columns' }));
    for (const name of ['Tier Level', 'Jobs Estimate'])
      await userEvent.click(settings.getByRole('checkbox', { name }));
    await waitFor(async () =>
      expect((await columnsOf('Queue Requests')).slice(-2)).toEqual([
        'Tier Level',
        'Jobs Estimate',
      ]),
    );
    await expect(await textIn(await rowOf(9), 'Jobs Estimate')).toBe('80');
    await expect(await textIn(await rowOf(9), 'Tier Level')).toBe('Tier 1');
    await userEvent.click(settings.getByRole('button', { name: 'Reset' }));
    await waitFor(async () =>
      expect(await columnsOf('Queue Requests')).not.toContain('Tier Level'),
    );
  },
};

export const FilteredByALink: Story = {
  parameters: {
    address:
      '/queue-requests?search=acme&status[]=requested&status[]=escalated&tag[]=1&user[]=4&priority[]=1&numberRequests[GTE]=2&numberRequests[LTE]=9&dateRequested[GTE]=2026-11-01&dateRequested[LTE]=2026-11-20&orderBy=request_priority&order=asc&page=2&pageSize=5',
    covers: ['B-API-045'],
  },
  play: async ({ step }) => {
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    const sent = lastAsked()?.slice(1).split('&');
    const has = (...parameters: readonly string[]) =>
      expect(sent).toEqual(expect.arrayContaining([...parameters]));
    await step('B-QRQ-004 search, order, page and page size', () =>
      has('custom_search=acme', 'order[request_priority]=asc', 'page=2', 'limit=5'),
    );
    await step('B-QRQ-005 B-QRQ-006 status and tags', () =>
      has('request_status[]=requested', 'request_status[]=escalated', 'tags[]=1'),
    );
    await step('B-QRQ-007 B-QRQ-008 user and priority', () =>
      has('user[]=4', 'request_priority[]=1'),
    );
    await step('B-QRQ-009 B-QRQ-010 number of requests and date', () =>
      has(
        'number_of_times_requested_min=2',
        'number_of_times_requested_max=9',
        `request_timestamp[gte]=${startOf('2026-11-01')}`,
        `request_timestamp[lte]=${endOf('2026-11-20')}`,
      ),
    );
    await waitFor(() =>
      expect(chipTexts()).toEqual([
        'Status: Requested',
        'Status: Escalated',
        'Tags: NYSE',
        'User: D. Demo',
        'Priority: 1 Now',
        'Number of Requests: from 2 to 9',
        'Date Requested: from 11/01/2026 to 11/20/2026',
      ]),
    );
    await expect(filterLabels(await openFilters())).toEqual([
      'Status',
      'Tags',
      'User',
      'Priority',
      'Number of Requests',
      'Date Requested',
      'Due',
      'Owner',
      'Stalled',
    ]);
  },
};

export const Statuses: Story = {
  parameters: { address: '/queue-requests?status[]=review-ready', covers: ['B-STA-003'] },
  play: async () => {
    await waitFor(() => expect(lastAsked()).toContain('request_status[]=review-ready'));
    await waitFor(() => expect(chipTexts()).toEqual(['Status: Review Ready']));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Status: Review Ready' }));
    await waitFor(() => expect(address()).toBe(ALL));
    const filters = await openFilters();
    await userEvent.click(filters.getByRole('combobox', { name: 'Status' }));
    await expect(
      within(await screen.findByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Requested', 'In Progress', 'Done', "Can't Do", 'No Jobs', 'Escalated']);
  },
};

const facet = async (group: string, name: RegExp) =>
  within(await screen.findByRole('navigation', { name: `Queue by ${group}` })).findByRole('link', {
    name,
  });

/** Each count is a link to a list with just as many rows. */
export const Counts: Story = {
  play: async () => {
    await table();
    await expect(await facet('Status', /^Requested 2$/)).toHaveAttribute('aria-current', 'true');
    await expect(await facet('Status', /^Done 1$/)).not.toHaveAttribute('aria-current');
    await expect(await facet('Priority', /^1 Now 1$/)).toBeVisible();
    await userEvent.click(await facet('Due', /^Overdue 1$/));
    await waitFor(() => expect(address()).toBe('/queue-requests?status[]=requested&due[]=overdue'));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await waitFor(() => expect(chipTexts()).toContain('Due: Overdue'));
    await expect(await facet('Due', /^Later 1$/)).toBeVisible();
    await userEvent.click(await facet('Status', /^Done 0$/));
    await waitFor(() => expect(address()).toContain('status[]=done'));
  },
};

/** A back end without the counts: the strip is absent and no notice is shown. */
export const NoCounts: Story = {
  parameters: {
    inFront: () => [endpoint(endpoints.facets, () => counted()), missing(endpoints.facets)],
  },
  beforeEach: () => {
    counted.mockClear();
  },
  play: async () => {
    await table();
    await waitFor(() => expect(counted).toHaveBeenCalled());
    // Waits for the refused counts, then reloads the list.
    await userEvent.click(screen.getByRole('link', { name: 'Next up' }));
    await waitFor(() => expect(lastAsked()).toContain('order[next_up]=asc'));
    await waitFor(async () => expect(await table()).not.toHaveAttribute('aria-busy'));
    await expect(
      screen.queryByRole('navigation', { name: 'Queue by Status' }),
    ).not.toBeInTheDocument();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** A back end without due times: the console calculates them, and says so. */
export const NoDueTimes: Story = {
  parameters: {
    queues: [
      buildCompanyQueue({
        id: 5,
        name: 'Plain',
        company_queue_requests: [
          open(12, { due_at: null, overdue: null, request_priority: 1, request_timestamp: now }),
          open(13, { due_at: null, overdue: null, request_priority: null }),
        ],
      }),
    ],
  },
  play: async () => {
    const row = await rowOf(12);
    await expect(await textIn(row, 'Due')).toMatch(/^Due (today|tomorrow) \d\d:\d\d$/);
    within(row).getByText(/^Due /).focus();
    await waitFor(() =>
      expect(screen.getByRole('tooltip')).toHaveTextContent(
        /Calculated from the date requested; the server sends no due time\.$/,
      ),
    );
    await expect(await textIn(await rowOf(13), 'Due')).toBe('–');
  },
};

export const NextUp: Story = {
  play: async () => {
    await table();
    await userEvent.click(screen.getByRole('link', { name: 'Next up' }));
    await waitFor(() => expect(lastAsked()).toContain('order[next_up]=asc'));
    await expect(screen.getByRole('link', { name: 'Next up' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Next up' }));
    await waitFor(() => expect(lastAsked()).toContain('order[request_timestamp]=desc'));
  },
};

export const SidePanel: Story = {
  parameters: { address: ALL, covers: ['B-QRQ-003'] },
  play: async ({ step }) => {
    const row = await rowOf(9);
    await userEvent.click(row.querySelectorAll('td')[3] ?? row);
    const shown = within(await panel());
    await expect(shown.getByRole('link', { name: 'Open Request 9' })).toHaveAttribute(
      'href',
      '/queue-requests/9',
    );
    await expect(await shown.findByRole('button', { name: 'Change Status' })).toBeVisible();
    await expect(shown.getByText('Request 9')).toBeVisible();
    await expect(shown.getByRole('heading', { name: 'Note' })).toBeVisible();
    await step('Enter on another row shows that one', async () => {
      (await rowOf(10)).focus();
      await userEvent.keyboard('{Enter}');
      await within(await panel()).findByRole('link', { name: 'Open Request 10' });
    });
    await step('the note of a stranger is text', async () => {
      await within(await panel()).findByRole('button', { name: 'Change Status' });
      await expect((await panel()).querySelector('img')).toBeNull();
    });
    await step('Escape closes it and the focus is in the row', async () => {
      within(await panel())
        .getByRole('link', { name: 'Open Request 10' })
        .focus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
      await expect((await rowOf(10)).contains(document.activeElement)).toBe(true);
    });
  },
};

/** A change in the panel shows in the list at once. */
export const StatusChanged: Story = {
  play: async () => {
    await userEvent.click(existing((await rowOf(9)).querySelectorAll('td')[3]));
    const shown = within(await panel());
    await userEvent.click(await shown.findByRole('button', { name: 'Change Status' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Queue Status' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'In Progress' }));
    const note = await dialog.findByRole('textbox', { name: 'Note', busy: false });
    await userEvent.click(note);
    await userEvent.type(note, 'On it');
    await userEvent.click(dialog.getByRole('button', { name: 'Change' }));
    await expect(await screen.findByText('Queue Status has been changed.')).toBeInTheDocument();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  },
};

export const PanelFails: Story = {
  parameters: { inFront: () => [failingOnce(endpoints.read)] },
  play: async () => {
    await userEvent.click(existing((await rowOf(9)).querySelectorAll('td')[3]));
    const shown = within(await panel());
    await expect(await shown.findByText('Queue Status could not be loaded.')).toBeVisible();
    await expect(shown.getByText('1 Now')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Retry' }));
    await expect(await shown.findByRole('button', { name: 'Change Status' })).toBeVisible();
  },
};

const editIs = (role: Role, reason?: string, ...more: readonly string[]): Story => ({
  parameters: { role, covers: ['B-ROL-006', ...more] },
  play: async () => {
    await userEvent.click(existing((await rowOf(9)).querySelectorAll('td')[3]));
    for (const button of [
      await within(await panel()).findByRole('button', { name: 'Change Status' }),
      screen.getByRole('button', { name: 'Add to Request Queue' }),
    ]) {
      if (reason === undefined) {
        await expect(button).not.toHaveAttribute('aria-disabled');
        continue;
      }
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      button.focus();
      await waitFor(() => expect(button).toHaveAccessibleDescription(reason));
    }
  },
});
export const AsScraper = editIs('ROLE_SCRAPER');
export const AsDataQualityLead = editIs(
  'ROLE_DQ_LEAD',
  'Your role (Data Quality Lead) may not do this.',
);

/** Everybody may read the list and a request. */
export const AsUser = editIs('ROLE_USER', 'Your role (User) may not do this.', 'B-ROL-009');

/** The list has a default filter; filtering by a cell value adds to it. */
export const FilteredByAValue: Story = {
  parameters: { covers: ['H-FLT-002', 'H-FLT-004', 'H-FLT-006', 'H-FLT-013'] },
  play: async () => {
    await openRowMenu(await rowOf(9));
    await expect(offered().map((words) => words?.split(':')[0])).toEqual([
      'Status',
      'Priority',
      'Due',
      'Tags',
      'Tags',
      'Number of Requests',
      'Date Requested',
      'User',
    ]);
    await expect(screen.getByRole('menuitem', { name: /^Status/ })).toHaveAccessibleDescription(
      'The list is filtered by it already.',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: /^Priority/ }));
    await waitFor(() => expect(address()).toBe('/queue-requests?priority[]=1&status[]=requested'));
  },
};
