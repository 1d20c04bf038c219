import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { firstRow, press, slowPage, untilOtherRows, windowOptions } from './probes.ts';

/** Milliseconds of the yardstick's sort on the machine where the targets were set. */
const SORT_OF_TARGETS = 229;

/** Puts the yardstick and the lean one beside the console. */
export function serveYardsticks(consoleDir: string): void {
  const lean = readFileSync(join(import.meta.dirname, 'yardstick.html'), 'utf8');
  const yardstick = lean.replace('content-visibility: auto;', '');
  if (yardstick === lean) throw new Error('The yardstick has no rows that are left out of sight.');
  for (const [name, page] of Object.entries({ yardstick, lean })) {
    writeFileSync(join(consoleDir, `${name}.html`), page);
    writeFileSync(join(consoleDir, `${name}.html.br`), brotliCompressSync(page));
  }
}

export const columnButton = (page: Page, name: RegExp) =>
  page.getByRole('columnheader').getByRole('button', { name });

/** Sorts the rows by their number of jobs. Returns the milliseconds from the click to the paint. */
export const sortRows = (page: Page): Promise<number> =>
  untilOtherRows(page, () => press(columnButton(page, /^Total Jobs/)));

/**
 * Milliseconds in which the yardstick sorts a hundred rows.
 *
 * @param origin of a server that serves the yardstick
 */
export async function yardstickSort(
  browser: Browser,
  session: BrowserContextOptions,
  origin: string,
): Promise<number> {
  const context = await browser.newContext({ ...session, ...windowOptions });
  try {
    const { page } = await slowPage(context);
    await page.goto(`${origin}/yardstick.html?pageSize=100`);
    await firstRow(page);
    await page.waitForLoadState('networkidle');
    return await sortRows(page);
  } finally {
    await context.close();
  }
}

/** A bar in milliseconds as a ratio to the yardstick's sort, which is the same bar elsewhere. */
export const asRatio = (ms: number): number => ms / SORT_OF_TARGETS;
