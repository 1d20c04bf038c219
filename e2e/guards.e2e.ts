import type { Page } from 'playwright/test';
import { changeUser, expect, signIn, test, type DemoUser } from './console.ts';
import { rowsOf, totalOf } from './quality.ts';

const NOT_AUTHORIZED = 'You are not authorized to view this content.';

const refused: readonly {
  title: string;
  users: readonly DemoUser[];
  addresses: readonly string[];
}[] = [
  {
    title: 'A-ROL-025 A-ROL-026 the test-script route',
    users: ['dq', 'dq-lead', 'user'],
    addresses: ['/scrapes/1/test-script/spider'],
  },
  {
    title: 'A-ROL-031 every tab of the data quality dashboard',
    users: ['scraper', 'user'],
    addresses: [
      '/dashboard/data-quality',
      ...[
        'monitored-entities',
        'new-entities',
        'daily-job-shift',
        'watch-list',
        'review-ready',
        'pit-stop',
      ].map((tab) => `/dashboard/data-quality/${tab}`),
    ],
  },
  {
    title: 'A-ROL-031 four tabs of the data quality dashboard',
    users: ['scrape-lead'],
    addresses: ['monitored-entities', 'new-entities', 'daily-job-shift', 'watch-list'].map(
      (tab) => `/dashboard/data-quality/${tab}`,
    ),
  },
  {
    title: 'A-ROL-032 the reports',
    users: ['scraper', 'user'],
    addresses: ['/reports', '/reports/productivity', '/reports/sla'],
  },
];

for (const { title, users, addresses } of refused) {
  for (const user of users) {
    test(`${title}: ${user} is told so and lands on Home`, async ({ page }) => {
      await signIn(page, user);
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.getByRole('alert').filter({ hasText: NOT_AUTHORIZED })).toBeVisible();
        await expect(page).toHaveURL('/');
      }
    });
  }
}

test('a refused page leaves no entry in the history: Back does not lead into the guard again', async ({
  page,
}) => {
  await signIn(page, 'user');
  await page.goto('/entities');
  await page.evaluate(() => history.pushState(null, '', '/reports'));
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/entities');
});

/** A tab by its name; the number of what waits there may have come or not. */
const countedTab = (name: string) => new RegExp(`^${name}[\\d,]*$`);

