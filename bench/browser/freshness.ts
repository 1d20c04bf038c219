// An hour on the list of queue requests, which is read again every 30 seconds: the heap after 20 polls and after 120.
//   npm run build && npx tsx bench/browser/freshness.ts
import { onBuiltConsole, say } from './builtConsole.ts';
import { heapBytes } from './probes.ts';

const FIRST = 20;
const LAST = 120;
const INTERVAL_S = 30;
/** Machine code counts as heap, so the engine compiles none; the clock notes its turns. */
const MAX_GROWTH_KB = 300;
const LIST = /\/api\/company_queue_requests\?/;

await onBuiltConsole(
  async ({ browser, origin, signIn }) => {
    const context = await browser.newContext({
      ...(await signIn()),
      viewport: { width: 1440, height: 900 },
    });
    await context.addInitScript(
      (seconds) => localStorage.setItem('refresh-every', seconds),
      String(INTERVAL_S),
    );
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let polls = 0;
    let answers = 0;
    // With each poll another row goes and the one before comes back.
    await page.route(LIST, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body['hydra:member'].splice((answers += 1) % 10, 1);
      await route.fulfill({ response, json: body });
    });
    await page.clock.install();
    await page.goto(`${origin}/queue-requests`);
    await page.locator('tbody tr td').first().waitFor();
    await page.getByText(/^Updated /).waitFor();
    const heaps = new Map<number, number>();
    while (polls < LAST) {
      const rows = () => page.locator('tbody').innerText();
      const before = await rows();
      const answered = page.waitForResponse(LIST);
      await page.clock.runFor((INTERVAL_S + 1) * 1000);
      await answered;
      polls += 1;
      await page.waitForFunction(
        (text) => document.querySelector('tbody')?.innerText !== text,
        before,
      );
      if (polls % FIRST === 0) {
        heaps.set(polls, await heapBytes(devtools));
        const elements = await page.evaluate(() => document.querySelectorAll('*').length);
        say(
          `after poll ${String(polls).padStart(3)}: ${((heaps.get(polls) ?? 0) / 1e6).toFixed(2)} MB, ${elements} elements`,
        );
      }
    }
    const growth = ((heaps.get(LAST) ?? 0) - (heaps.get(FIRST) ?? 0)) / 1000;
    say(`growth from poll ${FIRST} to poll ${LAST}: ${growth.toFixed(0)} KB`);
    if (growth > MAX_GROWTH_KB) {
      say(`That is more than ${MAX_GROWTH_KB} KB.`);
      process.exitCode = 1;
    }
  },
  { flags: ['--js-flags=--jitless'] },
);
