import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { spreads, type Spread } from '../server/spread.ts';
import { printTable, type Line } from './printTable.ts';
import { firstRow, press, slowPage, throttle, untilOtherRows, watchFrames } from './probes.ts';

/** A hundred scrapes in all their columns: the frames that a scroll loses, and the time of a sort. */
export type WideRound = Record<
  | 'columns'
  | 'elements'
  | 'lateDown'
  | 'longestDown'
  | 'lateAcross'
  | 'longestAcross'
  | 'ownLateDown'
  | 'ownLongestDown'
  | 'ownLateAcross'
  | 'ownLongestAcross'
  | 'sort',
  number
>;

/** Frames come every 16.7 ms; one and a half of that is one that did not come in time. */
export const LATE_MS = 25;
const TURNS = 60;

/**
 * Turns the wheel over the rows and notes the time between frames: the share of late ones in
 * percent, and the longest in milliseconds.
 */
export async function scrollFrames(
  page: Page,
  by: { x: number; y: number },
  over = { x: 600, y: 300 },
): Promise<{ late: number; longest: number }> {
  const frame = page.locator('section:has(> table)');
  await frame.evaluate((box) => {
    box.scrollTo(0, 0);
  });
  await frame.hover({ position: over });
  const readFrames = await watchFrames(page);
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(by.x, by.y);
    await page.waitForTimeout(16);
  }
  const scrolled = await frame.evaluate((box) => box.scrollTop + box.scrollLeft);
  if (scrolled === 0) throw new Error('The table did not scroll.');
  const gaps = await readFrames();
  return {
    late: (100 * gaps.filter((gap) => gap > LATE_MS).length) / gaps.length,
    longest: Math.max(...gaps),
  };
}

async function round(
  browser: Browser,
  session: BrowserContextOptions,
  address: string,
): Promise<WideRound> {
  const context = await browser.newContext({ ...session, viewport: { width: 1440, height: 900 } });
  try {
    const { page, devtools } = await slowPage(context);
    await page.goto(address);
    await firstRow(page);
    await page.waitForLoadState('networkidle');
    const columns = await page.getByRole('columnheader').count();
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const down = await scrollFrames(page, { x: 0, y: 60 });
    const across = await scrollFrames(page, { x: 15, y: 0 });
    const sort = await untilOtherRows(page, () =>
      press(page.getByRole('columnheader').getByRole('button', { name: /^Total Jobs/ })),
    );
    await page.waitForLoadState('networkidle');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const ownDown = await scrollFrames(page, { x: 0, y: 60 });
    const ownAcross = await scrollFrames(page, { x: 15, y: 0 });
    return {
      columns,
      elements,
      sort,
      lateDown: down.late,
      longestDown: down.longest,
      lateAcross: across.late,
      longestAcross: across.longest,
      ownLateDown: ownDown.late,
      ownLongestDown: ownDown.longest,
      ownLateAcross: ownAcross.late,
      ownLongestAcross: ownAcross.longest,
    };
  } finally {
    await context.close();
  }
}

/**
 * @param signIn a session of a round's own
 * @param origin of a server that holds the data set
 */
export async function measureWide(
  browser: Browser,
  signIn: () => Promise<BrowserContextOptions>,
  origin: string,
  rounds: number,
): Promise<Record<keyof WideRound, Spread>> {
  const results: WideRound[] = [];
  for (let turn = 0; turn < rounds; turn += 1)
    results.push(await round(browser, await signIn(), `${origin}/scrapes?pageSize=100`));
  return spreads(results);
}

const lines: readonly Line<keyof WideRound>[] = [
  ['columns', 'columns', ''],
  ['elements', 'DOM elements', ''],
  ['lateDown', 'scrolling down: late frames', '%'],
  ['longestDown', 'scrolling down: longest frame', 'ms'],
  ['lateAcross', 'scrolling across: late frames', '%'],
  ['longestAcross', 'scrolling across: longest frame', 'ms'],
  ['sort', 'sort: click to painted', 'ms'],
  ['ownLateDown', 'not slowed, scrolling down: late frames', '%'],
  ['ownLongestDown', 'not slowed, scrolling down: longest frame', 'ms'],
  ['ownLateAcross', 'not slowed, scrolling across: late frames', '%'],
  ['ownLongestAcross', 'not slowed, scrolling across: longest frame', 'ms'],
];

export const printWide = (figures: Record<keyof WideRound, Spread>): string =>
  printTable(
    `All scrapes, 100 rows, processor slowed ${throttle.cpu} times; a frame is late after ${LATE_MS} ms.`,
    lines,
    figures,
  );
