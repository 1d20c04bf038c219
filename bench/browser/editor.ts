import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from 'playwright';
import { spread, spreads, type Spread } from '../server/spread.ts';
import { printTable, type Line } from './printTable.ts';
import { noted, signedIn, slowPage, throttle, valueOf, windowOptions } from './probes.ts';
import { asRatio, yardstickSort } from './yardstick.ts';

/**
 * Milliseconds of the code editor and of its two yardsticks. `whole`: the same console with all of
 * Monaco, until that can be typed in. `cold`, `second`: until the code can be typed in, which is
 * before Monaco is `ready`. `bundle`: a page of its own that only creates Monaco from its whole
 * bundle. `field`: a page without scripts whose text area holds the lines that are in sight; no
 * editor can be faster. `longTask`: the longest task while a person types in 5,000 lines; `own…`:
 * at the processor's own speed. `sort`: the list's yardstick sorts a hundred rows; `keyToSort`: the
 * worst key as a part of that, and `keyToField` of the worst key in the field, in percent.
 */
export type EditorRound = Record<
  | 'whole'
  | 'bundle'
  | 'cold'
  | 'ready'
  | 'second'
  | 'fieldMedianKey'
  | 'bundleMedianKey'
  | 'medianKey'
  | 'fieldKey'
  | 'bundleKey'
  | 'worstKey'
  | 'bundleTask'
  | 'longTask'
  | 'ownKey'
  | 'ownTask'
  | 'diff'
  | 'sort'
  | 'keyToSort'
  | 'keyToField',
  number
>;

/** Milliseconds from a key to the frame after it. */
const KEY_BAR = 50;
const root = join(import.meta.dirname, '../..');
const SCRAPE = 1;
const EDITOR = `/scrapes/${SCRAPE}/spider`;
const LINES = 5000;
const LINES_IN_SIGHT = 42;
const code = (version: number) =>
  [
    '<?php',
    ...Array.from({ length: LINES - 1 }, (_, line) =>
      line % 97 === version
        ? `$page = fetch($base . '/${line}', ['retries' => ${version}]);`
        : `$jobs[${line}] = ['title' => clean($node->title), 'url' => $base . '/${line}'];`,
    ),
  ].join('\n');

const compress = (file: string) =>
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  );

/** The page that only creates Monaco, and its bundle, beside the console. */
function serveBundle(consoleDir: string): void {
  const vs = dirname(createRequire(import.meta.url).resolve('monaco-editor'));
  const target = join(consoleDir, 'monaco', 'vs');
  cpSync(vs, target, { recursive: true });
  for (const entry of readdirSync(target, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && /\.(js|css)$/.test(entry.name))
      compress(join(entry.parentPath, entry.name));
  const page = join(consoleDir, 'bundle.html');
  writeFileSync(
    page,
    `<!doctype html><title>Bundle</title><script>const answer = fetch('/api/scrapes/${SCRAPE}');</script>
<script src="/monaco/vs/loader.js"></script><div id="editor" style="height: 800px"></div><script>
require.config({ paths: { vs: '/monaco/vs' } });
require(['vs/editor/editor.main'], async () => {
  const scrape = await (await answer).json();
  monaco.editor.create(document.getElementById('editor'), { value: scrape.spider_code, language: 'php', theme: 'vs-dark' });
});
</script>`,
  );
  compress(page);
}

/** The page that only holds the first lines in a text area, beside the console. */
function serveField(consoleDir: string): void {
  const page = join(consoleDir, 'field.html');
  const lines = code(1).split('\n').slice(0, LINES_IN_SIGHT).join('\n');
  writeFileSync(
    page,
    `<!doctype html><title>Field</title><textarea spellcheck="false" style="width: 1000px; height: 800px; font: 14px/19px monospace; white-space: pre">
${lines.replaceAll('<', '&lt;')}</textarea>`,
  );
  compress(page);
}

/**
 * The console with all of Monaco, beside the console: `whole.html`, which goes to the address of
 * the editor before its first script.
 */
function serveWhole(consoleDir: string): void {
  const built = join(consoleDir, 'whole');
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/.bin/vite'), 'build', '--outDir', built, '--logLevel', 'error'],
    {
      cwd: join(root, 'packages/app'),
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', WHOLE_MONACO: '1' },
    },
  );
  if (status !== 0) throw new Error('The console with all of Monaco could not be built.');
  cpSync(join(built, 'assets'), join(consoleDir, 'assets'), { recursive: true });
  const page = join(consoleDir, 'whole.html');
  writeFileSync(
    page,
    readFileSync(join(built, 'index.html'), 'utf8')
      .replace('<head>', `<head><script>history.replaceState(null, '', '${EDITOR}')</script>`)
      .replace('id="console-config">', 'id="console-config">{}'),
  );
  compress(page);
}

