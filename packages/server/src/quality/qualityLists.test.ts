import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { review, watchListAssignee } from '../db/schema/quality.ts';
import { listOf } from '../testing/listOf.ts';
import { openTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import {
  insertMonitored,
  insertPitStop,
  insertRequest,
  insertReviewReady,
  insertWatched,
} from '../testing/testQuality.ts';
import { insertEntities, insertTag } from '../testing/testRows.ts';
import { insertScrapes } from '../testing/testScrapes.ts';

let api: TestApp;
let entities: number[];
let scrapes: number[];
let tags: Record<'nyse' | 'retail' | 'blocked' | 'plain', number>;
const rows: Record<string, number[]> = {};
const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const unix = (day: number) => at(day).getTime() / 1000;
const soon = new Date(Date.now() + 86_400_000);

beforeAll(async () => {
  api = await openTestApp();
  const { database } = api;
  entities = await insertEntities(database, [
    {
      companyName: 'Zulu',
      url: 'https://zulu.test',
      careerPage: 'https://z.test/jobs',
      tierLevel: 1,
      ticker: 'ZUL',
      numJobs: 5,
      state: 'watch_list',
      lastTimeChanged: at(1),
    },
    {
      companyName: 'alpha',
      url: null,
      tierLevel: null,
      numJobs: 50,
      state: 'healthy',
      lastTimeChanged: at(3),
    },
    {
      companyName: 'Éclair',
      url: 'https://eclair.test',
      careerPage: 'https://a.test',
      tierLevel: 3,
      ticker: 'ECL',
      numJobs: 1,
      state: 'archived',
      archived: true,
      lastTimeChanged: at(2),
    },
  ]);
  const [z = 0, a = 0, e = 0] = entities;
  tags = {
    nyse: await insertTag(database, 'NYSE', 'exchange', [z, e]),
    retail: await insertTag(database, 'Retail', 'sector_and_industry', [z]),
    blocked: await insertTag(database, 'NS: Blocked', 'cant_be_scraped', [a]),
    plain: await insertTag(database, 'Key account', null, [z, a]),
  };
  scrapes = await insertScrapes(database, [
    { entityId: z, name: 'beta' },
    { entityId: z, name: 'gamma' },
    { entityId: a, name: 'delta' },
  ]);
  rows.watch_lists = [
    await insertWatched(database, { entityId: z, watchListedDate: at(4), snoozedUntil: soon }),
    await insertWatched(database, {
      entityId: a,
      scrapeId: scrapes[2],
      watchListedDate: at(6),
      snoozedUntil: at(7),
    }),
    await insertWatched(database, { entityId: e, watchListedDate: at(5) }),
  ];
  await insertWatched(database, { entityId: e, removedAt: at(9) });
  const [watched = 0] = rows.watch_lists;
  await database.db.insert(watchListAssignee).values({ watchListId: watched, userId: 2 });
  await database.db.insert(review).values(
    [1, 2].map((day) => ({
      subject: 'watch_list' as const,
      subjectId: watched,
      userId: day + 2,
      action: 'snooze',
      payload: {},
      createdAt: at(day),
    })),
  );
  rows.monitored_entities = [
    await insertMonitored(database, {
      entityId: z,
      kind: 'new',
      lastTimeReviewed: at(4),
      lastReviewedBy: 4,
    }),
    await insertMonitored(database, { entityId: a }),
    await insertMonitored(database, { entityId: e, lastTimeReviewed: at(5) }),
  ];
  await insertMonitored(database, { entityId: e, removedAt: at(9) });
  const asked = [
    (
      await insertRequest(database, {
        entityId: z,
        requestSource: 'watch_list',
        latestStatus: 'review-ready',
      })
    ).requestId,
    (
      await insertRequest(database, {
        entityId: a,
        requestSource: 'daily_job_shift',
        latestStatus: 'review-ready',
      })
    ).requestId,
  ];
  rows.review_readies = [
    await insertReviewReady(database, {
      entityId: z,
      companyQueueRequestId: asked[0],
      lastTimeChanged: at(2),
      lastActionTaken: 'declined',
      lastTimeReviewed: at(1),
    }),
    await insertReviewReady(database, {
      entityId: a,
      companyQueueRequestId: asked[1],
      lastTimeChanged: at(3),
    }),
    await insertReviewReady(database, { entityId: e, lastTimeChanged: at(1) }),
    await insertReviewReady(database, { entityId: e, status: 'accepted', lastTimeChanged: at(9) }),
  ];
  rows.pit_stops = [
    await insertPitStop(database, {
      entityId: z,
      priority: 1,
      numberOfRequests: 4,
      pitStopEnteredDate: at(3),
      reasonCode: 'escalated_request',
    }),
    await insertPitStop(database, {
      entityId: a,
      priority: 5,
      status: 'in-progress',
      pitStopEnteredDate: at(2),
      numberOfRequests: 2,
    }),
    await insertPitStop(database, {
      entityId: e,
      priority: 3,
      status: 'done',
      resolvedDate: at(8),
      pitStopEnteredDate: at(1),
      reasonCode: 'repeated_request',
      lastActionTaken: 'place_on_watch',
    }),
  ];
});
afterAll(() => api.close());

/** The rows that a query finds, by the first letter of their entities; `?` is a row of another one. */
async function found(list: string, query = '', as: TestUser = 'dq') {
  const { ids, total } = await listOf(api, `/${list}?${query}`, { as });
  expect(total).toBe(ids.length);
  return ids.map((id) => 'zae'[rows[list]?.indexOf(id) ?? -1] ?? '?').join('');
}
const one = async (list: string, index: number) =>
  (await api.ask('GET', `/${list}/${rows[list]?.[index]}`, { as: 'dq' })).body;
/** `{z}` and the like become ids. */
const filled = (query: string) =>
  query.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const ids: Record<string, number | undefined> = {
      ...tags,
      z: entities[0],
      a: entities[1],
      beta: scrapes[0],
      delta: scrapes[2],
    };
    return String(ids[name]);
  });

