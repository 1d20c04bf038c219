import { api, expect, signIn, test } from './console.ts';

const PAGES = [
  ['Total Runs', '/insights/total-runs'],
  ['All Broken Scrapes', '/insights/all-broken-scrapes'],
  ['Broken Scrapes by Engine', '/insights/broken-scrapes-by-engine'],
  ['Scrapes With Entries in Queue', '/insights/with-entries-in-queue'],
  ['Scrapes With No Jobs', '/insights/with-no-jobs'],
  ['Manual Scrapes', '/insights/manual-scrapes'],
  ['Stuck Scrapes With Queued Items', '/insights/stuck-scrapes-with-queued-items'],
  ['Stuck Scrapes Without Queued Items', '/insights/stuck-scrapes-without-queued-items'],
] as const;

test('A-SHL-058 from Home to each insight page: a table with rows, and the way back to the dashboard', async ({
  page,
}) => {
  await signIn(page, 'scraper');
  await page.goto('/');
  for (const [title, path] of PAGES) {
    await page
      .getByRole('navigation', { name: 'Insights' })
      .getByRole('link', { name: title, exact: true })
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Dashboard' }),
    ).toHaveAttribute('href', '/dashboard/scraper');
    await page.goBack();
  }
});

test('A-SHL-058 from the counts to the broken scrapes of one engine, a reload, and back', async ({
  page,
}) => {
  await signIn(page, 'scraper');
  await page.goto('/insights/broken-scrapes-by-engine?orderBy=broken_count&order=desc');
  // The header's row is the first; the scrapes without an engine have a row without a name.
  const row = page
    .getByRole('row')
    .filter({ hasNot: page.getByRole('link', { name: 'Without an ATS' }) })
    .nth(1);
  const engine = row.getByRole('link');
  const name = await engine.innerText();
  const broken = (await row.getByRole('cell').nth(2).innerText()).trim();
  await engine.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByText(`Total ${broken}`)).toBeVisible();
  const names = await page.getByRole('row').locator('td:nth-child(2)').allInnerTexts();
  await page.reload();
  await expect(page.getByText(`Total ${broken}`)).toBeVisible();
  expect(await page.getByRole('row').locator('td:nth-child(2)').allInnerTexts()).toEqual(names);
  await page.goBack();
  await expect(page).toHaveURL(
    '/insights/broken-scrapes-by-engine?orderBy=broken_count&order=desc',
  );
  await expect(engine).toHaveText(name);
});

/** As a link would spell them: one segment, encoded once. */
const ENGINES = ['R/D? 100% & #1', '%2F'];

for (const engine of ENGINES) {
  test(`an engine named ${engine} keeps its name from the address to the answer`, async ({
    page,
  }) => {
    await signIn(page, 'scraper');
    const segment = encodeURIComponent(engine);
    const asked = page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url());
      return (
        pathname === api(`/ats/${segment}/broken_scrapes`) &&
        searchParams.get('order[name]') === 'desc'
      );
    });
    await page.goto(`/insights/broken-scrapes-by-engine/${segment}?order=desc`);
    await asked;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Broken Scrapes by Engine: ${engine}`,
    );
    await expect(
      page.getByText('None of its scrapes is broken, or no scrape uses it.'),
    ).toBeVisible();
  });
}

test('A-INS-044 A-INS-045 unserve the items of a stuck scrape: the legacy window confirms, and the list is read again when it is closed', async ({
  page,
}) => {
  await signIn(page, 'scraper');
  await page.goto('/insights/stuck-scrapes-with-queued-items');
  const button = page.getByRole('row').nth(1).getByRole('button', { name: 'Unserve Items' });
  const id = (await page.getByRole('row').nth(1).getByRole('cell').first().innerText()).trim();
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await popup.waitForLoadState();
  const { pathname, searchParams } = new URL(popup.url());
  expect(pathname).toBe('/legacy/admin/scrape_command');
  expect(Object.fromEntries(searchParams)).toEqual({
    command: 'unserveQueue',
    scrape_id: id,
    from_ndx: '1',
  });
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([550, 550]);
  await popup.getByRole('button', { name: 'Confirm unserveQueue' }).click();
  await expect(popup.getByRole('status')).toContainText('marked as not served');
  const again = page.waitForRequest(
    (request) => new URL(request.url()).pathname === api('/scrapes/stuck'),
  );
  await popup.close();
  await again;
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
