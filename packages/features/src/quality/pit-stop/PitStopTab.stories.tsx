import * as pitStopEndpoints from '@console/api/pit-stops/endpoints';
import { donePitStop, pitStopInProgress, waitingPitStop } from '@console/mocks/pit-stops/fixtures';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../../.storybook/decorators/address.ts';
import { offered, openRowMenu } from '../../../../../.storybook/play/cellFilter.ts';
import {
  chipTexts,
  columnsOf,
  endOf,
  filterLabels,
  openFilters,
  press,
  startOf,
  tabUnderTest,
} from '../../../../../.storybook/play/qualityTab.ts';
import { action } from '../../../../../.storybook/play/reviewDialog.ts';
import { PitStopTab } from './PitStopTab.tsx';

const tab = tabUnderTest({
  call: pitStopEndpoints.list,
  name: 'Pit Stop',
  path: '/dashboard/data-quality/pit-stop',
  first: '?page=1&limit=20&order[pit_stop_entered_date]=desc&status[]=requested',
  overlay: 'Loading...',
});

const meta: Meta<typeof PitStopTab> = {
  title: 'features/quality/PitStopTab',
  component: PitStopTab,
  ...tab.meta,
};
export default meta;
type Story = StoryObj<typeof PitStopTab>;

const ALL = `${tab.path}?status[]=`;
const rowOf = async (id: number) => {
  const row = (await tab.rows()).find(
    (one) => one.querySelector('td:nth-child(2)')?.textContent === String(id),
  );
  if (!row) throw new Error(`No row ${id}`);
  return row;
};
const openMenu = async (id: number) =>
  userEvent.click(within(await rowOf(id)).getByRole('button', { name: /^Actions for / }));

export const Rows: Story = {
  play: async ({ step }) => {
    await expect(await columnsOf('Pit Stop')).toEqual([
      'ID',
      'EID',
      'Entity Name',
      'Status',
      'Priority',
      'Number of Requests',
      'Date Requested',
      'Reason Code',
      'Tier Level',
      'Total Jobs',
      'Tags',
      'Resolved Date',
      'Review',
      'Actions',
    ]);
    await step('B-CON-002 it asks for twenty rows', async () => {
      await expect(tab.asked.mock.calls).toEqual([[tab.first]]);
      await expect(await tab.rows()).toHaveLength(20);
    });
    await step('B-DQC-009 there is a search box', async () => {
      await expect(screen.getByPlaceholderText('Search Pit Stop...')).toBeVisible();
    });
    await step('B-PIT-011 B-DQC-010 Filter shows that the requested ones are listed', async () => {
      await expect(chipTexts()).toEqual(['Status: Requested']);
      const filters = await openFilters();
      await expect(filters.getByRole('button', { name: 'Remove Requested' })).toBeVisible();
    });
  },
};

export const ValuesInTheRows: Story = {
  parameters: { address: ALL, covers: ['B-PIT-002', 'B-DAT-015'] },
  beforeEach: tab.from(() =>
    createQualityStore({ pitStops: [waitingPitStop, pitStopInProgress, donePitStop] }),
  ),
  play: async () => {
    const row = await rowOf(waitingPitStop.id);
    const texts: Record<string, string | RegExp> = {
      EID: '1',
      'Entity Name': 'Acme',
      'Tier Level': 'Tier 1',
      'Total Jobs': '120',
      Tags: 'NYSE, Semiconductors',
      'Number of Requests': '4',
      Priority: '1 Now',
      'Date Requested': /^\d\d\/\d\d\/\d{4}$/,
      'Resolved Date': '–',
      Status: 'Requested',
    };
    for (const [column, text] of Object.entries(texts))
      await expect(await tab.cellIn(row, column)).toHaveTextContent(text);
    const reason = await tab.cellIn(row, 'Reason Code');
    await waitFor(() => expect(reason).toHaveTextContent('Escalated Request'));
    await expect(await tab.cellIn(await rowOf(pitStopInProgress.id), 'Status')).toHaveTextContent(
      'In Progress',
    );
    const done = await rowOf(donePitStop.id);
    await expect(await tab.cellIn(done, 'Status')).toHaveTextContent('Done');
    await expect(await tab.cellIn(done, 'Resolved Date')).toHaveTextContent(/^\d\d\/\d\d\/\d{4}$/);
  },
};

export const RowActions: Story = {
  parameters: { address: ALL, covers: ['B-PIT-012', 'B-PIT-013', 'B-DQC-015'] },
  beforeEach: tab.from(() => createQualityStore({ pitStops: [waitingPitStop, donePitStop] })),
  play: async () => {
    await openMenu(donePitStop.id);
    const queue = await screen.findByRole('menuitem', {
      name: /Send to Continuous Delivery Queue/,
    });
    await expect(queue).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(queue).toHaveTextContent('The pit stop is already done.')); // until the role is known, the reason is the unknown role
    await press('{Escape}');
    await openMenu(waitingPitStop.id);
    await expect(
      (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent),
    ).toEqual(['Send to Scrape Team', 'Send to Continuous Delivery Queue', 'Place on Watch']);
    const item = screen.getByRole('menuitem', { name: 'Send to Continuous Delivery Queue' });
    await expect(item).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item);
    await screen.findByRole('dialog', { name: /^Review / });
    await expect(action('Send to Continuous Delivery Queue')).toBeChecked();
  },
};

