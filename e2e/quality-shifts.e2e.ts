import type { Page } from 'playwright/test';
import { expect, signIn, test } from './console.ts';
import { rowsOf, tabPath, totalOf } from './quality.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Daily Job Shift' });
/** The names of the entities, without the badges below them. */
const names = async (page: Page) =>
  (await table(page).locator('tbody tr td:nth-child(2)').allInnerTexts()).map(
    (text) => text.split('\n')[0] ?? text,
  );

test.beforeEach(async ({ page }) => {
  await signIn(page, 'dq');
});

test('B-DQC-021 B-DQC-023 B-DQC-025 the morning of an analyst: the biggest drops first, of one ATS; a copied address shows a colleague the same list', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Data Quality' }).click();
  await page.getByRole('link', { name: 'Daily Job Shift' }).click();
  await expect(table(page)).toBeVisible();
  const change = table(page).getByRole('columnheader', { name: '% Change' });
  await change.getByRole('button', { name: '% Change' }).click();
  await expect(change).toHaveAttribute('aria-sort', 'descending');
  await change.getByRole('button', { name: '% Change' }).click();
  await expect(change).toHaveAttribute('aria-sort', 'ascending');

  const [biggest] = await rowsOf(page, '/daily_job_shifts?order[percent_change]=asc&limit=1');
  await expect(table(page).getByRole('row').nth(1)).toContainText(
    biggest?.entity.company_name ?? 'no shift',
  );
  const ats = biggest?.scrape?.ats ?? '';
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('combobox', { name: 'ATS' }).click();
  await page.getByRole('option', { name: ats, exact: true }).click();
  await page.keyboard.press('Escape');
  await filters.getByRole('button', { name: 'Apply' }).click();

  await expect(
    page
      .getByRole('list', { name: 'Active filters' })
      .getByRole('button', { name: `Remove ATS: ${ats}` }),
  ).toBeVisible();
  const wanted = await rowsOf(
    page,
    `/daily_job_shifts?order[percent_change]=asc&limit=20&scrape.ats[]=${encodeURIComponent(ats)}`,
  );
  expect(wanted.map(({ scrape }) => scrape?.ats)).toEqual(wanted.map(() => ats));
  expect(wanted.map((row) => row.percent_change)).toEqual(
    wanted.map((row) => row.percent_change).toSorted((a, b) => a - b),
  );
  await expect.poll(() => names(page)).toEqual(wanted.map(({ entity }) => entity.company_name));
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    orderBy: 'percent_change',
    order: 'asc',
    'ats[]': ats,
  });

  const copy = await context.newPage();
  await copy.goto(page.url());
  await expect(table(copy).getByRole('columnheader', { name: '% Change' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(
    copy
      .getByRole('list', { name: 'Active filters' })
      .getByRole('button', { name: `Remove ATS: ${ats}` }),
  ).toBeVisible();
  expect(await names(copy)).toEqual(await names(page));
});

test('the list is read on entering behind its loading text, again for each order, page and page size, and anew after leaving', async ({
  page,
}) => {
  const asked: string[] = [];
  let letThrough: (() => void) | undefined;
  await page.route(/\/api\/daily_job_shifts\?/, async (route) => {
    asked.push(decodeURIComponent(new URL(route.request().url()).search));
    if (asked.length === 1)
      await new Promise<void>((resolve) => {
        letThrough = resolve;
      });
    await route.continue();
  });
  await test.step('B-STA-044 B-STA-045 it is read on entering, behind its loading text', async () => {
    const loading = page.getByText('Loading Daily Job Shift...');
    await page.goto(tabPath('daily-job-shift'));
    await expect(loading).toBeVisible();
    await expect(table(page)).toHaveCount(0);
    await expect.poll(() => letThrough).toBeDefined();
    letThrough?.();
    await expect(table(page)).toBeVisible();
    await expect(loading).toHaveCount(0);
    expect(asked).toHaveLength(1);
  });

  await test.step('B-API-084 it comes with its total', async () => {
    const total = await totalOf(page, '/daily_job_shifts');
    await expect(page.getByText(`Total ${total.toLocaleString('en-US')}`)).toBeVisible();
    expect((await names(page)).map((text) => text.split('\n')[0])).toEqual(
      (await rowsOf(page, `/daily_job_shifts${asked[0]}`)).map(({ entity }) => entity.company_name),
    );
  });

  await test.step('B-STA-047 B-STA-048 each page, page size and order is read, a page size from page 1', async () => {
    await page.getByRole('button', { name: '2', exact: true }).click();
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]).toContain('page=2');
    await page.getByRole('combobox', { name: 'View', exact: true }).selectOption('50');
    await expect.poll(() => asked.length).toBe(3);
    expect(asked[2]).toContain('page=1&limit=50');
    await expect(page.getByRole('button', { name: '1', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await table(page)
      .getByRole('columnheader', { name: 'Entity Name' })
      .getByRole('button')
      .click();
    await expect.poll(() => asked.length).toBe(4);
    expect(asked[3]).toContain('order[entity.company_name]=desc');
  });

  await test.step('B-STA-046 leaving the tab forgets it', async () => {
    await page.getByRole('link', { name: 'Watch List' }).click();
    await expect(page.getByRole('table', { name: 'Watch List' })).toBeVisible();
    await page.getByRole('link', { name: 'Daily Job Shift' }).click();
    await expect.poll(() => asked.length).toBe(5);
  });
});
