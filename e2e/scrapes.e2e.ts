import { expect, signIn, test } from './console.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'scraper');
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
