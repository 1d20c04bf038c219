import type { Locator, Page } from 'playwright/test';
import { api, expect, signIn, test } from './console.ts';
import { isShown, open } from './pages.ts';
import { openInRow, requestsOf, tabPath, takeShift } from './quality.ts';
import { addEntity, unique, write } from './records.ts';

test('an entity page asks for everything once, and for all of it before the first answer', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const id = await addEntity(page, { company_name: unique('Asked Once Inc') });
  await open(page, `/entities/${id}`);
  const asked: string[] = [];
  let answers = 0;
  const early: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api')) return;
    asked.push(pathname + search);
    if (answers === 0) early.push(pathname);
  });
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api')) answers += 1;
  });
  await page.reload();
  await isShown(page);
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  expect(early).toEqual(
    expect.arrayContaining([
      `/api/entities/${id}`,
      `/api/entities/${id}/company_queue`,
      `/api/entities/${id}/job_count_delta`,
      `/api/entities/${id}/jobs_by_country`,
    ]),
  );
});

test('A-SHL-046 B-ENT-002 B-API-013 a note is added, pinned, found by its link, and taken back', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const id = await addEntity(page, { company_name: unique('Noted Inc') });
  await page.goto(`/entities/${id}/notes`);
  await page.getByRole('button', { name: 'Add Note' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Note' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Moved its portal');
  await dialog.getByText('Pinned', { exact: true }).click();
  const content = dialog.getByRole('textbox', { name: 'Content' });
  await content.click();
  await content.pressSequentially('The portal is on another host now.');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Entity Note has been saved.')).toBeVisible();
  await expect(page.getByText('The portal is on another host now.').first()).toBeVisible();

  await page.goto(`/entities/${id}/overview`);
  const pinned = page.getByRole('region', { name: 'Pinned Notes' });
  await pinned.getByRole('link', { name: 'Moved its portal' }).click();
  await expect(page).toHaveURL(new RegExp(`/entities/${id}/notes#\\d+$`));
  const note = page.getByRole('heading', { name: 'Moved its portal' });
  await expect(note.first()).toBeVisible();

  // Without the number of the note in the address, which would show it whatever is chosen.
  await page.goto(`/entities/${id}/notes`);
  await page.getByRole('button', { name: 'Actions for Moved its portal' }).first().click();
  await page.getByRole('menuitem', { name: 'Archive', exact: true }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  // The toast stays while the pointer is on it.
  await undo.hover();
  await expect(note).toHaveCount(0);
  await undo.click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(note.first()).toBeVisible();
});

test('the two icons of a note, which CSS draws, show in forced colours', async ({ page }) => {
  await signIn(page, 'admin');
  const id = await addEntity(page, { company_name: unique('Contrast Inc') });
  const note = { title: 'Moved', content: '<p>To another host.</p>' };
  await write(page, 'POST', `/entities/${id}/entity_notes`, note);
  await page.goto(`/entities/${id}/notes`);
  const toggle = page.getByRole('button', { name: 'Moved', exact: true });
  const menu = page.getByRole('button', { name: 'Actions for Moved' });
  await expect(toggle).toHaveCount(1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const button of [toggle, menu]) {
      const withIcon = await button.screenshot();
      const style = await page.addStyleTag({ content: 'main ::before { visibility: hidden }' });
      expect(withIcon.equals(await button.screenshot())).toBe(false);
      await style.evaluate((element) => (element as Element).remove());
      expect(withIcon.equals(await button.screenshot())).toBe(true);
    }
  }
});

test('A-SHL-048 A-SHL-049 B-SCR-002 B-JOB-001 from a scrape to one of its jobs, and back to its entity', async ({
  page,
  context,
}) => {
  await signIn(page, 'user');
  const answer = await page.request.get(api('/scrapes?order[num_jobs]=desc&limit=1'));
  const { 'hydra:member': rows } = (await answer.json()) as {
    'hydra:member': { id: number; name: string; entity: { company_name: string } }[];
  };
  const [scrape] = rows;
  await page.goto(`/scrapes/${scrape?.id}`);
  await page.getByRole('link', { name: 'All Active Jobs' }).click();
  const table = page.getByRole('table', { name: 'All Active Jobs' });
  await expect(table).toBeVisible();
  const opened = context.waitForEvent('page');
  await table.getByRole('row').nth(1).getByRole('link').first().click();
  const job = await opened;
  await expect(job).toHaveURL(/\/jobs\/\d+$/);
  await expect(job.getByRole('region', { name: 'Job Info' })).toBeVisible();
  await job
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: scrape?.entity.company_name, exact: true })
    .click();
  await expect(
    job.getByRole('heading', { level: 1, name: scrape?.entity.company_name }),
  ).toBeVisible();
});

