import {
  freshShift,
  levelShift,
  reviewedShift,
  shiftOfArchivedEntity,
  shiftOfSomebodyGone,
  suddenShift,
} from '@console/mocks/daily-job-shifts/fixtures';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import { existing } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../../.storybook/decorators/address.ts';
import {
  chipTexts,
  choose,
  columnsOf,
  dailyJobShift,
  detail,
  endOf,
  filterLabels,
  openFilters,
  press,
  startOf,
  tabUnderTest,
} from '../../../../../.storybook/play/qualityTab.ts';
import { DailyJobShiftTab } from './DailyJobShiftTab.tsx';

const tab = tabUnderTest(dailyJobShift);

const meta: Meta<typeof DailyJobShiftTab> = {
  title: 'features/quality/DailyJobShiftTab',
  component: DailyJobShiftTab,
  ...tab.meta,
};
export default meta;
type Story = StoryObj<typeof DailyJobShiftTab>;

export const Rows: Story = {
  tags: ['screen'],
  play: async ({ step }) => {
    await step('B-DJS-002 H-IMP-002 the columns stand in their order', async () => {
      await expect(await columnsOf('Daily Job Shift')).toEqual([
        'Entity Name',
        'EID',
        'Scrape Name',
        'SID',
        'ATS',
        'Avg. Job Count',
        'Latest Job Count',
        '% Change',
        'Change',
        'Tags',
        'Last Time Reviewed',
        'Last Reviewed By',
        'Assigned To',
        'Date Assigned',
        'Last Updated',
        'Last Action Taken',
        'Latest Note',
        'Review',
        'Actions',
      ]);
    });
    await step('B-DJS-004 B-CON-002 it asks for twenty rows, descending', async () => {
      await expect(tab.asked.mock.calls).toEqual([[tab.first]]);
      await expect(await tab.rows()).toHaveLength(20);
    });
    await step('B-DQC-009 B-DQC-010 B-DQC-014 search and Filter, no download', async () => {
      await expect(
        screen.getByRole('searchbox', { name: 'Search Daily Job Shift...' }),
      ).toHaveAttribute('placeholder', 'Search Daily Job Shift...');
      await expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
      await expect(screen.queryByRole('button', { name: /download/i })).not.toBeInTheDocument();
    });
    await step('B-DQC-013 B-CON-006 View offers the page sizes', async () => {
      const size = screen.getByRole('combobox', { name: 'View' });
      await expect(size).toHaveValue('20');
      await expect(
        within(size)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['5', '10', '15', '20', '50', '100']);
    });
    await step('B-DJS-005 Show Active Filters needs a filter', async () => {
      const active = screen.getByRole('button', { name: 'Show Active Filters' });
      await expect(active).toHaveAttribute('aria-disabled', 'true');
      active.focus();
      await waitFor(() => expect(active).toHaveAccessibleDescription('No filters are set.'));
    });
  },
};

