import type { Page } from 'playwright/test';
import { now } from './clock.ts';
import { expect, signIn, test } from './console.ts';
import { counted, listening } from './keyboard.ts';
import { isOpen, reviewOf, rowsOf, tabPath } from './quality.ts';

const LIST = '/daily_job_shifts?order[percent_change]=asc&limit=50';
const biggestDrops = tabPath('daily-job-shift', {
  orderBy: 'percent_change',
  order: 'asc',
  pageSize: 50,
});
const rows = (page: Page) =>
  page.getByRole('table', { name: 'Daily Job Shift' }).locator('tbody tr');

test.beforeEach(async ({ page }) => {
  await signIn(page, 'dq-lead');
  await page.goto(biggestDrops);
  await expect(rows(page)).toHaveCount(50);
  await listening(page);
});

test('shifts are reviewed without the mouse, with eleven presses each and one to pass a row that is closed', async ({
  page,
}) => {
  const listed = await rowsOf(page, LIST);
  const wanted = listed.filter(isOpen).slice(0, 4);
  expect(wanted).toHaveLength(4);
  const keyboard = await counted(page);
  const dialog = reviewOf(page);
  const from = now() / 1000 - 1;

  let passed = 0;
  for (const [at, row] of listed.entries()) {
    if (at - passed === 4) break;
    await keyboard.press('j');
    await expect(rows(page).nth(at)).toBeFocused();
    if (!isOpen(row)) {
      passed += 1;
      continue;
    }
    await keyboard.press('v');
    await expect(dialog.root).toHaveAccessibleName(`Review ${row.entity.company_name}`);
    await expect(dialog.root.getByRole('radio').first()).toBeFocused();
    await keyboard.press('5');
    await expect(dialog.root.getByRole('radio', { name: 'Do Nothing' })).toBeChecked();
    // What is missing gets the focus, one after the other.
    await expect(dialog.jobCount).toBeFocused();
    await keyboard.press('7');
    await keyboard.press('Control+Enter');
    await expect(dialog.reason).toBeFocused();
    await keyboard.press('o');
    await expect(dialog.reason).toHaveValue('other');
    await keyboard.press('Control+Enter');
    await expect(dialog.note).toBeFocused();
    await keyboard.press('o', 'k');
    await expect(dialog.note).toHaveText('ok');
    await keyboard.press('Control+Enter');
    await expect(dialog.root).toHaveCount(0);
    await expect(rows(page).nth(at)).toBeFocused();
  }

  expect(keyboard.presses()).toBe(4 * 10 + passed);
  expect(await keyboard.mouseUsed()).toBeUndefined();
  const after = await rowsOf(page, LIST);
  expect(after.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
  for (const row of after.filter(({ id }) => wanted.some((one) => one.id === id))) {
    expect(row).toMatchObject({ last_action_taken: 'do_nothing' });
    expect(row.last_time_reviewed).toBeGreaterThan(from);
  }
});

test('o opens the career pages of two rows in one window, which cannot send the console anywhere; a site that cuts itself off gets another', async ({
  page,
  context,
}) => {
  let cutsOff = false;
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<title>Careers</title>',
        headers: cutsOff ? { 'cross-origin-opener-policy': 'same-origin' } : {},
      }),
  );
  const listed = (await rowsOf(page, LIST)).map(
    ({ scrape, entity }) => scrape?.career_portal ?? entity.career_page ?? '',
  );
  expect(listed.slice(0, 4)).toEqual(
    Array.from({ length: 4 }, () => expect.stringMatching(/^https:/)),
  );
  // Runs in the frame that opens the window, and keeps the window where the journey can ask it.
  await page.addInitScript(() => {
    const { open } = window;
    window.open = (...args) => {
      const opened = open.apply(window, args);
      Object.assign(window.top ?? window, { opened });
      return opened;
    };
  });
  await page.keyboard.press('j');
  const [careers] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('o')]);
  await expect(careers).toHaveURL(listed[0] ?? '');
  const attempt = await careers.evaluate(() => {
    try {
      if (window.opener) window.opener.top.location.href = 'https://elsewhere.example/';
      return 'nothing happened';
    } catch (error) {
      return String(error);
    }
  });
  expect(attempt).toMatch(/SecurityError|nothing happened/);

  const openOf = async (at: number) => {
    await page.bringToFront();
    await page.keyboard.press('j');
    await expect(rows(page).nth(at)).toBeFocused();
    await page.keyboard.press('o');
  };
  await openOf(1);
  await expect(careers).toHaveURL(listed[1] ?? '');
  expect(context.pages()).toHaveLength(2);
  expect(new URL(page.url()).pathname).toBe('/dashboard/data-quality/daily-job-shift');

  cutsOff = true;
  await openOf(2);
  await expect.poll(() => context.pages().map((one) => one.url())).toContain(listed[2]);
  // The console hears of it a moment after the site is there. A key in between would be lost.
  await page.waitForFunction(() => 'opened' in window && (window.opened as Window).closed);
  const before = context.pages();
  await openOf(3);
  await expect.poll(() => context.pages().map((one) => one.url())).toContain(listed[3]);
  expect(context.pages().length).toBe(before.length + 1);
});
