import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Locator,
  Page,
} from 'playwright';

/** What the page notes about itself, in milliseconds of its own clock. */
export type PageNotes = {
  blocking: number;
  shift: number;
  longestEvent: number;
  /** From the worst key to the frame after it. */
  worstKey: number;
};

declare global {
  interface Window {
    /** Milliseconds between one frame and the next. */
    frameGaps: number[];
    bench: PageNotes & {
      clickedAt: number;
      /** From each key to the frame after it. */
      keys: number[];
      firstRowPainted: Promise<number>;
      /** On a page with the code editor. */
      typable?: Promise<number>;
      /** The editor of code is ready. */
      ready?: Promise<number>;
      rowsChanged: Promise<number>;
      /** When the frame is painted in which this first holds. */
      painted: (isDone: () => unknown) => Promise<number>;
      watchRows: () => void;
    };
  }
}

/**
 * Runs in the page before its own scripts. Notes the first row by a MutationObserver and the frame
 * after it, long tasks, layout shifts and slow events.
 */
function observe(): void {
  const afterPaint = (report: (at: number) => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => report(performance.now());
      channel.port2.postMessage(0);
    });
  const painted = (isDone: () => unknown) =>
    new Promise<number>((resolve) => {
      const watcher = new MutationObserver(() => {
        if (!isDone()) return;
        watcher.disconnect();
        afterPaint(resolve);
      });
      watcher.observe(document, { childList: true, subtree: true, characterData: true });
    });
  const notes = {
    blocking: 0,
    shift: 0,
    longestEvent: 0,
    worstKey: 0,
    clickedAt: 0,
    keys: [] as number[],
    firstRowPainted: Promise.resolve(0),
    rowsChanged: Promise.resolve(0),
    painted,
    watchRows: () => {},
  };
  window.bench = notes;
  notes.firstRowPainted = painted(() => document.querySelector('tbody tr td'));
  notes.watchRows = () => {
    const signature = () => {
      const rows = document.querySelectorAll('tbody tr');
      return `${rows.length}|${rows[0]?.textContent}|${rows[rows.length - 1]?.textContent}`;
    };
    const before = signature();
    notes.rowsChanged = painted(() => signature() !== before);
  };
  for (const type of ['pointerdown', 'change', 'keydown'])
    addEventListener(
      type,
      () => {
        notes.clickedAt = performance.now();
      },
      { capture: true },
    );
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      afterPaint((at) => {
        notes.keys.push(at - timeStamp);
        notes.worstKey = Math.max(notes.worstKey, at - timeStamp);
      });
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.blocking += Math.max(0, entry.duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number') notes.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  // As with INP, an event of a pointer that only passes by belongs to no interaction.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        notes.longestEvent = Math.max(notes.longestEvent, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

export const throttle = { cpu: 4, megabits: 9, latencyMs: 60 };

const bytesPerSecond = (throttle.megabits * 1e6) / 8;
const ownLine = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const mediocreLine = {
  offline: false,
  latency: throttle.latencyMs,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
};

/**
 * Milliseconds after which a page that is not loaded is taken for stuck. No measured page needs
 * half of it.
 */
const stuckAfter = 10_000;

/**
 * Chromium's emulated line sometimes stops delivering: about once in a hundred first visits,
 * answers that the server has sent never reach the page. They arrive at once when the emulation is
 * taken off, and without it 300 visits out of 300 loaded. So it is taken off until the page has
 * loaded. The visit stays in the figures with the time that it took.
 */
function freeStuckLine(page: Page, devtools: CDPSession): void {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  const free = async () => {
    await devtools.send('Network.emulateNetworkConditions', ownLine);
    await page.waitForLoadState('load', { timeout: 1000 });
    await devtools.send('Network.emulateNetworkConditions', mediocreLine);
    process.stderr.write(`  The emulated line stood still and was freed: ${page.url()}\n`);
  };
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    stop();
    timer = setTimeout(() => {
      free().catch((error: unknown) => {
        process.stderr.write(`  Freeing the emulated line was no help: ${String(error)}\n`);
      });
    }, stuckAfter);
  });
  page.on('load', stop);
  page.on('close', stop);
}

