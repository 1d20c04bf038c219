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

test('what cannot be fetched of an open row says so, and Retry fetches it; meanwhile the text is readable', async ({
  page,
  context,
}) => {
  for (const part of ['CodeSearchDetail', 'CodeViewEditor'])
    await context.route(scriptOf(part), (route) => route.abort(), { times: 1 });
  await page.goto('/code-search?search=function');
  await page
    .getByRole('button', { name: /^Code of / })
    .first()
    .click();
  const failed = page.getByText('The code viewer could not be loaded.').first();
  const retry = page.getByRole('button', { name: 'Retry' }).first();
  await expect(failed).toBeVisible();
  await expect(page.locator('pre')).toHaveCount(0);
  await retry.click();
  await expect(page.locator('pre').first()).toContainText('<?php');
  await expect(failed).toBeVisible();
  await retry.click();
  await expect(page.getByRole('textbox', { name: /^(Spider|Combo) Code$/ })).toBeAttached();
});
