import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { spreads, type Spread } from '../server/spread.ts';
import {
  firstRow,
  forgetInteractions,
  heapBytes,
  newProfile,
  noted,
  press,
  signedIn,
  slowPage,
  untilOtherRows,
  windowOptions,
  withinAMinute,
} from './probes.ts';
import { columnButton, sortRows } from './yardstick.ts';

/** One list under test: its address, and the file that the server sends for it. */
type Subject = { path: string; file: string };
const subjects = {
  yardstick: { path: '/yardstick.html', file: 'yardstick.html' },
  /** The yardstick, but rows that are out of sight are neither styled nor laid out. */
  lean: { path: '/lean.html', file: 'lean.html' },
  console: { path: '/entities', file: 'index.html' },
} satisfies Record<string, Subject>;
export type Results = Record<keyof typeof subjects, Record<keyof Round, Spread>>;

export type Round = Record<
  | 'coldFirstRow'
  | 'coldBlocking'
  | 'scriptKilobytes'
  | 'shift'
  | 'secondFirstRow'
  | 'deepLinkFirstRow'
  | 'pageSize'
  | 'sort'
  | 'worstKey'
  | 'interaction'
  | 'elements'
  | 'heap'
  | 'heapAfterSorts'
  | 'heapPerSort',
  number
>;

type Times = Omit<Round, 'heapPerSort' | 'heap' | 'heapAfterSorts'>;
/** The texts of the rows as they were shown: at first, and a hundred of them, sorted. */
type ShownRows = { first: string[][]; sorted: string[][] };

export type Bench = {
  browser: Browser;
  /**
   * A browser whose engine compiles nothing. Machine code counts as heap, and the engine goes on
   * making it for hundreds of sorts.
   */
  uncompiling: Browser;
  launch: { executablePath: string; args: readonly string[] };
  /** Of a server that holds the data set and serves the yardstick beside the console. */
  origin: string;
  /** What that server serves. */
  consoleDir: string;
  rounds: number;
  say: (line: string) => void;
};

async function sortTimes(page: Page, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1)
    if (turn % 2) await untilOtherRows(page, () => press(columnButton(page, /^Entity Name/)));
    else await sortRows(page);
}

/**
 * The texts of all rows. Addresses count without their scheme and `www.`, so that both ways to show
 * them are equal.
 */
const rowTexts = (page: Page): Promise<string[][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) =>
        (cell.textContent ?? '')
          .replace(/\s+/g, ' ')
          .trim()
          .replace(/^https?:\/\//, '')
          .replace(/^www\./, ''),
      ),
    ),
  );

/**
 * Does `measure` on a new page of the list. A collection of the heap throws compiled code away, so
 * a page that was collected measures nothing else.
 */
async function onNewPage<T>(
  browser: Browser,
  session: BrowserContextOptions,
  measure: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...session, ...windowOptions });
  try {
    const { page, devtools } = await slowPage(context);
    return await measure(page, devtools);
  } finally {
    await context.close();
  }
}

async function open(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const shown = await firstRow(page);
  await page.waitForLoadState('networkidle');
  return shown;
}

/** Kilobytes that a sort leaves behind, over a hundred sorts. */
const heapPerSort = (
  browser: Browser,
  session: BrowserContextOptions,
  address: string,
): Promise<number> =>
  onNewPage(browser, session, async (page, devtools) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await open(page, address);
    await sortTimes(page, 30);
    const before = await heapBytes(devtools);
    await sortTimes(page, 100);
    return ((await heapBytes(devtools)) - before) / 100 / 1000;
  });

const heaps = (
  browser: Browser,
  session: BrowserContextOptions,
  address: string,
): Promise<Pick<Round, 'heap' | 'heapAfterSorts'>> =>
  onNewPage(browser, session, async (page, devtools) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await open(page, address);
    const heap = (await heapBytes(devtools)) / 1e6;
    await sortTimes(page, 50);
    return { heap, heapAfterSorts: (await heapBytes(devtools)) / 1e6 };
  });

/** Notes which scripts a page has finished loading. */
function watchScripts(devtools: CDPSession): () => string[] {
  const addresses = new Map<string, string>();
  const loaded: string[] = [];
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') addresses.set(requestId, response.url);
  });
  devtools.on('Network.loadingFinished', ({ requestId }) => {
    const address = addresses.get(requestId);
    if (address !== undefined) loaded.push(address);
  });
  return () => [...loaded];
}

/**
 * Kilobytes of scripts in brotli: files as the build compressed them, and what is in the page
 * itself.
 */
function brotliKilobytes(consoleDir: string, file: string, addresses: readonly string[]): number {
  const html = readFileSync(join(consoleDir, file), 'utf8');
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '');
  const sizes = addresses.map((address) => {
    const path = join(consoleDir, new URL(address).pathname);
    return existsSync(`${path}.br`)
      ? readFileSync(`${path}.br`).length
      : brotliCompressSync(readFileSync(path)).length;
  });
  const inlineSize = inline.length > 0 ? brotliCompressSync(inline.join('\n')).length : 0;
  return (sizes.reduce((sum, size) => sum + size, 0) + inlineSize) / 1000;
}

