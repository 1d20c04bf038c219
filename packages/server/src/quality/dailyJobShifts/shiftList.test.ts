import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { note } from '../../db/schema/notes.ts';
import { dailyJobShiftAssignee } from '../../db/schema/quality.ts';
import { scrape } from '../../db/schema/scrapes.ts';
import { listOf } from '../../testing/listOf.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { insertShift } from '../../testing/testQuality.ts';
import { insertEntities, insertTag } from '../../testing/testRows.ts';
import { insertAts, insertScrapes } from '../../testing/testScrapes.ts';
import { shiftList } from './shiftList.ts';

let api: TestApp;
let shifts: number[];
let scrapes: number[];
let entities: number[];
let nyse: number;
const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const unix = (day: number) => at(day).getTime() / 1000;
/** Names of the shifts, for the tables below. */
const names = ['drop', 'rise', 'flat'];

beforeAll(async () => {
  api = await openTestApp();
  const { db } = api.database;
  entities = await insertEntities(api.database, [
    { companyName: 'Zulu', url: 'https://zulu.test' },
    { companyName: 'alpha', archived: true, state: 'archived' },
    { companyName: 'Éclair' },
  ]);
  const [zulu = 0, alpha = 0, eclair = 0] = entities;
  nyse = await insertTag(api.database, 'NYSE', 'exchange', [zulu, eclair]);
  const [workday, icims] = [
    await insertAts(api.database, 'workday'),
    await insertAts(api.database, 'icims'),
  ];
  scrapes = await insertScrapes(api.database, [
    {
      entityId: zulu,
      name: 'zz jobs',
      atsId: workday,
      lastUpdated: at(3),
      careerPortal: 'https://portal.test',
    },
    { entityId: alpha, name: 'mm', atsId: icims, lastUpdated: at(2) },
    { entityId: eclair, name: 'aa 50%', lastUpdated: at(1) },
  ]);
  const [first = 0, second = 0, third = 0] = scrapes;
  const [written] = await db
    .insert(note)
    .values({
      type: 'ScrapeNote',
      entityId: zulu,
      scrapeId: first,
      title: 'T',
      content: '<b>x</b>',
      userId: 4,
      created: at(5),
    })
    .returning();
  shifts = [
    await insertShift(api.database, {
      entityId: zulu,
      scrapeId: first,
      avgJobCount: 104.5,
      latestJobCount: 80,
      percentChange: -23.44,
      lastTimeReviewed: at(5),
      lastReviewedBy: 4,
      dateAssigned: at(6),
      lastActionTaken: 'do_nothing',
      noteId: written?.id ?? null,
    }),
    await insertShift(api.database, {
      entityId: alpha,
      scrapeId: second,
      avgJobCount: 10,
      latestJobCount: 20,
      percentChange: 100,
      lastTimeReviewed: at(4),
      lastReviewedBy: 2,
    }),
    await insertShift(api.database, {
      entityId: eclair,
      scrapeId: third,
      avgJobCount: 20,
      latestJobCount: 20,
      percentChange: 0,
      dateAssigned: at(7),
    }),
  ];
  await insertShift(api.database, {
    entityId: zulu,
    scrapeId: first,
    shiftDate: '2026-11-01',
    closedAt: at(9),
  });
  await db.insert(dailyJobShiftAssignee).values([
    { dailyJobShiftId: shifts[0] ?? 0, userId: 4 },
    { dailyJobShiftId: shifts[0] ?? 0, userId: 2 },
    { dailyJobShiftId: shifts[2] ?? 0, userId: 2 },
  ]);
});
afterAll(() => api.close());

const list = async (query = '') => {
  const { ids, ...page } = await listOf(api, `/daily_job_shifts${query}`, { as: 'dq' });
  return { ...page, ids, names: ids.map((id) => names[shifts.indexOf(id)] ?? String(id)) };
};

