import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@console/server/auth/testing/browser';
import { codePatterns } from './codeBlocks.ts';
import { dashboardLists } from './dashboardLists.ts';
import type { MeasuredServer } from './measuredServer.ts';
import { recordFigures } from './recordCalls.ts';
import { quantile, slowest, spread, type Spread } from './spread.ts';
import {
  afterWrite,
  besideYardstick,
  firstByteOf,
  repeat,
  slowestOf,
  timed,
  type Effort,
  type Figure,
  type Take,
} from './timing.ts';
import type { Yardstick } from './yardstick.ts';

const SORT_KEYS = [
  'id',
  'company_name',
  'url',
  'career_page',
  'num_jobs',
  'tier_level',
  'date_added',
  'archived',
];
const SCRAPE_SORT_KEYS = [
  'entity_id',
  'entity.company_name',
  'id',
  'name',
  'entity.url',
  'entity.career_page',
  'career_portal',
  'num_jobs',
  'percentage_without_locations',
  'active',
  'archived',
  'status',
  'ats',
  'site_type_label',
  'last_updated',
];
const SEARCHES = ['robotics', 'beacon biotech', '12345', 'zzzz', 'careers', 'example'];
const lists = {
  first: '/api/entities',
  page3000: '/api/entities?page=3000',
  sorted: SORT_KEYS.flatMap((key) =>
    ['asc', 'desc'].map((direction) => `/api/entities?order[${key}]=${direction}`),
  ),
  searches: SEARCHES.map((text) => `/api/entities?custom_search=${encodeURIComponent(text)}`),
  filtered: '/api/entities?archived=false&tags[]=3&tags[]=7&order[num_jobs]=desc',
  hundred: '/api/entities?limit=100&order[company_name]=asc',
  detail: '/api/entities/4711',
  scrapes: '/api/scrapes',
  scrapesSorted: SCRAPE_SORT_KEYS.flatMap((key) =>
    ['asc', 'desc'].map((direction) => `/api/scrapes?order[${key}]=${direction}`),
  ),
  scrapeSearches: ['robotics', 'portal 4711', '12345', 'zzzz', 'portal'].map(
    (text) => `/api/scrapes?custom_search=${encodeURIComponent(text)}`,
  ),
};

const codeOrders = [
  'order[name]=asc',
  'order[entity.company_name]=asc',
  'order[num_jobs]=desc',
  'order[ats]=asc',
  'order[site_type_label]=desc',
  'order[last_updated]=asc',
];

async function csv(server: MeasuredServer, browser: Browser): Promise<Figure[]> {
  const firstBytes: number[] = [];
  const whole: number[] = [];
  const memory: number[] = [];
  await firstByteOf(browser, '/api/entities/csv');
  for (let round = 0; round < 5; round += 1) {
    await sleep(1000);
    await server.reset();
    const rest = (await server.read()).rss;
    const { firstByte, all } = await firstByteOf(browser, '/api/entities/csv');
    firstBytes.push(firstByte);
    whole.push(all);
    memory.push((await server.read()).peak - rest);
  }
  return [
    {
      measure: 'CSV of all entities: first byte',
      unit: 'ms',
      target: [150, 150],
      ...spread(firstBytes),
    },
    { measure: 'CSV of all entities: whole file', unit: 'ms', ...spread(whole) },
    {
      measure: 'CSV of all entities: memory above rest',
      unit: 'MB',
      target: [60, 60],
      ...spread(memory),
    },
  ];
}

const one = (value: number): Spread => ({ median: value, min: value, max: value });

async function longestStall(server: MeasuredServer, browser: Browser): Promise<Spread> {
  const found: number[] = [];
  for (const path of [
    lists.first,
    lists.page3000,
    ...lists.sorted,
    ...lists.searches,
    lists.filtered,
    '/api/entities?limit=500',
    lists.detail,
    '/api/entities/csv',
    '/api/scrapes?limit=500&code_search=function',
    '/api/scrapes/csv',
  ]) {
    await timed(browser, path);
    await server.reset();
    await timed(browser, path);
    found.push((await server.read()).stall);
  }
  return one(Math.max(...found));
}

