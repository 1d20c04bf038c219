import { collectionOf } from '@console/api/core/hydra/collection';
import { scrapeAlertSchema } from '@console/api/entities/schema';
import { queueCountSchema, scrapeRowSchema } from '@console/api/scrapes/schema';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventLog } from '../db/schema/notes.ts';
import { scrape, scrapeAlert } from '../db/schema/scrapes.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEntities } from '../testing/testRows.ts';
import { insertAts, insertScrapes } from '../testing/testScrapes.ts';

let api: TestApp;
let entityId: number;
let dated: number;
let ids: number[];

beforeAll(async () => {
  api = await openTestApp();
  const { db } = api.database;
  const [one = 0, other = 0, third = 0] = await insertEntities(api.database, [
    { companyName: 'One' },
    { companyName: 'Other' },
    { companyName: 'Dated' },
  ]);
  entityId = one;
  dated = third;
  ids = await insertScrapes(api.database, [
    {
      entityId,
      name: 'beta',
      atsId: await insertAts(api.database, 'workday'),
      numJobs: 5,
      itemsInQueue: 7,
    },
    { entityId, name: 'Alpha', numJobs: 50, active: false },
    { entityId, name: 'Gone', archived: true, numJobs: 9 },
    { entityId: other, name: 'Not ours' },
  ]);
  const [beta = 0, alpha = 0] = ids;
  await db.insert(scrapeAlert).values([
    { scrapeId: beta, entityId, state: 'broken', createdAt: new Date('2026-11-01T00:00:00Z') },
    { scrapeId: alpha, entityId, state: 'underrun', createdAt: new Date('2026-11-02T00:00:00Z') },
    { scrapeId: beta, entityId, state: 'stuck', resolvedAt: new Date() },
    { scrapeId: ids[3] ?? 0, entityId: other, state: 'blocked' },
  ]);
});
afterAll(() => api.close());

describe('the scrapes of an employer', () => {
  it.each([
    ['', ['Alpha', 'beta', 'Gone']],
    ['?archived=false', ['Alpha', 'beta']],
    ['?archived=true', ['Gone']],
    ['?order[num_jobs]=desc', ['Alpha', 'Gone', 'beta']],
    ['?order[ats]=asc', ['beta', 'Alpha', 'Gone']],
    ['?order[archived]=desc', ['Gone', 'Alpha', 'beta']],
    ['?pagination=false&order[id]=asc', ['beta', 'Alpha', 'Gone']],
  ])('are listed: %s', async (query, expected) => {
    const { status, body } = await api.ask('GET', `/entities/${entityId}/scrapes${query}`, {
      as: 'user',
    });
    expect(status).toBe(200);
    expect(v.parse(collectionOf(scrapeRowSchema), body).items.map(({ name }) => name)).toEqual(
      expected,
    );
  });

  it('H-ESC-001 are a file too, with the same filters and order', async () => {
    const path = `/entities/${entityId}/scrapes`;
    const names = async (query: string) =>
      (await api.ask('GET', `${path}/csv?${query}`)).text
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(',')[3]);
    expect(await names('order[num_jobs]=desc&limit=1')).toEqual(['Alpha', 'Gone', 'beta']);
    expect(await names('archived=false&order[jobs_without_location]=asc')).toHaveLength(2);
    const asked = await api.ask('GET', path, { headers: { accept: 'text/csv' } });
    expect(asked.headers.get('content-disposition')).toContain('filename="scrapes-');
    expect((await api.ask('GET', '/entities/9999/scrapes/csv')).status).toBe(404);
  });

  it('tell when each was archived or unarchived, else made, and sort by it', async () => {
    const at = (day: string) => new Date(`${day}T06:00:00Z`);
    const [back = 0, made = 0, gone = 0] = await insertScrapes(api.database, [
      { entityId: dated, name: 'Back again', dateAdded: at('2026-01-01') },
      { entityId: dated, name: 'Made', dateAdded: at('2026-03-01') },
      {
        entityId: dated,
        name: 'Gone',
        archived: true,
        archivedDate: at('2026-04-01'),
        dateAdded: at('2026-01-01'),
      },
    ]);
    await api.database.db.insert(eventLog).values([
      {
        scrapeId: back,
        eventType: 'scrape_status',
        eventName: 'unarchived',
        createdAt: at('2026-05-01'),
      },
      {
        scrapeId: back,
        eventType: 'scrape_status',
        eventName: 'archived',
        createdAt: at('2026-02-01'),
      },
      {
        scrapeId: made,
        eventType: 'scrape_info',
        eventName: 'updated',
        createdAt: at('2026-06-01'),
      },
    ]);
    const { body } = await api.ask('GET', `/entities/${dated}/scrapes?order[status_date]=desc`);
    expect(
      v
        .parse(collectionOf(scrapeRowSchema), body)
        .items.map(({ id, lifecycle_date }) => [id, lifecycle_date]),
    ).toEqual([
      [back, at('2026-05-01').getTime() / 1000],
      [gone, at('2026-04-01').getTime() / 1000],
      [made, at('2026-03-01').getTime() / 1000],
    ]);
  });

  it('have alerts: the open ones, newest first', async () => {
    const { body } = await api.ask('GET', `/entities/${entityId}/scrape_alerts`, { as: 'user' });
    expect(v.parse(collectionOf(scrapeAlertSchema), body).items).toMatchObject([
      {
        state: 'underrun',
        scrape: { id: ids[1], name: 'Alpha' },
        entity_id: entityId,
        created_at: Date.parse('2026-11-02T00:00:00Z') / 1000,
      },
      { state: 'broken', scrape: { name: 'beta' } },
    ]);
  });

  it('say how much waits in their queue, as of now', async () => {
    const ask = async () =>
      v.parse(
        queueCountSchema,
        (await api.ask('GET', `/scrapes/${ids[0]}/items_in_queue`, { as: 'user' })).body,
      );
    const first = await ask();
    expect(first.items_in_queue).toBe(7);
    expect(Math.abs(Number(first.checked_at) - Date.now() / 1000)).toBeLessThan(60);
    await api.database.db.update(scrape).set({ itemsInQueue: 3 });
    expect((await ask()).items_in_queue).toBe(3);
  });

  it('are not found where there is no such employer or scrape', async () => {
    for (const path of [
      '/entities/9999/scrapes',
      '/entities/9999/scrape_alerts',
      '/scrapes/9999/items_in_queue',
    ])
      expect((await api.ask('GET', path)).status).toBe(404);
  });
});
