import type { Page } from 'playwright/test';
import { expect } from './console.ts';

/** The keyboard, with a count of its presses (a chord is one) and of everything that the mouse did. */
export async function counted(page: Page) {
  let presses = 0;
  await page.evaluate(() => {
    const note = document.documentElement.dataset;
    for (const kind of ['pointerdown', 'mousedown', 'wheel']) {
      document.addEventListener(
        kind,
        () => {
          note['mouse'] = kind;
        },
        true,
      );
    }
  });
  return {
    async press(...keys: readonly string[]) {
      for (const key of keys) {
        presses += 1;
        await page.keyboard.press(key);
      }
    },
    presses: () => presses,
    mouseUsed: () => page.evaluate(() => document.documentElement.dataset['mouse']),
  };
}

/** The listener of the keys comes after the page. */
export async function listening(page: Page) {
  const help = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await expect(async () => {
    if (!(await help.isVisible())) await page.keyboard.press('?');
    await expect(help).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
}
