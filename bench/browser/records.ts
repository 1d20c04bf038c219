// The page of an entity with a long history: its cards on a first visit beside the list of entities, its notes scrolled to the end,
// and a note typed: its text at once, and after its title.
//   npm run build && npx tsx bench/browser/records.ts [--rounds 5]
import { parseArgs } from 'node:util';
import type { BrowserContextOptions, Page } from 'playwright';
import { expect } from 'playwright/test';
import { record } from '../server/recordData.ts';
import { spread, spreads } from '../server/spread.ts';
import { LONG_HISTORY, onBuiltConsole, say, type BuiltConsole } from './builtConsole.ts';
import { printTable, type Line } from './printTable.ts';
import {
  firstRow,
  forgetInteractions,
  noted,
  slowPage,
  throttle,
  valueOf,
  watchFrames,
} from './probes.ts';
import { LATE_MS } from './wide.ts';
import { asRatio, yardstickSort } from './yardstick.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });

const PAGE = `/entities/${record.entity}`;
/** Of the overview. */
const CARDS = 10;
/** Of 2,000 notes a tenth is archived. */
const NOTES = 1800;
/** Milliseconds from a key to the frame after it. */
const KEY_BAR = 50;
const KEY_EVERY_MS = 60;
/** Long enough for the editor to take over from the text area. */
const PAUSE_MS = 1500;
/** Pixels in each frame. */
const WHEEL = 300;

declare global {
  interface Window {
    cards: { first: Promise<number>; all: Promise<number> };
  }
}

type Round = Record<
  | 'list'
  | 'firstCard'
  | 'allCards'
  | 'late'
  | 'longest'
  | 'frames'
  | 'lateBack'
  | 'framesBack'
  | 'medianKey'
  | 'worstKey'
  | 'medianAfterTitle'
  | 'worstAfterTitle'
  | 'sort'
  | 'keyToSort'
  | 'afterTitleToSort'
  | 'lateText',
  number
>;

/** Runs in the page before its own scripts. */
function observeCards(cards: number): void {
  // The cards beside them follow.
  const read = () =>
    [...document.querySelectorAll('main section:has(> header > h2)')].slice(0, cards);
  const isDone = (card: Element) =>
    !card.matches('[aria-busy]') && card.querySelector('header + * > *');
  window.cards = {
    first: window.bench.painted(() => read().some(isDone)),
    all: window.bench.painted(() => read().length >= cards && read().every(isDone)),
  };
}

/**
 * Scrolls the notes to the last one. Returns the milliseconds between frames, and the turns of the
 * wheel.
 */
async function scrollNotes(page: Page): Promise<{ gaps: readonly number[]; turns: number }> {
  await page.locator('main article').first().hover();
  const readFrames = await watchFrames(page);
  const shown = () => page.evaluate(() => document.querySelectorAll('main article').length);
  let turns = 0;
  for (; turns % 100 > 0 || (await shown()) < NOTES; turns += 1) {
    await page.mouse.wheel(0, WHEEL);
    await page.waitForTimeout(16);
    if (turns > 5000) throw new Error(`Only ${await shown()} notes were shown.`);
  }
  return { gaps: await readFrames(), turns };
}

/** Scrolls by so many turns of the wheel. Returns the milliseconds between frames. */
async function turnWheel(page: Page, turns: number, pixels: number): Promise<readonly number[]> {
  const readFrames = await watchFrames(page);
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, pixels);
    await page.waitForTimeout(16);
  }
  return readFrames();
}

/**
 * Scrolls texts in an empty page without scripts. Returns the milliseconds between frames. The
 * texts are nested as the notes are: the browser checks each element with `content-visibility` in
 * each frame, so one for each text would make this page slower than the notes.
 */
async function scrollTexts(
  page: Page,
  texts: readonly string[],
  turns: number,
): Promise<readonly number[]> {
  await page.setContent('<main style="height: 850px; overflow: auto"></main>');
  await page.evaluate('globalThis.__name = (named) => named;');
  await page.evaluate((all) => {
    const cards = all.map((text) => {
      const card = document.createElement('article');
      card.style.cssText = 'height: 140px; margin: 8px; border: 1px solid';
      card.innerText = text;
      return card;
    });
    const inBlocks = (elements: readonly Element[], size: number, height: number) =>
      Array.from({ length: Math.ceil(elements.length / size) }, (_, index) => {
        const block = document.createElement('div');
        block.style.cssText = `content-visibility: auto; contain-intrinsic-height: ${height}px`;
        block.append(...elements.slice(index * size, (index + 1) * size));
        return block;
      });
    document.querySelector('main')?.append(...inBlocks(inBlocks(cards, 5, 750), 10, 7500));
  }, texts);
  await page.locator('article').first().hover();
  return turnWheel(page, turns, WHEEL);
}

/**
 * Types a note: the title, which has the focus in the open dialog, and then the text, with a pause
 * after its first words. Returns the milliseconds from a key of the text to the frame after it.
 */
