import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
} from 'playwright/test';
import { setClockOf, startClock } from './clock.ts';
import { startServer } from './startServer.ts';

export { expect };

/**
 * The demo users of the development identity provider, by the part of their address before
 * `@console.test`.
 */
export type DemoUser =
  | 'admin'
  | 'dq-lead'
  | 'scrape-lead'
  | 'dq'
  | 'scraper'
  | 'user'
  | 'archived'
  | 'no-role';

export const emailOf = (user: DemoUser) => `${user}@console.test`;
export const api = (path: string) => `/api${path}`;

function origin(): string {
  const address = process.env.CONSOLE_ORIGIN;
  if (!address)
    throw new Error('CONSOLE_ORIGIN is not set: the journeys run through playwright.config.ts.');
  return address;
}

const csrfTokens = new WeakMap<BrowserContext, string>();

/** The headers with which the console writes as the user of the page. */
export const headersOf = (page: Page) => ({
  'content-type': 'application/ld+json',
  'x-console-csrf': csrfTokens.get(page.context()) ?? '',
  origin: origin(),
});

/**
 * Signs a browser in without a page, which takes a tenth of a second. Each browser has a session of
 * its own, so a journey may end it.
 */
export async function signIn(page: Page, user: DemoUser) {
  const context = page.context();
  const ask = async (path: string, data: object) => {
    const url = `${origin()}/oauth-agent/login/${path}`;
    const answer = await context.request.post(url, { headers: { origin: origin() }, data });
    expect(answer.status(), path).toBe(200);
    return (await answer.json()) as Record<string, string>;
  };
  const { authorizationRequestUrl = '' } = await ask('start', {
    extraParams: [{ key: 'login_hint', value: emailOf(user) }],
  });
  // The identity provider knows the user and leads back to the console at once.
  const callback = await context.request.get(authorizationRequestUrl);
  const { csrf = '' } = await ask('end', { pageUrl: callback.url() });
  csrfTokens.set(context, csrf);
  await context.addInitScript(
    ([home, token]) => {
      const mark = `signed in with ${token}`;
      // Once. What becomes of the session is up to the pages.
      if (location.origin !== home || localStorage.getItem(mark) !== null) return;
      localStorage.setItem(mark, '');
      localStorage.setItem('csrf', token);
    },
    [origin(), csrf] as const,
  );
}

/** Another person, in a browser of their own. */
export async function colleague(browser: Browser, user: DemoUser): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin() });
  await setClockOf(context);
  const page = await context.newPage();
  await signIn(page, user);
  return page;
}

/** The address of the script that holds a module of the built console. The files have no names. */
export function scriptOf(module: string): RegExp {
  const text = readFileSync(
    join(import.meta.dirname, '../packages/app/dist/.vite/scripts.json'),
    'utf8',
  );
  const scripts = JSON.parse(text) as Record<string, { modules: readonly string[] }>;
  const found = Object.keys(scripts).find((name) =>
    scripts[name]?.modules.some((id) => id.endsWith(`/${module}.tsx`)),
  );
  if (found === undefined) throw new Error(`No script of the build holds ${module}.`);
  return new RegExp(`/${found.replaceAll('.', '\\.')}$`);
}

/** Ends the process of the tab in the middle of its work, as a crash does: at once when called. */
export async function crashOf(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  return async () => {
    const crashed = page.waitForEvent('crash');
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
  };
}

interface Options {
  /**
   * Failed script, style and connection attempts of the page that the journey expects (none, unless
   * it says so).
   */
  trouble: string[];
}

const underWay = new WeakMap<Page, Set<Request>>();

function watch(page: Page, trouble: string[]) {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  page.on('pageerror', (error) => trouble.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Content-Security-Policy/.test(message.text()))
      trouble.push(message.text());
  });
}

/** Waits until no request of the page is under way, and it has drawn what the last one brought. */
export async function settled(page: Page) {
  const urls = () => [...(underWay.get(page) ?? [])].map((request) => request.url());
  const look = async () => {
    const before = urls();
    if (before.length > 0) return before;
    // What an answer brings may ask for more when it is painted, or when the page is idle.
    await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
    });
    return urls();
  };
  await expect.poll(look, { message: 'requests under way', intervals: [50] }).toEqual([]);
}

export interface ServerOptions {
  /** The time at which the journey begins, such as 2026-12-31T21:00. Without it: now. */
  today: string | undefined;
}

/**
 * As Playwright's own, with a server for each worker and the console's address, and with a check
 * after each journey that no page broke its CSP or threw.
 */
export const test = base.extend<
  Options & { context: BrowserContext },
  ServerOptions & { server: void }
>({
  today: [process.env.CONSOLE_TODAY, { scope: 'worker', option: true }],
  server: [
    async ({ today }, provide) => {
      if (process.env.CONSOLE_ORIGIN) return provide();
      const started = await startServer(startClock(today));
      process.env.CONSOLE_ORIGIN = started.origin;
      await provide();
      await started.stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
  baseURL: async ({}, provide) => {
    await provide(origin());
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  trouble: async ({}, provide) => {
    await provide([]);
  },
  context: async ({ context, trouble }, provide) => {
    context.on('page', (page) => watch(page, trouble));
    await setClockOf(context);
    await provide(context);
    expect(trouble, 'no script error and no violation of the content security policy').toEqual([]);
  },
});
