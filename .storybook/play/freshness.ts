import { expect, screen } from 'storybook/test';

/** The page says when its list was read, and offers how often it is read again. */
export async function showsFreshness() {
  await expect(await screen.findByText(/^Updated \d\d:\d\d$/)).toBeVisible();
  await expect(screen.getByRole('combobox', { name: 'Refresh' })).toHaveDisplayValue('1 min');
}