type OrderCase = readonly [key: string, ascending: string, nulls: string];
const orders: Record<string, readonly OrderCase[]> = {
  watch_lists: [
    ['id', 'zae', ''],
    ['entity.company_name', 'aez', ''],
    ['entity.id', 'zae', ''],
    ['scrape.name', 'a', 'ze'],
    ['scrape.id', 'a', 'ze'],
    ['sid', 'a', 'ze'],
    ['watch_listed_date', 'zea', ''],
    ['entity.career_page', 'ez', 'a'],
  ],
  monitored_entities: [
    ['entity.company_name', 'aez', ''],
    ['entity.id', 'zae', ''],
    ['entity.url', 'ez', 'a'],
    ['entity.ticker', 'ez', 'a'],
    ['entity.state', 'eaz', ''],
    ['status', 'eaz', ''],
    ['entity.tier_level', 'ze', 'a'],
    ['entity.num_jobs', 'eza', ''],
    ['last_time_reviewed', 'ze', 'a'],
    ['last_time_changed', 'zea', ''],
  ],
  review_readies: [
    ['entity.company_name', 'aez', ''],
    ['entity.id', 'zae', ''],
    ['entity.ticker', 'ez', 'a'],
    ['entity.tier_level', 'ze', 'a'],
    ['request_source', 'az', 'e'],
    ['last_action_taken', 'z', 'ae'],
    ['last_time_reviewed', 'z', 'ae'],
    ['last_time_changed', 'eza', ''],
  ],
  pit_stops: [
    ['entity.company_name', 'aez', ''],
    ['entity.id', 'zae', ''],
    ['entity.tier_level', 'ze', 'a'],
    ['entity.num_jobs', 'eza', ''],
    ['number_of_requests', 'eaz', ''],
    ['priority', 'zea', ''],
    ['pit_stop_entered_date', 'eaz', ''],
    ['resolved_date', 'e', 'za'],
    ['status', 'eaz', ''],
    ['reason_code', 'ze', 'a'],
  ],
};
const reversed = (text: string) => [...text].toReversed().join('');

