import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { spread, type Spread } from '../server/spread.ts';
import { firstRow, heapBytes, noted, signedIn, slowPage, untilOtherRows } from './probes.ts';

/** One list under test: where it is, and how a person sorts it and changes its page size. */
type Subject = { name: 'yardstick' | 'console'; path: string; sortButton: RegExp; nextSortButton: RegExp };
const subjects: readonly Subject[] = [
  { name: 'yardstick', path: '/yardstick.html', sortButton: /^Total Jobs/, nextSortButton: /^Entity Name/ },
  { name: 'console', path: '/entities', sortButton: /^Total Jobs/, nextSortButton: /^Entity Name/ },
];

export type Round = Record<'coldFirstRow' | 'coldBlocking' | 'scriptKilobytes' | 'shift' | 'secondFirstRow' | 'deepLinkFirstRow' | 'pageSize' | 'sort' | 'interaction' | 'elements' | 'heap' | 'heapAfterSorts' | 'heapPerSort', number>;

async function sortTimes(page: Page, { sortButton, nextSortButton }: Subject, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await untilOtherRows(page, () => page.getByRole('columnheader').getByRole('button', { name: turn % 2 ? nextSortButton : sortButton }).click());
  }
}

/**
 * Kilobytes that a sort leaves behind, over a hundred sorts.
 * @param browser one whose engine compiles nothing: machine code counts as heap, and it goes on being made for hundreds of sorts
 */
async function heapPerSort(browser: Browser, session: BrowserContextOptions, origin: string, subject: Subject): Promise<number> {
  const context = await browser.newContext({ ...session, viewport: { width: 1440, height: 900 } });
  try {
    const { page, devtools } = await slowPage(context);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(origin + subject.path);
    await firstRow(page);
    await page.waitForLoadState('networkidle');
    await sortTimes(page, subject, 30);
    const before = await heapBytes(devtools);
    await sortTimes(page, subject, 100);
    return (await heapBytes(devtools) - before) / 100 / 1000;
  } finally {
    await context.close();
  }
}

async function round(browser: Browser, session: BrowserContextOptions, origin: string, subject: Subject): Promise<Omit<Round, 'heapPerSort'>> {
  const context = await browser.newContext({ ...session, viewport: { width: 1440, height: 900 } });
  try {
    const { page, devtools } = await slowPage(context);
    let scriptBytes = 0;
    const scripts = new Set<string>();
    devtools.on('Network.responseReceived', ({ requestId, type }) => { if (type === 'Script') scripts.add(requestId); });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => { if (scripts.has(requestId)) scriptBytes += encodedDataLength; });
    await page.goto(origin + subject.path);
    const coldFirstRow = await firstRow(page);
    const scriptKilobytes = scriptBytes / 1000;
    await page.waitForLoadState('networkidle');
    const cold = { blocking: await noted(page, 'blocking'), shift: await noted(page, 'shift') };
    const heap = await heapBytes(devtools);

    await page.goto(origin + subject.path);
    const secondFirstRow = await firstRow(page);
    await page.waitForLoadState('networkidle');
    const view = page.getByRole('combobox', { name: 'View' });
    await view.focus();
    const pageSize = await untilOtherRows(page, () => view.selectOption('100'));

    await page.goto(`${origin}${subject.path}?pageSize=100`);
    const deepLinkFirstRow = await firstRow(page);
    await page.waitForLoadState('networkidle');
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const sort = await untilOtherRows(page, () => page.getByRole('columnheader').getByRole('button', { name: subject.sortButton }).click());
    await page.getByRole('searchbox').pressSequentially('soft', { delay: 80 });
    await page.waitForLoadState('networkidle');
    const interaction = await noted(page, 'longestEvent');

    await page.goto(origin + subject.path);
    await firstRow(page);
    await page.waitForLoadState('networkidle');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await sortTimes(page, subject, 50);
    const heapAfterSorts = await heapBytes(devtools);
    return { coldFirstRow, coldBlocking: cold.blocking, shift: cold.shift, scriptKilobytes, secondFirstRow, deepLinkFirstRow, pageSize, sort, interaction, elements,
      heap: heap / 1e6, heapAfterSorts: heapAfterSorts / 1e6 };
  } finally {
    await context.close();
  }
}

/**
 * Medians over the rounds, yardstick and console taking turns so that the machine's moods fall on both.
 * @param uncompiling a browser whose engine compiles nothing
 * @param origin of a server that holds the data set and serves the yardstick's three files beside the console
 */
export async function measureBesideYardstick(browser: Browser, uncompiling: Browser, origin: string, rounds: number, say: (line: string) => void): Promise<Record<Subject['name'], Record<keyof Round, Spread>>> {
  const results: Record<Subject['name'], Round[]> = { yardstick: [], console: [] };
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const subject of subjects) {
      const timed = await round(browser, await signedIn(browser, origin), origin, subject);
      results[subject.name].push({ ...timed, heapPerSort: await heapPerSort(uncompiling, await signedIn(browser, origin), origin, subject) });
      say(`round ${turn + 1} of ${rounds}: ${subject.name} first row ${Math.round(results[subject.name].at(-1)?.coldFirstRow ?? 0)} ms`);
    }
  }
  const summary = (list: readonly Round[]) => Object.fromEntries(Object.keys(list[0] ?? {}).map((key) => [key, spread(list.map((one) => one[key as keyof Round]))])) as Record<keyof Round, Spread>;
  return { yardstick: summary(results.yardstick), console: summary(results.console) };
}
