import type { Browser } from '@console/server/auth/testing/browser';
import { record } from './recordData.ts';
import { slowest, spread, type Spread } from './spread.ts';
import { afterWrite, firstByteOf, repeat, slowestOf, type Figure, type Take } from './timing.ts';

const entity = `/api/entities/${record.entity}`;
const scrape = `/api/scrapes/${record.scrape}`;

const reads: readonly string[] = [
  entity,
  `${entity}/job_count_delta`,
  `${entity}/jobs_by_country`,
  `${entity}/scrape_alerts`,
  `${entity}/company_queue`,
  '/api/entities/event_types',
  scrape,
  `${scrape}/items_in_queue`,
  '/api/scrapes/event_types',
  '/api/jobs/300000',
  '/api/jobs/hash/record-4711',
  '/api/jobs/url?url=https://jobs.example/record/4711',
  '/api/notes/4711',
  `/api/company_queues/${record.entity}`,
  '/api/company_queue_requests/40',
  '/api/company_queue_histories/resolution_codes/done',
  '/api/company_queue_histories/resolution_codes/cant_do',
  '/api/queue_stats',
];

const bothWays = (...keys: readonly string[]) =>
  keys.flatMap((key) => [`order[${key}]=asc`, `order[${key}]=desc`]);
const week = Math.floor(Date.now() / 1000) - 7 * 86_400;

/** `asked`: orders, searches and filters. `far`: a page near the end. */
type RecordList = { name: string; path: string; asked: readonly string[]; far?: number };

const jobs = [
  ...bothWays('title', 'create_date', 'last_check', 'id'),
  'active=false',
  'active=false&order[title]=asc',
  'has_location=false',
  `create_date[after]=${week}`,
  'custom_search=welder',
  'custom_search=example',
  'custom_search=zzzz',
  'custom_search=night&active=false',
];
const events = [
  ...bothWays('created_at', 'id'),
  'event_type[]=note',
  `user.id[]=${record.user}&user.role[]=ROLE_ADMIN`,
  `created_at[after]=${week}`,
  'custom_search=reviewed',
  'custom_search=state 4711',
  'custom_search=zzzz',
  'custom_search=e',
  'custom_search=reviewed&event_type[]=note',
];
const notes = [
  ...bothWays('created', 'title'),
  'type[]=ScrapeNote&archived=false',
  'pinned=true',
  'custom_search=career',
  'custom_search=zzzz',
  'pagination=false&archived=false',
];
const stages = [...bothWays('start_time', 'end_time', 'stage', 'items'), `start_time=${week}`];

const lists: readonly RecordList[] = [
  { name: 'jobs of an entity', path: `${entity}/jobs`, asked: jobs, far: 330 },
  { name: 'jobs of a scrape', path: `${scrape}/jobs`, asked: jobs, far: 330 },
  { name: 'events of an entity', path: `${entity}/event_logs`, asked: events, far: 1330 },
  { name: 'events of a scrape', path: `${scrape}/event_logs`, asked: events, far: 660 },
  { name: 'notes of an entity', path: `${entity}/notes`, asked: notes, far: 130 },
  { name: 'notes of a scrape', path: `${scrape}/notes`, asked: notes, far: 40 },
  {
    name: 'stages of an entity',
    path: `${entity}/scrape_stage_history`,
    asked: [...stages, `scrape.id[]=${record.scrape}`, ...bothWays('scrape.name')],
    far: 1330,
  },
  { name: 'stages of a scrape', path: `${scrape}/stage_history`, asked: stages, far: 1330 },
  {
    name: 'error log of a scrape',
    path: `${scrape}/error_log`,
    asked: bothWays('log_time'),
    far: 330,
  },
  {
    name: 'code history of a scrape',
    path: `${scrape}/code_history`,
    asked: [...bothWays('modified'), 'code_type=parser'],
  },
  {
    name: 'scrapes of an entity',
    path: `${entity}/scrapes`,
    asked: bothWays('name', 'ats', 'site_type_label', 'status', 'last_updated', 'num_jobs'),
  },
  {
    name: 'queue requests',
    path: '/api/company_queue_requests',
    asked: [
      ...bothWays(
        'request_timestamp',
        'request_priority',
        'highest_priority',
        'number_of_times_requested',
        'latest_status',
        'company_queue.name',
      ),
      'order[request_priority]=asc&limit=10&request_status[]=requested&request_status[]=in-progress&request_status[]=escalated',
      'custom_search=robotics',
      'custom_search=zzzz',
      `request_timestamp[gte]=${week}`,
      'tags[]=3&tags[]=7',
    ],
    far: 600,
  },
  {
    name: 'work history of a user',
    path: `/api/user/${record.user}/work_history`,
    asked: [...bothWays('last_requested', 'status'), `history_timestamp[gte]=${week}`],
    far: 30,
  },
];

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const month = { first: day(29), last: day(0) };
const ofMonth = (by: string) =>
  `limit=50&${by}[after]=${month.first} 00:00:00&${by}[before]=${month.last} 23:59:59`;
