import type { Browser, BrowserContextOptions } from 'playwright';
import { spreads, type Spread } from '../server/spread.ts';
import { printTable, type Line } from './printTable.ts';
import { firstRow, slowPage, throttle } from './probes.ts';
import { LATE_MS, scrollFrames } from './wide.ts';

/**
 * Code Search with ten rows open, two scripts of ten kilobytes each: milliseconds until the code of
 * the last one is shown, and the frames that a scroll loses.
 */
export type OpenCodeRound = Record<'tenth' | 'late' | 'longest' | 'ownLate' | 'ownLongest', number>;

const ROWS = 10;

async function round(
  browser: Browser,
  session: BrowserContextOptions,
  origin: string,
): Promise<OpenCodeRound> {
  const context = await browser.newContext({ ...session, viewport: { width: 1440, height: 900 } });
  try {
    const { page, devtools } = await slowPage(context);
    await page.goto(`${origin}/code-search?search=function&pageSize=20`);
    await firstRow(page);
    await page.waitForLoadState('networkidle');
    const editors = page.locator('.monaco-editor .view-lines');
    let tenth = 0;
    // The last row opens first, so that an opened row does not move the next one.
    for (let row = ROWS - 1; row >= 0; row -= 1) {
      const there = await editors.count();
      const button = page.getByRole('button', { name: /^Code of / }).nth(row);
      await button.focus();
      await button.press('Enter');
      await page.waitForFunction(
        (before) => document.querySelectorAll('.monaco-editor .view-lines').length > before,
        there,
        { polling: 'raf' },
      );
      tenth = await page.evaluate(() => performance.now() - window.bench.clickedAt);
      await page.waitForLoadState('networkidle');
    }
    await page.waitForTimeout(3000); // the last editor is still colouring its code
    const scroll = () => scrollFrames(page, { x: 0, y: 120 }, { x: 6, y: 300 }); // beside the code, because an editor would scroll itself
    const { late, longest } = await scroll();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const own = await scroll();
    return { tenth, late, longest, ownLate: own.late, ownLongest: own.longest };
  } finally {
    await context.close();
  }
}

/**
 * @param signIn a session of a round's own
 * @param origin of a server that holds the data set
 */
export async function measureOpenCode(
  browser: Browser,
  signIn: () => Promise<BrowserContextOptions>,
  origin: string,
  rounds: number,
): Promise<Record<keyof OpenCodeRound, Spread>> {
  const results: OpenCodeRound[] = [];
  for (let turn = 0; turn < rounds; turn += 1)
    results.push(await round(browser, await signIn(), origin));
  return spreads(results);
}

const lines: readonly Line<keyof OpenCodeRound>[] = [
  ['tenth', 'the tenth row: press to code', 'ms'],
  ['late', 'scrolling down: late frames', '%'],
  ['longest', 'scrolling down: longest frame', 'ms'],
  ['ownLate', 'not slowed, scrolling down: late frames', '%'],
  ['ownLongest', 'not slowed, scrolling down: longest frame', 'ms'],
];

export const printOpenCode = (figures: Record<keyof OpenCodeRound, Spread>): string =>
  printTable(
    `Code Search, ${ROWS} rows open with their code, processor slowed ${throttle.cpu} times; a frame is late after ${LATE_MS} ms.`,
    lines,
    figures,
  );
