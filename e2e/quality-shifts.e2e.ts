import type { Page } from 'playwright/test';
import { dayIn, TIME_ZONE } from './clock.ts';
import { expect, signIn, test } from './console.ts';
import {
  eventsOf,
  notesOf,
  openInRow,
  read,
  requestIdsOf,
  requestsOf,
  reviewOf,
  rowOf,
  rowsOf,
  tabPath,
  takeShift,
  totalOf,
  type Row,
} from './quality.ts';
import { unique } from './records.ts';

const UPDATED = 'Daily Job Shift has been updated.';
const table = (page: Page) => page.getByRole('table', { name: 'Daily Job Shift' });
/** The names of the entities, without the badges below them. */
const names = async (page: Page) =>
  (await table(page).locator('tbody tr td:nth-child(2)').allInnerTexts()).map(
    (text) => text.split('\n')[0] ?? text,
  );

test.beforeEach(async ({ page }) => {
  await signIn(page, 'dq');
});

/** The tab with the rows of one scrape, which is one. */
async function openShift(page: Page, { scrape, entity }: Row) {
  await page.goto(tabPath('daily-job-shift', { scrapeId: scrape?.id ?? 0 }));
  await expect(rowOf(page, entity.company_name)).toHaveCount(1);
}

test('B-DQC-021 B-DQC-023 B-DQC-025 the morning of an analyst: the biggest drops first, of one ATS; a copied address shows a colleague the same list', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Data Quality' }).click();
  await page.getByRole('link', { name: 'Daily Job Shift' }).click();
  await expect(table(page)).toBeVisible();
  const change = table(page).getByRole('columnheader', { name: '% Change' });
  await change.getByRole('button', { name: '% Change' }).click();
  await expect(change).toHaveAttribute('aria-sort', 'descending');
  await change.getByRole('button', { name: '% Change' }).click();
  await expect(change).toHaveAttribute('aria-sort', 'ascending');

  const [biggest] = await rowsOf(page, '/daily_job_shifts?order[percent_change]=asc&limit=1');
  await expect(table(page).getByRole('row').nth(1)).toContainText(
    biggest?.entity.company_name ?? 'no shift',
  );
  const ats = biggest?.scrape?.ats ?? '';
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('combobox', { name: 'ATS' }).click();
  await page.getByRole('option', { name: ats, exact: true }).click();
  await page.keyboard.press('Escape');
  await filters.getByRole('button', { name: 'Apply' }).click();

  await expect(
    page
      .getByRole('list', { name: 'Active filters' })
      .getByRole('button', { name: `Remove ATS: ${ats}` }),
  ).toBeVisible();
  const wanted = await rowsOf(
    page,
    `/daily_job_shifts?order[percent_change]=asc&limit=20&scrape.ats[]=${encodeURIComponent(ats)}`,
  );
  expect(wanted.map(({ scrape }) => scrape?.ats)).toEqual(wanted.map(() => ats));
  expect(wanted.map((row) => row.percent_change)).toEqual(
    wanted.map((row) => row.percent_change).toSorted((a, b) => a - b),
  );
  await expect.poll(() => names(page)).toEqual(wanted.map(({ entity }) => entity.company_name));
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    orderBy: 'percent_change',
    order: 'asc',
    'ats[]': ats,
  });

  const copy = await context.newPage();
  await copy.goto(page.url());
  await expect(table(copy).getByRole('columnheader', { name: '% Change' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(
    copy
      .getByRole('list', { name: 'Active filters' })
      .getByRole('button', { name: `Remove ATS: ${ats}` }),
  ).toBeVisible();
  expect(await names(copy)).toEqual(await names(page));
});

test('the list is read on entering behind its loading text, again for each order, page and page size, and anew after leaving', async ({
  page,
}) => {
  const asked: string[] = [];
  let letThrough: (() => void) | undefined;
  await page.route(/\/api\/daily_job_shifts\?/, async (route) => {
    asked.push(decodeURIComponent(new URL(route.request().url()).search));
    if (asked.length === 1)
      await new Promise<void>((resolve) => {
        letThrough = resolve;
      });
    await route.continue();
  });
  await test.step('B-STA-044 B-STA-045 it is read on entering, behind its loading text', async () => {
    const loading = page.getByText('Loading Daily Job Shift...');
    await page.goto(tabPath('daily-job-shift'));
    await expect(loading).toBeVisible();
    await expect(table(page)).toHaveCount(0);
    await expect.poll(() => letThrough).toBeDefined();
    letThrough?.();
    await expect(table(page)).toBeVisible();
    await expect(loading).toHaveCount(0);
    expect(asked).toHaveLength(1);
  });

  await test.step('B-API-084 it comes with its total', async () => {
    const total = await totalOf(page, '/daily_job_shifts');
    await expect(page.getByText(`Total ${total.toLocaleString('en-US')}`)).toBeVisible();
    expect((await names(page)).map((text) => text.split('\n')[0])).toEqual(
      (await rowsOf(page, `/daily_job_shifts${asked[0]}`)).map(({ entity }) => entity.company_name),
    );
  });

  await test.step('B-STA-047 B-STA-048 each page, page size and order is read, a page size from page 1', async () => {
    await page.getByRole('button', { name: '2', exact: true }).click();
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]).toContain('page=2');
    await page.getByRole('combobox', { name: 'View', exact: true }).selectOption('50');
    await expect.poll(() => asked.length).toBe(3);
    expect(asked[2]).toContain('page=1&limit=50');
    await expect(page.getByRole('button', { name: '1', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await table(page)
      .getByRole('columnheader', { name: 'Entity Name' })
      .getByRole('button')
      .click();
    await expect.poll(() => asked.length).toBe(4);
    expect(asked[3]).toContain('order[entity.company_name]=desc');
  });

  await test.step('B-STA-046 leaving the tab forgets it', async () => {
    await page.getByRole('link', { name: 'Watch List' }).click();
    await expect(page.getByRole('table', { name: 'Watch List' })).toBeVisible();
    await page.getByRole('link', { name: 'Daily Job Shift' }).click();
    await expect.poll(() => asked.length).toBe(5);
  });
});

test(
  'place on watch: the employer sleeps on the watch list until the day that was chosen, and only who asks for sleepers sees it',
  { tag: '@date' },
  async ({ page }) => {
    const shift = await takeShift(page);
    const before = await requestIdsOf(page, shift.entity.id);
    const note = unique('Closed over the holidays');
    await openShift(page, shift);
    const dialog = await openInRow(page, shift.entity.company_name, 'Review');
    await dialog.fill({
      action: 'Place on Watch',
      count: 0,
      reason: 'Hiring Freeze',
      day: dayIn(5),
      note,
    });
    await dialog.saveAnd(UPDATED);

    const [watched] = await rowsOf(page, `/watch_lists?entity.id=${shift.entity.id}`);
    expect(watched).toMatchObject({
      reason_code: 'hiring_freeze',
      snoozed: true,
      scrape: { id: shift.scrape.id },
      entity: { state: 'watch_list' },
    });
    const begins = new Date((watched?.snoozed_until ?? 0) * 1000);
    expect(begins.toLocaleString('sv-SE', { timeZone: TIME_ZONE })).toBe(`${dayIn(5)} 00:00:00`);
    expect(await requestIdsOf(page, shift.entity.id)).toEqual(before);
    expect(await eventsOf(page, shift.entity.id)).toEqual(
      expect.arrayContaining(['daily_job_shift/reviewed', 'watch_list/added']),
    );

    await page.goto(tabPath('watch-list', { entityId: shift.entity.id }));
    await expect(page.getByRole('button', { name: 'Clear search and filters' })).toBeVisible();
    await page.goto(tabPath('watch-list', { entityId: shift.entity.id, snoozed: 'true' }));
    await expect(rowOf(page, shift.entity.company_name)).toContainText('Hiring Freeze');
  },
);

test('request a new scrape, retire the old one and watch the employer, in one decision: the shift leaves the list', async ({
  page,
}) => {
  const shift = await takeShift(page);
  const note = unique('Moved to another portal');
  await openShift(page, shift);
  const dialog = await openInRow(page, shift.entity.company_name, 'Review');
  await dialog.fill({ action: 'Request New Scrape', count: 0, reason: 'New Scrape', note });
  await dialog.root.getByRole('checkbox', { name: 'Retire Scrape' }).check();
  await dialog.root.getByRole('checkbox', { name: 'Place on Watch' }).check();
  await dialog.root
    .getByRole('textbox', { name: 'Homepage URL' })
    .fill('https://moved.example/careers');
  await dialog.saveAnd(UPDATED);

  await expect(rowOf(page, shift.entity.company_name)).toHaveCount(0);
  expect(await read(page, `/scrapes/${shift.scrape.id}`)).toMatchObject({
    archived: true,
    active: false,
    archived_reason_code: 'new_scrape',
  });
  expect((await requestsOf(page, shift.entity.id))[0]).toMatchObject({
    request_source: 'daily_job_shift',
    reason_code: 'new_scrape',
    latest_status: 'requested',
  });
  expect(await rowsOf(page, `/watch_lists?entity.id=${shift.entity.id}`)).toMatchObject([
    { snoozed: false, snoozed_until: null },
  ]);
  expect((await notesOf(page, shift.entity.id))[0]).toMatchObject({
    content: `<p>${note}</p>`,
    url: 'https://moved.example/careers',
  });
  expect(await eventsOf(page, shift.entity.id)).toEqual(
    expect.arrayContaining([
      'daily_job_shift/reviewed',
      'queue/request_added',
      'watch_list/added',
      'scrape_status/archived',
    ]),
  );
});

test('retire a scrape while the details of its row are shown: the next row takes its place there, and the filters stay', async ({
  page,
}) => {
  const shift = await takeShift(page);
  const before = await requestIdsOf(page, shift.entity.id);
  const ats = shift.scrape.ats ?? '';
  await page.goto(
    tabPath('daily-job-shift', { 'ats[]': ats, orderBy: 'entity.id', order: 'asc', pageSize: 100 }),
  );
  await expect(table(page)).toBeVisible();
  const wanted = await rowsOf(
    page,
    `/daily_job_shifts?scrape.ats[]=${encodeURIComponent(ats)}&order[entity.id]=asc&limit=100`,
  );
  const at = wanted.findIndex(({ id }) => id === shift.id);
  const next = wanted[at + 1] ?? wanted[at - 1];
  const address = page.url();
  await table(page)
    .getByRole('row')
    .nth(at + 1)
    .getByRole('cell')
    .nth(6)
    .click();
  const detail = page.getByRole('complementary', { name: 'Entity Detail' });
  await expect(detail).toContainText(shift.entity.company_name);

  await table(page)
    .getByRole('row')
    .nth(at + 1)
    .getByRole('button', { name: 'Review', exact: true })
    .click();
  const dialog = reviewOf(page);
  await dialog.fill({
    action: 'Retire Scrape',
    count: 0,
    reason: 'Other',
    note: unique('The portal is gone'),
  });
  await dialog.saveAnd(UPDATED);
  await expect(detail).toContainText(next?.entity.company_name ?? 'no other row');
  await expect(
    table(page)
      .getByRole('row')
      .nth(wanted[at + 1] ? at + 1 : at),
  ).toHaveAttribute('aria-selected', 'true');
  expect(page.url()).toBe(address);
  expect(await read(page, `/scrapes/${shift.scrape.id}`)).toMatchObject({
    archived: true,
    archived_reason_code: 'other',
  });
  expect(await requestIdsOf(page, shift.entity.id)).toEqual(before);
});
