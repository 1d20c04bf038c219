import type { Locator, Page } from 'playwright/test';
import { expect, settled } from './console.ts';

const rowsOf = (part: Locator) =>
  part.getByRole('row').nth(1).or(part.getByText('Nothing here yet.'));
const region = (name: string) => (main: Locator) => main.getByRole('region', { name, exact: true });
const listIn = (name: string) => (main: Locator) => rowsOf(region(name)(main));
const graph = (main: Locator) => main.getByRole('slider', { name: 'Graph of job_count' });

/** What a page or a tab shows last. */
const LAST: readonly (readonly [pathname: RegExp, last: (main: Locator) => Locator])[] = [
  [/^\/$/, graph],
  [/^\/dashboard\/scraper$/, graph],
  [/^\/(entities|scrapes|code-search|tags|users|queue-requests|insights\/.+)$/, rowsOf],
  [/^\/jobs\/\d+$/, region('Description')],
  [/^\/queue-requests\/\d+(\/queue-status)?$/, region('Queue Status')],
  [/^\/queue-requests\/\d+\/overview$/, region('Company Queue')],
  [/^\/entities\/\d+(\/overview)?$/, region('Aliases')],
  [/\/notes$/, region('Notes')],
  [/\/scrapes$/, listIn('Scrapes')],
  [/\/event-log$/, listIn('Event Log')],
  [/^\/entities\/\d+\/all-jobs$/, listIn('Active Jobs')],
  [/^\/scrapes\/\d+\/all-jobs$/, listIn('All Active Jobs')],
  [/\/queue-request$/, region('Queue Request')],
  [/^\/scrapes\/\d+(\/overview)?$/, region('Stage History: table')],
  [/\/(spider|parser)\/code$/, (main) => main.getByRole('textbox', { name: / Code$/ })],
  [/\/(spider|parser)\/history$/, (main) => main.getByRole('combobox', { name: 'Left Version' })],
];

/** Waits until all of a page is shown, and what it asks for has been answered. */
export async function isShown(page: Page) {
  const { pathname } = new URL(page.url());
  const last = LAST.find(([pattern]) => pattern.test(pathname))?.[1];
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first(), pathname).toBeVisible();
  if (last) await expect(last(main).first(), pathname).toBeVisible();
  await settled(page);
}

/** Loads an address, and waits for all of its page. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await isShown(page);
}

/** Goes to an address without a new load, as a link of the console does, and waits for its page. */
export async function visit(page: Page, address: string) {
  await page.evaluate((to) => history.pushState(null, '', to), address);
  await isShown(page);
}