describe.each(Object.entries(orders))('order of /%s', (list, cases) => {
  it.each(cases)(
    '%s both ways, nulls last, ties by id in the same direction',
    async (key, ascending, nulls) => {
      expect(await found(list, `order[${key}]=asc`)).toBe(ascending + nulls);
      expect(await found(list, `order[${key}]=desc`)).toBe(reversed(ascending) + reversed(nulls));
    },
  );
});

const filters: Record<string, readonly (readonly [query: string, expected: string])[]> = {
  watch_lists: [
    ['', 'aez'],
    ['custom_search=ZULU', 'z'],
    ['custom_search=gam', 'z'],
    ['custom_search=delt', 'a'],
    ['custom_search={beta}', 'z'],
    ['custom_search=z.test', ''],
    ['entity.id={a}', 'a'],
    ['scrape.id={delta}', 'a'],
    ['scrape.id={beta}', 'z'],
    ['tags[]={nyse}', 'ez'],
    ['tags[]={nyse}&tags[]={plain}', 'aez'],
    [`watch_listed_date[gte]=${unix(5)}&watch_listed_date[lte]=${unix(5)}`, 'e'],
    ['snoozed=true', 'z'],
    ['snoozed=false', 'ae'],
    ['snoozed=false&tags[]={nyse}', 'e'],
  ],
  monitored_entities: [
    ['', 'aez'],
    ['kind=new', 'z'],
    ['kind=monitored', 'ae'],
    ['custom_search=éclair', 'e'],
    ['custom_search=ecl', 'e'],
    ['custom_search={z}', 'z'],
    ['entity.id={z}', 'z'],
    ['ticker=zu', 'z'],
    ['tags[]={plain}', 'az'],
    ['exchange[]={nyse}', 'ez'],
    ['sector[]={retail}', 'z'],
    ['can_not_be_scraped[]={blocked}', 'a'],
    ['tags[]={plain}&exchange[]={nyse}', 'z'],
    ['tier_level[]=3&tier_level[]=1', 'ez'],
    ['tier_level[]=0', ''],
    ['state[]=healthy&state[]=archived', 'ae'],
    ['num_jobs[gte]=5', 'az'],
    ['num_jobs[gte]=5&tier_level[]=1&order[entity.company_name]=asc', 'z'],
    [`last_time_reviewed[lte]=${unix(4)}`, 'z'],
    [`last_time_changed[gte]=${unix(2)}`, 'ae'],
  ],
  review_readies: [
    ['', 'aze'],
    ['status=open_for_review', 'aze'],
    ['status=accepted', '?'],
    ['custom_search=alp', 'a'],
    ['entity.id={a}', 'a'],
    ['tags[]={plain}', 'az'],
    ['exchange[]={nyse}', 'ze'],
    ['tier_level[]=3', 'e'],
    ['ticker=e', 'e'],
    [`last_time_reviewed[gte]=${unix(1)}`, 'z'],
    [`last_time_changed[lt]=${unix(2)}`, 'e'],
    ['tags[]={plain}&exchange[]={nyse}&tier_level[]=1', 'z'],
  ],
  pit_stops: [
    ['', 'zae'],
    ['status[]=requested', 'z'],
    ['status[]=in_progress&status[]=done', 'ae'],
    ['custom_search=zulu', 'z'],
    ['tags[]={plain}', 'za'],
    ['tier_level[]=1&tier_level[]=3', 'ze'],
    ['reason_code[]=repeated_request', 'e'],
    ['reason_code[]=gone', ''],
    ['priority[]=1&priority[]=5', 'za'],
    [`pit_stop_entered_date[gte]=${unix(2)}`, 'za'],
    ['status[]=requested&tags[]={nyse}&priority[]=1', 'z'],
  ],
};

describe.each(Object.entries(filters))('filters of /%s', (list, cases) => {
  it.each(cases)('%s finds %j', async (query, expected) =>
    expect(await found(list, filled(query))).toBe(expected),
  );
});

it.each([
  'watch_lists?snoozed=maybe',
  'watch_lists?watch_listed_date[gte]=x',
  'monitored_entities?kind=old',
  'monitored_entities?tier_level[]=4',
  'monitored_entities?state[]=fine',
  'review_readies?status=closed',
  'pit_stops?status[]=resolved',
  'pit_stops?priority[]=0',
  'pit_stops?priority[]=x',
  'watch_lists?custom_search=%00',
])('%s is 400', async (address) => {
  expect((await api.ask('GET', `/${address}`)).body).toMatchObject({
    status: 400,
    code: 'invalid_filter',
  });
});