/** A page that behaves like a slow laptop on a mediocre line. */
export async function slowPage(
  context: BrowserContext,
): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage();
  // The TypeScript loader wraps functions in this helper to keep their names. The page does not have it.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', mediocreLine);
  freeStuckLine(page, devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu });
  return { page, devtools };
}

/**
 * The value of an expression, or of the promise that it returns. Playwright's own script is
 * avoided: at this speed a page reads it for 150 ms in the middle of the measure.
 */
export async function valueOf(page: Page, expression: string): Promise<unknown> {
  const devtools = await page.context().newCDPSession(page);
  const { result, exceptionDetails } = await withinAMinute(
    devtools.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }),
  );
  await devtools.detach();
  if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
  return result.value;
}

/** Milliseconds from the navigation to the frame with the first row. */
export const firstRow = async (page: Page): Promise<number> =>
  Number(await valueOf(page, 'window.bench.firstRowPainted'));

/** What the page has noted so far, in milliseconds (layout shift: its score). */
export const noted = async (page: Page, what: keyof PageNotes): Promise<number> =>
  Number(await valueOf(page, `window.bench.${what}`));

/** Sets the notes on interactions to nothing, so that the next ones are measured alone. */
export const forgetInteractions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window.bench, { longestEvent: 0, worstKey: 0, keys: [] });
  });

/** Notes frames from now on. Returns what reads the milliseconds between them. */
export async function watchFrames(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const gaps: number[] = [];
    window.frameGaps = gaps;
    let last = performance.now();
    const note = (now: number) => {
      gaps.push(now - last);
      last = now;
      if (window.frameGaps === gaps) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  // The first gap runs from the note to the first frame.
  return async () => (await page.evaluate(() => window.frameGaps)).slice(1);
}

/** @throws Error where what is measured never comes */
export async function withinAMinute<T>(measured: Promise<T>): Promise<T> {
  const late = new AbortController();
  try {
    return await Promise.race([
      measured,
      sleep(60_000, undefined, { signal: late.signal }).then(() => {
        throw new Error('Nothing came within a minute.');
      }),
    ]);
  } finally {
    late.abort();
  }
}

/**
 * Presses as a person does, with the pointer in place first. Playwright's own click examines its
 * target while the press is handled, which takes the page ten milliseconds at this speed.
 */
export async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to press: ${target}`);
  const { mouse } = target.page();
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await mouse.move(...at);
  await target.page().waitForTimeout(100);
  await mouse.click(...at);
}

/**
 * Does `act` with real input events. Returns the milliseconds from the input to the frame that
 * shows other rows.
 */
export async function untilOtherRows(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    window.bench.watchRows();
  });
  await act();
  return withinAMinute(
    page.evaluate(async () => (await window.bench.rowsChanged) - window.bench.clickedAt),
  );
}

/** Used JavaScript heap in bytes after two collections. */
export async function heapBytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * A fresh session, for one page: its access token lasts five minutes, and the yardstick knows no
 * refresh.
 */
export async function signedIn(
  browser: Browser,
  origin: string,
): Promise<{ storageState: StorageState }> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(origin);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: /admin@/ }).click();
    await page.getByRole('navigation').first().waitFor();
    return { storageState: await context.storageState() };
  } finally {
    await context.close();
  }
}

/**
 * A window of 1440 by 900. The policy of the server's pages allows no inline script; the yardstick
 * has two.
 */
export const windowOptions = {
  viewport: { width: 1440, height: 900 },
  bypassCSP: true,
} as const satisfies BrowserContextOptions;

/**
 * A browser with a profile of its own on the disk, signed in, whose HTTP cache is empty. A new tab
 * is a new process that finds what earlier tabs have left in the profile, as a person's next visit
 * does.
 */
export async function newProfile(
  launch: { executablePath: string; args: readonly string[] },
  { cookies, origins }: StorageState,
): Promise<{ context: BrowserContext; remove: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'console-profile-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: launch.executablePath,
    args: [...launch.args],
    ...windowOptions,
  });
  const remove = async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    for (const { origin, localStorage: entries } of origins) {
      await page.goto(`${origin}/healthz`); // a page of the origin that leaves nothing in the cache
      await page.evaluate((pairs) => {
        for (const { name, value } of pairs) localStorage.setItem(name, value);
      }, entries);
    }
    await page.goto('about:blank');
    return { context, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
