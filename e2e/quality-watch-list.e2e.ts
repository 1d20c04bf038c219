import type { Page } from 'playwright/test';
import { dayIn, TIME_ZONE } from './clock.ts';
import { colleague, expect, signIn, test } from './console.ts';
import {
  chooseInMenu,
  eventsOf,
  newEmployer,
  notesOf,
  openInRow,
  openTab,
  read,
  requestsOf,
  rowOf,
  rowsOf,
  stateOf,
  tabPath,
  type Row,
} from './quality.ts';
import { unique, write } from './records.ts';

// What the analyst decides about the employers on the watch list. An admin beside them puts new ones on it.

const UPDATED = 'Watch List has been updated.';

let admin: Page;
test.beforeEach(async ({ page, browser }) => {
  admin = await colleague(browser, 'admin');
  await signIn(page, 'dq');
});
test.afterEach(async () => {
  await admin.context().close();
});

async function watchedEmployer(word: string) {
  const employer = await newEmployer(admin, word);
  await write(admin, 'POST', `/entities/${employer.id}/add_to_watch_list`, {
    reason_code: 'site_down',
    note: '<p>Down since Monday.</p>',
  });
  const [row] = await rowsOf(admin, `/watch_lists?entity.id=${employer.id}`);
  return { ...employer, row: row?.id ?? 0 };
}

test(
  'snooze: the row sleeps until the day begins where the analyst is, and is gone from the list until somebody asks for sleepers',
  { tag: '@date' },
  async ({ page }) => {
    const employer = await watchedEmployer('Snoozed Works');
    await openTab(page, 'watch-list', employer);
    const dialog = await chooseInMenu(page, employer.name, 'Snooze');
    await expect(dialog.root.getByRole('radio', { name: 'Snooze' })).toBeChecked();
    await dialog.fill({ count: 0, note: unique('Still down') });
    await dialog.root.getByRole('button', { name: '1 week' }).click();
    await dialog.saveAnd(UPDATED);
    await expect(rowOf(page, employer.name)).toHaveCount(0);
    const row = await read<Row>(page, `/watch_lists/${employer.row}`);
    expect(row.snoozed).toBe(true);
    expect(
      new Date((row.snoozed_until ?? 0) * 1000).toLocaleString('sv-SE', {
        timeZone: TIME_ZONE,
      }),
    ).toBe(`${dayIn(7)} 00:00:00`);
    expect(await eventsOf(page, employer.id)).toContain('watch_list/snoozed');
    expect(await stateOf(page, employer.id)).toBe('watch_list');

    await page.getByRole('button', { name: 'Remove Snoozed: False' }).click();
    await expect(rowOf(page, employer.name)).toBeVisible();
  },
);

test('remove from the watch list: the reason is kept, nobody gets work, and the focus is on the row that came to its place', async ({
  page,
}) => {
  const word = unique('Removed Works');
  const first = await watchedEmployer(`${word} A`);
  const second = await watchedEmployer(`${word} B`);
  await page.goto(
    tabPath('watch-list', { search: word, orderBy: 'entity.company_name', order: 'asc' }),
  );
  await expect(rowOf(page, word)).toHaveCount(2);
  const dialog = await openInRow(page, first.name, 'Review');
  await dialog.fill({
    action: 'Remove From Watch List',
    count: 3,
    reason: 'No Longer Needed',
    note: unique('Merged'),
  });
  await dialog.saveAnd(UPDATED);
  await expect(rowOf(page, word)).toHaveCount(1);
  await expect(rowOf(page, second.name)).toBeFocused();
  const events = await rowsOf<{
    event_type: string;
    event_name: string;
    current_state: string | null;
  }>(page, `/entities/${first.id}/event_logs?event_type[]=watch_list`);
  expect(events.map(({ event_name }) => event_name)).toEqual(['removed', 'added']);
  expect((await notesOf(page, first.id))[0]?.title).toBe(
    'Watch List Review – remove_from_watch_list',
  );
  expect(await requestsOf(page, first.id)).toEqual([]);
  expect(await stateOf(page, first.id)).toBe('new_entity');
});
