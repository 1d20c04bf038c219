import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { spreads, type Spread } from '../server/spread.ts';
import { firstRow, heapBytes, noted, press, signedIn, slowPage, untilOtherRows } from './probes.ts';

/** One list under test: where it is, and how a person sorts it and changes its page size. */
type Subject = {
  name: 'yardstick' | 'console';
  path: string;
  sortButton: RegExp;
  nextSortButton: RegExp;
};
const subjects: readonly Subject[] = [
  {
    name: 'yardstick',
    path: '/yardstick.html',
    sortButton: /^Total Jobs/,
    nextSortButton: /^Entity Name/,
  },
  { name: 'console', path: '/entities', sortButton: /^Total Jobs/, nextSortButton: /^Entity Name/ },
];

export type Round = Record<
  | 'coldFirstRow'
  | 'coldBlocking'
  | 'scriptKilobytes'
  | 'shift'
  | 'secondFirstRow'
  | 'deepLinkFirstRow'
  | 'pageSize'
  | 'sort'
  | 'interaction'
  | 'elements'
  | 'heap'
  | 'heapAfterSorts'
  | 'heapPerSort',
  number
>;

async function sortTimes(
  page: Page,
  { sortButton, nextSortButton }: Subject,
  times: number,
): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await untilOtherRows(page, () =>
      press(
        page
          .getByRole('columnheader')
          .getByRole('button', { name: turn % 2 ? nextSortButton : sortButton }),
      ),
    );
  }
}

/**
 * Does `measure` on a page of the list that nothing else has been measured on: a collection throws
 * compiled code away with the rest.
 */
async function onNewPage<T>(
  browser: Browser,
  session: BrowserContextOptions,
  measure: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...session, viewport: { width: 1440, height: 900 } });
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

/**
 * Kilobytes that a sort leaves behind, over a hundred sorts.
 *
 * @param browser one whose engine compiles nothing: machine code counts as heap, and it goes on
 *   being made for hundreds of sorts
 */
const heapPerSort = (
  browser: Browser,
  session: BrowserContextOptions,
  origin: string,
  subject: Subject,
): Promise<number> =>
  onNewPage(browser, session, async (page, devtools) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await open(page, origin + subject.path);
    await sortTimes(page, subject, 30);
    const before = await heapBytes(devtools);
    await sortTimes(page, subject, 100);
    return ((await heapBytes(devtools)) - before) / 100 / 1000;
  });

const heaps = (
  browser: Browser,
  session: BrowserContextOptions,
  origin: string,
  subject: Subject,
): Promise<Pick<Round, 'heap' | 'heapAfterSorts'>> =>
  onNewPage(browser, session, async (page, devtools) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await open(page, origin + subject.path);
    const heap = (await heapBytes(devtools)) / 1e6;
    await sortTimes(page, subject, 50);
    return { heap, heapAfterSorts: (await heapBytes(devtools)) / 1e6 };
  });

const times = (
  browser: Browser,
  session: BrowserContextOptions,
  origin: string,
  subject: Subject,
): Promise<Omit<Round, 'heapPerSort' | 'heap' | 'heapAfterSorts'>> =>
  onNewPage(browser, session, async (page, devtools) => {
    let scriptBytes = 0;
    const scripts = new Set<string>();
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await page.goto(origin + subject.path);
    const coldFirstRow = await firstRow(page);
    const scriptKilobytes = scriptBytes / 1000;
    await page.waitForLoadState('networkidle');
    const cold = { blocking: await noted(page, 'blocking'), shift: await noted(page, 'shift') };

    const secondFirstRow = await open(page, origin + subject.path);
    const view = page.getByRole('combobox', { name: 'View' });
    await view.focus();
    const pageSize = await untilOtherRows(page, () => view.selectOption('100'));

    const deepLinkFirstRow = await open(page, `${origin}${subject.path}?pageSize=100`);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const sort = await untilOtherRows(page, () =>
      press(page.getByRole('columnheader').getByRole('button', { name: subject.sortButton })),
    );
    await page.getByRole('searchbox').pressSequentially('soft', { delay: 80 });
    await page.waitForLoadState('networkidle');
    const interaction = await noted(page, 'longestEvent');
    return {
      coldFirstRow,
      coldBlocking: cold.blocking,
      shift: cold.shift,
      scriptKilobytes,
      secondFirstRow,
      deepLinkFirstRow,
      pageSize,
      sort,
      interaction,
      elements,
    };
  });

/**
 * Medians over the rounds, yardstick and console taking turns so that the machine's moods fall on
 * both.
 *
 * @param uncompiling a browser whose engine compiles nothing
 * @param origin of a server that holds the data set and serves the yardstick's three files beside
 *   the console
 */
export async function measureBesideYardstick(
  browser: Browser,
  uncompiling: Browser,
  origin: string,
  rounds: number,
  say: (line: string) => void,
): Promise<Record<Subject['name'], Record<keyof Round, Spread>>> {
  const results: Record<Subject['name'], Round[]> = { yardstick: [], console: [] };
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const subject of subjects) {
      const session = () => signedIn(browser, origin);
      results[subject.name].push({
        ...(await times(browser, await session(), origin, subject)),
        ...(await heaps(browser, await session(), origin, subject)),
        heapPerSort: await heapPerSort(uncompiling, await session(), origin, subject),
      });
      say(
        `round ${turn + 1} of ${rounds}: ${subject.name} first row ${Math.round(results[subject.name].at(-1)?.coldFirstRow ?? 0)} ms`,
      );
    }
  }
  return { yardstick: spreads(results.yardstick), console: spreads(results.console) };
}