/** Puts the yardsticks of the editor beside the console. */
export function serveEditorYardsticks(consoleDir: string): void {
  serveBundle(consoleDir);
  serveField(consoleDir);
  serveWhole(consoleDir);
}

/** Milliseconds from the navigation to the frame with code in which a person can type. */
const untilTypable = async (page: Page) => Number(await valueOf(page, 'window.bench.typable'));
const untilReady = async (page: Page) => Number(await valueOf(page, 'window.bench.ready'));
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

/**
 * A slow page that notes when a person can type into its code, be it in the plain field or in
 * Monaco, and when Monaco is ready.
 */
async function editorPage(context: BrowserContext) {
  const slow = await slowPage(context);
  await slow.page.addInitScript(() => {
    const field = () => document.querySelector<HTMLTextAreaElement>('main textarea[aria-busy]');
    const monaco = () =>
      document.querySelectorAll('.monaco-editor .view-line').length > 5 &&
      document.querySelector('.monaco-editor :is(textarea, [role="textbox"])') &&
      !field();
    window.bench.typable = window.bench.painted(() => (field()?.value ? field() : monaco()));
    window.bench.ready = window.bench.painted(monaco);
  });
  return slow;
}

const withLongCode = async (route: Route) => {
  const answer = await route.fetch();
  const scrape = (await answer.json()) as Record<string, unknown>;
  await route.fulfill({
    response: answer,
    json: { ...scrape, is_combo: false, spider_code: code(1) },
  });
};
const twoVersions = (route: Route) =>
  route.fulfill({
    json: {
      'hydra:member': [2, 1].map((index) => ({
        id: index,
        scrape_id: SCRAPE,
        code: code(index),
        code_type: 'spider',
        index,
        modified: 1_795_000_000 + index,
        reason_code: 'bug_fix',
        user: null,
      })),
      'hydra:totalItems': 2,
    },
  });

const MONACO = '.monaco-editor :is(textarea, [role="textbox"])';

/** Types a line at the top of the code, a key every 80 ms. */
async function typed(
  page: Page,
  input = MONACO,
): Promise<{ medianKey: number; worstKey: number; longTask: number }> {
  await page.locator(input).first().focus();
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(500);
  // The jump to the top draws all lines in sight. What counts is typing.
  await page.evaluate(() => {
    (window as unknown as { tasks: number[] }).tasks.length = 0;
    Object.assign(window.bench, { longestEvent: 0, worstKey: 0, keys: [] });
  });
  await page.keyboard.type("$title = trim($node->text('h1'));", { delay: 80 });
  await page.waitForTimeout(2000);
  const worstKey = await noted(page, 'worstKey');
  const medianKey = spread(await page.evaluate(() => window.bench.keys)).median;
  const longTask = await page.evaluate(() =>
    Math.max(0, ...(window as unknown as { tasks: number[] }).tasks),
  );
  return { medianKey, worstKey, longTask };
}

/** Types when the page has nothing left to do. */
async function openAndType(page: Page, address: string) {
  await open(page, address);
  await untilReady(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3000);
  return typed(page);
}

