import { expect, screen } from 'storybook/test';

/** Asserts that the page shows when its list was read, and that the refresh interval can be chosen. */
export async function showsFreshness() {
  await expect(await screen.findByText(/^Updated \d\d:\d\d$/)).toBeVisible();
  await expect(screen.getByRole('combobox', { name: 'Refresh' })).toHaveDisplayValue('1 min');
}