describe('GET /daily_job_shifts', () => {
  it('B-API-065 B-DAT-012 holds the open shifts, last updated first, with every field', async () => {
    const { names: found, total, members } = await list();
    expect([found, total]).toEqual([['drop', 'rise', 'flat'], 3]);
    const person = (id: number, name: string) => ({
      '@id': `/api/users/${id}`,
      '@type': 'User',
      id,
      first_name: name,
      last_name: 'Test',
      archived: false,
    });
    expect(members[0]).toEqual({
      '@id': `/api/daily_job_shifts/${shifts[0]}`,
      '@type': 'DailyJobShift',
      id: shifts[0],
      entity: {
        '@id': `/api/entities/${entities[0]}`,
        '@type': 'Entity',
        id: entities[0],
        company_name: 'Zulu',
        url: 'https://zulu.test',
        career_page: null,
        ticker: null,
        tier_level: null,
        num_jobs: 0,
        archived: false,
        state: 'new_entity',
        tags: [
          {
            '@id': expect.stringMatching(/^\/api\/entity_tags\/\d+$/),
            '@type': 'EntityTag',
            id: expect.any(Number),
            tag: {
              '@id': `/api/tags/${nyse}`,
              '@type': 'Tag',
              id: nyse,
              title: 'NYSE',
              category: 'exchange',
            },
          },
        ],
      },
      scrape: {
        '@id': `/api/scrapes/${scrapes[0]}`,
        '@type': 'Scrape',
        id: scrapes[0],
        name: 'zz jobs',
        ats: 'workday',
        career_portal: 'https://portal.test',
        active: true,
        archived: false,
        last_updated: unix(3),
      },
      avg_job_count: 104.5,
      latest_job_count: 80,
      percent_change: -23.44,
      absolute_change: -24.5,
      shift_date: '2026-11-20',
      last_time_reviewed: unix(5),
      last_reviewed_by: person(4, 'dq'),
      assigned_to: [person(2, 'lead'), person(4, 'dq')],
      date_assigned: unix(6),
      last_action_taken: 'do_nothing',
      latest_note: {
        '@id': expect.stringMatching(/^\/api\/notes\/\d+$/),
        '@type': 'ScrapeNote',
        type: 'ScrapeNote',
        id: expect.any(Number),
        title: 'T',
        content: '<b>x</b>',
        url: null,
        job_count: 0,
        pinned: false,
        archived: false,
        created: unix(5),
        user: person(4, 'dq'),
        entity_id: entities[0],
        scrape_id: scrapes[0],
        scrape: {
          '@id': `/api/scrapes/${scrapes[0]}`,
          '@type': 'Scrape',
          id: scrapes[0],
          name: 'zz jobs',
        },
        version: 1,
        updated_at: unix(5),
      },
    });
    expect(members[2]).toMatchObject({
      last_time_reviewed: null,
      last_reviewed_by: null,
      last_action_taken: null,
      latest_note: null,
      scrape: { ats: null },
    });
  });

  it.each([
    ['id', ['drop', 'rise', 'flat']],
    ['entity.company_name', ['rise', 'flat', 'drop']],
    ['entity.id', ['drop', 'rise', 'flat']],
    ['eid', ['drop', 'rise', 'flat']],
    ['scrape.name', ['flat', 'rise', 'drop']],
    ['scrape.id', ['drop', 'rise', 'flat']],
    ['scrape.ats', ['rise', 'drop'], ['flat']],
    ['avg_job_count', ['rise', 'flat', 'drop']],
    ['latest_job_count', ['rise', 'flat', 'drop']],
    ['percent_change', ['drop', 'flat', 'rise']],
    ['absolute_change', ['drop', 'flat', 'rise']],
    ['last_time_reviewed', ['rise', 'drop'], ['flat']],
    ['last_reviewed_by.id', ['rise', 'drop'], ['flat']],
    ['date_assigned', ['drop', 'flat'], ['rise']],
    ['scrape.last_updated', ['flat', 'rise', 'drop']],
  ])(
    'B-DJS-003 H-IMP-001 order[%s] both ways, nulls last',
    async (key, ascending, nulls: string[] = []) => {
      expect((await list(`?order[${key}]=asc`)).names).toEqual([...ascending, ...nulls]);
      const equal = key === 'latest_job_count' ? ['drop', 'flat', 'rise'] : undefined;
      expect((await list(`?order[${key}]=desc`)).names).toEqual(
        equal ?? [...ascending.toReversed(), ...nulls],
      );
    },
  );

  it('sorts by the keys of the documents and no others', () => {
    expect(Object.keys(shiftList.orderKeys).filter((key) => key !== 'id')).toEqual([
      'entity.company_name',
      'entity.id',
      'scrape.name',
      'scrape.id',
      'scrape.ats',
      'avg_job_count',
      'latest_job_count',
      'percent_change',
      'absolute_change',
      'last_time_reviewed',
      'last_reviewed_by.id',
      'date_assigned',
      'scrape.last_updated',
    ]);
  });

  it.each<[string, () => string, string[]]>([
    ['name of the employer', () => 'custom_search=ZUL', ['drop']],
    ['an accent', () => 'custom_search=éCLAIR', ['flat']],
    ['name of the scrape', () => 'custom_search=50%25', ['flat']],
    ['not its portal', () => 'custom_search=portal.test', []],
    ['EID or SID', () => `custom_search=${scrapes[1]}`, ['rise']],
    ['ATS', () => 'scrape.ats[]=workday&scrape.ats[]=icims', ['drop', 'rise']],
    ['no ATS', () => 'scrape.ats[]=none', ['flat']],
    ['assigned to', () => 'assigned_to[]=2', ['drop', 'flat']],
    ['assigned to either', () => 'assigned_to[]=users/4&assigned_to[]=2', ['drop', 'flat']],
    ['EID', () => `entity.id=${entities[1]}`, ['rise']],
    ['SID', () => `scrape.id=${scrapes[0]}`, ['drop']],
    ['last reviewed by', () => 'last_reviewed_by[]=/api/users/2', ['rise']],
    [
      'last time reviewed',
      () => `last_time_reviewed[gte]=${unix(5)}&last_time_reviewed[lte]=${unix(5)}`,
      ['drop'],
    ],
    ['last time reviewed before', () => 'last_time_reviewed[before]=2026-01-04 00:00:00', ['rise']],
    ['last updated', () => `scrape.last_updated[gte]=${unix(2)}`, ['drop', 'rise']],
    [
      'latest job count',
      () => 'latest_job_count[gte]=20&latest_job_count[lte]=20',
      ['rise', 'flat'],
    ],
    ['a drop of more than', () => 'percent_change[lte]=-23.44', ['drop']],
    ['a drop of more than', () => 'percent_change[lt]=-23.44', []],
    ['a change', () => 'percent_change[gt]=-0.5', ['rise', 'flat']],
    ['jobs lost', () => 'absolute_change[lte]=-24.5', ['drop']],
    ['more jobs lost', () => 'absolute_change[lt]=-24.5', []],
    ['jobs won', () => 'absolute_change[gt]=0', ['rise']],
    ['a day', () => 'shift_date=2026-11-20', ['drop', 'rise', 'flat']],
    ['another day', () => 'shift_date=2026-11-21', []],
    ['tags', () => `tags[]=${nyse}&tags[]=4711`, ['drop', 'flat']],
    ['ids', () => `id[]=${shifts[1]}`, ['rise']],
    [
      'a name and the ATS of the scrape',
      () => 'custom_search=L&scrape.ats[]=workday&scrape.ats[]=none',
      ['drop', 'flat'],
    ],
    [
      'a name and the last update of the scrape',
      () => `custom_search=a&scrape.last_updated[gte]=${unix(2)}`,
      ['rise'],
    ],
    ['three at once', () => `tags[]=${nyse}&scrape.ats[]=workday&percent_change[lte]=0`, ['drop']],
    [
      'three with the order of a joined table',
      () =>
        `tags[]=${nyse}&scrape.last_updated[lte]=${unix(3)}&percent_change[lte]=0&order[scrape.name]=desc`,
      ['drop', 'flat'],
    ],
  ])('filters by %s', async (_what, query, found) => {
    const { names: ids, total } = await list(`?${query()}`);
    expect([ids, total]).toEqual([found, found.length]);
  });

  it.each([
    'percent_change[gte]=x',
    'percent_change=5',
    'absolute_change[lte]=many',
    'shift_date=20.11.2026',
    'shift_date=2026-02-30',
    'new=perhaps',
    'outage=perhaps',
    'percent_change[near]=1',
    'latest_job_count[gte]=x',
    'assigned_to[]=abc',
    'scrape.last_updated[gte]=soon',
    'entity.id=x',
  ])('%s is 400', async (query) => {
    expect((await api.ask('GET', `/daily_job_shifts?${query}`)).body).toMatchObject({
      status: 400,
      code: 'invalid_filter',
    });
  });

  it('pages; one can be asked for by its id, also when it is closed', async () => {
    expect((await list('?limit=1&page=2')).names).toEqual(['rise']);
    expect((await api.ask('GET', `/daily_job_shifts/${shifts[0]}`)).body).toMatchObject({
      '@context': '/api/contexts/DailyJobShift',
      id: shifts[0],
    });
    expect((await api.ask('GET', `/daily_job_shifts/${(shifts[2] ?? 0) + 1}`)).status).toBe(200);
    expect((await api.ask('GET', '/daily_job_shifts/4711')).status).toBe(404);
  });

  it('a remembered total follows a change of what it was filtered by', async () => {
    expect((await list('?scrape.ats[]=none')).total).toBe(1);
    await api.database.db
      .update(scrape)
      .set({ atsId: null })
      .where(eq(scrape.id, scrapes[0] ?? 0));
    expect((await list('?scrape.ats[]=none')).total).toBe(2);
  });
});
