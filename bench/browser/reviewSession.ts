// Review mode: from the key to the frame that shows the next row, its chart, and the mode itself; and late frames while rows are
// selected and unselected.
//   npm run build && npx tsx bench/browser/reviewSession.ts [--rounds 5] [--database folder]
// `--database` names the folder of an embedded database with imported data; without it the data are made up.
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { spreads } from '../server/spread.ts';
import { onBuiltConsole } from './builtConsole.ts';
import { untilShown } from './opening.ts';
import { printTable, type Line } from './printTable.ts';
import { firstRow, slowPage, throttle, watchFrames } from './probes.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, database: { type: 'string' } },
});

type Round = Record<
  | 'open'
  | 'nextRow'
  | 'worstRow'
  | 'chart'
  | 'palette'
  | 'paletteKey'
  | 'bulkFrame'
  | 'lateFrames'
  | 'ownBulkFrame'
  | 'ownLateFrames'
  | 'ownPalette'
  | 'ownPaletteKey',
  number
>;

/** Rows that one round goes through. */
const STEPS = 20;

const mode = 'section[aria-label="Review mode"]';
const heading = `${mode} h2`;
/** The counts of the evidence. */
const line = `${mode} [role=slider] path`;

async function round(
  browser: Browser,
  session: BrowserContextOptions,
  origin: string,
): Promise<Round> {
  const context = await browser.newContext({ ...session, viewport: { width: 1440, height: 900 } });
  try {
    const { page, devtools } = await slowPage(context);
    await page.goto(`${origin}/dashboard/data-quality/daily-job-shift?orderBy=id&order=asc`);
    await firstRow(page);
    await page.waitForLoadState('networkidle');
    const open = () => untilShown(page, heading, () => page.keyboard.press('w'));
    // The first time loads the scripts, the second is measured.
    await open();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Escape');
    await page.locator(mode).waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    const opened = await open();
    await page.waitForLoadState('networkidle');
    const rows: number[] = [];
    const charts: number[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      await settled(page);
      rows.push(await untilShown(page, heading, () => page.keyboard.press('j')));
      await settled(page);
      charts.push(await untilShown(page, line, () => page.keyboard.press('j'), 'd'));
    }
    const sorted = rows.toSorted((one, other) => one - other);
    await page.keyboard.press('Escape');
    const selected = await selecting(page, origin, 50);
    const jumped = await palette(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const own = { ...(await selecting(page, origin, 25)), ...(await palette(page)) };
    return {
      ...selected,
      ...jumped,
      ownBulkFrame: own.bulkFrame,
      ownLateFrames: own.lateFrames,
      ownPalette: own.palette,
      ownPaletteKey: own.paletteKey,
      open: opened,
      nextRow: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
      worstRow: sorted.at(-1) ?? Number.NaN,
      chart:
        charts.toSorted((one, other) => one - other)[Math.floor(charts.length / 2)] ?? Number.NaN,
    };
  } finally {
    await context.close();
  }
}

/**
 * 250 rows are selected, scrolled and unselected; 100 of them are on the page.
 *
 * @param late a frame that takes longer is late, in milliseconds
 */
async function selecting(
  page: Page,
  origin: string,
  late: number,
): Promise<Pick<Round, 'bulkFrame' | 'lateFrames'>> {
  await page.goto(`${origin}/dashboard/data-quality/daily-job-shift?limit=100`);
  await firstRow(page);
  await page.waitForLoadState('networkidle');
  const box = page.getByRole('checkbox', { name: 'Select this page' });
  // The bar comes with the first selection, which is not measured.
  await box.check();
  const all = page.getByRole('button', { name: /^Select (the first|all) / });
  await all.waitFor();
  await box.uncheck();
  await page.waitForLoadState('networkidle');
  await box.check();
  const readFrames = await watchFrames(page);
  await all.click();
  await page.getByText('250 selected').waitFor();
  await page.locator('tbody tr').nth(5).hover();
  for (let turn = 0; turn < 10; turn += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50);
  }
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await page.getByText('250 selected').waitFor({ state: 'detached' });
  await page.waitForTimeout(200);
  const gaps = await readFrames();
  return { bulkFrame: Math.max(...gaps), lateFrames: gaps.filter((gap) => gap > late).length };
}

/** The palette opens for the second time, and a letter is typed into it. */
async function palette(page: Page): Promise<Pick<Round, 'palette' | 'paletteKey'>> {
  const list = 'dialog [role=listbox]';
  const open = () => untilShown(page, list, () => page.keyboard.press('Control+k'));
  await open();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  await page.locator(list).waitFor({ state: 'detached' });
  await page.waitForTimeout(500);
  const opened = await open();
  await page.waitForTimeout(500);
  const typed = await untilShown(page, list, () => page.keyboard.press('q'));
  return { palette: opened, paletteKey: typed };
}

/** The data of the next row are at hand. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(700);
}

const lines: readonly Line<keyof Round>[] = [
  ['open', 'opening the mode, its scripts loaded (bar 250)', 'ms'],
  ['nextRow', 'key to the next row, its data at hand: median (bar 50)', 'ms'],
  ['worstRow', 'the same: worst', 'ms'],
  ['palette', 'key to the palette with its list (bar 50)', 'ms'],
  ['paletteKey', 'letter to what is found here (bar 50)', 'ms'],
  ['bulkFrame', '250 rows selected, scrolled, unselected: longest frame', 'ms'],
  ['lateFrames', 'the same: frames over 50 ms', ''],
  ['ownBulkFrame', 'the same, not slowed: longest frame', 'ms'],
  ['ownLateFrames', 'the same, not slowed: frames over 25 ms (bar 0)', ''],
  ['ownPalette', 'not slowed: key to the palette with its list', 'ms'],
  ['ownPaletteKey', 'not slowed: letter to what is found here', 'ms'],
  ['chart', "key to the next row's chart: median (bar 100)", 'ms'],
];

await onBuiltConsole(
  async ({ browser, origin, signIn }) => {
    const results: Round[] = [];
    for (let turn = 0; turn < Number(values.rounds); turn += 1)
      results.push(await round(browser, await signIn(), origin));
    process.stdout.write(
      printTable(
        `Review mode, processor slowed ${throttle.cpu} times: from the key to the frame that shows it.`,
        lines,
        spreads(results),
      ),
    );
  },
  { database: values.database },
);