export const ValuesInTheRows: Story = {
  parameters: { covers: ['B-DJS-007', 'B-DJS-008', 'B-DAT-012', 'B-CON-018'] },
  beforeEach: tab.from(() =>
    createQualityStore({
      shifts: [
        freshShift,
        reviewedShift,
        shiftOfArchivedEntity,
        levelShift,
        suddenShift,
        shiftOfSomebodyGone,
      ],
    }),
  ),
  play: async () => {
    const rowOf = async (id: number) => {
      const row = (await tab.rows()).find((one) =>
        within(one)
          .queryAllByRole('link')
          .some((link) => link.getAttribute('href') === `/scrapes/${id}`),
      );
      if (!row) throw new Error(`No row of scrape ${id}`);
      return row;
    };
    const reviewed = await rowOf(reviewedShift.scrape.id);
    await expect(
      within(reviewed).getByRole('link', { name: reviewedShift.scrape.name }),
    ).toHaveAttribute('href', `/scrapes/${reviewedShift.scrape.id}`);
    await expect(await tab.cellIn(reviewed, 'Avg. Job Count')).toHaveTextContent('40');
    await expect(await tab.cellIn(reviewed, 'Latest Job Count')).toHaveTextContent('0');
    await expect(await tab.cellIn(reviewed, '% Change')).toHaveTextContent('▼ −100.00%');
    await expect(await tab.cellIn(reviewed, 'Last Time Reviewed')).toHaveTextContent(
      /^\d\d\/\d\d\/\d{4}$/,
    );
    await expect(await tab.cellIn(reviewed, 'Date Assigned')).toHaveTextContent(
      /^\d\d\/\d\d\/\d{4}$/,
    );
    await expect(await tab.cellIn(reviewed, 'Last Updated')).toHaveTextContent(
      /^\d\d\/\d\d\/\d{4}$/,
    );
    await expect(await tab.cellIn(reviewed, 'Last Reviewed By')).toHaveTextContent('D. Demo');
    await expect(await tab.cellIn(reviewed, 'Assigned To')).toHaveTextContent('D. Demo, נ. כהן');
    await expect(await tab.cellIn(reviewed, 'Last Action Taken')).toHaveTextContent('Do Nothing');
    const note = await tab.cellIn(reviewed, 'Latest Note');
    await waitFor(() => expect(note.querySelector('strong')).toHaveTextContent('career page'));

    const change = async (id: number) => await tab.cellIn(await rowOf(id), '% Change');
    const colour = async (id: number) =>
      getComputedStyle(existing((await change(id)).querySelector('span'))).color;
    const [less, more] = [
      await colour(reviewedShift.scrape.id),
      await colour(suddenShift.scrape.id),
    ];
    const channels = (text: string) => (/[\d.]+/g[Symbol.match](text) ?? []).map(Number);
    const [red = 0, greenOfRed = 0] = channels(less);
    const [redOfGreen = 0, green = 0] = channels(more);
    await expect(red).toBeGreaterThan(greenOfRed);
    await expect(green).toBeGreaterThan(redOfGreen);
    await expect(await change(suddenShift.scrape.id)).toHaveTextContent('▲ +100.00%');
    await expect(await change(levelShift.scrape.id)).toHaveTextContent(/^0\.00%$/);
    await expect((await change(levelShift.scrape.id)).querySelector('span')).toBeNull();
    await expect(
      await tab.cellIn(await rowOf(shiftOfSomebodyGone.scrape.id), 'Assigned To'),
    ).toHaveTextContent('A. Gone (Archived)');
  },
};

