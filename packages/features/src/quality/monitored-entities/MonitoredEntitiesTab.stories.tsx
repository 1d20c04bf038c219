import * as monitoredEndpoints from '@console/api/monitored-entities/endpoints';
import {
  monitoredAcme,
  monitoredArchived,
  monitoredManyTags,
} from '@console/mocks/monitored-entities/fixtures';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import { tagNamed } from '@console/mocks/tags/fixtures';
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
import { MonitoredEntitiesTab } from './MonitoredEntitiesTab.tsx';

const tab = tabUnderTest({
  call: monitoredEndpoints.list,
  name: 'Monitored Entities',
  path: '/dashboard/data-quality/monitored-entities',
  first: '?page=1&limit=20&order[last_time_changed]=desc&kind=monitored',
  overlay: 'Loading...',
});

const meta: Meta<typeof MonitoredEntitiesTab> = {
  title: 'features/quality/MonitoredEntitiesTab',
  component: MonitoredEntitiesTab,
  ...tab.meta,
};
export default meta;
type Story = StoryObj<typeof MonitoredEntitiesTab>;

export const Rows: Story = {
  parameters: { covers: ['B-MON-002'] },
  play: async ({ step }) => {
    await expect(await columnsOf('Monitored Entities')).toEqual([
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
      await expect(screen.getByPlaceholderText('Search Monitored Entities...')).toBeVisible();
      for (const name of ['Filter', 'Show Active Filters', 'Columns'])
        await expect(screen.getByRole('button', { name })).toBeVisible();
    });
    await step('B-DQC-013 there is a choice of page sizes', async () => {
      await expect(screen.getByRole('combobox', { name: 'View' })).toHaveValue('20');
    });
    const [row] = (await tab.rows()).filter((one) => within(one).queryByText('Archived') === null);
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

const tagged = {
  ...monitoredManyTags,
  can_not_be_scraped_tags: ['NS: No website', 'NS: Blocked by the site'].map(tagNamed),
};

export const ValuesInTheRows: Story = {
  parameters: { covers: ['B-MON-003', 'B-CON-010', 'B-STA-001'] },
  beforeEach: tab.from(() =>
    createQualityStore({ monitored: [monitoredAcme, tagged, monitoredArchived] }),
  ),
  play: async () => {
    const row = existing(
      (await within(await tab.table()).findByRole('link', { name: 'Acme' })).closest('tr'),
    );
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
    const tags = {
      Tags: 'Fortune 500, Priority customer',
      Exchange: 'NASDAQ',
      'Can Not Be Scraped': 'NS: No website, NS: Blocked by the site',
      Sector: 'Insurance, Hospitals',
    };
    const taggedRow = screen.getByRole('row', { name: /Deeply Tagged/ });
    for (const [column, text] of Object.entries(tags))
      await expect((await tab.cellIn(taggedRow, column)).textContent).toBe(text);
    const note = await tab.cellIn(row, 'Latest Note');
    await waitFor(() => expect(note.querySelector('strong')).toHaveTextContent('career page'));
    const archived = existing(
      (
        await within(await tab.table()).findByRole('link', {
          name: monitoredArchived.entity.company_name,
        })
      ).closest('tr'),
    );
    await waitFor(() =>
      expect(within(archived).getByRole('button', { name: 'Review' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

/** Malicious notes: their text is shown and no script in them runs, in the cell and in its tooltip. */
export const HostileNotes: Story = {
  parameters: { address: `${tab.path}?pageSize=50` },
  play: async () => {
    const table = await tab.table();
    await waitFor(() =>
      expect(
        within(table).getAllByText(/Before|Picture|Drawing|Hover|Click me/).length,
      ).toBeGreaterThan(3),
    );
    await waitFor(() => expect(within(table).getByText('after the script')).toBeVisible());
    await expect(
      table.querySelector(
        'td script, td img, td iframe, td svg animate, td [onerror], td [onmouseover], td a[href^="java" i]',
      ),
    ).toBeNull();
    const cell = within(table).getByText('after the script').closest<HTMLElement>('[tabindex]');
    cell?.focus();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Before');
    await expect(tooltip.querySelector('script')).toBeNull();
    await expect('attacked' in window).toBe(false);
  },
};

export const OpenedByALink: Story = {
  parameters: {
    address: `${tab.path}?search=a&orderBy=entity.company_name&order=asc&page=2&pageSize=5`,
    covers: ['B-MON-014'],
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
  },
  play: async ({ step }) => {
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
    await step('B-MON-004 the filters stand in their order', async () => {
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
    });
    await step('B-MON-005 B-MON-011 by ticker and by employer', async () => {
      await tab.askedFor('ticker=AC', 'entity.id=1');
      await expect(filters.getByRole('textbox', { name: 'Ticker' })).toHaveValue('AC');
    });
    await step('B-MON-010 B-CON-010 by tier', async () => {
      await tab.askedFor('tier_level[]=1');
      for (const chosen of ['Tier 1', 'Healthy'])
        await expect(filters.getByRole('button', { name: `Remove ${chosen}` })).toBeVisible();
    });
    await step('B-MON-006 B-MON-007 B-MON-008 B-MON-009 by the tags of each kind', async () => {
      await tab.askedFor('tags[]=10', 'exchange[]=1', 'can_not_be_scraped[]=7', 'sector[]=4');
      for (const chosen of ['Fortune 500', 'NYSE', 'NS: No website', 'Semiconductors'])
        await expect(filters.getByRole('button', { name: `Remove ${chosen}` })).toBeVisible();
    });
    await step('B-MON-012 B-MON-013 by ranges of days', () =>
      tab.askedFor(
        `last_time_reviewed[gte]=${startOf('2026-11-01')}`,
        `last_time_reviewed[lte]=${endOf('2026-11-20')}`,
        `last_time_changed[gte]=${startOf('2026-11-02')}`,
        `last_time_changed[lte]=${endOf('2026-11-19')}`,
      ),
    );
  },
};

export const OneTag: Story = {
  parameters: { address: `${tab.path}?tag[]=10` },
  play: async () => {
    await waitFor(() => expect(tab.asked.mock.calls).toEqual([[`${tab.first}&tags[]=10`]]));
  },
};

/** Each filter offers the tags of its category (and those without one). */
export const TagsByCategory: Story = {
  parameters: { covers: ['B-CON-021'] },
  play: async () => {
    await tab.table();
    const filters = await openFilters();
    const offered = async (name: string) => {
      filters.getByRole('combobox', { name }).focus();
      await press('{ArrowDown}');
      const options = within(await screen.findByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
      await press('{Escape}');
      return options;
    };
    await expect(await offered('Exchange')).toEqual(
      ['NYSE', 'NASDAQ', 'London Stock Exchange'].toSorted(),
    );
    await expect(await offered('Sector')).toEqual(
      ['Semiconductors', 'Insurance', 'Hospitals'].toSorted(),
    );
    await expect(await offered('Can Not Be Scraped')).toEqual(
      ['NS: No website', 'NS: No career page', 'NS: Blocked by the site'].toSorted(),
    );
    await expect(await offered('Tags')).toContain('Fortune 500');
    await expect(await offered('Tags')).not.toContain('NYSE');
  },
};