test('a decision of the data quality dashboard is found from the name of its entity, word for word', async ({
  page,
  context,
}) => {
  await signIn(page, 'dq');
  const { entity, scrape } = await takeShift(page);
  const words = unique('Half of the jobs are missing');
  await page.goto(tabPath('daily-job-shift', { scrapeId: scrape.id }));
  const dialog = await openInRow(page, entity.company_name, 'Review');
  await dialog.fill({
    action: 'Send for Review',
    count: 31,
    reason: 'Job Count Wrong',
    note: words,
  });
  await dialog.saveAnd('Daily Job Shift has been updated.');

  // The first press: the name opens the record, which tells its state and that of its queue.
  const [record] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('table').getByRole('link', { name: entity.company_name }).first().click(),
  ]);
  await expect(record).toHaveURL(new RegExp(`/entities/${entity.id}`));
  const main = record.getByRole('main');
  await expect(main.getByText('Sent for Review', { exact: true }).first()).toBeVisible();
  await expect(main.locator('dl').filter({ hasText: 'Queue Status' }).first()).toContainText(
    'Requested',
  );

  const tabs = record.getByRole('navigation', { name: 'Entity tabs' });
  await tabs.getByRole('link', { name: 'Notes' }).click();
  await expect(
    main.getByRole('heading', { name: 'Daily Job Shift Review – Send for Review' }).first(),
  ).toBeVisible();
  await expect(main.getByText(words).first()).toBeVisible();

  await tabs.getByRole('link', { name: 'Event Log' }).click();
  const reviewed = record.getByRole('row').filter({ hasText: 'Daily Job Shift' }).first();
  await expect(reviewed).toContainText('Reviewed');
  await expect(reviewed).toContainText(words);

  await tabs.getByRole('link', { name: 'Queue Request' }).click();
  const [newest] = await requestsOf(page, entity.id);
  await main.getByRole('link', { name: `Request ${newest?.id}`, exact: true }).click();
  await expect(record).toHaveURL(`/queue-requests/${newest?.id}`);
  await main.getByRole('button', { name: new RegExp(`^Request ${newest?.id}\\b`) }).click();
  await expect(main.getByText(words).first()).toBeVisible();
  await main.getByRole('link', { name: 'Overview' }).click();
  const facts = main.getByRole('region', { name: 'Request', exact: true });
  await expect(facts).toContainText(/Jobs Estimate\s*31/);
  await expect(facts).toContainText(/Source\s*Daily Job Shift/);
  await expect(facts).toContainText(/Reason Code\s*Job Count Wrong/);
});

test('at most three presses lead from a name to its career page, trend, latest decision and queue', async ({
  page,
  context,
}) => {
  await signIn(page, 'dq-lead');
  const { id, entity, scrape } = await takeShift(page);
  const words = unique('Seasonal');
  await write(page, 'POST', `/daily_job_shifts/${id}/review`, {
    action: 'send_for_review',
    job_count: 12,
    note: `<p>${words}</p>`,
    reason_code: 'job_count_wrong',
    snooze_date: '',
    retire_scrape: false,
    place_on_watch: false,
    job_shift_valid: true,
    career_page_up_to_date: true,
    job_count_acceptable: false,
    homepage_url_changed: '',
  });
  await context.route(`${entity.career_page}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Careers</h1>' }),
  );

  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  const pressToTab = async (target: Locator) => {
    const [opened] = await Promise.all([context.waitForEvent('page'), press(target)]);
    return opened;
  };
  await page.goto(tabPath('daily-job-shift', { scrapeId: scrape.id }));
  const table = page.getByRole('table', { name: 'Daily Job Shift' });
  /** Presses the name in the list; what is pressed after it is counted with it. */
  const fromName = () => {
    presses = 0;
    return pressToTab(table.getByRole('link', { name: entity.company_name }).first());
  };
  const tab = (record: Page, name: string) =>
    record.getByRole('navigation', { name: 'Entity tabs' }).getByRole('link', { name });

  const first = await fromName();
  const info = first.getByRole('region', { name: 'Entity Info' }).first();
  const careers = await pressToTab(
    info
      .getByRole('definition')
      .getByRole('link', { name: entity.career_page ?? '' })
      .last(),
  );
  await expect(careers.getByRole('heading', { name: 'Careers' })).toBeVisible();
  expect(presses, 'the career page').toBeLessThanOrEqual(3);

  const second = await fromName();
  const trend = second.getByRole('region', { name: 'Job Count Trend' });
  await expect(trend.getByRole('slider', { name: 'Job counts' })).toHaveAttribute(
    'aria-valuetext',
    /^Jobs [\d,]+, 7-day average [\d.,]+ on /,
  );
  expect(presses, 'the trend').toBeLessThanOrEqual(3);

  const third = await fromName();
  await press(tab(third, 'Event Log'));
  await expect(third.getByRole('row').filter({ hasText: 'Daily Job Shift' }).first()).toContainText(
    words,
  );
  expect(presses, 'the latest decision').toBeLessThanOrEqual(3);

  const fourth = await fromName();
  await press(tab(fourth, 'Queue Request'));
  const [newest] = await requestsOf(page, entity.id);
  await press(fourth.getByRole('link', { name: `Request ${newest?.id}`, exact: true }));
  await expect(fourth).toHaveURL(`/queue-requests/${newest?.id}`);
  await expect(fourth.getByRole('region', { name: 'Queue Status' })).toContainText('Requested');
  expect(presses, 'the queue').toBeLessThanOrEqual(3);
});
