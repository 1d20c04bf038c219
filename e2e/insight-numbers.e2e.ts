import { expect, signIn, test } from './console.ts';

// The metrics are of the day on which the data were written, so no other journey may have changed a
// scrape.
test.use({ serverOf: 'insight numbers' });

const COUNTED = [
  'Total Runs',
  'All Broken Scrapes',
  'Scrapes With Entries in Queue',
  'Scrapes With No Jobs',
  'Manual Scrapes',
] as const;

test(
  'the newest number of each insight is the total of its list',
  { tag: '@date' },
  async ({ page }) => {
    await signIn(page, 'scrape-lead');
    await page.goto('/dashboard/scraper');
    const panel = page.getByRole('complementary', { name: 'Insights' });
    await expect(panel.getByRole('listitem')).toHaveCount(8);
    for (const title of COUNTED) {
      const item = panel.getByRole('listitem').filter({ hasText: title });
      const count = await item.locator('strong').innerText();
      expect(Number(count.replaceAll(',', ''))).toBeGreaterThan(0);
      await item.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(`Total ${count}`, { exact: true })).toBeVisible();
      await page
        .getByRole('navigation', { name: 'Breadcrumb' })
        .getByRole('link', { name: 'Dashboard' })
        .click();
    }

    const item = panel.getByRole('listitem').filter({ hasText: 'Broken Scrapes by Engine' });
    const count = Number(await item.locator('strong').innerText());
    await item.getByRole('link', { name: 'Broken Scrapes by Engine' }).click();
    await page.goto(
      '/insights/broken-scrapes-by-engine?orderBy=broken_count&order=desc&pageSize=100',
    );
    const broken = page.getByRole('row').locator('td:nth-child(3)');
    await expect(broken.first()).toBeVisible();
    const counts = (await broken.allInnerTexts()).map((text) => Number(text.replaceAll(',', '')));
    expect(counts.filter((engine) => engine > 0)).toHaveLength(count);
  },
);
