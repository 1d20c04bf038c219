import { entities } from '@console/mocks/entities/fixtures';
import { createQualityStore, type QualityStore } from '@console/mocks/reviews/qualityStore';
import { buildWatchList, watchedArchived } from '@console/mocks/watch-lists/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, tabUnderTest, watchList } from '../../../../../.storybook/play/qualityTab.ts';
import { WatchListTab } from '../watch-list/WatchListTab.tsx';

const tab = tabUnderTest(watchList);

const meta: Meta<typeof WatchListTab> = {
  title: 'features/quality/Select rows',
  component: WatchListTab,
  ...tab.meta,
};
export default meta;
type Story = StoryObj<typeof WatchListTab>;

/** Rows of different entities, the newest first. */
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildWatchList({
      id: 1000 + index,
      of: entities.filter(({ archived }) => !archived)[index % 20],
      watch_listed_date: 1_795_000_000 - index * 86_400,
    }),
  );
const boxes = async () => {
  await tab.table();
  return screen.findAllByRole('checkbox', { name: /^Select (?!this page)/ });
};
const boxAt = async (index: number) => {
  const box = (await boxes())[index];
  if (!box) throw new Error(`No row ${index}`);
  return box;
};
const bar = async () => within(await screen.findByRole('region', { name: 'Selected rows' }));
const barSays = async (words: string | RegExp) =>
  waitFor(async () => expect((await bar()).getByRole('status')).toHaveTextContent(words));
const noBar = () =>
  waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument(),
  );

export const ChosenByMouse: Story = {
  parameters: { covers: ['H-BLK-001', 'H-BLK-003', 'H-BLK-007'] },
  beforeEach: tab.from(() => createQualityStore({ watchLists: rowsOf(45) })),
  play: async () => {
    const user = userEvent.setup();
    await user.click(await boxAt(2));
    await barSays(/^1 selected$/);
    await user.keyboard('{Shift>}');
    await user.click(await boxAt(6));
    await user.keyboard('{/Shift}');
    await barSays(/^5 selected$/);
    const page = screen.getByRole('checkbox', { name: 'Select this page' });
    await expect(page).toBePartiallyChecked();
    await user.click(page);
    await barSays(/^20 selected$/);
    // The rows stay where they were, and none of them is the active one.
    await expect(
      screen.queryByRole('complementary', { name: 'Entity Detail' }),
    ).not.toBeInTheDocument();
    const region = await bar();
    await expect(region.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Send for Review',
      'Snooze',
      'Remove',
      'Assign',
      'Review',
      'Select all 45 that match',
      'Clear selection',
    ]);
    await user.click(region.getByRole('button', { name: 'Clear selection' }));
    await noBar();
    for (const box of await boxes()) await expect(box).not.toBeChecked();
    await expect(document.activeElement).not.toBe(document.body);
  },
};

export const ChosenByKeyboard: Story = {
  parameters: { covers: ['H-BLK-002'] },
  beforeEach: tab.from(() => createQualityStore({ watchLists: rowsOf(6) })),
  play: async () => {
    await boxes();
    await press('j', 'x');
    await barSays(/^1 selected$/);
    await expect(await boxAt(0)).toBeChecked();
    await expect((await tab.rows())[0]).toHaveFocus();
    await press('j', 'j', 'j', '{Shift>}x{/Shift}');
    await barSays(/^4 selected$/);
    await press('x');
    await barSays(/^3 selected$/);
    await press('{Escape}');
    await noBar();
    await expect((await tab.rows())[3]).toHaveFocus();
  },
};

export const ChosenOverPagesAndFilters: Story = {
  parameters: { covers: ['H-BLK-005'] },
  beforeEach: tab.from(() => createQualityStore({ watchLists: rowsOf(45) })),
  play: async ({ step }) => {
    await userEvent.click(await boxAt(0));
    await userEvent.click(await boxAt(1));
    await step('another page and another order keep the selection', async () => {
      await press(']');
      await waitFor(() => tab.askedFor('?page=2'));
      await waitFor(async () => expect(await boxAt(0)).not.toBeChecked());
      await userEvent.click(await boxAt(4));
      await barSays(/^3 selected$/);
      await tab.sortBy('EID');
      await waitFor(() => tab.askedFor('order[entity.id]=desc'));
      await barSays(/^3 selected$/);
    });
    await step('another filter ends it and says so', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Remove.*Snoozed/ }));
      await barSays('The filter has changed: 3 rows are no longer selected.');
      for (const box of await boxes()) await expect(box).not.toBeChecked();
      await userEvent.click((await bar()).getByRole('button', { name: 'Close' }));
      await noBar();
    });
  },
};

export const AllMatchesChosen: Story = {
  parameters: { covers: ['H-BLK-004'] },
  beforeEach: tab.from(() => createQualityStore({ watchLists: rowsOf(300) })),
  play: async () => {
    await userEvent.click(await boxAt(0));
    await userEvent.click(
      await (await bar()).findByRole('button', { name: 'Select the first 250 of 300 that match' }),
    );
    await barSays('250 selected. The first 250 of 300 are selected.');
    await tab.askedFor('limit=250', 'order[watch_listed_date]=desc', 'snoozed=false');
    for (const box of await boxes()) await expect(box).toBeChecked();
  },
};

let quality: QualityStore | undefined;

export const ARowLeavesTheList: Story = {
  parameters: { covers: ['H-BLK-006'] },
  beforeEach: tab.from(() => {
    quality = createQualityStore({ watchLists: rowsOf(5) });
    return quality;
  }),
  play: async () => {
    await userEvent.click(await boxAt(0));
    await userEvent.click(await boxAt(3));
    await barSays(/^2 selected$/);
    quality?.watchLists.close(1000);
    await press('r');
    await barSays(
      `1 selected. 1 row left the list and is no longer selected: ${rowsOf(1)[0]?.entity.company_name}.`,
    );
    await expect(await boxes()).toHaveLength(4);
    await tab.askedFor('id[]=1000', 'snoozed=false');
  },
};

export const SomeCannotBeChosen: Story = {
  parameters: { covers: ['H-BLK-008'] },
  beforeEach: tab.from(() => createQualityStore({ watchLists: [...rowsOf(2), watchedArchived] })),
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
    const region = await bar();
    await expect(await region.findByText('1 of 3 cannot: archived.')).toBeVisible();
    const remove = region.getByRole('button', { name: 'Remove' });
    await expect(remove).not.toHaveAttribute('aria-disabled');
    await userEvent.click(await boxAt(0));
    await userEvent.click(await boxAt(1));
    await expect(await region.findByText('1 of 1 cannot: archived.')).toBeVisible();
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    remove.focus();
    await waitFor(() => expect(remove).toHaveAccessibleDescription('1 of 1 cannot: archived'));
  },
};

export const RoleMayNotChoose: Story = {
  parameters: { covers: ['H-BLK-007'], role: 'ROLE_SCRAPER' },
  beforeEach: tab.from(() => createQualityStore({ watchLists: rowsOf(2) })),
  play: async () => {
    await userEvent.click(await boxAt(0));
    for (const name of ['Send for Review', 'Snooze', 'Remove', 'Assign', 'Review']) {
      const button = (await bar()).getByRole('button', { name });
      button.focus();
      await waitFor(() =>
        expect(button).toHaveAccessibleDescription('Your role (Scraper) may not do this.'),
      );
    }
  },
};
