import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scrapeStageHistory } from '../db/schema/scrapes.ts';
import { listOf } from '../testing/listOf.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEmployer } from '../testing/testQuality.ts';
import { insertScrapes } from '../testing/testScrapes.ts';

let api: TestApp;
let entityId: number;
let scrapeId: number;
let second: number;
const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const unix = (hour: number) => at(hour).getTime() / 1000;

beforeAll(async () => {
  api = await openTestApp();
  ({ entityId, scrapeId } = await insertEmployer(api.database));
  [second = 0] = await insertScrapes(api.database, [{ entityId, name: 'A second one' }]);
  const other = await insertEmployer(api.database);
  const of = { entityId, scrapeId };
  await api.database.db.insert(scrapeStageHistory).values([
    { ...of, id: 1, stage: 'spidering', startTime: at(1), endTime: at(2), items: 40 },
    { ...of, id: 2, stage: 'parsing', startTime: at(3), endTime: at(5), items: 80 },
    { ...of, id: 3, scrapeId: second, stage: 'cleanup', startTime: at(4), endTime: null, items: 3 },
    { ...other, id: 4, stage: 'parsing', startTime: at(4), endTime: at(5), items: 1 },
  ]);
});
afterAll(() => api.close());

describe('the stage history of an entity', () => {
  it.each([
    ['', [3, 2, 1]],
    ['order[start_time]=asc', [1, 2, 3]],
    ['order[end_time]=asc', [1, 2, 3]],
    ['order[items]=desc', [2, 1, 3]],
    ['order[scrape.name]=asc', [3, 1, 2]],
    ['order[stage]=desc', [1, 2, 3]],
    ['scrape.id[]=SECOND', [3]],
    ['scrape.id[]=0', [3, 2, 1]],
    ['scrape.id[]=0&scrape.id[]=/api/scrapes/SECOND', [3]],
    ['scrape.id[]=99999999999', []],
    [`start_time=${unix(4)}`, [3, 2]],
    [`end_time=${unix(2)}`, [1]],
    [`start_time[gte]=${unix(3)}&end_time[lte]=${unix(3)}`, [2]],
    ['start_time=-1', [3, 2, 1]],
    ['start_time=1960-01-01T00:00:00Z', [3, 2, 1]],
    ['end_time=-1', []],
    ['limit=1&page=2', [2]],
  ])('by ?%s', async (query, expected) => {
    const path = `/entities/${entityId}/scrape_stage_history?${query.replace('SECOND', `${second}`)}`;
    expect((await listOf(api, path, { as: 'user' })).ids).toEqual(expected);
  });

  it('B-DAT-010 has the scrape, the times in unix seconds and the entity of a stage', async () => {
    const { members } = await listOf(api, `/entities/${entityId}/scrape_stage_history`);
    expect(members[0]).toMatchObject({
      '@id': '/api/stage_histories/3',
      '@type': 'StageHistory',
      stage: 'cleanup',
      scrape_id: second,
      scrape: { id: second, name: 'A second one' },
      scrape_name: 'A second one',
      start_time: unix(4),
      end_time: null,
      items: 3,
      company_id: entityId,
    });
  });

  it('of a scrape has its own', async () => {
    expect((await listOf(api, `/scrapes/${scrapeId}/stage_history`)).ids).toEqual([2, 1]);
    const byName = `/scrapes/${scrapeId}/stage_history?order[scrape.name]=asc`;
    expect((await listOf(api, byName)).ids).toEqual([1, 2]);
  });

  it.each(['scrape.id[]=x', 'start_time=soon', 'start_time[lte]=1', 'end_time=1960-13-01'])(
    'refuses ?%s',
    async (query) => {
      expect(
        await api.ask('GET', `/entities/${entityId}/scrape_stage_history?${query}`),
      ).toMatchObject({ status: 400, body: { code: 'invalid_filter' } });
    },
  );

  it('is not found where the entity is not', async () => {
    expect((await api.ask('GET', '/entities/9999/scrape_stage_history')).status).toBe(404);
  });
});
