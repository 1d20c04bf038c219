import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Page } from 'playwright/test';
import { headlessArgs, headlessPath } from '../scripts/chromium.mjs';
import { expect, settled, signIn, test } from './console.ts';
import { open } from './pages.ts';
import { addEntity, addQueueRequest, givenScrape, unique } from './records.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Accessibility faults of what is on the screen, as one line each: all, or those of some rules. */
const faults = (page: Page, rules?: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    async (more) => {
      interface Axe {
        run: (
          context: object,
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
      }
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(
        // It comes and goes with the requests.
        { exclude: ['[role=progressbar]'] },
        { resultTypes: ['violations'], ...more },
      );
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    rules && { runOnly: rules },
  );

test('the main screens have no accessibility fault in either theme', async ({ page }) => {
  const grounds = new Set<string>();
  const check = async (screen: string) => {
    await page.evaluate(axeSource);
    for (const [colorScheme, rules] of [
      ['light', undefined],
      // The themes differ in their colours alone.
      ['dark', ['color-contrast', 'link-in-text-block']],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      grounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
      expect(await faults(page, rules), `${screen}, ${colorScheme}`).toEqual([]);
    }
  };
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await check('sign-in');
  await signIn(page, 'admin');
  const id = await addEntity(page, { company_name: unique('Accessible Co') });
  const request = await addQueueRequest(page, { name: unique('Accessible Co'), priority: 3 });
  for (const address of [
    '/',
    `/entities/${id}`,
    `/queue-requests/${request}`,
    '/reports/sla',
    '/nowhere',
    '/test',
    '/users',
    '/queue-requests',
    '/dashboard/scraper',
    '/entities',
  ]) {
    await open(page, address);
    await check(address);
  }
  await page.getByRole('button', { name: 'Add Entity' }).click();
  await expect(page.getByRole('dialog', { name: 'Add' })).toBeVisible();
  await check('the entity dialog');
  expect(grounds.size, 'each screen was seen in both themes').toBe(2);
});

test('a link inside the console loads no new page; Back and Forward work; the title and the focus follow', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  const menu = page.getByRole('navigation').first();
  await menu.getByRole('link', { name: 'All Entities List' }).click();
  await expect(page).toHaveURL('/entities');
  await expect(page).toHaveTitle(/^All Entities List/);
  await expect(page.getByRole('main')).toBeFocused();
  await menu.getByRole('link', { name: 'User Management' }).click();
  await expect(page).toHaveTitle(/^User Management/);
  await page.goBack();
  await expect(page).toHaveTitle(/^All Entities List/);
  await page.goForward();
  await expect(page).toHaveURL('/users');
  expect(loads).toEqual([]);
});

test('Back and Forward lead to the place in a list that was left, and a link to its top', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/entities?pageSize=50');
  const frame = page.getByRole('region', { name: 'Entities' });
  const scrolledTo = () => frame.evaluate(({ scrollTop }) => scrollTop);
  const left = page.getByRole('row').nth(8);
  const toUsers = async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('u');
    await expect(page).toHaveTitle(/^User Management/);
  };
  await left.getByRole('link').first().focus();
  await frame.evaluate((element) => element.scrollTo(0, 123));
  await toUsers();
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.goBack();
  await expect.poll(scrolledTo).toBe(123);
  await expect(left.locator(':focus')).toHaveCount(1);

  const list = page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: 'All Entities List' });
  await toUsers();
  await list.click();
  await expect.poll(scrolledTo).toBe(0);
  await page.goBack();
  await page.goBack();
  await expect.poll(scrolledTo).toBe(123);
  await list.click();
  await expect.poll(scrolledTo).toBe(0);

  await page.goto('/dashboard/data-quality/daily-job-shift');
  const row = page.getByRole('row').nth(3);
  await row.press('Enter');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await toUsers();
  await page.goBack();
  await expect(row).toHaveAttribute('aria-selected', 'true');
});