async function crowd(browser: Browser, seconds: number): Promise<Figure[]> {
  const paths = [
    lists.first,
    lists.hundred,
    lists.filtered,
    lists.detail,
    ...lists.sorted.slice(2, 6),
    ...lists.searches.slice(0, 2),
  ];
  // One refresh beforehand replaces fifty during the measure. A browser sends one, too.
  await browser.post('/oauth-agent/refresh');
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: 50 }, async (_, reader) => {
      for (let turn = reader; performance.now() < end; turn += 1)
        times.push(await timed(browser, paths[turn % paths.length] ?? lists.first));
    }),
  );
  const sorted = times.toSorted((a, b) => a - b);
  const [median, p99] = [quantile(sorted, 0.5), quantile(sorted, 0.99)];
  return [
    { measure: '50 readers at once: one answer', unit: 'ms', ...spread(times) },
    { measure: '50 readers at once: p99', unit: 'ms', ...one(p99) },
    {
      measure: '50 readers at once: p99 / median',
      unit: 'x',
      target: [40, 10],
      ...one(p99 / median),
    },
    { measure: '50 readers at once: answers', unit: '/s', ...one(times.length / seconds) },
  ];
}

const CODE_SEARCH = [300, 150] as const;

/**
 * Each pattern is measured by itself, because the server searches for them in different ways. A
 * write comes before each, because the short cache would answer otherwise.
 */
async function codeSearches(take: Take, browser: Browser, rounds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, pattern] of Object.entries(codePatterns)) {
    const path = `/api/scrapes?code_search=${encodeURIComponent(pattern)}`;
    figures.push(
      await take(`code search: text ${name}`, () => afterWrite(browser, path, rounds), CODE_SEARCH),
    );
    if (name === 'in one of twenty')
      figures.push(
        await take(
          `code search: text ${name}, slowest of 6 orders`,
          () =>
            slowestOf(
              browser,
              codeOrders.map((order) => `${path}&${order}`),
              rounds,
            ),
          CODE_SEARCH,
        ),
      );
  }
  return figures;
}

/** Right after a write as well: how many rows pass the filters is counted anew then. */
async function dashboard(take: Take, browser: Browser, rounds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, paths } of dashboardLists) {
    figures.push(
      await take(
        `${name}: slowest of ${paths.length} with three filters`,
        () => slowestOf(browser, paths, rounds),
        [40, 25],
      ),
    );
    figures.push(
      await take(`${name}: the same right after a write`, async () => {
        const written: Spread[] = [];
        for (const path of paths) written.push(await afterWrite(browser, path, rounds));
        return slowest(written);
      }),
    );
  }
  return figures;
}

/** Everything about one running server, in the order of the table in docs/performance.md. */
export async function measureServer(
  server: MeasuredServer,
  browser: Browser,
  yardstick: Yardstick,
  { rounds, seconds }: Effort,
): Promise<Figure[]> {
  const bare: number[] = [];
  const take = besideYardstick(yardstick, bare);
  // During its first thousand requests a new server still compiles itself and its embedded database.
  await crowd(browser, seconds);
  const figures = [
    // The lightest answer that needs a session.
    await take('the person signed in', () => repeat(browser, '/api/me', rounds * 2)),
    await take(
      'entities: first page with exact total',
      () => repeat(browser, lists.first, rounds * 2),
      [8, 5],
    ),
    await take(
      'entities: slowest of 8 sort keys, both ways',
      () => slowestOf(browser, lists.sorted, rounds),
      [30, 20],
    ),
    await take(
      'entities: slowest of 6 searches with count',
      () => slowestOf(browser, lists.searches, rounds),
      [30, 20],
    ),
    await take('entities: first page right after a write', () =>
      afterWrite(browser, lists.first, rounds),
    ),
    await take('entities: widest search right after a write', () =>
      afterWrite(browser, '/api/entities?custom_search=example', rounds),
    ),
    await take('entities: page 3,000', () => repeat(browser, lists.page3000, rounds), [120, 80]),
    await take('entities: 100 rows by name', () => repeat(browser, lists.hundred, rounds)),
    await take('entities: two tags, not archived, by jobs', () =>
      repeat(browser, lists.filtered, rounds),
    ),
    await take('entity: detail', () => repeat(browser, lists.detail, rounds)),
    await take('scrapes: first page with exact total', () =>
      repeat(browser, lists.scrapes, rounds),
    ),
    await take('scrapes: slowest of 15 sort keys, both ways', () =>
      slowestOf(browser, lists.scrapesSorted, rounds),
    ),
    await take('scrapes: slowest of 5 searches with count', () =>
      slowestOf(browser, lists.scrapeSearches, rounds),
    ),
    ...(await codeSearches(take, browser, rounds)),
    ...(await dashboard(take, browser, rounds)),
    ...(await recordFigures(take, browser, rounds)),
    ...(await csv(server, browser)),
    await take(
      'longest stall of the event loop under any one request',
      () => longestStall(server, browser),
      [50, 50],
    ),
    ...(await crowd(browser, seconds)),
  ];
  return [
    {
      measure: 'yardstick: one row by its id, bare engine',
      unit: 'ms',
      floor: spread(bare).median,
      ...spread(bare),
    },
    ...figures,
  ];
}