const counted = `day[after]=${month.first}&day[before]=${month.last}`;

/** What review mode asks for about thirty days of a scrape, or of an entity. */
const evidence: readonly string[] = [
  `${scrape}/job_counts?${counted}`,
  `${scrape}/error_counts?${counted}`,
  `${scrape}/code_saves?${ofMonth('modified')}`,
  `${scrape}/alerts?${ofMonth('created_at')}&state[]=underrun`,
  `${scrape}/reviews?${ofMonth('created_at')}`,
  `${scrape}/notes?${ofMonth('created')}`,
  `${scrape}/stage_history?limit=500&order[start_time]=desc&start_time=${Date.parse(month.first) / 1000}&end_time=${Math.floor(Date.now() / 1000)}`,
  `${entity}/job_counts?${counted}`,
  `${entity}/reviews?${ofMonth('created_at')}`,
  `${entity}/notes?${ofMonth('created')}`,
  `${entity}/event_logs?${ofMonth('created_at')}`,
];

const files = ['jobs', 'event_logs'].flatMap((list) => [
  `${entity}/${list}/csv`,
  `${scrape}/${list}/csv`,
]);

const slowestName = (paths: readonly string[]) => `slowest of ${paths.length}`;

async function figuresOf(
  take: Take,
  browser: Browser,
  rounds: number,
  { name, path, asked, far }: RecordList,
): Promise<Figure[]> {
  const paths = asked.map((query) => `${path}?${query}`);
  const figures = [
    await take(`${name}: first page`, () => repeat(browser, path, rounds), [8, 5]),
    await take(
      `${name}: ${slowestName(paths)} orders, searches and filters`,
      () => slowestOf(browser, paths, rounds),
      [30, 20],
    ),
    await take(`${name}: first page right after a write`, () => afterWrite(browser, path, rounds)),
  ];
  if (far === undefined) return figures;
  return [
    ...figures,
    await take(
      `${name}: page ${far}`,
      () => repeat(browser, `${path}?page=${far}`, rounds),
      [120, 80],
    ),
  ];
}

async function firstBytes(browser: Browser, rounds: number): Promise<Spread> {
  const spreads: Spread[] = [];
  for (const path of files) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      times.push((await firstByteOf(browser, path)).firstByte);
    spreads.push(spread(times));
  }
  return slowest(spreads);
}

/** Enough for a call's code to be compiled, as it is in a server that has run for a while. */
const WARM_UP = 30;

async function warmed(browser: Browser, path: string, rounds: number): Promise<Spread> {
  await repeat(browser, path, WARM_UP);
  return repeat(browser, path, rounds);
}

/** The calls of the record pages, on an entity and a scrape with a long history. */
export async function recordFigures(
  take: Take,
  browser: Browser,
  rounds: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of reads)
    figures.push(
      await take(
        `record: ${path.replace('/api/', '')}`,
        () => warmed(browser, path, rounds),
        [8, 5],
      ),
    );
  for (const path of evidence)
    figures.push(
      await take(
        `evidence: ${path.replace('/api/', '').replace(/\?.*/, '')}`,
        () => warmed(browser, path, rounds),
        [30, 20],
      ),
    );
  for (const list of lists) figures.push(...(await figuresOf(take, browser, rounds, list)));
  figures.push(
    await take(
      `CSV of a record: first byte, ${slowestName(files)}`,
      () => firstBytes(browser, Math.min(rounds, 10)),
      [150, 150],
    ),
  );
  return figures;
}