async function round(
  browser: Browser,
  signIn: () => Promise<BrowserContextOptions>,
  origin: string,
): Promise<EditorRound> {
  const fresh = async () =>
    editorPage(await browser.newContext({ ...windowOptions, ...(await signIn()) }));
  const first = await fresh();
  await open(first.page, `${origin}/bundle.html`);
  const bundle = await untilReady(first.page);
  await first.page.route(`**/api/scrapes/${SCRAPE}`, withLongCode);
  const bare = await openAndType(first.page, `${origin}/bundle.html`);
  await first.page.context().close();

  const plain = await fresh();
  await plain.page.goto(`${origin}/field.html`);
  const field = await typed(plain.page, 'textarea');
  await plain.page.context().close();

  const same = await fresh();
  await open(same.page, `${origin}/whole.html`);
  const whole = await untilReady(same.page);
  await same.page.context().close();

  const { page, devtools } = await fresh();
  await open(page, `${origin}${EDITOR}`);
  const cold = await untilTypable(page);
  const ready = await untilReady(page);
  await page.waitForLoadState('networkidle');
  await open(page, `${origin}${EDITOR}`);
  const second = await untilTypable(page);

  await page.route(`**/api/scrapes/${SCRAPE}`, withLongCode);
  await page.route('**/code_history?*', twoVersions);
  const { medianKey, worstKey, longTask } = await openAndType(page, `${origin}${EDITOR}`);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const own = await openAndType(page, `${origin}${EDITOR}`);
  await page.getByRole('link', { name: 'Code History' }).click();
  await page.locator('.line-insert').first().waitFor();
  const right = page.getByRole('combobox', { name: 'Right Version' });
  await right.selectOption('1');
  await page.locator('.line-insert').first().waitFor({ state: 'detached' });
  // From the choice of the other version to the frame with the first difference.
  const diff = await right.evaluate(
    (select: HTMLSelectElement) =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        const watcher = new MutationObserver(() => {
          if (!document.querySelector('.line-insert')) return;
          watcher.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
        });
        watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
        select.value = '2';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }),
  );
  await page.context().close();
  const sort = await yardstickSort(browser, await signIn(), origin);
  return {
    whole,
    bundle,
    cold,
    ready,
    second,
    fieldMedianKey: field.medianKey,
    bundleMedianKey: bare.medianKey,
    medianKey,
    fieldKey: field.worstKey,
    bundleKey: bare.worstKey,
    worstKey,
    bundleTask: bare.longTask,
    longTask,
    ownKey: own.worstKey,
    ownTask: own.longTask,
    diff,
    sort,
    keyToSort: (100 * worstKey) / sort,
    keyToField: (100 * worstKey) / field.worstKey,
  };
}

/** @param origin of a server that serves the yardsticks of the editor beside the console */
export async function measureEditor(
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<Record<keyof EditorRound, Spread>> {
  const results: EditorRound[] = [];
  for (let turn = 0; turn < rounds; turn += 1)
    results.push(await round(browser, () => signedIn(browser, origin), origin));
  return spreads(results);
}

const lines: readonly Line<keyof EditorRound>[] = [
  ['whole', 'the same console with all of Monaco: typable, cold', 'ms'],
  ['bundle', "a page with Monaco's whole bundle alone: typable, cold", 'ms'],
  ['cold', 'the code: typable, cold', 'ms'],
  ['ready', 'the editor: ready, cold', 'ms'],
  ['second', 'the code: typable, loaded again', 'ms'],
  ['fieldMedianKey', 'a text area with the lines in sight: median key to paint', 'ms'],
  ['bundleMedianKey', "Monaco's whole bundle, 5,000 lines: median key to paint", 'ms'],
  ['medianKey', '5,000 lines: median key to paint', 'ms'],
  ['fieldKey', 'a text area with the lines in sight: worst key to paint', 'ms'],
  ['bundleKey', "Monaco's whole bundle, 5,000 lines: worst key to paint", 'ms'],
  ['worstKey', '5,000 lines: worst key to paint', 'ms'],
  ['bundleTask', "Monaco's whole bundle, 5,000 lines: longest task while typing", 'ms'],
  ['longTask', '5,000 lines: longest task while typing', 'ms'],
  ['ownKey', '5,000 lines, not slowed: worst key to paint', 'ms'],
  ['ownTask', '5,000 lines, not slowed: longest task while typing', 'ms'],
  ['diff', 'two versions of 5,000 lines, not slowed: painted', 'ms'],
  ['sort', "the list's yardstick sorts 100 rows", 'ms'],
  ['keyToSort', '5,000 lines: worst key as a part of that sort', '%'],
  ['keyToField', '5,000 lines: worst key, beside the worst key in that text area', '%'],
];

export const printEditor = (figures: Record<keyof EditorRound, Spread>): string =>
  printTable(
    `Code editor, processor slowed ${throttle.cpu} times, ratio to the same console with all of Monaco. Must reach: typable <= 0.60 x, worst key <= ${KEY_BAR} ms or ${(100 * asRatio(KEY_BAR)).toFixed(0)} % of the sort, longest task <= 50 ms, diff <= 500 ms.`,
    lines,
    figures,
    figures.whole.median,
  );
