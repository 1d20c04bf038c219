import { createServer } from 'node:net';
import type { Page } from 'playwright/test';
import { expect, signIn, test } from './console.ts';
import { givenScrape } from './records.ts';

const TEST_RUN = '**/legacy/admin/external_code_test';
const countRuns = (page: Page): string[] => {
  const runs: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/legacy/admin/external_code_test'))
      runs.push(request.postData() ?? '');
  });
  return runs;
};

const results = (page: Page) => page.frameLocator('iframe[title="Results"]');

test('A-TST-016 A-TST-019 A-TST-020 A-TST-015 a scraper sees one run of the saved code, its results, and runs it again', async ({
  page,
}) => {
  await signIn(page, 'scraper');
  const scrape = await givenScrape(page);
  const runs = countRuns(page);
  await page.goto(`/scrapes/${scrape.id}/test-script/spider`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(scrape.name);
  await expect(page).toHaveTitle(`Test Script ${scrape.id} spider · Pipeline Console`);
  await expect(results(page).getByText('The code was not executed')).toBeVisible();
  await expect(results(page).getByRole('heading', { name: 'spider.php' })).toBeVisible();
  await expect(page.getByText('Running Script')).toHaveCount(0);
  expect(runs).toHaveLength(1);
  expect(JSON.parse(runs[0] ?? '')).toMatchObject({
    scrape_id: scrape.id,
    type: 'spider',
    spider_code: scrape.spider_code,
  });
  await expect(
    page
      .frameLocator('iframe[title="Legacy Admin"]')
      .getByText('Legacy admin stand-in', { exact: false })
      .first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Rerun Script' }).click();
  await expect(page.getByRole('combobox', { name: 'Result' }).getByRole('option')).toHaveCount(2);
  expect(runs).toHaveLength(2);

  await page.getByRole('button', { name: 'View Script' }).click();
  const dialog = page.getByRole('dialog', { name: 'Spider Script' });
  await expect(dialog.locator('.view-lines')).toContainText('declare(strict_types');
  const before = await dialog.locator('.view-lines').innerText();
  await dialog.getByRole('textbox', { name: 'Spider Code' }).focus();
  await page.keyboard.type('changed');
  expect(await dialog.locator('.view-lines').innerText()).toBe(before);
  await page.keyboard.press('Escape');

  // The results outlive the page.
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Result' }).getByRole('option')).toHaveCount(3);
});

test('A-TST-007 code that was handed over is tested, and gone from storage when the page is left', async ({
  page,
  context,
}) => {
  await signIn(page, 'scraper');
  const { id } = await givenScrape(page);
  await page.goto('/');
  await page.evaluate(
    (key) => localStorage.setItem(key, '<?php function handed_over() {}'),
    `test-script:${id}:parser-code`,
  );
  const tab = await context.newPage();
  await tab.goto(`/scrapes/${id}/test-script/parser`);
  await expect(results(tab).getByText('handed_over')).toBeVisible();
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('test-script:')));
  expect(await kept()).toHaveLength(1);
  await tab.close();
  await expect.poll(kept).toEqual([]);
});

test('a hostile result is shown, runs nothing and opens no connection', async ({
  page,
  context,
  trouble,
}) => {
  let connections = 0;
  const evil = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => {
    evil.listen(0, '127.0.0.1', resolve);
  });
  const address = evil.address();
  const origin = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  const attack = `<!doctype html><html><head><base href="${origin}/"><link rel="preconnect" href="${origin}"><link rel="stylesheet" href="a.css">
      <meta http-equiv="refresh" content="0;url=${origin}/refresh"><meta http-equiv="Content-Security-Policy" content="default-src *">
      <style>@import "${origin}/b.css"; @font-face { font-family: x; src: url(${origin}/f) } body { font-family: x; background: url(${origin}/bg) }</style></head>
      <body><p>12 jobs were found</p><img src="${origin}/i"><iframe src="${origin}/f"></iframe><object data="${origin}/o"></object>
      <embed src="${origin}/e"><video src="${origin}/v" poster="${origin}/p"></video><svg><image href="${origin}/s"/></svg>
      <script>top.location = '${origin}/top'; parent.hacked = 1;</script><img src="x" onerror="parent.hacked = 1">
      <a href="${origin}/link" target="_self">more</a><form action="${origin}/form"><button>Send</button></form></body></html>`;
  try {
    await signIn(page, 'scraper');
    const { id } = await givenScrape(page);
    await context.route(TEST_RUN, (route) =>
      route.fulfill({ contentType: 'text/html', body: attack }),
    );
    await page.goto(`/scrapes/${id}/test-script/parser`);
    await expect(results(page).getByText('12 jobs were found')).toBeVisible();
    await results(page).getByText('more').click();
    await results(page).getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Rerun Script' }).click();
    await expect(page.getByRole('combobox', { name: 'Result' }).getByRole('option')).toHaveCount(2);
    await expect(results(page).getByText('12 jobs were found')).toBeVisible();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await expect(page).toHaveURL(`/scrapes/${id}/test-script/parser`);
    expect(connections).toBe(0);
    // The frame's policy refused what the page tried; the console itself did nothing wrong.
    expect(trouble.splice(0).filter((text) => text.startsWith('page error'))).toEqual([]);
  } finally {
    evil.close();
  }
});
