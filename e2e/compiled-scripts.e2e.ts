import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, signIn, test } from './console.ts';
import { givenScrape } from './records.ts';

test.use({ serviceWorkers: 'allow' });

/** Route name to the scripts that its page starts with. */
const routes = JSON.parse(
  readFileSync(join(import.meta.dirname, '../packages/app/dist/.vite/routes.json'), 'utf8'),
) as Record<'entities' | 'spider', string[]>;

/** Newer than the types of the DOM. */
interface WorkerTiming {
  name: string;
  workerFinalSourceType?: string;
}

/** Where the scripts of a page came from: `cache` or `network`, by their paths. */
const sources = (page: Page): Promise<Record<string, string | undefined>> =>
  page.evaluate(() =>
    Object.fromEntries(
      (performance.getEntriesByType('resource') as WorkerTiming[]).map((entry) => [
        new URL(entry.name).pathname,
        entry.workerFinalSourceType,
      ]),
    ),
  );

test('a second visit takes its scripts from the store of compiled ones, and the code editor from where it is', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  const { id } = await givenScrape(page);
  await page.goto('/entities');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  const second = await context.newPage();
  await second.goto('/entities');
  await expect(second.getByRole('row').nth(1)).toBeVisible();
  const ofList = await sources(second);
  for (const script of routes.entities) expect(ofList[script], script).toBe('cache');

  await second.goto(`/scrapes/${id}/spider`);
  await expect(second.locator('.monaco-editor .view-line').first()).toBeVisible();
  const ofEditor = await sources(second);
  expect(routes.spider.map((script) => ofEditor[script])).toContain('network');
});

test('the next visit is prepared when nobody has typed, pressed or scrolled for five seconds', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 1024, height: 300 });
  await page.goto('/tags');
  // A page before this one may have been open for so long.
  await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  });
  const isRegistered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  const row = page.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  await row.hover();
  const busy = [
    () => page.keyboard.press('Shift'),
    () => page.mouse.down().then(() => page.mouse.up()),
    (second: number) => page.mouse.wheel(0, second % 2 === 0 ? 60 : -60),
  ];
  for (const act of busy)
    for (let second = 0; second < 7; second += 1) {
      await act(second);
      await page.waitForTimeout(1000);
      expect(await isRegistered()).toBe(false);
    }
  await expect.poll(isRegistered, { timeout: 15_000 }).toBe(true);
});
