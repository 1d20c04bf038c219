import type { Locator, Page } from 'playwright/test';
import { openWithHeldClock } from './clock.ts';
import { colleague, expect, signIn, test } from './console.ts';
import { addEntity, addQueueRequest, hostOf, unique } from './records.ts';

const queueTable = (page: Page) => page.getByRole('table', { name: 'Request Queue' });
const numberOf = (text: string) => Number(text.replaceAll(/\D/g, ''));

async function expectRequests(page: Page, ids: readonly number[]) {
  const rows = queueTable(page).getByRole('row');
  await expect(rows).toHaveText(['ID', ...ids.map(String)].map((id) => new RegExp(`^${id}`)));
}

async function explain(dialog: Locator, text: string) {
  const note = dialog.getByRole('textbox', { name: /Note/ });
  await note.click();
  await note.pressSequentially(text);
}

async function changeStatus(
  page: Page,
  { status, code = false, note }: { status: string; code?: boolean; note: string },
) {
  await page.getByRole('button', { name: 'Change Status' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Change Queue Status' });
  await dialog.getByText(status, { exact: true }).click();
  if (code)
    await dialog.getByRole('combobox', { name: 'Resolution Code' }).selectOption({ index: 1 });
  await explain(dialog, note);
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByText('Queue Status has been changed.').first()).toBeVisible();
}

test(
  'the facets of the queue lead to just these requests, and the overdue ones say since when',
  { tag: '@date' },
  async ({ page }) => {
    await signIn(page, 'scrape-lead');
    await page.goto('/dashboard/scraper');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const queue = page.getByRole('navigation', { name: 'Queue by Due' });
    const overdue = queue.getByRole('link', { name: /^Overdue/ });
    const count = numberOf(await overdue.innerText());
    expect(count).toBeGreaterThan(0);
    await overdue.click();
    await expect(page).toHaveURL(/due\[\]=overdue/);
    await expect(overdue).toHaveAttribute('aria-current', 'true');
    await expect(page.getByText(/^Total/).first()).toHaveText(
      `Total ${count.toLocaleString('en-US')}`,
    );
    const rows = queueTable(page).getByRole('row');
    await expect(rows.filter({ hasText: /Overdue by \d/ })).toHaveCount(Math.min(10, count));
    await expect(rows).toHaveCount(Math.min(10, count) + 1);

    const byPriority = page.getByRole('navigation', { name: 'Queue by Priority' });
    const first = byPriority.getByRole('link').first();
    const ofFirst = numberOf((await first.locator('b').innerText()).trim());
    await first.click();
    await expect(page.getByText(/^Total/).first()).toHaveText(
      `Total ${ofFirst.toLocaleString('en-US')}`,
    );
  },
);

test('a lead takes the next request, links it, merges one, raises one and closes it, and finds all of it in the histories', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'scrape-lead');
  const mark = unique('Morningstar');
  const known = await addEntity(page, { company_name: `${mark} Foods Inc` });
  const queued = await addEntity(page, { company_name: `${mark} Queued Inc` });
  const urgent = await addEntity(page, { company_name: `${mark} Urgent Inc` });
  const ofQueued = await addQueueRequest(page, {
    entityId: queued,
    name: `${mark} Queued Inc`,
    priority: 4,
  });
  const toLink = await addQueueRequest(page, {
    name: `${mark} Foods`,
    url: hostOf(`${mark} Foods Inc`),
    priority: 1,
  });
  const toRaise = await addQueueRequest(page, {
    entityId: urgent,
    name: `${mark} Urgent Inc`,
    priority: 2,
  });
  // Asked for at another address; at the address of the entity it would have joined at once.
  const toMerge = await addQueueRequest(page, { name: `${mark} Queued`, priority: 2 });

  await test.step('Next up orders by due time', async () => {
    await page.goto('/dashboard/scraper?status[]=requested');
    await page.getByRole('searchbox', { name: 'Search Request Queue...' }).fill(mark);
    await page.keyboard.press('Enter');
    // Sorted another way first, because by priority the rows have the same order.
    await queueTable(page).getByRole('button', { name: 'ID', exact: true }).click();
    await expectRequests(page, [toMerge, toRaise, toLink, ofQueued]);
    await page.getByRole('link', { name: 'Next up' }).click();
    await expect(page).toHaveURL(/orderBy=next_up/);
    // These priorities are due after hours. The end of a day or week may come before or after.
    await expectRequests(page, [toLink, toRaise, toMerge, ofQueued]);
  });

  await test.step('the next request is opened, begun and taken', async () => {
    await queueTable(page)
      .getByRole('link', { name: String(toLink), exact: true })
      .click();
    await expect(page).toHaveURL(`/queue-requests/${toLink}`);
    const take = page.getByRole('button', { name: 'Take', exact: true });
    await expect(take).toHaveAttribute('aria-disabled', 'true');
    await changeStatus(page, { status: 'In Progress', note: 'On it.' });
    await take.click();
    await expect(page.getByText('Request has been taken.')).toBeVisible();
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('region', { name: 'Request', exact: true })).toContainText(
      'T. Herrera',
    );
  });

  await test.step('it is linked to the entity that exists already', async () => {
    const matches = page.getByRole('region', { name: /^Possible Matches/ });
    const match = matches.getByRole('listitem').filter({ hasText: `${mark} Foods Inc` });
    await expect(match).toContainText('Same address');
    await match.getByRole('button', { name: 'Link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Link to Entity' });
    await dialog.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(page.getByText('Entity has been added to Company Queue.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/entities/${known}`));
  });

  await test.step('a request for an entity with a queue joins that queue', async () => {
    await page.goto(`/queue-requests/${toMerge}`);
    const matches = page.getByRole('region', { name: /^Possible Matches/ });
    await matches
      .getByRole('listitem')
      .filter({ hasText: `${mark} Queued Inc` })
      .getByRole('button', { name: 'Link' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Merge Company Queues' });
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(page.getByText('Entity has been added to Company Queue.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/entities/${queued}`));
    // The address of the request that is gone leads to the one that took it in.
    await page.goto(`/queue-requests/${toMerge}`);
    await expect(page).toHaveURL(`/queue-requests/${ofQueued}/queue-status`);
    await page.getByRole('link', { name: 'Overview' }).click();
    const facts = page.getByRole('region', { name: 'Request', exact: true });
    await expect(facts).toContainText('2 High');
    await expect(facts).toContainText(/Number of Requests\s*2/);
  });

  await test.step('a priority is changed with a reason, and the request is closed', async () => {
    await page.goto(`/queue-requests/${toRaise}`);
    await page.getByRole('button', { name: 'Change Priority' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Priority' });
    await dialog.getByRole('combobox', { name: 'Priority' }).selectOption('1');
    await explain(dialog, 'The customer waits.');
    await dialog.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(page.getByText('Priority has been changed.')).toBeVisible();
    await changeStatus(page, { status: 'Done', code: true, note: 'It runs now.' });
    const history = page.getByRole('region', { name: `Request ${toRaise}` });
    await expect(history.getByText('The customer waits.')).toBeVisible();
    await expect(history.getByText('It runs now.')).toBeVisible();
  });

  await test.step('the event logs tell the same', async () => {
    for (const [entity, actions] of [
      [known, ['Entity Associated']],
      [queued, ['Merged']],
      [urgent, ['Priority Changed', 'Status Changed']],
    ] as const) {
      await page.goto(`/entities/${entity}/event-log`);
      const table = page.getByRole('table', { name: 'Event Log' });
      for (const action of actions)
        await expect(table.getByRole('cell', { name: action, exact: true }).first()).toBeVisible();
    }
    const raised = page.getByRole('row').filter({ hasText: 'Priority Changed' });
    await expect(raised).toContainText('The customer waits.');
    await expect(raised).toContainText('T. Herrera');
  });

  await test.step('work history has what the lead did', async () => {
    await page.goto('/dashboard/scraper');
    const work = page.getByRole('table', { name: 'Work History' });
    for (const id of [toLink, toRaise, ofQueued])
      await expect(work.getByRole('link', { name: String(id), exact: true })).toBeVisible();
  });
});

test('a request that somebody else adds appears after a minute, and waits while the pointer is on the rows', async ({
  page,
  browser,
}) => {
  await signIn(page, 'scrape-lead');
  const mark = unique('Fresh');
  await addQueueRequest(page, { name: `${mark} First`, priority: 3 });
  const other = await colleague(browser, 'scraper');

  const rows = page.getByRole('table', { name: 'Queue Requests' }).getByRole('row');
  await openWithHeldClock(
    page,
    `/queue-requests?search=${encodeURIComponent(mark)}`,
    rows.filter({ hasText: `${mark} First` }),
    page.getByText(/^Updated \d\d:\d\d$/),
  );
  await expect(rows).toHaveCount(2);
  await addQueueRequest(other, { name: `${mark} Second`, priority: 3 });
  await page.clock.runFor(58_000);
  await expect(rows).toHaveCount(2);
  await page.clock.runFor(4000);
  await expect(rows).toHaveCount(3);

  await rows.nth(1).hover();
  await addQueueRequest(other, { name: `${mark} Third`, priority: 3 });
  await page.clock.runFor(62_000);
  const waiting = page.getByRole('button', { name: '1 changed, show' });
  await expect(waiting).toBeVisible();
  await expect(rows).toHaveCount(3);
  await page.clock.resume();
  await page.mouse.move(0, 0);
  await expect(rows).toHaveCount(4);
  await expect(waiting).toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: 'Queue by Status' }).getByRole('link', {
      name: 'Requested 3',
    }),
  ).toBeVisible();
  await other.context().close();
});
