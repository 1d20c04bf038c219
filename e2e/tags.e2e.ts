import { expect, signIn, test } from './console.ts';
import { unique } from './records.ts';

test('add a tag, find it, rename it, delete it', async ({ page }) => {
  await signIn(page, 'scraper');
  await page.goto('/tags');
  const title = unique('Journey');
  await test.step('A-TAG-001 A-TAG-003 A-TAG-010 Add Tag opens a form, which saves', async () => {
    await page.getByRole('button', { name: 'Add Tag' }).click();
    const adding = page.getByRole('dialog', { name: 'Add Tag' });
    await adding.getByRole('textbox', { name: 'Title' }).fill(title);
    await adding.getByRole('combobox', { name: 'Category' }).selectOption('exchange');
    await adding.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Tag has been saved.')).toBeVisible();
    await expect(adding).toHaveCount(0);
    await expect(page.getByRole('row').nth(1)).toContainText(title); // the newest comes first
  });

  const search = page.getByRole('searchbox', { name: 'Search Tags...' });
  await search.fill(title.toUpperCase());
  await search.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);

  const renamed = `${title} <b>renamed</b>`;
  await test.step('A-TAG-004 a dialog edits it', async () => {
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    const editing = page.getByRole('dialog', { name: 'Edit Tag' });
    await expect(editing.getByRole('combobox', { name: 'Category' })).toHaveValue('exchange');
    await editing.getByRole('textbox', { name: 'Title' }).fill(renamed);
    await editing.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row').filter({ hasText: renamed })).toBeVisible();
  });

  await test.step('A-TAG-005 A-TAG-011 a dialog deletes it', async () => {
    await page.getByRole('button', { name: `Delete ${renamed}` }).click();
    const deleting = page.getByRole('dialog', { name: 'Delete Tag' });
    await expect(deleting).toContainText('Are you sure you want to delete the tag?');
    await deleting.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Tag has been deleted.')).toBeVisible();
    await expect(page.getByText('Nothing matches.')).toBeVisible();
  });
});
