import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
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
  await context.setStorageState({
    cookies: await context.cookies(),
    origins: [{ origin: origin(), localStorage: [{ name: 'csrf', value: csrf }] }],
  });
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
  const manifest = readFileSync(
    join(import.meta.dirname, '../packages/app/dist/.vite/manifest.json'),
    'utf8',
  );
  const chunks = JSON.parse(manifest) as Record<string, { file: string }>;
  const found = Object.entries(chunks).find(([from]) => from.endsWith(`/${module}.tsx`));
  if (!found) throw new Error(`The build has no script of its own for ${module}.`);
  return new RegExp(`/${found[1].file.replaceAll('.', '\\.')}$`);
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

function watch(page: Page, trouble: string[]) {
  page.on('pageerror', (error) => trouble.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Content-Security-Policy/.test(message.text()))
      trouble.push(message.text());
  });
}

export interface ServerOptions {
  /** The time at which the journey begins, such as 2026-12-31T21:00. Without it: now. */
  today: string | undefined;
  /** Journeys with the same word share a server and what they have written. */
  serverOf: string;
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
  serverOf: ['the worker', { scope: 'worker', option: true }],
  server: [
    // oxlint-disable-next-line no-unused-vars -- another word is another worker
    async ({ today, serverOf: _ }, provide) => {
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
