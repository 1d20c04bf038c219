import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { openWithHeldClock } from './clock.ts';
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
  await page.waitForFunction(() => localStorage.getItem('face'));

  const second = await context.newPage();
  await second.goto('/entities');
  await expect(second.getByRole('row').nth(1)).toBeVisible();
  const ofList = await sources(second);
  for (const script of routes.entities) expect(ofList[script], script).toBe('cache');
  await expect(second.locator('html[data-face]')).toBeAttached(); // the face of the console

  await second.goto(`/scrapes/${id}/spider`);
  await expect(second.locator('.monaco-editor .view-line').first()).toBeVisible();
  const ofEditor = await sources(second);
  expect(routes.spider.map((script) => ofEditor[script])).toContain('network');
});

test('the next visit is prepared when nobody has typed, pressed or scrolled for five seconds', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 1024, height: 300 });
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = (...given) => {
      document.documentElement.dataset['registered'] = String(given[0]);
      return register(...given);
    };
    const scrolled = () => {
      const { dataset } = document.documentElement;
      dataset['scrolls'] = String(Number(dataset['scrolls'] ?? 0) + 1);
    };
    addEventListener('scroll', scrolled, true);
  });
  const noted = (name: string) =>
    page.evaluate((key) => document.documentElement.dataset[key], name);
  const row = page.getByRole('row').nth(1);
  await openWithHeldClock(page, '/tags', row);
  await row.hover();

  const scroll = async (by: number) => {
    const before = await noted('scrolls');
    await page.mouse.wheel(0, by);
    await expect.poll(() => noted('scrolls')).not.toBe(before);
  };
  for (const act of [
    () => page.keyboard.press('Shift'),
    () => page.mouse.down(),
    () => page.mouse.up().then(() => page.mouse.down()),
    () => scroll(60),
    () => scroll(-60),
  ]) {
    await act();
    await page.clock.runFor(4900);
    expect(await noted('registered')).toBeUndefined();
  }
  await page.clock.runFor(200);
  expect(await noted('registered')).toBe('/compiled-scripts.js');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
});
