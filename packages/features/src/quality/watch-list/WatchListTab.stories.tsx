import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import {
  assignedRow,
  snoozedRow,
  watchedAcme,
  watchedArchived,
} from '@console/mocks/watch-lists/fixtures';
import { existing } from '@console/ui/testing/existing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { address } from '../../../../../.storybook/decorators/address.ts';
import {
  chipTexts,
  columnsOf,
  detail,
  endOf,
  filterLabels,
  openFilters,
  press,
  startOf,
  tabUnderTest,
  watchList,
} from '../../../../../.storybook/play/qualityTab.ts';
import {
  action,
  chooseReason,
  isFree,
  jobCount,
  save,
  writeNote,
} from '../../../../../.storybook/play/reviewDialog.ts';
import { WatchListTab } from './WatchListTab.tsx';

const tab = tabUnderTest(watchList);

const meta: Meta<typeof WatchListTab> = {
  title: 'features/quality/WatchListTab',
  component: WatchListTab,
  ...tab.meta,
};
export default meta;
type Story = StoryObj<typeof WatchListTab>;

const rowOf = async (name: string) => {
  const row = (await within(await tab.table()).findByRole('link', { name })).closest('tr');
  if (!row) throw new Error(`No row of ${name}`);
  return row;
};
const openMenu = async (name: string) =>
  userEvent.click(within(await rowOf(name)).getByRole('button', { name: `Actions for ${name}` }));

export const Rows: Story = {
  play: async ({ step }) => {
    await step('B-WL-003 the columns stand in their order', async () => {
      await expect(await columnsOf('Watch List')).toEqual([
        'Entity Name',
        'EID',
        'Scrape Name',
        'SID',
        'Tags',
        'Reason Code',
        'Watch Listed',
        'Career Page',
        'Assigned To',
        'Review',
        'Actions',
      ]);
    });
    await step('B-CON-004 it asks for twenty rows', async () => {
      await expect(tab.asked.mock.calls).toEqual([[tab.first]]);
      await expect(await tab.rows()).toHaveLength(20);
    });
    await step('B-WL-002 B-DQC-009 B-DQC-014 there is a search box and no download', async () => {
      await expect(screen.getByPlaceholderText('Search Watch List...')).toBeVisible();
      await expect(screen.queryByRole('button', { name: /download/i })).not.toBeInTheDocument();
    });
    await expect(chipTexts()).toEqual(['Snoozed: False']);
  },
};

export const ValuesInTheRows: Story = {
  parameters: { covers: ['B-WL-024', 'B-DAT-014'] },
  beforeEach: tab.from(() =>
    createQualityStore({ watchLists: [watchedAcme, assignedRow, watchedArchived] }),
  ),
  play: async () => {
    const row = await rowOf('Acme');
    await expect(await tab.cellIn(row, 'Tags')).toHaveTextContent('NYSE; Semiconductors');
    const reason = await tab.cellIn(row, 'Reason Code');
    await waitFor(() => expect(reason).toHaveTextContent('No Jobs On Site'));
    await expect(await tab.cellIn(row, 'Watch Listed')).toHaveTextContent(/^\d\d\/\d\d\/\d{4}$/);
    await expect(within(await tab.cellIn(row, 'Career Page')).getByRole('link')).toHaveAttribute(
      'href',
      watchedAcme.entity.career_page,
    );
    await expect(await tab.cellIn(row, 'Assigned To')).toHaveTextContent('–');
    await expect(
      await tab.cellIn(await rowOf(assignedRow.entity.company_name), 'Assigned To'),
    ).toHaveTextContent('D. Demo');
    const archived = await rowOf(watchedArchived.entity.company_name);
    await expect(within(archived).getByText('Archived')).toBeVisible();
    await waitFor(() =>
      expect(within(archived).getByRole('button', { name: 'Review' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

export const RowMenu: Story = {
  beforeEach: tab.from(() => createQualityStore({ watchLists: [watchedAcme] })),
  play: async ({ step }) => {
    await step('B-WL-006 the menu stands in its order', async () => {
      await openMenu('Acme');
      // Until the role is known each says so.
      await waitFor(() =>
        expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
          'Send for Review',
          'Snooze',
          'Remove From Watch List',
          'Assign To',
          'View Details',
          'Archive Entity',
        ]),
      );
      await press('{Escape}');
    });
    for (const [id, item] of [
      ['B-WL-007', 'Send for Review'],
      ['B-WL-008', 'Snooze'],
      ['B-WL-009', 'Remove From Watch List'],
    ] as const)
      await step(`${id} ${item} opens the review with that action`, async () => {
        await openMenu('Acme');
        await userEvent.click(await screen.findByRole('menuitem', { name: item }));
        const dialog = await screen.findByRole('dialog', { name: /^Review / });
        await expect(action(item)).toBeChecked();
        await press('{Escape}');
        await waitFor(() => expect(dialog).not.toBeInTheDocument());
      });
    await step('B-WL-010 Assign To opens the assignment', async () => {
      await openMenu('Acme');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign To' }));
      await expect(await screen.findByRole('dialog', { name: /^Assign / })).toBeVisible();
    });
  },
};

export const MenuOfAnArchivedEntity: Story = {
  beforeEach: tab.from(() => createQualityStore({ watchLists: [watchedArchived] })),
  play: async () => {
    await openMenu(watchedArchived.entity.company_name);
    const items = await screen.findAllByRole('menuitem');
    await expect(
      items
        .filter((item) => item.getAttribute('aria-disabled') !== 'true')
        .map(({ textContent }) => textContent),
    ).toEqual(['View Details']);
  },
};

export const ViewDetails: Story = {
  parameters: { covers: ['B-WL-011'] },
  play: async () => {
    await openMenu('Acme');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'View Details' }));
    await expect(await screen.findByRole('complementary', { name: 'Entity Detail' })).toBeVisible();
    await expect(await rowOf('Acme')).toHaveAttribute('aria-selected', 'true');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(address()).toBe(tab.path));
  },
};

