import { QueryParams } from '@console/api/core/hydra/query';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyQueue, companyQueueRequest } from '../db/schema/companyQueue.ts';
import { entityAlias } from '../db/schema/entities.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEmployer, insertRequest } from '../testing/testQuality.ts';
import { insertEntities } from '../testing/testRows.ts';
import { queueStats } from './queueFigures.ts';

let api: TestApp;
const ids: Record<string, number> = {};
beforeAll(async () => {
  api = await openTestApp();
  const named = async (companyName: string, more: Parameters<typeof insertEmployer>[1] = {}) => {
    ids[companyName] = (await insertEmployer(api.database, { companyName, ...more })).entityId;
  };
  await named('Globex Corporation');
  await named('Globex Archive', { archived: true });
  await named('Initech', { urlKey: 'globex.test', url: 'https://globex.test' });
  await named('Hooli');
  await named('Unrelated');
  await api.database.db
    .insert(entityAlias)
    .values({ entityId: ids['Hooli'] ?? 0, alias: 'GLOBEX INC', type: 'name', purpose: 'synonym' });
});
afterAll(() => api.close());

async function requestFor(name: string, url: string | null, urlKey: string | null = null) {
  const { requestId } = await insertRequest(api.database, { entityId: null });
  const [queue] = await api.database.db
    .insert(companyQueue)
    .values({ name, url, urlKey })
    .returning();
  const [request] = await api.database.db
    .insert(companyQueueRequest)
    .values({
      companyQueueId: queue?.id ?? 0,
      requestSource: 'console',
      requestPriority: 3,
      highestPriority: 3,
      latestStatus: 'requested',
    })
    .returning();
  return request?.id ?? requestId;
}

const matchesSchema = v.array(
  v.object({ entity: v.looseObject({ id: v.number() }), reason: v.string(), score: v.number() }),
);
const matches = async (requestId: number) => {
  const { body } = await api.ask('GET', `/company_queue_requests/${requestId}/possible_matches`);
  return v
    .parse(matchesSchema, body['hydra:member'])
    .map(({ entity, reason }) => [
      Object.keys(ids).find((name) => ids[name] === entity.id),
      reason,
    ]);
};

describe('the entities that a request may be about', () => {
  it('have its address, an alias of its name or a similar name; archived ones come last', async () => {
    const requestId = await requestFor('Globex Inc', 'https://globex.test/', 'globex.test');
    expect(await matches(requestId)).toEqual([
      ['Initech', 'url'],
      ['Hooli', 'alias'],
      ['Globex Corporation', 'name'],
      ['Globex Archive', 'name'],
    ]);
  });

  it('have an archived one with its very address among the ten closest', async () => {
    const { entityId } = await insertEmployer(api.database, {
      companyName: 'Umbrella Archive',
      url: 'https://umbrella.test',
      urlKey: 'umbrella.test',
      archived: true,
    });
    ids['Umbrella Archive'] = entityId;
    for (let n = 1; n <= 12; n += 1)
      await insertEmployer(api.database, { companyName: `Umbrella Works ${n}` });
    const found = await matches(
      await requestFor('Umbrella Works', 'https://umbrella.test', 'umbrella.test'),
    );
    expect(found).toHaveLength(10);
    expect(found.at(-1)).toEqual(['Umbrella Archive', 'url']);
    expect(found.slice(0, -1).map(([, reason]) => reason)).toEqual(Array(9).fill('name'));
  });

  it('have a similar name also when the request adds a word', async () => {
    expect(await matches(await requestFor('Hooli Switzerland', null))).toEqual([['Hooli', 'name']]);
  });

  it.each(['https://acme.test/jobs/', 'http://www.ACME.test/jobs', 'www.acme.test/jobs'])(
    'have an alias of its address, however that is written: %s',
    async (alias) => {
      const row = { alias, type: 'url', purpose: 'alternate domain' } as const;
      const [{ id } = { id: 0 }] = await api.database.db
        .insert(entityAlias)
        .values({ ...row, entityId: ids['Unrelated'] ?? 0 })
        .returning();
      const found = await matches(await requestFor('Nobody', 'https://www.acme.test/Jobs/'));
      await api.database.db.delete(entityAlias).where(eq(entityAlias.id, id));
      expect(found).toEqual([['Unrelated', 'alias']]);
    },
  );

  it('do not have an alias without a text of its own', async () => {
    await api.database.db.insert(entityAlias).values({
      entityId: ids['Unrelated'] ?? 0,
      alias: 'https://www.',
      type: 'name',
      purpose: 'synonym',
    });
    expect(await matches(await requestFor('Nobody', null))).toEqual([]);
  });

  it.each(["'; DROP TABLE entity; --", '%', '.*[', '\\', '株式会社', ' '.repeat(3), 'Inc'])(
    'a queue named %j has none and breaks nothing',
    async (name) => {
      expect(await matches(await requestFor(name, null))).toEqual([]);
    },
  );
});