test('B-DQC-020 a scrape lead sees two tabs of the dashboard, review-ready and pit-stop, and an unknown one is refused', async ({
  page,
}) => {
  await signIn(page, 'scrape-lead');
  for (const [tab, name] of [
    ['review-ready', 'Review Ready'],
    ['pit-stop', 'Pit Stop'],
  ] as const) {
    await page.goto(`/dashboard/data-quality/${tab}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Data Quality Dashboard' }),
    ).toBeVisible();
    await expect(page.getByRole('table', { name })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Data quality tabs' }).getByRole('link'),
    ).toHaveText(['Review Ready', 'Pit Stop'].map(countedTab));
    await expect(page.getByText(NOT_AUTHORIZED)).toHaveCount(0);
  }
  await page.goto('/dashboard/data-quality/zzz');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(NOT_AUTHORIZED)).toBeVisible();
});

test('B-DQC-017 admin, data quality lead and data quality see all six tabs; B-DQC-004 an unknown one leads to the first', async ({
  page,
}) => {
  const tabs = [
    'Monitored Entities',
    'New Entities',
    'Daily Job Shift',
    'Watch List',
    'Review Ready',
    'Pit Stop',
  ];
  for (const user of ['admin', 'dq-lead', 'dq'] as const) {
    await changeUser(page, user);
    await page.goto('/dashboard/data-quality/zzz');
    await expect(page).toHaveURL('/dashboard/data-quality/monitored-entities');
    await expect(page.getByRole('table', { name: 'Monitored Entities' })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Data quality tabs' }).getByRole('link'),
    ).toHaveText(tabs.map(countedTab));
  }
});

test('the dashboard without a tab leads to its first tab', async ({ page }) => {
  await signIn(page, 'dq');
  await page.goto('/dashboard/data-quality');
  await expect(page).toHaveURL('/dashboard/data-quality/monitored-entities');
});

test('an unknown address shows the error page inside the shell, with a way Home', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/nowhere');
  await expect(
    page.getByRole('heading', { name: 'Oops, Sorry, an unexpected error has occurred' }),
  ).toBeVisible();
  await expect(page.getByText('Not Found', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an ID that no record can have says which record was not found, with the way to the list', async ({
  page,
}) => {
  await signIn(page, 'admin');
  for (const [address, heading, list] of [
    ['/entities/abc', 'Entity not found.', '/entities'],
    ['/entities/1e3/notes', 'Entity not found.', '/entities'],
    ['/entities/-1', 'Entity not found.', '/entities'],
    ['/scrapes/0', 'Scrape not found.', '/scrapes'],
    ['/scrapes/abc/parser', 'Scrape not found.', '/scrapes'],
    ['/scrapes/1.5/test-script/spider', 'Scrape not found.', '/scrapes'],
    ['/jobs/abc', 'Job not found.', '/'],
    ['/queue-requests/abc', 'Queue request not found.', '/queue-requests'],
  ] as const) {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: heading })).toBeVisible();
    await expect(main.locator(`a[href="${list}"]`).first()).toBeVisible();
    await expect(main.getByText('NaN')).toHaveCount(0);
    await expect(page.getByRole('navigation').first()).toBeVisible();
  }
});

test('A-SHL-056 /test loads without an error and is not in the menu', async ({ page }) => {
  await signIn(page, 'user');
  await page.goto('/test');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Test' })).toBeVisible();
  await expect(page.getByRole('navigation').first().locator('a[href="/test"]')).toHaveCount(0);
});

test('A-SHL-055 an onlooker reads every page that is not guarded, and no call is refused', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'user');
  const [scrape] = await rowsOf<{ id: number; entity: { id: number } }>(
    page,
    '/scrapes?order[num_jobs]=desc&is_combo=false&limit=1',
  );
  const [job] = await rowsOf<{ id: number }>(page, `/scrapes/${scrape?.id}/jobs?limit=1`);
  const [request] = await rowsOf<{ id: number }>(page, '/company_queue_requests?limit=1');
  const tabsOf = (record: string, tabs: readonly string[]) => tabs.map((tab) => `${record}/${tab}`);
  const addresses = [
    '/',
    '/entities',
    '/scrapes',
    '/code-search',
    '/tags',
    '/users',
    '/test',
    '/dashboard/scraper',
    '/queue-requests',
    `/jobs/${job?.id}`,
    '/insights/total-runs',
    '/insights/stuck-scrapes-with-queued-items',
    `/queue-requests/${request?.id}`,
    ...tabsOf(`/queue-requests/${request?.id}`, ['overview', 'queue-status']),
    ...tabsOf(`/entities/${scrape?.entity.id}`, [
      'overview',
      'notes',
      'scrapes',
      'event-log',
      'all-jobs',
      'queue-request',
    ]),
    ...tabsOf(`/scrapes/${scrape?.id}`, ['overview', 'all-jobs', 'event-log']),
    ...tabsOf(`/scrapes/${scrape?.id}`, ['spider/code', 'spider/history', 'parser/code']),
  ];
  const refusals: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api') && response.status() >= 400)
      refusals.push(`${response.status()} ${pathname}`);
  });
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe(address);
    await expect(
      page.getByRole('heading', { name: 'Oops, Sorry, an unexpected error has occurred' }),
      address,
    ).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }), address).toHaveCount(0);
    expect(refusals, address).toEqual([]);
  }
});

const ENTITY_TABS = ['overview', 'notes', 'scrapes', 'event-log', 'all-jobs', 'queue-request'];

/** An entity with jobs and with a request in its queue, so that its pages have links of all kinds. */
async function linkedEntity(page: Page): Promise<number> {
  const requests = await rowsOf<{ company_queue: { entity: { id: number } | null } }>(
    page,
    '/company_queue_requests?limit=100',
  );
  for (const id of new Set(requests.flatMap(({ company_queue: { entity } }) => entity?.id ?? [])))
    if ((await totalOf(page, `/entities/${id}/jobs?limit=0`)) > 0) return id;
  throw new Error('No entity has both jobs and a request.');
}

for (const user of ['admin', 'dq-lead', 'scrape-lead', 'dq', 'scraper', 'user'] as const) {
  test(`each kind of link on the pages of an entity leads ${user} to a page`, async ({ page }) => {
    test.setTimeout(180_000);
    await signIn(page, user);
    const record = `/entities/${await linkedEntity(page)}`;
    // Links of one kind differ in their numbers alone. One of them is followed.
    const kinds = new Map<string, string>();
    for (const tab of ENTITY_TABS) {
      await page.goto(`${record}/${tab}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const hrefs = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      for (const href of hrefs) {
        const { origin, pathname, search } = new URL(href);
        if (
          origin === new URL(page.url()).origin &&
          !ENTITY_TABS.some((one) => pathname.endsWith(one))
        )
          kinds.set(pathname.replaceAll(/\d+/g, '#'), pathname + search);
      }
    }
    for (const kind of ['/entities', '/entities/#', '/scrapes/#', '/jobs/#', '/queue-requests/#'])
      expect([...kinds.keys()]).toContain(kind);
    for (const address of kinds.values()) {
      await page.goto(address);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, address).toBeVisible();
      await expect(heading, address).not.toHaveText(/^Oops|not found/);
      await expect(page.getByText(NOT_AUTHORIZED), address).toHaveCount(0);
      // A guard that refuses leads Home.
      expect(new URL(page.url()).pathname, address).not.toBe('/');
    }
  });
}