export const ArchiveEntity: Story = {
  parameters: { covers: ['B-WL-012'] },
  play: async () => {
    await openMenu('Acme');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive Entity' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Archive Acme' }));
    await expect(dialog.getByRole('combobox', { name: /Reason Code/ })).toBeVisible();
    await expect(await dialog.findByRole('textbox', { name: /Note/, busy: false })).toBeVisible();
  },
};

export const OpenedByALink: Story = {
  parameters: {
    address: `${tab.path}?search=a&orderBy=entity.company_name&order=asc&page=2&pageSize=5`,
    covers: ['B-WL-023', 'B-DQC-013'],
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
    address: `${tab.path}?entityId=1&scrapeId=812&tag[]=1&tag[]=4&watchListed[GTE]=2026-11-01&watchListed[LTE]=2026-11-20&snoozed=true`,
    covers: ['B-DQC-010'],
  },
  play: async ({ step }) => {
    await waitFor(() =>
      expect(tab.asked.mock.calls).toEqual([
        [
          `?page=1&limit=20&order[watch_listed_date]=desc&entity.id=1&scrape.id=812&tags[]=1&tags[]=4&watch_listed_date[gte]=${startOf('2026-11-01')}&watch_listed_date[lte]=${endOf('2026-11-20')}&snoozed=true`,
        ],
      ]),
    );
    await waitFor(() =>
      expect(chipTexts()).toEqual([
        'EID: 1',
        'SID: 812',
        'Tag: NYSE',
        'Tag: Semiconductors',
        'Watch Listed: from 11/01/2026 to 11/20/2026',
        'Snoozed: True',
      ]),
    );
    await step('B-WL-018 B-WL-019 by employer and by scrape', () =>
      tab.askedFor('entity.id=1', 'scrape.id=812'),
    );
    const filters = await openFilters();
    await step('B-WL-014 the filters stand in their order', async () => {
      await expect(filterLabels(filters)).toEqual(['EID', 'SID', 'Tag', 'Watch Listed', 'Snoozed']);
    });
    await step('B-WL-015 B-WL-021 B-WL-022 by tags and by a range of days', async () => {
      await tab.askedFor(
        'tags[]=1',
        'tags[]=4',
        `watch_listed_date[gte]=${startOf('2026-11-01')}`,
        `watch_listed_date[lte]=${endOf('2026-11-20')}`,
      );
      for (const chosen of ['NYSE', 'Semiconductors'])
        await expect(filters.getByRole('button', { name: `Remove ${chosen}` })).toBeVisible();
    });
    await step('B-WL-016 B-WL-020 by whether they are snoozed', async () => {
      await tab.askedFor('snoozed=true');
      const snoozed = within(filters.getByRole('radiogroup', { name: 'Snoozed' }));
      await expect(
        snoozed.getAllByRole('radio').map((radio) => radio.parentElement?.textContent),
      ).toEqual(['True', 'False']);
      await expect(snoozed.getByRole('radio', { name: 'True' })).toBeChecked();
    });
  },
};

