import { expect, signIn, test } from './console.ts';

test('a lead runs the SLA report of sample data, and resets it', async ({ page }) => {
  await signIn(page, 'scrape-lead');
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Reports' })
    .click();
  await page.getByRole('link', { name: 'Open the SLA report' }).click();
  await expect(page).toHaveURL('/reports/sla');
  await expect(
    page.getByText('Sample data. The numbers of this report are made up.'),
  ).toBeVisible();
  const run = page.getByRole('button', { name: 'Run' });
  await expect(run).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Start Date').fill('2026-11-02');
  await page.getByLabel('End Date').fill('2026-11-01');
  await expect(page.getByText('End must not be before start.')).toBeVisible();
  await expect(run).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('End Date').fill('2026-11-13');
  await run.click();
  const rows = page.getByRole('table', { name: 'Report rows' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await expect(page.getByText('Sample data from 11/02/2026 to 11/13/2026')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(rows).toHaveCount(0);
  await expect(page.getByLabel('Start Date')).toHaveValue('');
});
