import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** What the page notes about itself, in milliseconds of its own clock. */
export type PageNotes = { firstRow: number; blocking: number; shift: number; longestEvent: number };

declare global {
  interface Window { bench: PageNotes & { changedAt: number; clickedAt: number; watchRows: () => void } }
}

/** Runs in the page before anything of it: first row by MutationObserver and the frame after it, long tasks, layout shifts, slow events. */
function observe(): void {
  const notes = { firstRow: 0, blocking: 0, shift: 0, longestEvent: 0, changedAt: 0, clickedAt: 0, watchRows: () => {} };
  window.bench = notes;
  const afterPaint = (report: (at: number) => void) => requestAnimationFrame(() => { const channel = new MessageChannel(); channel.port1.onmessage = () => report(performance.now()); channel.port2.postMessage(0); });
  const first = new MutationObserver(() => {
    if (!document.querySelector('tbody tr td')) return;
    first.disconnect();
    afterPaint((at) => { notes.firstRow = at; });
  });
  first.observe(document, { childList: true, subtree: true });
  notes.watchRows = () => {
    const signature = () => { const rows = document.querySelectorAll('tbody tr'); return `${rows.length}|${rows[0]?.textContent}|${rows[rows.length - 1]?.textContent}`; };
    const before = signature();
    notes.changedAt = 0;
    const watcher = new MutationObserver(() => {
      if (signature() === before) return;
      watcher.disconnect();
      afterPaint((at) => { notes.changedAt = at; });
    });
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  for (const type of ['pointerdown', 'change', 'keydown']) addEventListener(type, () => { notes.clickedAt = performance.now(); }, { capture: true });
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) notes.blocking += Math.max(0, entry.duration - 50); }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') notes.shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) notes.longestEvent = Math.max(notes.longestEvent, entry.duration); }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

export const throttle = { cpu: 4, megabits: 9, latencyMs: 60 };

/** A page that behaves like a slow laptop on a mediocre line. */
export async function slowPage(context: BrowserContext): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage();
  // A loader that keeps function names wraps them in this helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const bytesPerSecond = (throttle.megabits * 1e6) / 8;
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: throttle.latencyMs, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu });
  return { page, devtools };
}

export async function firstRow(page: Page): Promise<number> {
  await page.waitForFunction(() => window.bench.firstRow > 0, undefined, { timeout: 60_000 });
  return page.evaluate(() => window.bench.firstRow);
}

/** Does `act` with real input events; milliseconds from the input to the frame that shows other rows. */
export async function untilOtherRows(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => { window.bench.watchRows(); });
  await act();
  await page.waitForFunction(() => window.bench.changedAt > 0, undefined, { timeout: 60_000 });
  return page.evaluate(() => window.bench.changedAt - window.bench.clickedAt);
}

/** Used JavaScript heap in bytes after two collections. */
export async function heapBytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

/** A fresh session, for one page: its access token lasts five minutes, and the yardstick knows no refresh. */
export async function signedIn(browser: Browser, origin: string): Promise<BrowserContextOptions> {
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
