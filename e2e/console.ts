import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from 'playwright/test';

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

/**
 * Signs a browser in without the sign-in page (`login_hint`), as fast as the server allows; ends on
 * Home.
 */
export async function signIn(page: Page, user: DemoUser) {
  const started = await page.request.post(`${origin()}/oauth-agent/login/start`, {
    headers: { origin: origin() },
    data: { extraParams: [{ key: 'login_hint', value: emailOf(user) }] },
  });
  const { authorizationRequestUrl } = (await started.json()) as { authorizationRequestUrl: string };
  await page.goto(authorizationRequestUrl);
  await page.waitForURL((url) => url.pathname !== '/auth-callback' && url.origin === origin());
}

/**
 * Signs the browser in as somebody else. The page is left first: one whose calls lose the session
 * while they are under way loads itself again, in the middle of the sign-in.
 */
export async function changeUser(page: Page, user: DemoUser) {
  await page.goto('about:blank');
  await page.context().clearCookies();
  await signIn(page, user);
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

/**
 * As Playwright's own, with the console's address, and with a check after each journey that no page
 * broke its CSP or threw.
 */
export const test = base.extend<Options & { context: BrowserContext }>({
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
    await provide(context);
    expect(trouble, 'no script error and no violation of the content security policy').toEqual([]);
  },
});
