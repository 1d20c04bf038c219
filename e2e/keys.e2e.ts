import type { Page } from 'playwright/test';
import { expect, scriptOf, signIn, test } from './console.ts';
import { listening } from './keyboard.ts';
import { addEntity, unique } from './records.ts';

const search = (page: Page) => page.getByRole('searchbox');
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard Shortcuts' });

test('a list is worked without a mouse: pages, rows, search, filters, refresh', async ({
  page,
  context,
}) => {
  await signIn(page, 'scraper');
  const name = unique('Keys Co');
  const ids: number[] = [];
  for (let count = 1; count <= 7; count += 1)
    ids.push(await addEntity(page, { company_name: `${name} ${count}` }));
  await page.goto(`/entities?search=${encodeURIComponent(name)}&pageSize=5`);
  await expect(page.getByRole('row')).toHaveCount(6);
  await listening(page);

  await page.keyboard.press(']');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.keyboard.press(']');
  await page.keyboard.press('[');
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page.getByRole('row')).toHaveCount(6);

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  const newest = page.getByRole('row').nth(1).getByRole('link').first();
  await expect(newest).toBeFocused();
  const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(opened).toHaveURL(`/entities/${ids.at(-1)}`);
  await opened.close();
  await page.bringToFront();

  await Promise.all([
    page.waitForRequest((request) => new URL(request.url()).pathname === '/api/entities'),
    page.keyboard.press('r'),
  ]);

  await page.keyboard.press('f');
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close Filters' })).toBeFocused();
  await page.keyboard.press('f');
  await expect(page.getByRole('complementary', { name: 'Filters' })).toHaveCount(0);
  await expect(newest).toBeFocused();

  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('frj[]?');
  await expect(search(page)).toHaveValue('frj[]?');
  await expect(help(page)).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Filters' })).toHaveCount(0);
});

test('help shows what works on this page; single keys can be switched off, and stay off', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/users');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await listening(page);
  await page.keyboard.press('?');
  await expect(help(page).getByText('Next row')).toBeVisible();
  await expect(help(page).getByText('Go to the search box')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await expect(page).toHaveURL('/entities');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('?');
  await expect(help(page).getByText('Go to the search box')).toBeVisible();
  await help(page).getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
  await expect(help(page).getByText('Next row')).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(async () => {
    if (!(await help(page).isVisible())) await page.keyboard.press('Control+/');
    await expect(help(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(
    help(page).getByRole('checkbox', { name: 'Single-key shortcuts' }),
  ).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(help(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(search(page)).not.toBeFocused();
});

test('H-PAL-017 what is typed while the palette is fetched stands in its field; Escape gives up', async ({
  page,
  context,
}) => {
  const palette = page.getByRole('combobox', { name: 'Search or jump' });
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await signIn(page, 'admin');
  /** Opens the list, presses the key of the palette and others, and lets its script come then. */
  const pressed = async (...keys: readonly string[]) => {
    await page.goto('/entities');
    await expect(page.getByRole('table', { name: 'Entities' })).toBeVisible();
    await listening(page);
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await context.route(scriptOf('OpenPalette'), (route) => held.then(() => route.continue()), {
      times: 1,
    });
    const script = page.waitForResponse(scriptOf('OpenPalette'));
    for (const key of ['Control+k', ...keys]) await page.keyboard.press(key);
    arrive();
    await (await script).finished();
  };
  await pressed('f', 'x', 'Backspace', 'i');
  await expect(palette).toHaveValue('fi');
  await expect(filters).toHaveCount(0);

  await pressed('Escape', 'f');
  await expect(filters).toBeVisible();
  await expect(palette).toHaveCount(0);
});