describe('one row', () => {
  it('B-API-072 B-DAT-014 of the watch list has the scrapes of its employer, who it is assigned to and who reviewed last', async () => {
    expect(await one('watch_lists', 0)).toMatchObject({
      '@context': '/api/contexts/WatchList',
      '@type': 'WatchList',
      entity: {
        company_name: 'Zulu',
        scrapes: [{ name: 'beta' }, { name: 'gamma' }],
        tags: expect.any(Array),
      },
      scrape: null,
      reason_code: 'site_down',
      watch_listed_date: unix(4),
      snoozed: true,
      snoozed_until: Math.floor(soon.getTime() / 1000),
      assigned_to: [{ id: 2 }],
      note: null,
      last_time_reviewed: unix(2),
      last_reviewed_by: { id: 4 },
    });
    expect(await one('watch_lists', 1)).toMatchObject({
      scrape: { name: 'delta' },
      snoozed: false,
      snoozed_until: unix(7),
      assigned_to: [],
      last_time_reviewed: null,
      last_reviewed_by: null,
    });
  });

  it('B-API-070 of the monitored entities has the tags by their category', async () => {
    expect(await one('monitored_entities', 0)).toMatchObject({
      '@type': 'MonitoredEntity',
      kind: 'new',
      status: 'watch_list',
      tier_level: 1,
      ticker: 'ZUL',
      tags: [{ '@type': 'Tag', title: 'Key account' }],
      exchange_tags: [{ title: 'NYSE' }],
      can_not_be_scraped_tags: [],
      sector_and_industry_tags: [{ title: 'Retail' }],
      latest_note: null,
      last_time_reviewed: unix(4),
      last_reviewed_by: { first_name: 'dq' },
      last_time_changed: unix(1),
    });
  });

  it('B-API-068 of the review-readies has its request and where that came from', async () => {
    expect(await one('review_readies', 0)).toMatchObject({
      '@type': 'ReviewReady',
      status: 'open_for_review',
      entity: { company_name: 'Zulu' },
      exchange_tags: [{ title: 'NYSE' }],
      tags: [{ title: 'Retail' }, { title: 'Key account' }],
      company_queue_request: {
        '@type': 'QueueRequest',
        request_source: 'watch_list',
        latest_status: 'review-ready',
      },
      request_source: 'watch_list',
      last_action_taken: 'declined',
      last_time_reviewed: unix(1),
      last_time_changed: unix(2),
    });
    expect(await one('review_readies', 2)).toMatchObject({
      company_queue_request: null,
      request_source: null,
    });
  });

  it('B-API-075 B-DAT-015 of the pit stops has its dates, priority and status', async () => {
    expect(await one('pit_stops', 2)).toMatchObject({
      '@type': 'PitStop',
      entity: { company_name: 'Éclair', tier_level: 3, num_jobs: 1, archived: true },
      tags: [{ title: 'NYSE' }],
      number_of_requests: 1,
      priority: 3,
      pit_stop_entered_date: unix(1),
      resolved_date: unix(8),
      status: 'done',
      reason_code: 'repeated_request',
      last_action_taken: 'place_on_watch',
      latest_note: null,
    });
  });
});

it.each([
  ['daily_job_shifts', ['admin', 'lead', 'dq']],
  ['watch_lists', ['admin', 'lead', 'dq']],
  ['monitored_entities', ['admin', 'lead', 'dq']],
  ['review_readies', ['admin', 'lead', 'scrapeLead', 'dq']],
  ['pit_stops', ['admin', 'lead', 'scrapeLead', 'dq']],
])('/%s is for %j', async (list, allowed) => {
  for (const as of ['admin', 'lead', 'scrapeLead', 'dq', 'scraper', 'user'] as const) {
    expect([as, (await api.ask('GET', `/${list}?limit=1`, { as })).status]).toEqual([
      as,
      allowed.includes(as) ? 200 : 403,
    ]);
  }
});