/** Resolves when the service worker has stored the scripts: some seconds after the page is there. */
const withCompiledScripts = (page: Page) =>
  withinAMinute(page.evaluate(async () => void (await navigator.serviceWorker.ready)));

/**
 * The visits of one person: a first one, a second one in a new tab, and a link to a hundred rows in
 * another.
 */
async function times(
  { browser, launch, origin, consoleDir }: Bench,
  { path, file }: Subject,
): Promise<Times & { rows: ShownRows }> {
  const { storageState } = await signedIn(browser, origin);
  const { context, remove } = await newProfile(launch, storageState);
  const newTab = async () => {
    const earlier = context.pages();
    const tab = await slowPage(context);
    // The process of the earlier tab ends with it, and the code that only its memory held is gone.
    for (const page of earlier) await page.close();
    return tab;
  };
  try {
    const cold = await newTab();
    const loadedScripts = watchScripts(cold.devtools);
    await cold.page.goto(origin + path);
    const coldFirstRow = await firstRow(cold.page);
    const scriptKilobytes = brotliKilobytes(consoleDir, file, loadedScripts());
    await cold.page.waitForLoadState('networkidle');
    const coldBlocking = await noted(cold.page, 'blocking');
    const shift = await noted(cold.page, 'shift');
    const first = await rowTexts(cold.page);
    if (file === 'index.html') await withCompiledScripts(cold.page);

    const second = await newTab();
    const secondFirstRow = await open(second.page, origin + path);
    await second.page.getByRole('combobox', { name: 'View' }).focus();
    await forgetInteractions(second.page);
    // 100 is the last choice.
    const pageSize = await untilOtherRows(second.page, () => second.page.keyboard.press('End'));
    await second.page.waitForLoadState('networkidle');
    const pageSizeInteraction = await noted(second.page, 'longestEvent');

    const deepLink = await newTab();
    const deepLinkFirstRow = await open(deepLink.page, `${origin}${path}?pageSize=100`);
    const elements = await deepLink.page.evaluate(() => document.querySelectorAll('*').length);
    await forgetInteractions(deepLink.page);
    const sort = await sortRows(deepLink.page);
    await deepLink.page.waitForLoadState('networkidle');
    const sortInteraction = await noted(deepLink.page, 'longestEvent');
    const sorted = await rowTexts(deepLink.page);
    await deepLink.page.getByRole('searchbox').focus();
    await forgetInteractions(deepLink.page);
    await deepLink.page.keyboard.type('manuscript', { delay: 80 });
    const worstKey = await noted(deepLink.page, 'worstKey');
    return {
      coldFirstRow,
      coldBlocking,
      shift,
      scriptKilobytes,
      secondFirstRow,
      deepLinkFirstRow,
      pageSize,
      sort,
      worstKey,
      interaction: Math.max(pageSizeInteraction, sortInteraction),
      elements,
      rows: { first, sorted },
    };
  } finally {
    await remove();
  }
}

/** @throws Error where the two do not show the same rows, because then their times say nothing */
function requireSameRows(yardstick: ShownRows, ours: ShownRows): void {
  if (yardstick.sorted.length !== 100) throw new Error('There are no hundred rows to sort.');
  for (const when of ['first', 'sorted'] as const)
    for (const [index, row] of yardstick[when].entries()) {
      const [expected, actual] = [row, ours[when][index] ?? []].map((texts) => texts.join(' | '));
      if (expected !== actual)
        throw new Error(`Row ${index + 1} (${when}): yardstick "${expected}", console "${actual}"`);
    }
}

/**
 * Medians over the rounds. Yardsticks and console take turns, so that a slow minute of the machine
 * falls on all of them.
 *
 * @throws Error where they do not show the same rows
 */
export async function measureBesideYardstick(bench: Bench): Promise<Results> {
  const { browser, uncompiling, origin, rounds, say } = bench;
  const measure = async (subject: Subject) => {
    const { rows, ...measured } = await times(bench, subject);
    const address = origin + subject.path;
    const round: Round = {
      ...measured,
      ...(await heaps(browser, await signedIn(browser, origin), address)),
      heapPerSort: await heapPerSort(uncompiling, await signedIn(browser, origin), address),
    };
    return { rows, round };
  };
  const results: Record<keyof typeof subjects, Round[]> = { yardstick: [], lean: [], console: [] };
  for (let turn = 1; turn <= rounds; turn += 1) {
    const floor = await measure(subjects.yardstick);
    const lean = await measure(subjects.lean);
    const ours = await measure(subjects.console);
    requireSameRows(floor.rows, lean.rows);
    requireSameRows(floor.rows, ours.rows);
    results.yardstick.push(floor.round);
    results.lean.push(lean.round);
    results.console.push(ours.round);
    say(
      `round ${turn} of ${rounds}: first row ${[floor, lean, ours].map(({ round }) => Math.round(round.coldFirstRow)).join(', ')} ms`,
    );
  }
  return {
    yardstick: spreads(results.yardstick),
    lean: spreads(results.lean),
    console: spreads(results.console),
  };
}
