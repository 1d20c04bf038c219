import type { Page } from 'playwright/test';
import { expect, signIn, test } from './console.ts';
import { addEntity, hostOf, unique } from './records.ts';

const lists = '**/api/entities?*';
const rows = (page: Page) => page.getByRole('row').locator('td:nth-child(2)').allInnerTexts();

async function openList(page: Page) {
  await signIn(page, 'admin');
  await page.goto('/entities');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  return rows(page);
}

const sortByName = (page: Page) =>
  page.getByRole('columnheader', { name: 'Entity Name' }).getByRole('button').click();

for (const { title, notice, answer } of [
  {
    title: 'the server answers 500',
    notice: /Status 500/,
    answer: {
      status: 500,
      contentType: 'application/ld+json',
      body: JSON.stringify({
        '@type': 'hydra:Error',
        'hydra:title': 'Internal Server Error',
        'hydra:description': 'Something broke.',
      }),
    },
  },
  {
    title: 'the server answers nonsense',
    notice: /./,
    answer: { status: 200, contentType: 'application/ld+json', body: '{"unexpected": true}' },
  },
  {
    title: 'a proxy answers with a page of HTML',
    notice: /./,
    answer: { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
  },
  { title: 'the server cannot be reached', notice: /No response was received/, answer: 'abort' },
] as const) {
  test(`${title}: the list keeps its rows, says so once, and Retry helps`, async ({ page }) => {
    const before = await openList(page);
    await page.route(lists, (route) =>
      answer === 'abort' ? route.abort() : route.fulfill(answer),
    );
    await sortByName(page);
    await expect(page.getByRole('alert').filter({ hasText: notice }).first()).toBeVisible();
    expect(await rows(page)).toEqual(before);
    await page.unroute(lists);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => rows(page)).not.toEqual(before);
  });
}

test('a dialog or a part whose script cannot be fetched leaves the list, and can be tried again', async ({
  page,
}) => {
  await signIn(page, 'admin');
  let blocked = false;
  await page.route('**/assets/*.js', (route) => (blocked ? route.abort() : route.continue()));
  await page.goto('/entities');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  blocked = true;
  const before = await rows(page);
  const add = page.getByRole('button', { name: 'Add Entity' });
  await add.click();
  await expect(page.getByRole('alert').filter({ hasText: 'This could not be loaded.' })).toHaveText(
    /The console may have been updated, or the network is down\./,
  );
  expect(await rows(page)).toEqual(before);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  blocked = false;
  await retry.click();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Add' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a first load that fails shows what happened and a Retry, and the filters stay usable', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.route(lists, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/ld+json',
      body: JSON.stringify({
        'hydra:title': 'Service Unavailable',
        'hydra:description': 'The database is starting.',
      }),
    }),
  );
  await page.goto('/entities');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByText('Loading Entities...')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toBeEnabled();
  await page.unroute(lists);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a late answer to an older request is not shown', async ({ page }) => {
  await openList(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/entities?*order%5Bcompany_name%5D=desc*', async (route) => {
    await held;
    await route.continue();
  });
  await sortByName(page);
  await sortByName(page);
  const header = page.getByRole('columnheader', { name: 'Entity Name' });
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
  const ascending = await rows(page);
  const late = page.waitForResponse(/order%5Bcompany_name%5D=desc/).catch(() => undefined);
  release();
  await Promise.race([late, page.waitForRequest(/never/, { timeout: 500 }).catch(() => undefined)]);
  expect(await rows(page)).toEqual(ascending);
});

async function typeNewEntity(page: Page, name: string) {
  await page.goto('/entities');
  await page.getByRole('button', { name: 'Add Entity' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Website' }).fill(hostOf(name));
  await dialog.getByRole('textbox', { name: 'Career Page' }).fill(`${hostOf(name)}/jobs`);
  await dialog.getByRole('textbox', { name: 'Tier Level' }).fill('1');
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeEnabled();
  return { dialog, save, name: dialog.getByRole('textbox', { name: 'Name' }) };
}

test('the access token runs out in the middle of a save: one refresh, one entity, nothing lost', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  const name = unique('Midway Save');
  const form = await typeNewEntity(page, name);
  const posts: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/entities'))
      posts.push(response.status());
  });
  await context.clearCookies({ name: 'console-at' });
  await form.save.click();
  await expect(page).toHaveURL(/\/entities\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(posts).toEqual([401, 201]);
});

for (const trouble of ['500', 'offline'] as const) {
  test(`a save that meets ${trouble} keeps the dialog and all that was typed, and can be tried again`, async ({
    page,
  }) => {
    await signIn(page, 'admin');
    const name = unique('Kept Form');
    const form = await typeNewEntity(page, name);
    const isSave = (url: URL) => url.pathname === '/api/entities';
    await page.route(isSave, (route) =>
      route.request().method() !== 'POST'
        ? route.continue()
        : trouble === 'offline'
          ? route.abort()
          : route.fulfill({
              status: 500,
              contentType: 'application/ld+json',
              body: '{"hydra:title":"Internal Server Error","hydra:description":"Broken."}',
            }),
    );
    await form.save.click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(form.dialog).toBeVisible();
    await expect(form.name).toHaveValue(name);
    await page.unroute(isSave);
    await form.save.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
}

test('two clicks on Save make one entity', async ({ page }) => {
  await signIn(page, 'admin');
  const name = unique('Double Click');
  const form = await typeNewEntity(page, name);
  await form.save.dblclick();
  await expect(page).toHaveURL(/\/entities\/\d+$/);
  await page.goto(`/entities?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
});

test('a broken and hostile query string shows the default list and sends nothing bad', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/entities?')) sent.push(new URL(request.url()).search);
  });
  await page.goto(
    '/entities?order=foo&orderBy=password&page=-3&pageSize=999999&tag[]=abc&tag[]=%00&search=%00&utm=%E0%A4%A#%%%',
  );
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(new Set(sent).size).toBe(1);
  expect(sent[0]).not.toMatch(/foo|password|999999|-3|abc|%00/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an entity that does not exist shows an error page with a way on', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/entities/987654321');
  await expect(page.getByText('Not Found', { exact: false }).first()).toBeVisible();
});

test('hostile names show as text and break no layout', async ({ page }) => {
  await signIn(page, 'admin');
  const mark = unique('Hostile');
  const names = [
    `<img src=x onerror="document.title='owned'"> ${mark}`,
    `${mark} ‮txt.exe ‬`,
    `${mark} 👩‍👩‍👧‍👦🏳️‍🌈`,
    `سيمنز ${mark} שלום`,
    `${mark} ${'W'.repeat(254 - mark.length)}`,
  ];
  const ids: number[] = [];
  for (const [at, name] of names.entries())
    ids.push(
      await addEntity(page, {
        company_name: name,
        url: `https://hostile-${mark.split(' ')[1]}-${at}.test`,
      }),
    );
  await page.goto(`/entities?search=${encodeURIComponent(mark)}`);
  await expect(page.getByRole('row')).toHaveCount(names.length + 1);
  for (const name of names)
    await expect(page.getByRole('row').filter({ hasText: name.slice(0, 60) })).toHaveCount(1);
  for (const address of [page.url(), ...ids.map((id) => `/entities/${id}`)]) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText(mark).first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, address).toBeLessThanOrEqual(0);
    const mainOverflow = await page
      .getByRole('main')
      .evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(
      mainOverflow,
      `${address}: the page itself does not scroll sideways`,
    ).toBeLessThanOrEqual(0);
    expect(await page.title()).not.toBe('owned');
  }
});
