import type { Page } from 'playwright/test';
import { expect, signIn, test } from './console.ts';
import { visit } from './pages.ts';
import { addEntity, hostOf, unique } from './records.ts';

const lists = '**/api/entities?*';
const rows = (page: Page) => page.getByRole('row').locator('td:nth-child(2)').allInnerTexts();

async function openList(page: Page) {
  await signIn(page, 'admin');
  await page.goto('/entities');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  return rows(page);
}

const sortByName = (page: Page) =>
  page.getByRole('columnheader', { name: 'Entity Name' }).getByRole('button').click();

test('the server cannot be reached: the list keeps its rows, says so once, and Retry helps', async ({
  page,
}) => {
  const before = await openList(page);
  await page.route(lists, (route) => route.abort());
  await sortByName(page);
  await expect(page.getByRole('alert').filter({ hasText: /No response was received/ })).toHaveCount(
    1,
  );
  expect(await rows(page)).toEqual(before);
  await page.unroute(lists);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => rows(page)).not.toEqual(before);
});

test('a dialog or a part whose script cannot be fetched leaves the list, and can be tried again', async ({
  page,
}) => {
  await signIn(page, 'admin');
  let blocked = false;
  await page.route('**/assets/*.js', (route) => (blocked ? route.abort() : route.continue()));
  await page.goto('/entities');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  blocked = true;
  const before = await rows(page);
  const add = page.getByRole('button', { name: 'Add Entity' });
  await add.click();
  await expect(page.getByRole('alert').filter({ hasText: 'This could not be loaded.' })).toHaveText(
    /The console may have been updated, or the network is down\./,
  );
  expect(await rows(page)).toEqual(before);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  blocked = false;
  await retry.click();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Add' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

async function typeNewEntity(page: Page, name: string) {
  await page.goto('/entities');
  await page.getByRole('button', { name: 'Add Entity' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Website' }).fill(hostOf(name));
  await dialog.getByRole('textbox', { name: 'Career Page' }).fill(`${hostOf(name)}/jobs`);
  await dialog.getByRole('textbox', { name: 'Tier Level' }).fill('1');
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeEnabled();
  return { dialog, save, name: dialog.getByRole('textbox', { name: 'Name' }) };
}

test('the access token runs out in the middle of a save: one refresh, one entity, nothing lost', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  const name = unique('Midway Save');
  const form = await typeNewEntity(page, name);
  const posts: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/entities'))
      posts.push(response.status());
  });
  await context.clearCookies({ name: 'console-at' });
  await form.save.click();
  await expect(page).toHaveURL(/\/entities\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(posts).toEqual([401, 201]);
});

test('a save without a network keeps the dialog and all that was typed, and can be tried again', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  const name = unique('Kept Form');
  const form = await typeNewEntity(page, name);
  await context.setOffline(true);
  await form.save.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(form.dialog).toBeVisible();
  await expect(form.name).toHaveValue(name);
  await context.setOffline(false);
  await form.save.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('two clicks on Save make one entity', async ({ page }) => {
  await signIn(page, 'admin');
  const name = unique('Double Click');
  const form = await typeNewEntity(page, name);
  await form.save.dblclick();
  await expect(page).toHaveURL(/\/entities\/\d+$/);
  await page.goto(`/entities?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
});

test('hostile names show as text and break no layout', async ({ page }) => {
  await signIn(page, 'admin');
  const mark = unique('Hostile');
  const names = [
    `<img src=x onerror="document.title='owned'"> ${mark}`,
    `${mark} ‮txt.exe ‬`,
    `${mark} 👩‍👩‍👧‍👦🏳️‍🌈`,
    `سيمنز ${mark} שלום`,
    `${mark} ${'W'.repeat(254 - mark.length)}`,
  ];
  const ids: number[] = [];
  for (const [at, name] of names.entries())
    ids.push(
      await addEntity(page, {
        company_name: name,
        url: `https://hostile-${mark.split(' ')[1]}-${at}.test`,
      }),
    );
  await page.goto(`/entities?search=${encodeURIComponent(mark)}`);
  await expect(page.getByRole('row')).toHaveCount(names.length + 1);
  // What turns the direction of the text is not stored.
  const shown = names.map((name) =>
    name
      .replaceAll(/[\u202C\u202E]/g, '')
      .slice(0, 60)
      .trim(),
  );
  for (const text of shown)
    await expect(page.getByRole('row').filter({ hasText: text })).toHaveCount(1);
  for (const address of [page.url(), ...ids.map((id) => `/entities/${id}`)]) {
    await visit(page, address);
    await expect(page.getByRole('main').getByText(mark).first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, address).toBeLessThanOrEqual(0);
    const mainOverflow = await page
      .getByRole('main')
      .evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(
      mainOverflow,
      `${address}: the page itself does not scroll sideways`,
    ).toBeLessThanOrEqual(0);
    expect(await page.title()).not.toBe('owned');
  }
});
