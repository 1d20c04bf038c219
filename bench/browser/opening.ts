import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { spreads, type Spread } from '../server/spread.ts';
import { printTable, type Line } from './printTable.ts';
import { firstRow, press, slowPage, throttle, withinAMinute } from './probes.ts';
import { asRatio } from './yardstick.ts';

/**
 * Milliseconds from an input on the dashboard to the frame that shows what it opens. Its script is
 * already loaded.
 */
export type OpeningRound = Record<
  'tab' | 'sidebar' | 'nextEntity' | 'review' | 'assign' | 'addEntity',
  number
>;

declare global {
  interface Window {
    openedAt: Promise<number>;
  }
}

/**
 * Does `act` with real input events. Waits for the frame after an element matches `selector`, or
 * after its text has changed, or its attribute.
 */
export async function untilShown(
  page: Page,
  selector: string,
  act: () => Promise<unknown>,
  attribute?: string,
): Promise<number> {
  await page.evaluate(
    ([wanted, name]) => {
      const look = () => {
        const found = document.querySelector(wanted);
        return name === undefined ? found?.textContent : found?.getAttribute(name);
      };
      const before = look();
      window.openedAt = new Promise((resolve) => {
        const watcher = new MutationObserver(() => {
          const now = look();
          if (now === undefined || now === null || now === before) return;
          watcher.disconnect();
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => {
              resolve(performance.now());
            };
            channel.port2.postMessage(0);
          });
        });
        watcher.observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
          attributes: true,
        });
      });
    },
    [selector, attribute] as const,
  );
  await act();
  return withinAMinute(page.evaluate(async () => (await window.openedAt) - window.bench.clickedAt));
}

async function round(
  browser: Browser,
  session: BrowserContextOptions,
  origin: string,
): Promise<OpeningRound> {
  const context = await browser.newContext({ ...session, viewport: { width: 1440, height: 900 } });
  try {
    const { page } = await slowPage(context);
    // In this order some of the first entities are active. An archived one cannot be reviewed.
    await page.goto(`${origin}/dashboard/data-quality/daily-job-shift?orderBy=entity.id&order=asc`);
    await firstRow(page);
    await page.waitForLoadState('networkidle');
    const headers = await page.getByRole('columnheader').allInnerTexts();
    // A cell without a link.
    const cell = (row: number) =>
      page
        .getByRole('row')
        .nth(row)
        .getByRole('cell')
        .nth(headers.findIndex((text) => text.startsWith('Latest Job Count')));
    const detail = 'aside[aria-label="Entity Detail"]';
    const dialog = ':is(dialog, [role=dialog], [role=alertdialog])';
    // The first time loads the script, the second is measured.
    const twice = async (
      selector: string,
      open: () => Promise<unknown>,
      close: () => Promise<unknown>,
    ) => {
      await untilShown(page, selector, open);
      await page.waitForLoadState('networkidle');
      await close();
      await page.locator(selector).waitFor({ state: 'detached' });
      const time = await untilShown(page, selector, open);
      await page.waitForLoadState('networkidle');
      return time;
    };
    const closeDetail = () => page.getByRole('button', { name: 'Close Entity Detail' }).click();
    const sidebar = await twice(detail, () => press(cell(1)), closeDetail);
    const nextEntity = await untilShown(page, detail, () => press(cell(2)));
    await closeDetail();
    const escape = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    const button = (name: string) => () =>
      press(page.getByRole('button', { name, exact: true, disabled: false }).first());
    const review = await twice(dialog, button('Review'), escape);
    await escape();
    const assign = await twice(dialog, button('Assign'), escape);
    await escape();
    const addEntity = await twice(dialog, button('Add Entity'), escape);
    await escape();
    const link = page.getByRole('link', { name: 'Watch List', exact: true });
    await link.hover();
    await page.waitForLoadState('networkidle');
    const tab = await untilShown(page, 'nav a[aria-current="page"][href$="watch-list"]', () =>
      press(link),
    );
    return { tab, sidebar, nextEntity, review, assign, addEntity };
  } finally {
    await context.close();
  }
}

/**
 * @param signIn a session of a round's own
 * @param origin of a server that holds the data set
 */
export async function measureOpening(
  browser: Browser,
  signIn: () => Promise<BrowserContextOptions>,
  origin: string,
  rounds: number,
): Promise<Record<keyof OpeningRound, Spread>> {
  const results: OpeningRound[] = [];
  for (let turn = 0; turn < rounds; turn += 1)
    results.push(await round(browser, await signIn(), origin));
  return spreads(results);
}

const lines: readonly Line<keyof OpeningRound>[] = [
  ['tab', 'another tab', 'ms'],
  ['sidebar', 'the sidebar of a row', 'ms'],
  ['nextEntity', 'the sidebar goes to another row', 'ms'],
  ['review', 'the review dialog', 'ms'],
  ['assign', 'the assign dialog', 'ms'],
  ['addEntity', 'the Add Entity dialog', 'ms'],
];

/** Milliseconds from an input to the frame after it. */
const BAR = 100;

/** @param yardstickSort milliseconds that it takes in this run */
export const printOpening = (
  figures: Record<keyof OpeningRound, Spread>,
  yardstickSort: number,
): string =>
  printTable(
    `On the dashboard, processor slowed ${throttle.cpu} times, with the script already loaded: from the input to the frame that shows it, and its ratio to the yardstick's sort. Must reach: <= ${BAR} ms or ${asRatio(BAR).toFixed(2)} x.`,
    lines,
    figures,
    yardstickSort,
  );
