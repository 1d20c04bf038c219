import { dayIn, TIME_ZONE } from './clock.ts';
import { expect, signIn, test } from './console.ts';
import {
  chooseInMenu,
  eventsOf,
  newEmployer,
  openTab,
  read,
  rowOf,
  rowsOf,
  stateOf,
  type Row,
} from './quality.ts';
import { unique, write } from './records.ts';

test(
  'snooze: the row sleeps until the day begins where the analyst is, and is gone from the list until somebody asks for sleepers',
  { tag: '@date' },
  async ({ page }) => {
    await signIn(page, 'admin');
    const employer = await newEmployer(page, 'Snoozed Works');
    await write(page, 'POST', `/entities/${employer.id}/add_to_watch_list`, {
      reason_code: 'site_down',
      note: '<p>Down since Monday.</p>',
    });
    await signIn(page, 'dq');
    const [watched] = await rowsOf(page, `/watch_lists?entity.id=${employer.id}`);
    await openTab(page, 'watch-list', employer);
    const dialog = await chooseInMenu(page, employer.name, 'Snooze');
    await expect(dialog.root.getByRole('radio', { name: 'Snooze' })).toBeChecked();
    await dialog.fill({ count: 0, note: unique('Still down') });
    await dialog.root.getByRole('button', { name: '1 week' }).click();
    await dialog.saveAnd('Watch List has been updated.');
    await expect(rowOf(page, employer.name)).toHaveCount(0);
    const row = await read<Row>(page, `/watch_lists/${watched?.id}`);
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
