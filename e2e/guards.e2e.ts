import type { Page } from 'playwright/test';
import { expect, signIn, test } from './console.ts';
import { open, visit } from './pages.ts';
import { rowsOf, totalOf } from './quality.ts';

const NOT_AUTHORIZED = 'You are not authorized to view this content.';

test('a refused page leaves no entry in the history: Back does not lead into the guard again', async ({
  page,
}) => {
  await signIn(page, 'user');
  await page.goto('/entities');
  await page.evaluate(() => history.pushState(null, '', '/reports'));
  await expect(page.getByText(NOT_AUTHORIZED)).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/entities');
});

test('A-SHL-057 every tab of the data quality dashboard has its address under the root layout', async ({
  page,
}) => {
  await signIn(page, 'dq');
  await page.goto('/dashboard/data-quality');
  const tabs = page.getByRole('navigation', { name: 'Data quality tabs' });
  for (const [tab, name] of [
    ['monitored-entities', 'Monitored Entities'],
    ['new-entities', 'New Entities'],
    ['daily-job-shift', 'Daily Job Shift'],
    ['watch-list', 'Watch List'],
    ['review-ready', 'Review Ready'],
    ['pit-stop', 'Pit Stop'],
  ] as const) {
    // The number of what waits there follows the name.
    await tabs.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL(`/dashboard/data-quality/${tab}`);
    await expect(page.getByRole('table', { name })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  }
});

test('A-SHL-043 A-SHL-055 an onlooker reads every page that is not guarded, and no call is refused', async ({
  page,
}) => {
  await signIn(page, 'user');
  const [scrape] = await rowsOf<{ id: number; entity: { id: number } }>(
    page,
    '/scrapes?order[num_jobs]=desc&is_combo=false&limit=1',
  );
  const [job] = await rowsOf<{ id: number }>(page, `/scrapes/${scrape?.id}/jobs?limit=1`);
  const [request] = await rowsOf<{ id: number }>(page, '/company_queue_requests?limit=1');
  const tabsOf = (record: string, tabs: readonly string[]) => tabs.map((tab) => `${record}/${tab}`);
  const pages = [
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
  ];
  const tabs = [
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
  const isRead = async (address: string) => {
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }), address).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(address);
    await expect(
      page.getByRole('heading', { name: 'Oops, Sorry, an unexpected error has occurred' }),
      address,
    ).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }), address).toHaveCount(0);
    expect(refusals, address).toEqual([]);
  };
  for (const address of pages) {
    await open(page, address);
    await isRead(address);
  }
  for (const address of tabs) {
    await visit(page, address);
    await isRead(address);
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

// Who sees the most links, and who may open the fewest pages.
for (const user of ['admin', 'user'] as const) {
  test(`each kind of link on the pages of an entity leads ${user} to a page`, async ({ page }) => {
    await signIn(page, user);
    const record = `/entities/${await linkedEntity(page)}`;
    // Links of one kind differ in their numbers alone. One of them is followed.
    const kinds = new Map<string, string>();
    await open(page, record);
    for (const tab of ENTITY_TABS) {
      await visit(page, `${record}/${tab}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
      await visit(page, address);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, address).toBeVisible();
      await expect(heading, address).not.toHaveText(/^Oops|not found/);
      await expect(page.getByText(NOT_AUTHORIZED), address).toHaveCount(0);
      // A guard that refuses leads Home.
      expect(new URL(page.url()).pathname, address).not.toBe('/');
    }
  });
}
