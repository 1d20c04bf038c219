import * as reviewReadyEndpoints from '@console/api/review-readies/endpoints';
import {
  acceptedRow,
  buildReviewReady,
  readyAcme,
  readyAgain,
  readyArchived,
} from '@console/mocks/review-readies/fixtures';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
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
import { ReviewReadyTab } from './ReviewReadyTab.tsx';

const tab = tabUnderTest({
  call: reviewReadyEndpoints.list,
  name: 'Review Ready',
  path: '/dashboard/data-quality/review-ready',
  first: '?page=1&limit=20&order[last_time_changed]=desc',
  overlay: 'Loading...',
});

const meta: Meta<typeof ReviewReadyTab> = {
  title: 'features/quality/ReviewReadyTab',
  component: ReviewReadyTab,
  ...tab.meta,
};
export default meta;
type Story = StoryObj<typeof ReviewReadyTab>;

const rowOf = async (id: number) => {
  const row = (await tab.rows()).find(
    (one) => one.querySelector('td:nth-child(2)')?.textContent === String(id),
  );
  if (!row) throw new Error(`No row ${id}`);
  return row;
};

export const Rows: Story = {
  parameters: { covers: ['B-CON-003', 'B-DQC-009', 'B-DQC-013'] },
  play: async () => {
    await expect(await columnsOf('Review Ready')).toEqual([
      'ID',
      'EID',
      'Entity Name',
      'Tier Level',
      'Request Source',
      'Last Action Taken',
      'Last Time Changed',
      'Latest Note',
      'Last Time Reviewed',
      'Tags',
      'URL',
      'Ticker',
      'Exchange',
      'Review',
      'Actions',
    ]);
    await expect(tab.asked.mock.calls).toEqual([[tab.first]]);
    await expect(await tab.rows()).toHaveLength(20);
    await expect(screen.getByPlaceholderText('Search Review Ready...')).toBeVisible();
    await expect(screen.getByRole('combobox', { name: 'View' })).toHaveValue('20');
  },
};

export const ValuesInTheRows: Story = {
  parameters: { covers: ['B-RR-002', 'B-RR-003', 'B-RR-004', 'B-RR-014'] },
  beforeEach: tab.from(() =>
    createQualityStore({
      reviewReadies: [
        readyAcme,
        readyArchived,
        readyAgain,
        acceptedRow,
        buildReviewReady({ id: 990, status: 'declined' }),
      ],
    }),
  ),
  play: async () => {
    await expect(await tab.rows()).toHaveLength(3);
    const row = await rowOf(readyAcme.id);
    const texts: Record<string, string | RegExp> = {
      ID: String(readyAcme.id),
      EID: '1',
      'Entity Name': 'Acme',
      URL: /^acme\.example$/,
      Ticker: 'ACM',
      'Tier Level': 'Tier 1',
      Exchange: 'NYSE',
      Tags: 'Semiconductors',
      'Request Source': readyAcme.company_queue_request?.request_source ?? 'no source',
      'Last Time Changed': /^\d\d\/\d\d\/\d{4}$/,
    };
    for (const [column, text] of Object.entries(texts))
      await expect(await tab.cellIn(row, column)).toHaveTextContent(text);
    const note = await tab.cellIn(row, 'Latest Note');
    await waitFor(() => expect(note.querySelector('strong')).toHaveTextContent('career page'));
    const again = await rowOf(readyAgain.id);
    await expect(await tab.cellIn(again, 'Last Action Taken')).toHaveTextContent(/^[A-Z]\w+/);
    await expect(await tab.cellIn(again, 'Last Time Reviewed')).toHaveTextContent(
      /^\d\d\/\d\d\/\d{4}$/,
    );
    const archived = await rowOf(readyArchived.id);
    await waitFor(() =>
      expect(within(archived).getByRole('button', { name: 'Review' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    row.focus();
    await press('v');
    const dialog = within(await screen.findByRole('dialog', { name: /^Review / }));
    await expect(
      dialog.getAllByRole('radio').map((radio) => radio.parentElement?.textContent),
    ).toEqual([expect.stringContaining('Accept'), expect.stringContaining('Decline')]);
  },
};

export const OpenedByALink: Story = {
  parameters: {
    address: `${tab.path}?search=a&orderBy=entity.company_name&order=asc&page=2&pageSize=5`,
    covers: ['B-RR-013'],
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
    address: `${tab.path}?entityId=1&tier[]=1&tag[]=4&lastTimeReviewed[GTE]=2026-11-01&lastTimeReviewed[LTE]=2026-11-20&lastTimeChanged[GTE]=2026-11-02&lastTimeChanged[LTE]=2026-11-19&exchange[]=1&ticker=AC`,
    covers: ['B-DQC-010'],
  },
  play: async ({ step }) => {
    await waitFor(() =>
      expect(tab.asked.mock.calls).toEqual([
        [
          `${tab.first}&entity.id=1&tier_level[]=1&tags[]=4&last_time_reviewed[gte]=${startOf('2026-11-01')}&last_time_reviewed[lte]=${endOf('2026-11-20')}` +
            `&last_time_changed[gte]=${startOf('2026-11-02')}&last_time_changed[lte]=${endOf('2026-11-19')}&exchange[]=1&ticker=AC`,
        ],
      ]),
    );
    await waitFor(() =>
      expect(chipTexts()).toEqual([
        'EID: 1',
        'Tier Level: Tier 1',
        'Tags: Semiconductors',
        'Last Time Reviewed: from 11/01/2026 to 11/20/2026',
        'Last Time Changed: from 11/02/2026 to 11/19/2026',
        'Exchange: NYSE',
        'Ticker: AC',
      ]),
    );
    const filters = await openFilters();
    await step('B-RR-005 the filters stand in their order', async () => {
      await expect(filterLabels(filters)).toEqual([
        'EID',
        'Tier Level',
        'Tags',
        'Last Time Reviewed',
        'Last Time Changed',
        'Exchange',
        'Ticker',
      ]);
    });
    await step('B-RR-008 B-RR-010 by ticker and by employer', async () => {
      await tab.askedFor('entity.id=1', 'ticker=AC');
      await expect(filters.getByRole('textbox', { name: 'EID' })).toHaveValue('1');
      await expect(filters.getByRole('textbox', { name: 'Ticker' })).toHaveValue('AC');
    });
    await step('B-RR-006 B-RR-007 B-RR-009 by tag, tier and exchange', async () => {
      await tab.askedFor('tier_level[]=1', 'tags[]=4', 'exchange[]=1');
      for (const chosen of ['Tier 1', 'Semiconductors', 'NYSE'])
        await expect(filters.getByRole('button', { name: `Remove ${chosen}` })).toBeVisible();
    });
    await step('B-RR-011 B-RR-012 by ranges of days', () =>
      tab.askedFor(
        `last_time_reviewed[gte]=${startOf('2026-11-01')}`,
        `last_time_reviewed[lte]=${endOf('2026-11-20')}`,
        `last_time_changed[gte]=${startOf('2026-11-02')}`,
        `last_time_changed[lte]=${endOf('2026-11-19')}`,
      ),
    );
  },
};
