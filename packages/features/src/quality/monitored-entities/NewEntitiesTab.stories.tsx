import * as monitoredEndpoints from '@console/api/monitored-entities/endpoints';
import { buildMonitored, monitoredAcme } from '@console/mocks/monitored-entities/fixtures';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import { existing } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
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
import { NewEntitiesTab } from './MonitoredEntitiesTab.tsx';

const tab = tabUnderTest({
  call: monitoredEndpoints.list,
  name: 'New Entities',
  path: '/dashboard/data-quality/new-entities',
  first: '?page=1&limit=20&order[last_time_changed]=desc&kind=new',
  overlay: 'Loading...',
});

const meta: Meta<typeof NewEntitiesTab> = {
  title: 'features/quality/NewEntitiesTab',
  component: NewEntitiesTab,
  ...tab.meta,
};
export default meta;
type Story = StoryObj<typeof NewEntitiesTab>;

export const Rows: Story = {
  parameters: { covers: ['B-NEW-002'] },
  play: async ({ step }) => {
    await expect(await columnsOf('New Entities')).toEqual([
      'EID',
      'Entity Name',
      'Status',
      'Tier Level',
      'Last Time Changed',
      'Last Time Reviewed',
      'Latest Note',
      'Can Not Be Scraped',
      'Tags',
      'URL',
      'Ticker',
      'Exchange',
      'Sector',
      'Review',
      'Actions',
    ]);
    await step('B-CON-002 it asks for twenty rows', async () => {
      await expect(tab.asked.mock.calls).toEqual([[tab.first]]);
      await expect(await tab.rows()).toHaveLength(20);
    });
    await step('B-DQC-009 B-DQC-010 there are a search box and Filter', async () => {
      await expect(screen.getByPlaceholderText('Search New Entities...')).toBeVisible();
      for (const name of ['Filter', 'Show Active Filters'])
        await expect(screen.getByRole('button', { name })).toBeVisible();
    });
    await step('B-DQC-013 there is a choice of page sizes', async () => {
      await expect(screen.getByRole('combobox', { name: 'View' })).toHaveValue('20');
    });
    const [row] = await tab.rows();
    await waitFor(() =>
      expect(within(existing(row)).getByRole('button', { name: 'Review' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
    row?.focus();
    await press('v');
    await expect(await screen.findByRole('dialog', { name: /^Review / })).toBeVisible();
  },
};

/** A monitored employer is in the other list. */
export const ValuesInTheRows: Story = {
  parameters: { covers: ['B-NEW-003'] },
  beforeEach: tab.from(() =>
    createQualityStore({
      monitored: [
        monitoredAcme,
        buildMonitored({
          id: 900,
          kind: 'new',
          latest_note: monitoredAcme.latest_note,
          last_time_reviewed: monitoredAcme.last_time_reviewed,
        }),
      ],
    }),
  ),
  play: async () => {
    const [first, ...others] = await tab.rows();
    await expect(others).toEqual([]);
    const row = existing(first);
    const texts: Record<string, string | RegExp> = {
      EID: '1',
      'Entity Name': 'Acme',
      URL: /^acme\.example$/,
      Ticker: 'ACM',
      Status: 'Healthy',
      Tags: '–',
      Exchange: 'NYSE',
      'Can Not Be Scraped': '–',
      Sector: 'Semiconductors',
      'Last Time Reviewed': /^\d\d\/\d\d\/\d{4}$/,
      'Last Time Changed': /^\d\d\/\d\d\/\d{4}$/,
      'Tier Level': 'Tier 1',
    };
    for (const [column, text] of Object.entries(texts))
      await expect(await tab.cellIn(row, column)).toHaveTextContent(text);
    const note = await tab.cellIn(row, 'Latest Note');
    await waitFor(() => expect(within(note).getByText('career page')).toBeVisible());
  },
};

export const OpenedByALink: Story = {
  parameters: {
    address: `${tab.path}?search=a&orderBy=entity.company_name&order=asc&page=2&pageSize=5`,
    covers: ['B-NEW-007'],
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
    address: `${tab.path}?entityId=1&tier[]=1&state[]=healthy&lastTimeReviewed[GTE]=2026-11-01&lastTimeReviewed[LTE]=2026-11-20&lastTimeChanged[GTE]=2026-11-02&lastTimeChanged[LTE]=2026-11-19&jobCount[GTE]=5&tags[]=10&canNotBeScraped[]=7&exchange[]=1&sector[]=4&ticker=AC`,
    covers: ['B-NEW-004', 'B-NEW-005', 'B-NEW-006'],
  },
  play: async () => {
    await waitFor(() =>
      expect(tab.asked.mock.calls).toEqual([
        [
          `${tab.first}&entity.id=1&tier_level[]=1&state[]=healthy&last_time_reviewed[gte]=${startOf('2026-11-01')}&last_time_reviewed[lte]=${endOf('2026-11-20')}` +
            `&last_time_changed[gte]=${startOf('2026-11-02')}&last_time_changed[lte]=${endOf('2026-11-19')}&num_jobs[gte]=5&tags[]=10&can_not_be_scraped[]=7&exchange[]=1&sector[]=4&ticker=AC`,
        ],
      ]),
    );
    await waitFor(() =>
      expect(chipTexts()).toEqual([
        'EID: 1',
        'Tier Level: Tier 1',
        'State: Healthy',
        'Last Time Reviewed: from 11/01/2026 to 11/20/2026',
        'Last Time Changed: from 11/02/2026 to 11/19/2026',
        'Job Count: from 5',
        'Tags: Fortune 500',
        'Can Not Be Scraped: NS: No website',
        'Exchange: NYSE',
        'Sector: Semiconductors',
        'Ticker: AC',
      ]),
    );
    const filters = await openFilters();
    await expect(filterLabels(filters)).toEqual([
      'EID',
      'Tier Level',
      'State',
      'Last Time Reviewed',
      'Last Time Changed',
      'Job Count',
      'Tags',
      'Can Not Be Scraped',
      'Exchange',
      'Sector',
      'Ticker',
    ]);
    await expect(filters.getByRole('textbox', { name: 'Ticker' })).toHaveValue('AC');
    for (const chosen of [
      'Tier 1',
      'Healthy',
      'Fortune 500',
      'NS: No website',
      'NYSE',
      'Semiconductors',
    ])
      await expect(filters.getByRole('button', { name: `Remove ${chosen}` })).toBeVisible();
  },
};
