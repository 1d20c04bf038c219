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

test('a title in use is told at its field; a tag that somebody else deleted loses nothing that was typed', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  const [first, second] = [unique('First'), unique('Second')];
  await page.goto('/tags');
  for (const title of [first, second]) {
    await page.getByRole('button', { name: 'Add Tag' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill(title);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();
  }
  await page.getByRole('button', { name: `Edit ${second}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Tag' });
  const field = dialog.getByRole('textbox', { name: 'Title' });
  await field.fill(first.toLowerCase());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(field).toHaveAccessibleDescription('This value is already used.');

  const other = await context.newPage();
  await other.goto('/tags');
  await other.getByRole('button', { name: `Delete ${second}` }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByText('Tag has been deleted.')).toBeVisible();

  const third = unique('Third');
  await field.fill(third);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    dialog.getByText('Somebody has deleted this tag meanwhile.', { exact: false }),
  ).toBeVisible();
  await expect(field).toHaveValue(third);
  await dialog.getByRole('button', { name: 'Save as new tag' }).click();
  await expect(page.getByRole('row').filter({ hasText: third })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: second })).toHaveCount(0);
});

test('A-ROL-030 data quality reads the tags and is told why it may not change them', async ({
  page,
}) => {
  await signIn(page, 'dq');
  await page.goto('/tags');
  const add = page.getByRole('button', { name: 'Add Tag' });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await add.focus();
  await expect(page.getByRole('tooltip')).toHaveText('Your role (Data Quality) may not do this.');
  await expect(
    page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: /^Delete / }),
  ).toHaveAttribute('aria-disabled', 'true');
});
