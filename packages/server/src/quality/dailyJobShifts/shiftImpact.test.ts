import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scrapeJobCount } from '../../db/schema/jobs.ts';
import { dailyJobShift } from '../../db/schema/quality.ts';
import { listOf } from '../../testing/listOf.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { insertShift } from '../../testing/testQuality.ts';
import { insertEntities } from '../../testing/testRows.ts';
import { insertAts, insertScrapes } from '../../testing/testScrapes.ts';

let api: TestApp;
let entityId: number;
beforeAll(async () => {
  api = await openTestApp();
  [entityId = 0] = await insertEntities(api.database, [{ companyName: 'Acme' }]);
});
afterAll(() => api.close());

/** The jobs of a scrape before the day and on it. `before` undefined: it was never counted before. */
type Counts = {
  before?: number;
  on: number;
  average?: number;
  closed?: boolean;
  /** Its count is as before, so that it has no shift. */
  unchanged?: true;
};

/** Inserts an engine whose scrapes have a shift each. The counts before are of three days earlier. */
async function insertEngine(name: string, day: string, scrapes: readonly Counts[]) {
  const { database } = api;
  const atsId = await insertAts(database, name);
  const ids = await insertScrapes(
    database,
    scrapes.map((_counts, index) => ({ entityId, name: `${name} ${index}`, atsId })),
  );
  const earlier = new Date(Date.parse(day) - 3 * 86_400_000);
  for (const [
    index,
    { before, on, average = before ?? 1, closed, unchanged },
  ] of scrapes.entries()) {
    const scrapeId = ids[index] ?? 0;
    if (before !== undefined)
      await database.db.insert(scrapeJobCount).values({
        scrapeId,
        day: earlier.toISOString().slice(0, 10),
        numJobs: before,
        recordedAt: earlier,
      });
    if (unchanged) continue;
    await insertShift(database, {
      entityId,
      scrapeId,
      shiftDate: day,
      avgJobCount: average,
      latestJobCount: on,
      percentChange: ((on - average) / average) * 100,
      closedAt: closed ? new Date() : null,
    });
  }
  return ids;
}

const outages = async () =>
  (await api.ask('GET', '/daily_job_shift_outages', { as: 'dq' })).body['hydra:member'];
const facets = async (query = '') =>
  (await api.ask('GET', `/daily_job_shifts/facets${query}`, { as: 'dq' })).body;

describe('GET /daily_job_shift_outages', () => {
  it('H-IMP-008 names an engine whose scrapes lost their jobs on one day, at least half of them and three', async () => {
    await insertEngine('half', '2026-04-13', [
      { before: 10, on: 0 },
      { before: 20, on: 0 },
      { before: 5, on: 0 },
      { before: 5, on: 5 },
      { before: 5, on: 1 },
      { before: 7, on: 6 },
      // Without jobs before: open at zero, and no part of the half.
      { before: 0, on: 0, average: 3 },
      { before: 0, on: 4, average: 3 },
      { on: 9 },
      // Somebody has retired this one.
      { before: 9, on: 0, closed: true },
    ]);
    await insertEngine('less than half', '2026-04-13', [
      { before: 1, on: 0 },
      { before: 1, on: 0 },
      { before: 1, on: 0 },
      { before: 1, on: 1 },
      { before: 1, on: 1 },
      { before: 1, on: 1 },
      { before: 1, on: 1 },
    ]);
    await insertEngine('mostly unchanged', '2026-04-13', [
      { before: 1, on: 0 },
      { before: 1, on: 0 },
      { before: 1, on: 0 },
      ...Array.from({ length: 4 }, () => ({ before: 6, on: 6, unchanged: true as const })),
    ]);
    await insertEngine('only two', '2026-04-13', [
      { before: 1, on: 0 },
      { before: 1, on: 0 },
    ]);
    await insertEngine('an/other', '2026-04-14', [
      { before: 1, on: 0 },
      { before: 1, on: 0 },
      { before: 1, on: 0 },
    ]);
    expect(await outages()).toEqual([
      {
        '@id': '/api/daily_job_shift_outages/an%2Fother-2026-04-14',
        '@type': 'ShiftOutage',
        id: 'an/other-2026-04-14',
        ats: 'an/other',
        shift_date: '2026-04-14',
        scrapes: 3,
        fallen: 3,
        open_shifts: 3,
        jobs_lost: 3,
      },
      {
        '@id': '/api/daily_job_shift_outages/half-2026-04-13',
        '@type': 'ShiftOutage',
        id: 'half-2026-04-13',
        ats: 'half',
        shift_date: '2026-04-13',
        scrapes: 6,
        fallen: 3,
        open_shifts: 4,
        jobs_lost: 35,
      },
    ]);
  });

  it('H-IMP-009 outage=true finds the shifts without jobs of the outages, shift_date and the engine those of one', async () => {
    const total = async (query: string) =>
      (await listOf(api, `/daily_job_shifts?${query}`, { as: 'dq' })).total;
    expect(await total('outage=true')).toBe(7);
    expect(await total('outage=false')).toBe(17);
    expect(await total('outage=true&scrape.ats[]=half')).toBe(4);
    expect(await total('scrape.ats[]=half&shift_date=2026-04-13&latest_job_count[lte]=0')).toBe(4);
    expect(await total('scrape.ats[]=half&shift_date=2026-04-14')).toBe(0);
  });
});