test('keyboard only: skip the menu, sort, filter, open and leave the dialog', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/entities');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const tabTo = async (name: RegExp) => {
    for (let steps = 0; steps < 60; steps += 1) {
      await page.keyboard.press('Tab');
      const label = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
      });
      if (name.test(label)) return;
    }
    throw new Error(`Tab never reached ${name.source}`);
  };
  await tabTo(/^Add Entity$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Entity' })).toBeFocused();
  await tabTo(/^Entity Name/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Entity Name' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(page).toHaveURL(/orderBy=company_name/);
});

test('the theme that was chosen stands before the first paint of the next load', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, 'user');
  await page.goto('/');
  await page.getByRole('button', { name: /user menu/i }).click();
  await page.getByRole('menuitem', { name: /dark/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // With the entry withheld only the boot script has run.
  await page.route('**/assets/shell-*.js', () => {});
  await page.goto('/test', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('signed in, the first list request leaves with the session, before any of it is answered, and is made once', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/entities');
  await settled(page);
  const order: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|oauth-agent)/.test(pathname)) order.push(`> ${pathname}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/(api|oauth-agent)/.test(pathname)) order.push(`< ${pathname}`);
  });
  await page.reload();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByText('Loading Entities...')).toHaveCount(0);
  await settled(page);
  const firstAnswer = order.findIndex((step) => step.startsWith('<'));
  expect(order.slice(0, firstAnswer)).toEqual(
    expect.arrayContaining(['> /oauth-agent/login/end', '> /api/me', '> /api/entities']),
  );
  expect(order.filter((step) => step === '> /api/entities')).toHaveLength(1);
  expect(order.filter((step) => step === '> /api/me')).toHaveLength(1);
});

test('the page of an address uses each request that the boot script has sent for it', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { id } = await givenScrape(page);
  for (const address of [
    '/entities',
    '/entities/1',
    '/scrapes',
    `/scrapes/${id}`,
    '/tags',
    '/users',
    '/code-search?search=getUrl&codeType=spider',
    '/dashboard/scraper',
    '/queue-requests',
    '/dashboard/data-quality/daily-job-shift',
  ]) {
    await page.goto(address);
    // The session and the user are the first two of them.
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            const { __early: early } = window as { __early?: Map<string, unknown> };
            return early ? [...early.keys()] : ['not started'];
          }),
        address,
      )
      .toEqual([]);
  }
});

test('assistive technology is given the cells of rows that are out of sight too', async () => {
  const browser = await chromium.launch({
    executablePath: headlessPath(),
    args: [...headlessArgs, '--force-renderer-accessibility'],
  });
  try {
    const page = await browser.newPage({ baseURL: process.env.CONSOLE_ORIGIN });
    await signIn(page, 'admin');
    await page.goto('/entities?pageSize=100');
    await expect(page.getByRole('row')).toHaveCount(101);
    const devtools = await page.context().newCDPSession(page);
    await expect(async () => {
      const { nodes } = await devtools.send('Accessibility.getFullAXTree');
      const count = (role: string) => nodes.filter((node) => node.role?.value === role).length;
      expect([count('row'), count('columnheader'), count('cell')]).toEqual([101, 9, 900]);
    }).toPass();
  } finally {
    await browser.close();
  }
});

test('with forced colours a mark says which page and which tab are current', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'admin');
  await page.goto('/dashboard/data-quality/daily-job-shift');
  const marked = (element: Element) => {
    const { outlineStyle, borderBottomColor } = getComputedStyle(element);
    return [outlineStyle, borderBottomColor];
  };
  const tabs = page.getByRole('navigation', { name: 'Data quality tabs' });
  const [current, other] = [tabs.locator('[aria-current]'), tabs.locator('a:not([aria-current])')];
  expect(await current.evaluate(marked)).not.toEqual(await other.first().evaluate(marked));
  expect((await current.evaluate(marked))[0]).toBe('solid');
  expect(
    (await page.getByRole('navigation').first().locator('a[aria-current]').evaluate(marked))[0],
  ).toBe('solid');
});