export const OpenedByALink: Story = {
  parameters: {
    address: `${tab.path}?search=a&orderBy=entity.company_name&order=asc&page=2&pageSize=5`,
    covers: ['B-PIT-010', 'B-DQC-013'],
  },
  play: async () => {
    await expect(await tab.header('Entity Name')).toHaveAttribute('aria-sort', 'ascending');
    await expect(tab.asked.mock.calls).toHaveLength(1);
    await expect(tab.lastAsked()).toContain(
      '?page=2&limit=5&order[entity.company_name]=asc&custom_search=a',
    );
    await expect(screen.getByRole('searchbox')).toHaveValue('a');
    await expect(screen.getByRole('combobox', { name: 'View' })).toHaveValue('5');
    await expect(screen.getByRole('button', { name: '2', current: 'page' })).toBeVisible();
  },
};

export const FilteredByALink: Story = {
  parameters: {
    address: `${tab.path}?status[]=requested&status[]=in-progress&tag[]=1&tier[]=1&reason_code[]=escalated_request&priority[]=1&dateRequested[GTE]=2026-11-01&dateRequested[LTE]=2026-11-20`,
  },
  play: async ({ step }) => {
    await waitFor(() =>
      expect(tab.asked.mock.calls).toEqual([
        [
          '?page=1&limit=20&order[pit_stop_entered_date]=desc&status[]=requested&status[]=in-progress&tags[]=1&tier_level[]=1&reason_code[]=escalated_request&priority[]=1' +
            `&pit_stop_entered_date[gte]=${startOf('2026-11-01')}&pit_stop_entered_date[lte]=${endOf('2026-11-20')}`,
        ],
      ]),
    );
    await waitFor(() =>
      expect(chipTexts()).toEqual([
        'Status: Requested',
        'Status: In Progress',
        'Tags: NYSE',
        'Tier Level: Tier 1',
        'Reason Codes: Escalated Request',
        'Priority: 1 Now',
        'Date Requested: from 11/01/2026 to 11/20/2026',
      ]),
    );
    const filters = await openFilters();
    await step('B-PIT-003 the filters stand in their order', async () => {
      await expect(filterLabels(filters)).toEqual([
        'Status',
        'Tags',
        'Tier Level',
        'Reason Codes',
        'Priority',
        'Date Requested',
      ]);
    });
    await step('B-PIT-004 B-PIT-006 B-PIT-008 by reason, status and priority', async () => {
      await tab.askedFor(
        'reason_code[]=escalated_request',
        'status[]=requested',
        'status[]=in-progress',
        'priority[]=1',
      );
      for (const chosen of ['Escalated Request', 'Requested', 'In Progress', '1 Now'])
        await expect(filters.getByRole('button', { name: `Remove ${chosen}` })).toBeVisible();
    });
    await step('B-PIT-005 B-PIT-007 by tag and by tier', async () => {
      await tab.askedFor('tags[]=1', 'tier_level[]=1');
      for (const chosen of ['NYSE', 'Tier 1'])
        await expect(filters.getByRole('button', { name: `Remove ${chosen}` })).toBeVisible();
    });
    await step('B-PIT-009 by a range of days', () =>
      tab.askedFor(
        `pit_stop_entered_date[gte]=${startOf('2026-11-01')}`,
        `pit_stop_entered_date[lte]=${endOf('2026-11-20')}`,
      ),
    );
  },
};

/** Without a priority there is no such filter, neither in the address nor in the request. */
export const AnyPriority: Story = {
  parameters: { address: `${tab.path}?priority[]=1`, covers: ['B-STA-051'] },
  play: async () => {
    await waitFor(() => expect(tab.lastAsked()).toContain('priority[]=1'));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Priority: 1 Now' }));
    await waitFor(() => expect(tab.lastAsked()).toBe(tab.first));
    await expect(address()).not.toContain('priority');
  },
};

/**
 * Removing the chip of the default filter writes an empty value to the address, which means all
 * statuses.
 */
export const AllStatuses: Story = {
  play: async () => {
    await tab.table();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Status: Requested' }));
    await waitFor(() =>
      expect(tab.lastAsked()).toBe('?page=1&limit=20&order[pit_stop_entered_date]=desc'),
    );
    await waitFor(() => expect(address()).toBe(`${tab.path}?status[]=`));
    const filters = await openFilters();
    await userEvent.click(filters.getByRole('button', { name: 'Reset All' }));
    await waitFor(() => expect(tab.lastAsked()).toBe(tab.first));
  },
};

/** The filters that some row of the page offers, in the order in which they were met. */
async function filtersOfRows(count: number) {
  await screen.findByRole('table');
  const met = new Set<string>();
  for (const row of screen.getAllByRole('row').slice(1, count + 1)) {
    await openRowMenu(row);
    for (const words of offered()) met.add(words?.split(':')[0] ?? '');
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  }
  return [...met].toSorted();
}

/** The tab begins with a filter of its own, which a value of a cell joins. */
export const FilteredByAValue: Story = {
  parameters: { covers: ['H-FLT-002', 'H-FLT-006'] },
  play: async () => {
    await expect(await filtersOfRows(8)).toEqual([
      'Date Requested',
      'Priority',
      'Reason Codes',
      'Status',
      'Tags',
      'Tier Level',
    ]);
    await openRowMenu(screen.getAllByRole('row')[1]);
    await press('{ArrowDown}', '{Enter}');
    await waitFor(() => expect(address()).toMatch(/\?status\[\]=requested&priority\[\]=\d$/));
    await waitFor(() => expect(chipTexts()).toHaveLength(2));
  },
};
