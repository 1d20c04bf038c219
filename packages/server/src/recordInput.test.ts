import { pathOf, type Endpoint } from '@console/api/core/endpoint';
import { parameterNames } from '@console/api/core/list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import { job, jobDetail } from './db/schema/jobs.ts';
import { entriesOf } from './openapi/jsonSchema.ts';
import { openTestApp, type TestApp } from './testing/testApp.ts';
import { insertEmployer, insertRequest } from './testing/testQuality.ts';
import { insertEntities } from './testing/testRows.ts';

const RECORDS = [
  'entities',
  'scrapes',
  'jobs',
  'notes',
  'company_queues',
  'company_queue_requests',
];
/** The calls of the record pages. */
const calls = contract.filter(({ endpoint }) =>
  RECORDS.includes(endpoint.path.split('/')[1] ?? ''),
);

let api: TestApp;
let ids: Readonly<Record<string, number>>;
/** The id of an entity that no record of another type has. */
let stranger: number;
beforeAll(async () => {
  api = await openTestApp();
  const { entityId, scrapeId } = await insertEmployer(api.database);
  const { queueId, requestId } = await insertRequest(api.database, { entityId });
  const names = Array.from({ length: 20 }, (_, index) => ({ companyName: `Entity ${index}` }));
  stranger = (await insertEntities(api.database, names)).at(-1) ?? 0;
  const old = new Date('1901-02-03T04:05:06Z');
  const [found] = await api.database.db
    .insert(job)
    .values({
      entityId,
      scrapeId,
      hash: 'old',
      title: 'T',
      url: 'u',
      createDate: old,
      lastCheck: old,
    })
    .returning({ id: job.id });
  await api.database.db.insert(jobDetail).values({
    jobId: found?.id ?? 0,
    jobLocation: { latitude: 1e308, longitude: -540.25, city_name: { deep: [] } },
  });
  const note = { title: 'N', content: '<p>n</p>' };
  const { body } = await api.ask('POST', `/scrapes/${scrapeId}/notes`, { body: note });
  ids = {
    entities: entityId,
    scrapes: scrapeId,
    jobs: found?.id ?? 0,
    notes: Number(body.id),
    company_queues: queueId,
    company_queue_requests: requestId,
  };
});
afterAll(() => api.close());

const ask = ({ method, path }: Endpoint, id: string | number, body?: object, query = '') =>
  api.ask(method, pathOf(path, { id, noteId: ids.notes ?? 0, hash: 'old', ats: 'none' }) + query, {
    body,
  });
const idOf = ({ path }: Endpoint) => ids[path.split('/')[1] ?? ''] ?? 0;

const BAD_IDS = [
  'x',
  '-1',
  '0',
  '1.5',
  '1e3',
  '2147483648',
  '99999999999999999999',
  ' 1',
  '１',
  '\0',
];

describe('an id that is none', () => {
  const withId = calls.filter(({ endpoint }) => endpoint.path.includes('{id}'));
  it.each(withId)('is not found by $name', async ({ endpoint }) => {
    const body = endpoint.body && {};
    const found = BAD_IDS.map(async (id) => (await ask(endpoint, id, body)).status);
    expect(await Promise.all(found)).toEqual(BAD_IDS.map(() => 404));
  });

  const others = withId.filter(({ endpoint }) => !endpoint.path.startsWith('/entities'));
  it.each(others)('nor is one of an entity by $name', async ({ endpoint }) => {
    expect((await ask(endpoint, stranger, endpoint.body && {})).status).toBe(404);
  });
});

const TEXTS = [
  '-1',
  '-99999999999',
  '-62135596801',
  '99999999999999999999',
  '1969-12-31 23:59:59',
  '0000-00-00 00:00:00',
  '-000001-01-01T00:00:00Z',
  '+275760-09-14T00:00:00Z',
  '0000-01-01',
  '9999-12-31T23:59:59-12:00',
  '%00',
  '%ff',
  '%25_%5C',
  'x'.repeat(3000),
];

/** The sentence for a value that no check of the server found. */
const REFUSED_BY_DATABASE = 'A value cannot be processed.';

const lists = calls.filter(({ endpoint }) => endpoint.list);

const filtersOf = ({ list }: Endpoint) =>
  Object.entries(list?.filters ?? {}).flatMap(([name, filter]) => parameterNames(name, filter));

// Before the bodies: with all that they leave, a list takes several times as long.
describe('a hostile parameter', () => {
  it.each(lists)('is answered by $name without a failure', async ({ endpoint }) => {
    const failed: unknown[] = [];
    for (const text of TEXTS)
      for (const name of filtersOf(endpoint)) {
        const query = `?${name}=${text}`;
        const { status, body } = await ask(endpoint, idOf(endpoint), undefined, query);
        if (status >= 500 || body.message === REFUSED_BY_DATABASE)
          failed.push([name, text, status]);
      }
    expect(failed).toEqual([]);
  });
});

/** Values that some property of some body could choke on. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2_147_483_648,
  '',
  '\0',
  '\ud800',
  "'; DROP TABLE entity; --",
  '1899-12-31T23:59:59Z',
  '-271821-04-20T00:00:00Z',
  '99999-99-99',
  'x'.repeat(65_536),
  `<p>${'<b>'.repeat(20_000)}`,
  '/api/tags/99999999999999999999',
  'javascript:alert(1)',
  'http://[::1',
  [],
  [null],
  [[]],
  {},
  { '@id': '/api/users/x' },
  JSON.parse('{"__proto__": {"id": 1}, "constructor": 1}'),
];

describe('a hostile body', () => {
  const writes = calls.flatMap(({ name, endpoint }) =>
    endpoint.body ? [{ name, endpoint, fields: Object.keys(entriesOf(endpoint.body)) }] : [],
  );
  it.each(writes)('is answered by $name without a failure', async ({ endpoint, fields }) => {
    expect(fields).not.toEqual([]);
    const failed: unknown[] = [];
    for (const field of fields)
      for (const value of HOSTILE) {
        const { status } = await ask(endpoint, idOf(endpoint), { [field]: value });
        if (status >= 500) failed.push([field, value, status]);
      }
    for (const value of HOSTILE) {
      const every = Object.fromEntries(fields.map((field) => [field, value]));
      const { status } = await ask(endpoint, idOf(endpoint), every);
      if (status >= 500) failed.push(['all', value, status]);
    }
    expect(failed).toEqual([]);
  });

  it.each(lists)('leaves nothing that a filter of $name fails on', async ({ endpoint }) => {
    const failed: unknown[] = [];
    for (const name of filtersOf(endpoint)) {
      const { status, body } = await ask(endpoint, idOf(endpoint), undefined, `?${name}=1`);
      if (status >= 500 || body.message === REFUSED_BY_DATABASE) failed.push([name, status]);
    }
    expect(failed).toEqual([]);
  });
});

it('a job of 1901 with a place that is nowhere on earth is read', async () => {
  const { status, body } = await api.ask('GET', `/jobs/${ids.jobs}`);
  expect([status, body.create_date]).toEqual([200, Date.parse('1901-02-03T04:05:06Z') / 1000]);
  expect(body.job_location).toMatchObject({
    latitude: '1e+308',
    longitude: '-540.25',
    city_name: null,
  });
});
