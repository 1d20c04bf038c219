import { checkCase } from '@console/mocks/contract/checkCase';
import { endpointCases, pathWith } from '@console/mocks/contract/endpoint.cases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import { openTestApp, type TestApp } from './testing/testApp.ts';
import { askOf } from './testing/testContract.ts';
import {
  insertEmployer,
  insertMonitored,
  insertPitStop,
  insertRequest,
  insertReviewReady,
  insertShift,
  insertWatched,
} from './testing/testQuality.ts';
import { insertTag } from './testing/testRows.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  const { entityId, scrapeId } = await insertEmployer(api.database);
  await insertTag(api.database, 'NYSE', 'exchange', [entityId]);
  await insertShift(api.database, { entityId, scrapeId });
  await insertMonitored(api.database, { entityId });
  await insertWatched(api.database, { entityId, scrapeId });
  await insertPitStop(api.database, { entityId });
  await insertReviewReady(api.database, { entityId });
  await insertRequest(api.database, { entityId });
  await api.ask('POST', '/views', {
    body: { list: 'daily-job-shift', name: 'Mine', state: { query: '' } },
  });
});
afterAll(() => api.close());

// The fixtures run them for two calls (mocks/contract/contract.spec.ts).
describe('every call of the contract', () => {
  it.each(contract.flatMap(endpointCases).map((one) => [one.name, one] as const))(
    '%s',
    async (_name, one) => {
      expect.hasAssertions();
      await checkCase(one, askOf(api));
    },
  );

  it.each(contract)('$name needs a session', async ({ endpoint }) => {
    const { status, body } = await api.ask(endpoint.method, pathWith(endpoint), { as: null });
    expect([status, body.code]).toEqual([401, 'unauthorized_request']);
  });
});

describe('every path of the contract', () => {
  const paths = new Map(contract.map(({ endpoint }) => [endpoint.path, endpoint]));
  it.each([...paths])('%s names the methods that it has', async (path, endpoint) => {
    const here = contract.flatMap((one) => (one.endpoint.path === path ? one.endpoint.method : []));
    const allowed = here.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method));
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      if (here.includes(method)) continue;
      const { status, headers, body } = await api.ask(method, pathWith(endpoint));
      expect([method, status, body.code]).toEqual([method, 405, 'method_not_allowed']);
      expect(headers.get('allow')?.split(', ')).toEqual(allowed);
    }
  });
});
