import { readFile } from 'node:fs/promises';
import { expect, signIn, test } from './console.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'scraper');
});

test('A-SCR-016 A-SCR-018 A-SCR-021 A-SCR-023 filter by ATS and run status: the address keeps it over a reload, a chip gives it back', async ({
  page,
}) => {
  // Scrapes without an ATS come last, so the first row has one.
  await page.goto('/scrapes?orderBy=ats&order=asc&runStatus=automatic');
  const name = (await page.getByRole('row').nth(1).getByRole('cell').nth(12).innerText()).trim();
  await page.goto('/scrapes');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'ATS' }).click();
  await page.getByRole('listbox').getByRole('option', { name, exact: true }).click();
  await page.keyboard.press('Escape');
  await page
    .getByRole('radiogroup', { name: 'Run Status' })
    .getByRole('radio', { name: 'Automatic' })
    .check();
  await page.getByRole('button', { name: 'Apply' }).click();
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('listitem')).toHaveText([`ATS: ${name}`, 'Run Status: Automatic']);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    'ats[]': name,
    runStatus: 'automatic',
  });

  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/scrapes') requests.push(request.url());
  });
  await page.reload();
  await expect(chips.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText(name);
  expect(requests).toHaveLength(1);
  expect([...new URL(requests[0] ?? '').searchParams]).toEqual(
    expect.arrayContaining([
      ['ats[]', name],
      ['active', 'true'],
    ]),
  );

  await chips.getByRole('button', { name: `Remove ATS: ${name}` }).click();
  await expect(chips.getByRole('listitem')).toHaveText(['Run Status: Automatic']);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ runStatus: 'automatic' });
});

test('A-SCR-006 A-SCR-007 every column sorts on the server, by its own key', async ({ page }) => {
  const keys = [
    'entity.company_name',
    'id',
    'name',
    'entity.url',
    'entity.career_page',
    'career_portal',
    'num_jobs',
    'scrape.percentage_without_locations',
    'active',
    'archived',
    'status',
    'ats',
    'site_type_label',
    'entity_id',
  ];
  await page.goto('/scrapes');
  const headers = page.getByRole('columnheader');
  await expect(headers).toHaveCount(14);
  await expect(headers.first()).toHaveAttribute('aria-sort', 'descending');
  for (const [index, key] of keys.entries()) {
    const answer = page.waitForResponse(
      (response) => new URL(response.url()).searchParams.get(`order[${key}]`) === 'desc',
    );
    await headers
      .nth((index + 1) % keys.length)
      .getByRole('button')
      .first()
      .click();
    expect((await answer).status()).toBe(200);
  }
});

test('A-SCR-013 A-SCR-014 a row leads to its entity and to its scrape, each in a new tab', async ({
  page,
  context,
}) => {
  await page.goto('/scrapes');
  const links = page.getByRole('row').nth(1).getByRole('link');
  await expect(links.nth(0)).toHaveAttribute('href', /^\/entities\/\d+$/);
  await expect(links.nth(2)).toHaveAttribute('href', /^\/scrapes\/\d+$/);
  const [opened] = await Promise.all([context.waitForEvent('page'), links.nth(0).click()]);
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/scrapes');
});

test('A-API-024 A-ERR-020 download the filtered list as CSV', async ({ page }) => {
  await page.goto('/scrapes?runStatus=manual&archivedStatus=active');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /download/i }).click(),
  ]);
  await expect(page.getByText('Scrapes have been downloaded.')).toBeVisible();
  const [header = '', ...lines] = (await readFile(await download.path(), 'utf8'))
    .trim()
    .split(/\r\n/);
  expect(header.replace('\uFEFF', '')).toBe(
    'EID,Entity Name,SID,Scrape Name,URL,Career Page,Career Portal,Total Jobs,% Without Locations,Run Status,Active,Status,ATS,Site Type',
  );
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toContain(',Manual,Active,');
});
