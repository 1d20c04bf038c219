import { expect, scriptOf, signIn, test } from './console.ts';
import { listening } from './keyboard.ts';

test('H-PAL-017 what is typed while the palette is fetched stands in its field; Escape gives up', async ({
  page,
  context,
}) => {
  const palette = page.getByRole('combobox', { name: 'Search or jump' });
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await signIn(page, 'admin');
  /**
   * Holds the palette's script, opens the list, presses the key of the palette and others, and lets
   * its script come then.
   */
  const pressed = async (...keys: readonly string[]) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await context.route(scriptOf('OpenPalette'), (route) => held.then(() => route.continue()), {
      times: 1,
    });
    const script = page.waitForResponse(scriptOf('OpenPalette'));
    await page.goto('/entities');
    await expect(page.getByRole('table', { name: 'Entities' })).toBeVisible();
    await listening(page);
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