export const Snoozed: Story = {
  parameters: { covers: ['B-WL-016', 'B-WL-017'] },
  beforeEach: tab.from(() => createQualityStore({ watchLists: [watchedAcme, snoozedRow] })),
  play: async () => {
    await expect(await tab.rows()).toHaveLength(1);
    const filters = await openFilters();
    const snoozed = within(filters.getByRole('radiogroup', { name: 'Snoozed' }));
    await expect(snoozed.getByRole('radio', { name: 'False' })).toBeChecked();
    await userEvent.click(snoozed.getByRole('radio', { name: 'True' }));
    await userEvent.click(filters.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(address()).toBe(`${tab.path}?snoozed=true`));
    await rowOf(snoozedRow.entity.company_name);
    await userEvent.click(filters.getByRole('button', { name: 'Reset All' }));
    await waitFor(() =>
      expect(
        within(filters.getByRole('radiogroup', { name: 'Snoozed' })).getByRole('radio', {
          name: 'False',
        }),
      ).toBeChecked(),
    );
    await waitFor(() => expect(tab.lastAsked()).toBe(tab.first));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Snoozed: False' }));
    await waitFor(async () => expect(await tab.rows()).toHaveLength(2));
    await waitFor(() => expect(address()).toBe(`${tab.path}?snoozed=`));
  },
};

/**
 * The row leaves the list; the focus and the details beside the list go on to the one that takes
 * its place.
 */
export const RowDecided: Story = {
  parameters: { address: `${tab.path}?orderBy=entity.id`, covers: ['B-STA-040', 'B-WL-013'] },
  beforeEach: tab.from(() => createQualityStore({ watchLists: [watchedAcme, assignedRow] })),
  play: async () => {
    const [next, acme] = await tab.rows();
    await userEvent.click(await tab.cellIn(existing(acme), 'Reason Code'));
    await expect(acme).toHaveAttribute('aria-selected', 'true');
    await screen.findByRole('complementary', { name: 'Entity Detail' });
    await press('v');
    await screen.findByRole('dialog', { name: /^Review / });
    await userEvent.click(action('Remove From Watch List'));
    await userEvent.type(jobCount(), '3');
    await chooseReason('Jobs Returned');
    await writeNote('Jobs are back.');
    await isFree();
    const before = tab.asked.mock.calls.length;
    await userEvent.click(save());
    await expect(await screen.findByText('Watch List has been updated.')).toBeVisible();
    await waitFor(() => expect(acme).not.toBeInTheDocument());
    await expect(tab.asked.mock.calls.length).toBeGreaterThan(before);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(next).toHaveFocus());
    await expect(next).toHaveAttribute('aria-selected', 'true');
    await expect(detail()).toBeVisible();
    await waitFor(() => expect(address()).toBe(`${tab.path}?orderBy=entity.id`));
  },
};

/** Nothing is left to give the focus to but what stands in the place of the rows. */
export const LastRowDecided: Story = {
  beforeEach: tab.from(() => createQualityStore({ watchLists: [watchedAcme] })),
  play: async () => {
    const [acme] = await tab.rows();
    await userEvent.click(await tab.cellIn(existing(acme), 'Reason Code'));
    await screen.findByRole('complementary', { name: 'Entity Detail' });
    await press('v');
    await screen.findByRole('dialog', { name: /^Review / });
    await userEvent.click(action('Remove From Watch List'));
    await userEvent.type(jobCount(), '3');
    await chooseReason('Jobs Returned');
    await writeNote('Jobs are back.');
    await isFree();
    await userEvent.click(save());
    const left = await screen.findByText('Nothing matches.');
    await waitFor(() => expect(document.activeElement).toContainElement(left));
    await expect(document.body).not.toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Clear search and filters' })).toHaveFocus();
  },
};

export const Loading: Story = {
  ...tab.states.Loading,
  parameters: { ...tab.states.Loading.parameters, covers: ['B-WL-004', 'B-ERR-008'] },
};
export const FailedToLoad: Story = tab.states.Failed;
export const Empty: Story = {
  parameters: { address: `${tab.path}?snoozed=` },
  beforeEach: tab.from(() => createQualityStore({ watchLists: [] })),
  play: async () => {
    await expect(await screen.findByText('Nothing here yet.')).toBeVisible();
  },
};
export const NoMatches: Story = tab.states.NoMatches;
export const Refreshing: Story = tab.states.Refreshing;
export const StaleAfterError: Story = tab.states.StaleAfterError;
export const PastTheEnd: Story = tab.states.PastTheEnd;
export const Forbidden: Story = tab.states.Forbidden;
