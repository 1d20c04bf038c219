// The graph of seven years on the home page: from its data to its frame, and the frames while it is panned.
//   npm run build && npx tsx bench/browser/graph.ts [--rounds 5]
import { parseArgs } from 'node:util';
import type { BrowserContextOptions, Page } from 'playwright';
import { spreads } from '../server/spread.ts';
import { onBuiltConsole, say, type BuiltConsole } from './builtConsole.ts';
import { printTable, type Line } from './printTable.ts';
import { slowPage, throttle, withinAMinute, watchFrames } from './probes.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

/** Seven years. */
const DAYS = 2557;
const PAINT_BAR_MS = 300;
const LATE_MS = 50;
const PAN_MS = 3000;

const answer = JSON.stringify({
  '@context': '/api/contexts/GraphPoint',
  '@id': '/api/get_job_count_graph_data',
  '@type': 'hydra:Collection',
  'hydra:totalItems': DAYS,
  'hydra:member': Array.from({ length: DAYS }, (_, index) => ({
    date: new Date(Date.now() - (DAYS - 1 - index) * 86_400_000).toISOString().slice(0, 10),
    count: 300_000 + ((index * 7919) % 20_000) + Math.round(Math.sin(index / 150) * 50_000),
    average: 310_000 + Math.round(Math.sin(index / 150) * 50_000),
  })),
});

declare global {
  interface Window {
    graph: {
      /** From the end of the answer to the frame with its line, for the next graph of seven years. */
      painted: Promise<number>;
      watch: () => void;
    };
  }
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const watch = () => {
    window.graph.painted = new Promise((resolve) => {
      const watcher = new MutationObserver(() => {
        // As many points as days, or four for each column of pixels.
        const line = document.querySelector('[role=slider] path')?.getAttribute('d');
        if (!line || line.split('L').length < 1000) return;
        watcher.disconnect();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            const [answered] = performance
              .getEntriesByType('resource')
              .filter(({ name }) => /graph_data.*length=7y/.test(name))
              .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
            resolve(performance.now() - (answered ?? Number.NaN));
          };
          channel.port2.postMessage(0);
        });
      });
      watcher.observe(document, { childList: true, subtree: true, attributes: true });
    });
  };
  window.graph = { painted: Promise.resolve(0), watch };
  watch();
}

const painted = (page: Page) => withinAMinute(page.evaluate(() => window.graph.painted));

/** The milliseconds between frames during three seconds, while `act` is done again and again. */
async function framesOf(
  page: Page,
  act: (turn: number) => Promise<unknown>,
): Promise<readonly number[]> {
  const readFrames = await watchFrames(page);
  const end = performance.now() + PAN_MS;
  for (let turn = 0; performance.now() < end; turn += 1) {
    await act(turn);
    await page.waitForTimeout(8);
  }
  return readFrames();
}

/**
 * The frames while the line is dragged to and fro, and before, while only the pointer moves above
 * it.
 */
async function pan(page: Page) {
  const chart = page.getByRole('slider', { name: /^Graph of/ });
  await chart.scrollIntoViewIfNeeded();
  // About the middle, so that there is room on both sides.
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const box = await chart.boundingBox();
  if (!box) throw new Error('There is no graph.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const move = (turn: number, y: number) =>
    page.mouse.move(middle.x + Math.sin(turn / 15) * (box.width / 4) + turn / 8, y);
  const line = () => chart.locator('path').first().getAttribute('d');
  const still = await framesOf(page, (turn) => move(turn, box.y - 60));
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  const before = await line();
  const panned = await framesOf(page, (turn) => move(turn, middle.y));
  if ((await line()) === before) throw new Error('The graph was not panned.');
  await page.mouse.up();
  return { still, panned };
}

const countLate = (gaps: readonly number[]) => gaps.filter((gap) => gap > LATE_MS).length;

type Round = Record<
  'first' | 'chosen' | 'late' | 'longest' | 'frames' | 'lateStill' | 'longestStill',
  number
>;

async function round(
  origin: string,
  session: BrowserContextOptions,
  browser: BuiltConsole['browser'],
): Promise<Round> {
  const context = await browser.newContext({ ...session, viewport: { width: 1440, height: 900 } });
  try {
    const { page, devtools } = await slowPage(context);
    await page.addInitScript(observe);
    await page.route('**/api/get_*_graph_data?*length=7y*', (route) =>
      route.fulfill({ contentType: 'application/ld+json', body: answer }),
    );
    await page.goto(`${origin}/?graphLength=7y`);
    const first = await painted(page);
    await page.waitForLoadState('networkidle');
    // Another page forgets the graph, and the script is in the cache of this one.
    await page.goto(`${origin}/?graphLength=30d`);
    await page.getByRole('combobox', { name: /^Length/ }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.graph.watch());
    await page.getByRole('combobox', { name: /^Length/ }).focus();
    await page.waitForTimeout(500);
    await page.keyboard.press('End'); // 7y is the last choice
    const chosen = await painted(page);
    await page.waitForLoadState('networkidle');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const { still, panned } = await pan(page);
    return {
      first,
      chosen,
      frames: panned.length,
      late: countLate(panned),
      longest: Math.max(...panned),
      lateStill: countLate(still),
      longestStill: Math.max(...still),
    };
  } finally {
    await context.close();
  }
}

const lines: readonly Line<keyof Round>[] = [
  ['first', `first visit, its script comes too: ${DAYS} points, from data to paint`, 'ms'],
  ['chosen', `7y is chosen: ${DAYS} points, from data to paint`, 'ms'],
  ['frames', 'not slowed, panned for three seconds: frames', ''],
  ['late', `not slowed, panned for three seconds: frames over ${LATE_MS} ms`, ''],
  ['longest', 'not slowed, panned for three seconds: longest frame', 'ms'],
  ['lateStill', `the same with the pointer above the graph: frames over ${LATE_MS} ms`, ''],
  ['longestStill', 'the same with the pointer above the graph: longest frame', 'ms'],
];

await onBuiltConsole(async ({ browser, origin, signIn }) => {
  const rounds: Round[] = [];
  for (let turn = 0; turn < Number(values.rounds); turn += 1)
    rounds.push(await round(origin, await signIn(), browser));
  const figures = spreads(rounds);
  say(
    printTable(
      `The graph of seven years on the home page, processor slowed ${throttle.cpu} times. Must reach: painted <= ${PAINT_BAR_MS} ms, and no frame over ${LATE_MS} ms while it is panned.`,
      lines,
      figures,
    ),
  );
  if (figures.chosen.median > PAINT_BAR_MS || figures.late.median > 0) process.exitCode = 1;
});