describe('GET /daily_job_shifts/facets', () => {
  it('H-IMP-006 counts under the search and all other filters, and again after a write', async () => {
    const [big = 0] = await insertEngine('counted', '2026-05-05', [
      { before: 100, on: 50 },
      { before: 20, on: 0 },
      { before: 18, on: 9 },
      { before: 200, on: 101 },
      { before: 10, on: 30 },
    ]);
    const counted = { big_drops: 2, gone_to_zero: 1, new: 5 };
    expect(await facets('?scrape.ats[]=counted')).toMatchObject({
      '@context': '/api/contexts/ShiftFacets',
      '@id': '/api/daily_job_shifts/facets',
      '@type': 'ShiftFacets',
      outages: 2,
      ...counted,
    });
    expect(
      await facets(
        '?scrape.ats[]=counted&percent_change[lte]=-99&absolute_change[lte]=-99&latest_job_count[gte]=9&outage=true&new=false',
      ),
    ).toMatchObject(counted);
    expect(await facets('?scrape.ats[]=counted&custom_search=nothing')).toMatchObject({
      big_drops: 0,
      gone_to_zero: 0,
      new: 0,
    });
    await api.database.db
      .update(dailyJobShift)
      .set({ closedAt: new Date() })
      .where(eq(dailyJobShift.scrapeId, big));
    expect(await facets('?scrape.ats[]=counted')).toMatchObject({ big_drops: 1, new: 4 });
  });

  it('refuses a malformed filter, also one that the counts disregard', async () => {
    for (const query of ['?entity.id=x', '?percent_change[lte]=x', '?new=x'])
      expect((await api.ask('GET', `/daily_job_shifts/facets${query}`)).status).toBe(400);
  });

  it('H-IMP-007 a shift is new when its scrape had none in the week before', async () => {
    const scrapes = await insertEngine('young', '2026-06-20', [
      { before: 1, on: 1 },
      { before: 1, on: 1 },
      { before: 1, on: 1 },
    ]);
    const [yesterday = 0, weekAgo = 0, longer = 0] = scrapes;
    const closedAt = new Date();
    for (const [scrapeId, shiftDate] of [
      [yesterday, '2026-06-19'],
      [weekAgo, '2026-06-13'],
      [longer, '2026-06-12'],
      [longer, '2026-06-21'],
    ] as const)
      await insertShift(api.database, { entityId, scrapeId, shiftDate, closedAt });
    const found = async (query: string) =>
      (
        await listOf(api, `/daily_job_shifts?scrape.ats[]=young&${query}`, { as: 'dq' })
      ).members.map(({ scrape }) => scrapes.indexOf(Number(Object(scrape).id)));
    expect(await found('new=true')).toEqual([2]);
    expect((await found('new=false')).toSorted()).toEqual([0, 1]);
    expect(await facets('?scrape.ats[]=young')).toMatchObject({ new: 1 });
  });
});
