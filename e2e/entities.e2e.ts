import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, signIn, test } from './console.ts';
import { addEntity, unique } from './records.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'admin');
});

/** How many drafts the browser has stored. */
const countDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('drafts');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count();
          counting.addEventListener('success', () => resolve(counting.result));
          counting.addEventListener('error', () => reject(counting.error));
        });
      }),
  );

test('an edit that was never saved is offered in a new tab, and gone after the save', async ({
  page,
  context,
}) => {
  const id = await addEntity(page, { company_name: unique('Draft Inc') });
  const name = unique('Drafted Inc');
  const edit = async (tab: Page) => {
    await tab.goto(`/entities/${id}`);
    await tab.getByRole('button', { name: /actions/i }).click();
    await tab.getByRole('menuitem', { name: 'Edit' }).click();
    return tab.getByRole('dialog', { name: 'Edit' });
  };
  await (await edit(page)).getByRole('textbox', { name: 'Name' }).fill(name);
  await expect.poll(() => countDrafts(page)).toBe(1);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;

  const tab = await context.newPage();
  const dialog = await edit(tab);
  await expect(dialog.getByText(/^Unsaved draft from .+, based on the version of/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(tab.getByRole('heading', { level: 1, name })).toBeVisible();

  await expect((await edit(tab)).getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await expect(tab.getByText(/^Unsaved draft/)).toBeHidden();
});

test('A-SHL-045 A-EDL-045 edit an employer: one key undoes the save while its toast is shown, and the page shows what was saved', async ({
  page,
}) => {
  const before = unique('Before Inc');
  const after = unique('After Inc');
  const id = await addEntity(page, { company_name: before });
  await page.goto(`/entities/${id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit' });
  const save = async () => {
    await page.getByRole('button', { name: /actions/i }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(after);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Entity has been saved.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: after })).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  await save();
  await page.keyboard.press('z');
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: before })).toBeVisible();
  await save();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: after })).toBeVisible();
});

test('two tabs edit one entity: different fields merge, and a field that both changed is asked about', async ({
  page,
  context,
}) => {
  const id = await addEntity(page, { company_name: unique('Contested Ltd') });
  const other = await context.newPage();
  const edit = async (tab: typeof page) => {
    await tab.goto(`/entities/${id}`);
    await tab.getByRole('button', { name: /actions/i }).click();
    await tab.getByRole('menuitem', { name: 'Edit' }).click();
    return tab.getByRole('dialog', { name: 'Edit' });
  };
  const saved = (tab: typeof page) => tab.getByText('Entity has been saved.').last();

  const here = await edit(page);
  const there = await edit(other);
  await there.getByRole('textbox', { name: 'Tier Level' }).fill('3');
  await there.getByRole('button', { name: 'Save' }).click();
  await expect(saved(other)).toBeVisible();
  const merged = unique('Merged Ltd');
  await here.getByRole('textbox', { name: 'Name' }).fill(merged);
  await here.getByRole('button', { name: 'Save' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: merged })).toBeVisible();
  await expect(page.getByText('Tier 3', { exact: true }).first()).toBeVisible();

  const hereAgain = await edit(page);
  const thereAgain = await edit(other);
  await thereAgain.getByRole('textbox', { name: 'Name' }).fill(unique('Theirs Ltd'));
  await thereAgain.getByRole('button', { name: 'Save' }).click();
  await expect(saved(other)).toBeVisible();
  const mine = unique('Mine Ltd');
  await hereAgain.getByRole('textbox', { name: 'Name' }).fill(mine);
  await hereAgain.getByRole('button', { name: 'Save' }).click();
  await expect(hereAgain.getByText(/meanwhile/i)).toBeVisible();
  await expect(hereAgain.getByRole('textbox', { name: 'Name' })).toHaveValue(mine);
  await hereAgain.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: mine })).toBeVisible();
});

test('A-API-007 A-API-010 A-ENT-030 download the filtered list as CSV', async ({ page }) => {
  const name = unique('Download Co');
  await addEntity(page, { company_name: name });
  await page.goto(`/entities?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /download/i }).click(),
  ]);
  await expect(page.getByText('Entities have been downloaded.')).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(name);
});
