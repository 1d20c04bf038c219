import type { Locator, Page } from 'playwright/test';
import { expect, signIn, test } from './console.ts';
import { open } from './pages.ts';

const LIST = '/dashboard/data-quality/daily-job-shift?pageSize=50';

const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;

/** By how much the page scrolls sideways and downwards. */
const scrolled = (page: Page) =>
  page.getByRole('main').evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => ({
    sideways: scrollWidth - clientWidth,
    downwards: scrollHeight - clientHeight,
  }));

for (const [zoom, viewport] of [
  ['200 %', { width: 720, height: 450 }],
  ['400 %', { width: 360, height: 225 }],
] as const)
  test(`at a zoom of ${zoom} the menu folds, the page scrolls, and a list, a dialog and review mode keep their room`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signIn(page, 'admin');
    await open(page, LIST);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const isFolded = async () => ((await menu.boundingBox())?.width ?? 0) < 60;
    expect(await isFolded()).toBe(true);
    await page.getByRole('button', { name: 'Show Menu' }).click();
    expect(await isFolded()).toBe(false);
    await page.getByRole('row').nth(1).focus();
    await expect.poll(isFolded, 'the menu folds when the focus leaves it').toBe(true);

    const table = page.getByRole('table', { name: 'Daily Job Shift' });
    expect(await heightOf(page.getByRole('region', { name: 'Daily Job Shift' }))).toBeGreaterThan(
      (await heightOf(table)) - 1,
    );
    const list = await scrolled(page);
    expect(list.sideways).toBe(0);
    expect(list.downwards).toBeGreaterThan(viewport.height);

    await page.getByRole('button', { name: 'Review', exact: true }).first().click();
    const send = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true });
    await send.scrollIntoViewIfNeeded();
    await expect(send).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Review mode' }).click();
    const form = page.getByRole('region', { name: /^Review of / });
    await expect(form.getByRole('button', { name: 'Skip' })).toBeVisible();
    expect((await scrolled(page)).sideways).toBe(0);
    expect(await heightOf(form)).toBeGreaterThan(viewport.height);
  });

test('on paper a list is all of its rows in light colours, without menu and controls', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'admin');
  await open(page, LIST);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const paper = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main tbody tr')].map((row) => row.clientHeight);
    const controls = document.querySelectorAll('button, select, input, nav, aside');
    return {
      rows: boxes.filter((height) => height > 0).length,
      controls: [...controls].filter((one) => !one.closest('th, td') && one.checkVisibility())
        .length,
      isCut: [...document.querySelectorAll('main, main *')].some(
        (one) => getComputedStyle(one).overflowY === 'auto',
      ),
      colors: getComputedStyle(document.documentElement).colorScheme,
    };
  });
  expect(paper).toEqual({ rows: 50, controls: 0, isCut: false, colors: 'light' });
});
