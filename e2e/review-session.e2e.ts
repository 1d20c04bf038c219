import type { BrowserContext, Page } from 'playwright/test';
import { now } from './clock.ts';
import { crashOf, expect, signIn, test } from './console.ts';
import { counted, listening } from './keyboard.ts';
import { isOpen, rowsOf, tabPath, type Row } from './quality.ts';

const LIST = '/daily_job_shifts?order[percent_change]=asc&limit=100';
const REVIEWS = 6;
/** The tab dies after these. */
const KILLED_AFTER = [2, 4];

const addressOf = ({ id }: Row) =>
  `${tabPath('daily-job-shift', { orderBy: 'percent_change', order: 'asc' })}&review=${id}`;
const panel = (page: Page) => page.getByRole('form', { name: /^Review / });
const actionOf = (page: Page, name: string) => panel(page).getByRole('radio', { name });

/** Opens review mode at a row, in a new tab. */
async function openAt(context: BrowserContext, row: Row) {
  const page = await context.newPage();
  await page.goto(addressOf(row));
  await expect(
    page.getByRole('heading', { level: 2, name: row.entity.company_name }),
  ).toBeVisible();
  await expect(actionOf(page, 'Send for Review')).toBeVisible();
  await listening(page);
  return { page, keyboard: await counted(page) };
}

test('H-OUT-012 shifts are reviewed in review mode without the mouse, with four presses each; the tab is killed twice, and the server has every decision', async ({
  page: first,
  context,
}) => {
  await signIn(first, 'dq-lead');
  const listed = await rowsOf(first, LIST);
  const wanted = listed.filter(isOpen).slice(0, REVIEWS);
  expect(wanted).toHaveLength(REVIEWS);
  const from = Math.floor(now() / 1000);
  let presses = 0;
  let passed = 0;
  let { page, keyboard } = await openAt(context, wanted[0] ?? listed[0]!);

  let sent = 0;
  for (const row of listed) {
    if (sent === REVIEWS) break;
    const next = listed[listed.indexOf(row) + 1];
    await expect(
      page.getByRole('heading', { level: 2, name: row.entity.company_name }),
    ).toBeVisible();
    if (!isOpen(row)) {
      if (sent === 0) continue;
      await keyboard.press('s');
      passed += 1;
      continue;
    }
    if (sent === 0) {
      await keyboard.press('5');
      await expect(actionOf(page, 'Do Nothing')).toBeChecked();
      const reason = panel(page).getByRole('combobox', { name: 'Reason Code' });
      await expect(reason.getByRole('option', { name: 'Other' })).toBeAttached();
      await keyboard.press('c', '7', 'Tab', 'o', 'Escape', 'n', 'o', 'k');
      await expect(panel(page).getByRole('textbox', { name: 'Note' })).toHaveText('ok');
    } else {
      await expect(actionOf(page, 'Do Nothing')).not.toBeChecked();
      await keyboard.press('r', 'c', '7');
    }
    await expect(panel(page).getByRole('textbox', { name: 'Job Count' })).toHaveValue('7');
    sent += 1;
    if (!KILLED_AFTER.includes(sent) || !next) {
      await keyboard.press('Control+Enter');
      continue;
    }
    expect(await keyboard.mouseUsed()).toBeUndefined();
    const crash = await crashOf(context, page);
    await keyboard.press('Control+Enter');
    presses += keyboard.presses();
    // Not a moment later than the screen goes on.
    await page.getByRole('heading', { level: 2, name: next.entity.company_name }).waitFor();
    await crash();
    ({ page, keyboard } = await openAt(context, next));
  }
  presses += keyboard.presses();
  expect(await keyboard.mouseUsed()).toBeUndefined();
  await expect(page.getByText(/^Sending /)).toHaveCount(0);

  const after = await rowsOf(page, LIST);
  const decided = after.filter(({ id }) => wanted.some((one) => one.id === id));
  expect(decided).toHaveLength(REVIEWS);
  for (const row of decided) {
    expect(row, row.entity.company_name).toMatchObject({ last_action_taken: 'do_nothing' });
    expect(row.last_time_reviewed).toBeGreaterThanOrEqual(from);
  }
  // The first takes ten with its short note, and each of the others repeats it.
  expect(presses).toBe(10 + 4 * (REVIEWS - 1) + passed);
});

test('H-OUT-015 a review that was held when its tab was killed is sent once, by the one tab that is left', async ({
  page: first,
  context,
}) => {
  await signIn(first, 'dq-lead');
  const [row, another] = (await rowsOf(first, LIST)).filter(isOpen);
  const { page: other } = await openAt(context, another!);
  const sent: string[] = [];
  other.on('request', (request) => {
    if (request.url().endsWith('/review')) sent.push(request.headers()['idempotency-key'] ?? '');
  });
  const { page, keyboard } = await openAt(context, row!);
  await keyboard.press('5', 'c', '7');
  await panel(page).getByRole('combobox', { name: 'Reason Code' }).selectOption('Other');
  await panel(page).getByRole('textbox', { name: 'Note' }).fill('ok');
  const crash = await crashOf(context, page);
  await keyboard.press('Control+Enter');
  await expect(page.getByText(/^Sending /)).toBeVisible();
  expect(sent).toEqual([]);
  await crash();
  await expect.poll(() => sent).toHaveLength(1);
  await expect(other.getByText(/^Sending /)).toHaveCount(0);
  const after = await rowsOf(other, LIST);
  expect(after.find(({ id }) => id === row!.id)).toMatchObject({ last_action_taken: 'do_nothing' });
  expect(new Set(sent).size).toBe(sent.length);
  expect(sent).toHaveLength(1);
});