const search = (url: unknown) => api.ask('POST', '/search_by_url', { as: 'user', body: { url } });

it('the beginning of a name comes before that of a word, and this before the middle of one', async () => {
  await insertEntities(
    api.database,
    ['Winvidor', 'Big-Nvidor', 'Nvidor Israel', 'Nvidor', 'B*nvidor+'].map((companyName) => ({
      companyName,
    })),
  );
  const names = v.array(v.looseObject({ company_name: v.string() }));
  const list = '/entities?order[relevance]=asc&order[company_name]=asc&custom_search=';
  const listed = async (text: string) =>
    v
      .parse(names, (await api.ask('GET', list + encodeURIComponent(text))).body['hydra:member'])
      .map((one) => one.company_name);
  expect([
    await listed('nvidor'),
    v.parse(names, (await search('NVIDOR')).body.entities).map((one) => one.company_name),
    await listed('*nvidor+'),
  ]).toEqual([
    ['Nvidor', 'Nvidor Israel', 'B*nvidor+', 'Big-Nvidor', 'Winvidor'],
    ['Nvidor', 'Nvidor Israel', 'B*nvidor+', 'Big-Nvidor', 'Winvidor'],
    ['B*nvidor+'],
  ]);
});

describe('POST /search_by_url (B-API-053)', () => {
  it.each(['globex', 'https://www.globex.test/', 'GLOBEX.test'])(
    'finds entities and queues by a part: %s',
    async (text) => {
      await requestFor('Globex Ltd', 'https://globex.test', 'globex.test');
      const { status, body } = await search(text);
      expect(status).toBe(200);
      const [entities, queues] = [
        v.parse(v.array(v.looseObject({ company_name: v.string() })), body.entities),
        v.parse(v.array(v.looseObject({ name: v.string() })), body.company_queues),
      ];
      expect(entities.map((one) => one.company_name)).toContain('Initech');
      expect(queues.map(({ name }) => name)).toContain('Globex Ltd');
    },
  );

  it.each(['', 'ab', '  a ', null, 'a\0bc'])('refuses %j', async (text) => {
    expect((await search(text)).status).toBe(422);
  });
  it('takes signs as they are', async () => {
    expect((await search('%%%')).body).toMatchObject({ entities: [], company_queues: [] });
    expect((await search(7)).status).toBe(400);
  });
});

describe('the figures of the queue', () => {
  it('count the open requests, and are five minutes old at most', async () => {
    const { db } = api.database;
    const at = (seconds: number) => queueStats(db, new QueryParams(''), api.config, seconds);
    const sizeOf = (body: Awaited<ReturnType<typeof at>>) =>
      v.parse(
        v.tuple([v.looseObject({ total_queue_size: v.number(), next_refresh: v.number() })]),
        body['hydra:member'],
      )[0];
    const first = sizeOf(await at(5_000_000_000));
    expect(first.next_refresh).toBe(5_000_000_300);
    await insertRequest(api.database, { entityId: null, latestStatus: 'review-ready' });
    await insertRequest(api.database, { entityId: null, latestStatus: 'done' });
    expect(sizeOf(await at(5_000_000_299))).toEqual(first);
    const later = sizeOf(await at(5_000_000_300));
    expect(later.total_queue_size).toBe(first.total_queue_size + 1);
    expect((await api.ask('GET', '/queue_stats', { as: 'user' })).status).toBe(200);
  });

  it('B-API-056: list the requests that a person worked on, newest first', async () => {
    const me = Number((await api.ask('GET', '/me', { as: 'scraper' })).body.id);
    const work = [
      await insertRequest(api.database, { entityId: null }),
      await insertRequest(api.database, { entityId: null }),
    ];
    for (const { queueId, requestId } of work)
      await api.ask('POST', '/company_queue_request_histories', {
        as: 'scraper',
        body: {
          company_queue: queueId,
          company_queue_request: requestId,
          status: 'in-progress',
          notes: 'x',
        },
      });
    const since = Math.floor(Date.now() / 1000) - 60;
    const path = `work_history?page=1&limit=15&history_timestamp[gte]=${since}`;
    for (const who of ['user', 'users']) {
      const { body } = await api.ask('GET', `/${who}/${me}/${path}`);
      expect(body['hydra:totalItems']).toBe(2);
      expect(body['hydra:member']).toMatchObject([
        { '@type': 'WorkHistory', id: work[1]?.requestId, queue_name: 'Queue', entity: null },
        { id: work[0]?.requestId, status: 'in-progress', last_requested: expect.any(Number) },
      ]);
    }
    const later = await api.ask(
      'GET',
      `/user/${me}/work_history?history_timestamp[gte]=${since + 600}`,
    );
    expect(later.body['hydra:totalItems']).toBe(0);
    expect((await api.ask('GET', '/user/2000000/work_history')).status).toBe(404);
  });
});
