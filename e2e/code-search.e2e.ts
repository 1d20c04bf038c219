import { expect, scriptOf, signIn, test } from './console.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'scraper');
});

const search = async (page: Parameters<typeof signIn>[0], text: string) => {
  const box = page.getByRole('searchbox', { name: 'Search Code...' });
  await box.fill(text);
  await box.press('Enter');
};

test('A-CSR-007 A-CSR-010 find a function in the code, open a row, and read: the keyboard changes nothing', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (scriptOf('CodeViewEditor').test(request.url())) scripts.push(request.url());
  });
  await page.goto('/code-search');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(scripts, 'the editor is no part of the page').toEqual([]);
  await search(page, 'declare(strict_types');
  await expect(page).toHaveURL(/search=declare/);
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');

  const row = page.getByRole('button', { name: /^Code of / }).first();
  await row.press('Enter');
  const code = page.getByRole('textbox', { name: /^(Spider|Combo) Code$/ });
  await expect(code).toBeAttached(); // an element without a size, which takes the keys
  expect(scripts).toHaveLength(1);
  const lines = page.locator('.view-lines').first();
  await expect(lines).toContainText('declare(strict_types');
  await expect(page.getByText(/^1 of \d+$/).first()).toBeVisible();

  const before = await lines.innerText();
  await code.focus();
  await page.keyboard.type('changed');
  await page.keyboard.press('Delete');
  await expect(page.getByText('This code can only be read here.').first()).toBeVisible();
  expect(await lines.innerText()).toBe(before);
  await page.keyboard.press('Control+f');
  const find = page.getByRole('textbox', { name: 'Find' }).first();
  await expect(find).toBeFocused();
  await find.press('Escape');
  await expect(code).toBeFocused();
  await code.press('Tab');
  await expect(code).not.toBeFocused();

  await row.click();
  await expect(code).toHaveCount(0);
});

test('the plain list brings no code: a row asks for it when it opens, and again after a failure', async ({
  page,
  context,
}) => {
  let failures = 0;
  await context.route(/\/api\/scrapes\/\d+$/, async (route) => {
    failures += 1;
    if (failures === 1) await route.abort();
    else await route.fallback();
  });
  await page.goto('/code-search');
  await page
    .getByRole('button', { name: /^Code of / })
    .first()
    .click();
  const failed = page.getByRole('region', { name: 'The code could not be loaded.' });
  await expect(failed).toBeVisible();
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('textbox', { name: /^(Spider|Combo) Code$/ })).toBeAttached();
});

test('the text stays readable while the editor cannot be fetched, and Retry fetches it', async ({
  page,
  context,
}) => {
  await context.route(scriptOf('CodeViewEditor'), (route) => route.abort(), { times: 1 });
  await page.goto('/code-search?search=function');
  await page
    .getByRole('button', { name: /^Code of / })
    .first()
    .click();
  await expect(page.getByText('The code viewer could not be loaded.').first()).toBeVisible();
  await expect(page.locator('pre').first()).toContainText('<?php');
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByRole('textbox', { name: /^(Spider|Combo) Code$/ })).toBeAttached();
});

test('a text that cannot be searched for is not sent, and the page says why', async ({ page }) => {
  await page.goto('/code-search');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('code_search')) sent.push(request.url());
  });
  await search(page, '->');
  await expect(page.getByText(/three letters or digits in a row/)).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(sent).toEqual([]);
});

test('a row whose script cannot be fetched says so, and Retry fetches it', async ({
  page,
  context,
}) => {
  await context.route(scriptOf('CodeSearchDetail'), (route) => route.abort(), { times: 1 });
  await page.goto('/code-search?search=function');
  await page
    .getByRole('button', { name: /^Code of / })
    .first()
    .click();
  await expect(page.getByText('The code viewer could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('textbox', { name: /^(Spider|Combo) Code$/ })).toBeAttached();
});
