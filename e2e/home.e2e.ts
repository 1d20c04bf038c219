import { api, expect, signIn, test } from './console.ts';

const NO_ID = '2147483647';

test('a job is looked up and opened in a new tab; an unknown one is said to be so at the field', async ({
  page,
  context,
}) => {
  await signIn(page, 'user');
  const scrapes = await page.request.get(api('/scrapes?order[num_jobs]=desc&limit=1'));
  const {
    'hydra:member': [scrape],
  } = (await scrapes.json()) as { 'hydra:member': [{ id: number }] };
  const jobs = await page.request.get(api(`/scrapes/${scrape.id}/jobs?limit=1`));
  const {
    'hydra:member': [job],
  } = (await jobs.json()) as { 'hydra:member': [{ id: number; hash: string }] };

  await page.goto('/');
  const form = page.getByRole('form', { name: 'Job Search' });
  const id = form.getByRole('textbox', { name: 'Job ID' });
  for (const [field, typed] of [
    [id, String(job.id)],
    [form.getByRole('textbox', { name: 'Job Hash' }), job.hash],
  ] as const) {
    await field.fill(typed);
    const [tab] = await Promise.all([context.waitForEvent('page'), field.press('Enter')]);
    await expect(tab).toHaveURL(`/jobs/${job.id}`);
    await expect(tab.getByRole('region', { name: 'Job Info' })).toBeVisible();
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await tab.close();
    await field.fill('');
  }
  await expect(page).toHaveURL('/');

  await id.fill(NO_ID);
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(id).toHaveAccessibleDescription('Job by ID not found.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => context.pages().length, 'the tab of the look-up is closed').toBe(1);
});

test('the graph of Home has a drawing, the same days as a table, and a file', async ({ page }) => {
  await signIn(page, 'user');
  await page.goto('/');
  const graph = page.getByRole('region', { name: 'Graph' });
  const cursor = graph.getByRole('slider', { name: 'Graph of job_count' });
  await expect(cursor).toBeVisible();
  const answer = await page.request.get(
    api('/get_job_count_graph_data?length=30d&average=7d&pagination=false'),
  );
  const { 'hydra:member': days } = (await answer.json()) as {
    'hydra:member': { date: string; count: number; average: number }[];
  };
  const newest = days.toSorted((one, other) => one.date.localeCompare(other.date)).at(-1);
  const [year, month, day] = newest?.date.split('-') ?? [];
  const row = graph.getByRole('table', { name: 'Days of job_count' }).getByRole('row').nth(1);
  await expect(row.getByRole('cell').first()).toHaveText(`${month}/${day}/${year}`);
  await expect(row.getByRole('cell').nth(1)).toHaveText(
    newest?.count.toLocaleString('en-US') ?? '',
  );
  await cursor.focus();
  await page.keyboard.press('End');
  await expect(cursor).toHaveAttribute('aria-valuetext', new RegExp(`${month}/${day}/${year}`));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    graph.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^job_count.*\.csv$/);
});

test('a record is opened by its number from any page, and its address copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await signIn(page, 'user');
  await page.goto('/queue-requests');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(async () => {
    for (const key of ['g', 'e', '1', 'Enter']) await page.keyboard.press(key);
    await expect(page).toHaveURL('/entities/1', { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Event Log' }).click();
  await expect(page).toHaveURL('/entities/1/event-log');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const address = page.url();
  await page.getByRole('searchbox', { name: 'Search Event Logs...' }).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByRole('searchbox', { name: 'Search Event Logs...' })).toHaveValue(address);
});
