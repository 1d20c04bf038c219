import type { Page } from 'playwright/test';
import { expect, signIn, test } from './console.ts';
import {
  chooseInMenu,
  colleague,
  dayIn,
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
  totalOf,
  type Row,
} from './quality.ts';
import { unique, write } from './records.ts';

// What the analyst decides about the employers on the watch list. An admin beside them puts new ones on it.

const UPDATED = 'Watch List has been updated.';

let admin: Page;
test.beforeEach(async ({ page, browser, baseURL }) => {
  admin = await colleague(browser, baseURL, 'admin');
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

test('snooze: the row sleeps until the day begins where the analyst is, and is gone from the list until somebody asks for sleepers', async ({
  page,
}) => {
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
      timeZone: 'America/New_York',
    }),
  ).toBe(`${dayIn(7)} 00:00:00`);
  expect(await eventsOf(page, employer.id)).toContain('watch_list/snoozed');
  expect(await stateOf(page, employer.id)).toBe('watch_list');

  await page.getByRole('button', { name: 'Remove Snoozed: False' }).click();
  await expect(rowOf(page, employer.name)).toBeVisible();
});

test('send for review: the request is there, and the employer is off the list', async ({
  page,
}) => {
  const employer = await watchedEmployer('Returned Works');
  const note = unique('Jobs are back');
  await openTab(page, 'watch-list', employer);
  const dialog = await openInRow(page, employer.name, 'Review');
  await dialog.fill({ action: 'Send for Review', count: 14, reason: 'Fix Scrape', note });
  await dialog.saveAnd(UPDATED);
  await expect(rowOf(page, employer.name)).toHaveCount(0);
  expect(await totalOf(page, `/watch_lists?entity.id=${employer.id}`)).toBe(0);
  expect(await requestsOf(page, employer.id)).toMatchObject([
    {
      request_source: 'watch_list',
      numjobs_estimate: 14,
      reason_code: 'fix_scrape',
      request_notes: `<p>${note}</p>`,
      latest_status: 'requested',
    },
  ]);
  expect(await eventsOf(page, employer.id)).toEqual(
    expect.arrayContaining([
      'watch_list/sent_for_review',
      'queue/request_added',
      'entity_state/changed',
    ]),
  );
  expect(await stateOf(page, employer.id)).toBe('sent_for_review');
});

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

test('assign to one person, and archive the employer of a row from its menu', async ({ page }) => {
  const employer = await watchedEmployer('Assigned Works');
  await openTab(page, 'watch-list', employer);
  const assign = await chooseInMenu(page, employer.name, 'Assign To');
  const people = assign.root.getByRole('combobox', { name: 'Assigned To' });
  const name = (await people.getByRole('option').nth(1).innerText()).trim();
  await people.selectOption({ label: name });
  await assign.saveAnd('Watch List has been assigned.');
  await expect(rowOf(page, employer.name)).toContainText(name);
  expect((await read<Row>(page, `/watch_lists/${employer.row}`)).assigned_to).toHaveLength(1);
  expect(await eventsOf(page, employer.id)).toContain('watch_list/assigned');

  await chooseInMenu(page, employer.name, 'Archive Entity');
  const archive = page.getByRole('dialog', { name: `Archive ${employer.name}` });
  await archive.getByRole('combobox', { name: 'Reason Code' }).selectOption({ index: 1 });
  await archive.getByRole('textbox', { name: 'Note' }).fill('Out of business.');
  await archive.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Entity has been archived.')).toBeVisible();
  // Nobody watches an archived employer: its row leaves the list.
  await expect(rowOf(page, employer.name)).toHaveCount(0);
  expect(await stateOf(page, employer.id)).toBe('archived');
  expect(await totalOf(page, `/watch_lists?entity.id=${employer.id}`)).toBe(0);
  expect((await notesOf(page, employer.id))[0]?.content).toBe('<p>Out of business.</p>');
  expect(await eventsOf(page, employer.id)).toEqual(
    expect.arrayContaining(['entity_status/archived', 'entity_state/changed']),
  );
});