/** Stays in the list, and says why nothing can be decided about it. */
export const ArchivedEntity: Story = {
  beforeEach: tab.from(() => createQualityStore({ shifts: [shiftOfArchivedEntity] })),
  play: async () => {
    const [row] = await tab.rows();
    const inRow = within(existing(row));
    await expect(inRow.getByText('Archived')).toBeVisible();
    for (const name of ['Review', 'Assign']) {
      const button = inRow.getByRole('button', { name });
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
      button.focus();
      await waitFor(() => expect(button).toHaveAccessibleDescription('The entity is archived.'));
      await userEvent.click(button);
    }
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const OpenedByALink: Story = {
  parameters: {
    address: `${tab.path}?search=a&orderBy=percent_change&order=asc&page=2&pageSize=10`,
  },
  play: async ({ step }) => {
    await step('B-DQC-023 order holds the direction', async () => {
      await expect(await tab.header('% Change')).toHaveAttribute('aria-sort', 'ascending');
    });
    await step('B-DJS-019 B-DQC-021 the list is asked for as the address says', async () => {
      await expect(tab.asked.mock.calls).toEqual([
        ['?page=2&limit=10&order[percent_change]=asc&custom_search=a'],
      ]);
    });
    await step('B-DQC-022 search holds the search', async () => {
      await expect(screen.getByRole('searchbox')).toHaveValue('a');
    });
    await step('B-DQC-026 B-DQC-027 page and pageSize hold the page and its size', async () => {
      await expect(screen.getByRole('combobox', { name: 'View' })).toHaveValue('10');
      await expect(screen.getByRole('button', { name: '2', current: 'page' })).toBeVisible();
    });
  },
};

export const LinkWithNonsense: Story = {
  parameters: {
    address: `${tab.path}?order=foo&orderBy=secret&page=-1&pageSize=7&entityId=x&percentChange[GTE]=much&lastUpdated[GTE]=soon`,
    covers: ['B-DQC-024'],
  },
  play: async () => {
    await tab.table();
    await expect(tab.asked.mock.calls).toEqual([[tab.first]]);
  },
};

export const Searching: Story = {
  parameters: { covers: ['B-DQC-022', 'B-DQC-029'] },
  play: async () => {
    await tab.table();
    await userEvent.type(screen.getByRole('searchbox'), 'workday{Enter}');
    await waitFor(() => expect(tab.lastAsked()).toBe(`${tab.first}&custom_search=workday`));
    await waitFor(() => expect(address()).toBe(`${tab.path}?search=workday`));
  },
};

/** One request, filtered already; the panel and the chips say by what. */
export const FilteredByALink: Story = {
  parameters: {
    address: `${tab.path}?entityId=1&scrapeId=812&ats[]=Workday&latestJobCount[GTE]=1&latestJobCount[LTE]=500&percentChange[GTE]=-50.5&percentChange[LTE]=-1&absoluteChange[GTE]=-20&absoluteChange[LTE]=-2&new=true&tag[]=1&lastTimeReviewed[GTE]=2026-11-01&lastTimeReviewed[LTE]=2026-11-20&lastReviewedBy[]=4&assignedTo[]=2&lastUpdated[GTE]=2026-11-02`,
    covers: ['B-DQC-007'],
  },
  play: async ({ step }) => {
    await waitFor(() =>
      expect(tab.asked.mock.calls).toEqual([
        [
          `${tab.first}&scrape.ats[]=Workday&assigned_to[]=2&entity.id=1&last_reviewed_by[]=4&last_time_reviewed[gte]=${startOf('2026-11-01')}&last_time_reviewed[lte]=${endOf('2026-11-20')}` +
            `&scrape.last_updated[gte]=${startOf('2026-11-02')}&latest_job_count[gte]=1&latest_job_count[lte]=500&percent_change[gte]=-50.5&percent_change[lte]=-1&absolute_change[gte]=-20&absolute_change[lte]=-2&new=true&scrape.id=812&tags[]=1`,
        ],
      ]),
    );
    await waitFor(() =>
      expect(chipTexts()).toEqual([
        'EID: 1',
        'SID: 812',
        'ATS: Workday',
        'Latest Job Count: from 1 to 500',
        '% Change: from -50.5 to -1',
        'Change: from -20 to -2',
        'Tags: NYSE',
        'Last Time Reviewed: from 11/01/2026 to 11/20/2026',
        'Last Reviewed By: D. Demo',
        'Assigned To: D. Demo',
        'Last Updated: from 11/02/2026',
        'New',
      ]),
    );
    const filters = await openFilters();
    await expect(filterLabels(filters)).toEqual([
      'EID',
      'SID',
      'ATS',
      'Latest Job Count',
      '% Change',
      'Change',
      'Tags',
      'Last Time Reviewed',
      'Last Reviewed By',
      'Assigned To',
      'Last Updated',
      'Outages',
      'New',
    ]);
    await step('B-DJS-011 B-DJS-017 by employer and by scrape', async () => {
      await tab.askedFor('entity.id=1', 'scrape.id=812');
      await expect(filters.getByRole('textbox', { name: 'EID' })).toHaveValue('1');
      await expect(filters.getByRole('textbox', { name: 'SID' })).toHaveValue('812');
    });
    await step('B-DJS-015 B-DJS-016 H-IMP-003 by ranges of numbers', async () => {
      await tab.askedFor(
        'latest_job_count[gte]=1',
        'latest_job_count[lte]=500',
        'percent_change[gte]=-50.5',
        'percent_change[lte]=-1',
        'absolute_change[gte]=-20',
        'absolute_change[lte]=-2',
      );
      const change = within(filters.getByRole('group', { name: '% Change' }));
      await expect(change.getByRole('textbox', { name: 'From' })).toHaveValue('-50.5');
    });
    await step('B-DJS-013 B-DJS-014 B-DQC-028 by ranges of days', async () => {
      await tab.askedFor(
        `last_time_reviewed[gte]=${startOf('2026-11-01')}`,
        `last_time_reviewed[lte]=${endOf('2026-11-20')}`,
        `scrape.last_updated[gte]=${startOf('2026-11-02')}`,
      );
      const reviewed = within(filters.getByRole('group', { name: /^Last Time Reviewed/ }));
      await expect(reviewed.getByLabelText('From')).toHaveValue('2026-11-01');
      await expect(reviewed.getByLabelText('To')).toHaveValue('2026-11-20');
    });
    await step('B-DJS-009 B-DJS-018 by engine and by tag', async () => {
      await tab.askedFor('scrape.ats[]=Workday', 'tags[]=1');
      for (const chosen of ['Workday', 'NYSE'])
        await expect(filters.getByRole('button', { name: `Remove ${chosen}` })).toBeVisible();
    });
    await step('B-DJS-010 B-DJS-012 by people', async () => {
      await tab.askedFor('assigned_to[]=2', 'last_reviewed_by[]=4');
      await expect(filters.getAllByRole('button', { name: 'Remove D. Demo' })).toHaveLength(2);
    });
  },
};

export const Filtering: Story = {
  play: async () => {
    await tab.table();
    const filters = await openFilters();
    const eid = filters.getByRole('textbox', { name: 'EID' });
    await userEvent.type(eid, '1x');
    await expect(eid).toHaveAccessibleDescription('Enter a number.');
    await userEvent.click(filters.getByRole('button', { name: 'Apply' }));
    await expect(tab.asked).toHaveBeenCalledTimes(1);
    await userEvent.clear(eid);
    await choose(filters.getByRole('combobox', { name: 'Assigned To' }), 'S. Several');
    await userEvent.type(
      within(filters.getByRole('group', { name: '% Change' })).getByRole('textbox', { name: 'To' }),
      '-20',
    );
    await userEvent.click(filters.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(tab.lastAsked()).toBe(`${tab.first}&assigned_to[]=9&percent_change[lte]=-20`),
    );
    await waitFor(() =>
      expect(address()).toBe(`${tab.path}?assignedTo[]=9&percentChange[LTE]=-20`),
    );
    await userEvent.click(filters.getByRole('button', { name: 'Reset All' }));
    await waitFor(() => expect(tab.lastAsked()).toBe(tab.first));
  },
};

export const ActiveFilters: Story = {
  parameters: {
    address: `${tab.path}?entityId=1&ats[]=Workday`,
    covers: ['B-DQC-011', 'B-DJS-005'],
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Show Active Filters' });
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Active Filters' }));
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'EID: 1',
      'ATS: Workday',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove EID: 1' }));
    await waitFor(() => expect(address()).toBe(`${tab.path}?ats[]=Workday`));
    await expect(dialog.getByRole('button', { name: 'Remove ATS: Workday' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(tab.path));
    await waitFor(() => expect(dialog.getByText('No filters are set.')).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const DetailOpen: Story = {
  parameters: { covers: ['B-DQC-007', 'B-DQC-008'] },
  play: async () => {
    const [first, second] = await tab.rows();
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await expect(await screen.findByRole('complementary', { name: 'Filters' })).toBeVisible();
    await userEvent.click(await tab.cellIn(existing(first), 'Avg. Job Count'));
    await expect(await screen.findByRole('complementary', { name: 'Entity Detail' })).toBeVisible();
    await expect(screen.queryByRole('complementary', { name: 'Filters' })).not.toBeInTheDocument();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    second?.focus();
    await press('{Enter}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(first).toHaveAttribute('aria-selected', 'false');
    await expect(second).toHaveFocus();
    // Filter brings the filters back, though they were open below.
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await expect(await screen.findByRole('complementary', { name: 'Filters' })).toBeVisible();
    await expect(detail()).not.toBeInTheDocument();
    await expect(second).toHaveAttribute('aria-selected', 'false');
  },
};

export const AnotherPageHasNoActiveRow: Story = {
  play: async () => {
    const [first] = await tab.rows();
    await userEvent.click(await tab.cellIn(existing(first), 'Avg. Job Count'));
    await screen.findByRole('complementary', { name: 'Entity Detail' });
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(detail()).not.toBeInTheDocument());
    await expect(
      within(await tab.table()).queryByRole('row', { selected: true }),
    ).not.toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  parameters: { covers: ['B-DJS-020', 'B-DJS-021', 'B-DQC-015'] },
  beforeEach: tab.from(() =>
    createQualityStore({ shifts: [freshShift, levelShift, shiftOfArchivedEntity] }),
  ),
  play: async () => {
    const rows = await tab.rows();
    const fresh = rows.find((row) => within(row).queryByRole('link', { name: '812' }));
    while (document.activeElement !== fresh) await press('j');
    await press('v');
    const review = await screen.findByRole('dialog', { name: /^Review / });
    await expect(within(review).getAllByRole('radio').length).toBeGreaterThan(0);
    await press('{Escape}');
    await waitFor(() => expect(review).not.toBeInTheDocument());
    await expect(fresh).toHaveFocus();
    await press('a');
    const assign = await screen.findByRole('dialog', { name: /^Assign / });
    await press('{Escape}');
    await waitFor(() => expect(assign).not.toBeInTheDocument());
    await expect(fresh).toHaveFocus();
    const archived = rows.find((row) => within(row).queryByText('Archived'));
    archived?.focus();
    await press('v');
    await waitFor(() =>
      expect(within(existing(archived)).getByRole('button', { name: 'Review' })).toHaveFocus(),
    );
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** One window for all career pages; a new one where that was closed. */
export const CareerPages: Story = {
  beforeEach: tab.from(() => createQualityStore({ shifts: [freshShift, levelShift] })),
  play: async () => {
    const opened = () => {
      const seen = { closed: false, location: { href: '' }, focus: fn<() => void>() };
      const handle: Window = Object.setPrototypeOf(seen, null);
      return { seen, handle };
    };
    const { seen: one, handle } = opened();
    const { seen: another, handle: anotherHandle } = opened();
    const open = fn<Window['open']>()
      .mockImplementationOnce(() => handle)
      .mockImplementationOnce(() => anotherHandle);
    // The opener is an empty frame and not the console, because a site can navigate its opener.
    const frame = spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(
      () => Object.setPrototypeOf({ open }, null),
    );
    const [first, second] = await tab.rows();
    first?.focus();
    await press('o');
    await expect(open.mock.calls).toEqual([[expect.stringMatching(/^https:/), '_blank']]);
    second?.focus();
    await press('o');
    await expect(open).toHaveBeenCalledTimes(1);
    await expect(one.location.href).toMatch(/^https:/);
    await expect(one.location.href).not.toBe(open.mock.calls[0]?.[0]);
    await expect(one.focus).toHaveBeenCalledTimes(2);
    one.closed = true;
    await userEvent.click(
      within(existing(second)).getByRole('button', { name: 'Open career page' }),
    );
    await expect(open.mock.calls[1]).toEqual([one.location.href, '_blank']);
    another.closed = true;
    open.mockImplementationOnce(() => null);
    await press('o');
    await expect(await screen.findByRole('alert')).toHaveTextContent('The window was blocked.');
    frame.mockRestore();
  },
};