async function typeNote(
  page: Page,
  origin: string,
  title: string,
): Promise<{ median: number; worst: number }> {
  await page.goto(`${origin}${PAGE}/notes`);
  await page.locator('main article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Add Note' }).click();
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.type(title, { delay: KEY_EVERY_MS });
  const text = page.getByRole('dialog').getByRole('textbox').last();
  await text.focus();
  await page.waitForTimeout(500);
  await forgetInteractions(page);
  await page.keyboard.type('The career page moved ', { delay: KEY_EVERY_MS });
  await page.waitForTimeout(PAUSE_MS);
  await page.keyboard.type('to another address. ', { delay: KEY_EVERY_MS });
  const worst = await noted(page, 'worstKey');
  const { median } = spread(await page.evaluate(() => window.bench.keys));
  if (!(await text.textContent())?.includes('moved to another address'))
    throw new Error('The note has not taken the text.');
  return { median, worst };
}

const lateOf = (gaps: readonly number[]) => gaps.filter((gap) => gap > LATE_MS).length;

async function round(
  origin: string,
  signIn: () => Promise<BrowserContextOptions>,
  browser: BuiltConsole['browser'],
): Promise<Round> {
  const fresh = async () =>
    slowPage(
      await browser.newContext({ ...(await signIn()), viewport: { width: 1440, height: 900 } }),
    );

  const entities = await fresh();
  await entities.page.goto(`${origin}/entities`);
  const list = await firstRow(entities.page);
  await entities.page.context().close();

  const overview = await fresh();
  await overview.page.addInitScript(observeCards, CARDS);
  await overview.page.goto(`${origin}${PAGE}`, { waitUntil: 'commit' });
  const firstCard = Number(await valueOf(overview.page, 'window.cards.first'));
  const allCards = Number(await valueOf(overview.page, 'window.cards.all'));
  await overview.page.context().close();

  const atOnce = await fresh();
  const typed = await typeNote(atOnce.page, origin, '');
  await atOnce.page.context().close();

  const { page, devtools } = await fresh();
  const afterTitle = await typeNote(page, origin, 'Career page moved');
  await page.reload();
  await page.locator('main article').first().waitFor();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.waitForLoadState('networkidle');
  const { gaps, turns } = await scrollNotes(page);
  const gapsBack = await turnWheel(page, turns, -WHEEL);
  await expect(page.locator('main article').first()).toBeInViewport();
  const texts = await page.locator('main article').allInnerTexts();
  await page.context().close();
  const bare = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const lateText = lateOf(await scrollTexts(bare, texts, turns));
  await bare.close();
  const sort = await yardstickSort(browser, await signIn(), origin);
  return {
    list,
    firstCard,
    allCards,
    late: lateOf(gaps),
    lateText,
    longest: Math.max(...gaps),
    frames: gaps.length,
    lateBack: lateOf(gapsBack),
    framesBack: gapsBack.length,
    medianKey: typed.median,
    worstKey: typed.worst,
    medianAfterTitle: afterTitle.median,
    worstAfterTitle: afterTitle.worst,
    sort,
    keyToSort: (100 * typed.worst) / sort,
    afterTitleToSort: (100 * afterTitle.worst) / sort,
  };
}

const SORT_BAR = ` (bar ${(100 * asRatio(KEY_BAR)).toFixed(0)})`;
const lines: readonly Line<keyof Round>[] = [
  ['list', 'the list of entities, first visit: first row', 'ms'],
  ['firstCard', 'an entity, first visit: first card', 'ms'],
  ['allCards', 'an entity, first visit: all cards', 'ms'],
  ['sort', "the list's yardstick sorts 100 rows", 'ms'],
  ['medianKey', `text typed at once: median key to paint (bar ${KEY_BAR})`, 'ms'],
  ['worstKey', 'the same: worst key to paint', 'ms'],
  ['keyToSort', `the same: worst key as a part of that sort${SORT_BAR}`, '%'],
  ['medianAfterTitle', `text typed after the title: median key (bar ${KEY_BAR})`, 'ms'],
  ['worstAfterTitle', 'the same: worst key to paint', 'ms'],
  ['afterTitleToSort', `the same: worst key as a part of that sort${SORT_BAR}`, '%'],
  ['frames', `${NOTES} notes scrolled while they load, not slowed: frames`, ''],
  ['late', `the same: frames over ${LATE_MS} ms (bar 0)`, ''],
  ['longest', 'the same: longest frame', 'ms'],
  ['framesBack', 'the loaded notes scrolled back to the first: frames', ''],
  ['lateBack', `the same: frames over ${LATE_MS} ms (bar 0)`, ''],
  ['lateText', `their text in a page without scripts: frames over ${LATE_MS} ms`, ''],
];

await onBuiltConsole(
  async ({ browser, origin, signIn }) => {
    const rounds: Round[] = [];
    for (let turn = 0; turn < Number(values.rounds); turn += 1)
      rounds.push(await round(origin, signIn, browser));
    const figures = spreads(rounds);
    say(
      printTable(
        `An entity with a long history, processor slowed ${throttle.cpu} times, ${throttle.megabits} Mbit/s; ratio to the list of entities of the same run.`,
        lines,
        figures,
        figures.list.median,
      ),
    );
  },
  { size: LONG_HISTORY },
);
