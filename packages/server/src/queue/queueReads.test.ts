import { companyQueueSchema } from '@console/api/company-queues/schema';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  companyQueue,
  companyQueueListener,
  companyQueueRequest,
  companyQueueRequestHistory,
} from '../db/schema/companyQueue.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEmployer } from '../testing/testQuality.ts';
import { insertTag } from '../testing/testRows.ts';

let api: TestApp;
let entityId: number;
let bare: number;
let tagId: number;
const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const seconds = (day: number) => at(day).getTime() / 1000;

beforeAll(async () => {
  api = await openTestApp();
  const { db } = api.database;
  ({ entityId } = await insertEmployer(api.database, { companyName: 'Söhne & Co' }));
  bare = (await insertEmployer(api.database)).entityId;
  tagId = await insertTag(api.database, 'NYSE', 'exchange', [entityId]);
  await db.insert(companyQueue).values([
    {
      id: 31,
      entityId,
      name: 'Queue of Söhne',
      url: 'https://soehne.test',
      careerPortal: 'https://jobs.test',
      ats: 'workday',
      latestStatus: 'in-progress',
      latestPriority: 2,
      maxPriority: 1,
      avgPriority: 1.5,
      internalNote: 'in',
    },
    {
      id: 32,
      entityId: null,
      name: 'Unknown Ltd',
      url: 'https://unknown.test',
      latestStatus: 'requested',
    },
  ]);
  await db.insert(companyQueueListener).values([
    { companyQueueId: 31, listenerEmail: 'a@b.test' },
    { companyQueueId: 32, listenerEmail: 'other@b.test' },
  ]);
  const base = {
    companyQueueId: 31,
    requestPriority: 3,
    highestPriority: 3,
    requestSource: 'console',
    latestStatus: 'requested' as const,
  };
  await db.insert(companyQueueRequest).values([
    {
      ...base,
      id: 71,
      requestTimestamp: at(1),
      latestStatus: 'done',
      requestPriority: 1,
      highestPriority: 1,
    },
    {
      ...base,
      id: 72,
      requestTimestamp: at(5),
      latestStatus: 'in-progress',
      requestPriority: 2,
      highestPriority: 2,
      userId: 4,
      numberOfTimesRequested: 3,
      reasonCode: 'fix_scrape',
      requestNotes: '<p>n</p>',
      numjobsEstimate: 8,
      requestSource: 'watch_list',
    },
    { ...base, id: 73, companyQueueId: 32, requestTimestamp: at(3), userId: 1 },
    {
      ...base,
      id: 74,
      companyQueueId: 32,
      requestTimestamp: at(2),
      latestStatus: 'review-ready',
      requestPriority: 5,
    },
  ]);
  await db.insert(companyQueueRequestHistory).values([
    {
      companyQueueRequestId: 72,
      status: 'requested',
      historyTimestamp: at(5),
      userId: 4,
      notes: '<p>n</p>',
    },
    { companyQueueRequestId: 72, status: 'in-progress', historyTimestamp: at(6), userId: 5 },
    {
      companyQueueRequestId: 71,
      status: 'done',
      historyTimestamp: at(2),
      resolutionCode: 'scrape_fixed',
    },
  ]);
});
afterAll(() => api.close());

const idsOf = (body: Record<string, unknown>) => {
  const members = body['hydra:member'];
  return Array.isArray(members) ? members.map((one: { id?: unknown }) => one.id) : [];
};

describe('the queue of an employer', () => {
  it('has its listeners and its requests with their histories, newest first', async () => {
    const { status, body } = await api.ask('GET', `/entities/${entityId}/company_queue`, {
      as: 'user',
    });
    expect(status).toBe(200);
    expect(v.parse(companyQueueSchema, body)).toMatchObject({
      '@id': '/api/company_queues/31',
      id: 31,
      name: 'Queue of Söhne',
      avg_priority: 1.5,
      max_priority: 1,
      latest_priority: 2,
      latest_status: 'in-progress',
      entity_id: entityId,
      entity: { company_name: 'Söhne & Co' },
      queue_listeners: [{ listener_email: 'a@b.test' }],
      internal_note: 'in',
      external_note: null,
      company_queue_requests: [
        {
          id: 72,
          request_timestamp: seconds(5),
          number_of_times_requested: 3,
          user: { first_name: 'dq' },
          company_queue_request_histories: [
            { status: 'in-progress', user: { first_name: 'scraper' } },
            { status: 'requested', history_timestamp: seconds(5), notes: '<p>n</p>' },
          ],
        },
        {
          id: 71,
          user: null,
          company_queue_request_histories: [
            { status: 'done', resolution_code: 'scrape_fixed', user: null },
          ],
        },
      ],
    });
    expect((await api.ask('GET', '/company_queues/31')).body).toEqual(body);
  });

  it('is one without an id where nobody asked, and not found without the employer', async () => {
    const { status, body } = await api.ask('GET', `/entities/${bare}/company_queue`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      '@id': `/api/entities/${bare}/company_queue`,
      '@type': 'CompanyQueue',
      id: null,
      entity_id: bare,
      company_queue_requests: [],
      queue_listeners: [],
      latest_status: null,
    });
    expect(v.safeParse(companyQueueSchema, body).success).toBe(true);
    for (const path of [
      '/entities/9999/company_queue',
      '/company_queues/9999',
      '/company_queues/x',
    ])
      expect((await api.ask('GET', path)).status).toBe(404);
  });

  it('may belong to nobody', async () => {
    expect((await api.ask('GET', '/company_queues/32')).body).toMatchObject({
      id: 32,
      entity: null,
      entity_id: null,
      company_queue_requests: [{ id: 73 }, { id: 74 }],
    });
  });
});

describe('queue requests', () => {
  it('are listed newest first, with their queue and its employer, without histories', async () => {
    const { body } = await api.ask('GET', '/company_queue_requests', { as: 'user' });
    expect(idsOf(body)).toEqual([72, 73, 74, 71]);
    expect(body).toMatchObject({
      'hydra:totalItems': 4,
      'hydra:member': [
        {
          '@id': '/api/company_queue_requests/72',
          '@type': 'QueueRequest',
          request_source: 'watch_list',
          request_priority: 2,
          numjobs_estimate: 8,
          reason_code: 'fix_scrape',
          career_section: false,
          company_queue: {
            '@id': '/api/company_queues/31',
            name: 'Queue of Söhne',
            latest_status: 'in-progress',
            entity: { id: entityId, tags: [{ tag: { title: 'NYSE' } }] },
          },
        },
        { company_queue: { name: 'Unknown Ltd', entity: null } },
        {},
        {},
      ],
    });
    expect(body['hydra:member']).not.toMatchObject([
      { company_queue_request_histories: expect.anything() },
      {},
      {},
      {},
    ]);
  });

  it.each([
    ['order[request_priority]=asc', [71, 72, 73, 74]],
    ['order[company_queue.name]=desc&order[id]=asc', [73, 74, 71, 72]],
    ['order[number_of_times_requested]=desc', [72, 74, 73, 71]],
    ['request_status[]=in_progress&request_status[]=review-ready', [72, 74]],
    ['request_priority[]=1&request_priority[]=5', [74, 71]],
    ['user[]=users/4', [72]],
    ['number_of_times_requested_min=2', [72]],
    ['number_of_times_requested_max=1', [73, 74, 71]],
    ['request_timestamp[gte]=2026-11-02&request_timestamp[lte]=2026-11-03', [73, 74]],
    ['custom_search=SÖHNE', [72, 71]],
    ['custom_search=unknown.test', [73, 74]],
    ['custom_search=73', [73]],
    ['custom_search=32', [73, 74]],
    ['id[]=71', [71]],
  ])('by ?%s', async (query, expected) => {
    const { status, body } = await api.ask('GET', `/company_queue_requests?${encodeURI(query)}`);
    expect([status, idsOf(body)]).toEqual([200, expected]);
  });

  it('by the tags of the employer', async () => {
    expect(idsOf((await api.ask('GET', `/company_queue_requests?tags[]=${tagId}`)).body)).toEqual([
      72, 71,
    ]);
  });

  it.each([
    'request_status[]=lost',
    'request_priority[]=6',
    'number_of_times_requested_min=-1',
    'user[]=x',
    'request_timestamp[gte]=x',
  ])('refuse ?%s', async (query) => {
    expect(await api.ask('GET', `/company_queue_requests?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_filter' },
    });
  });

  it('have their histories when read alone', async () => {
    expect((await api.ask('GET', '/company_queue_requests/72')).body).toMatchObject({
      '@context': '/api/contexts/QueueRequest',
      id: 72,
      company_queue: { id: 31 },
      company_queue_request_histories: [{ status: 'in-progress' }, { status: 'requested' }],
    });
    expect((await api.ask('GET', '/company_queue_requests/9999')).status).toBe(404);
  });
});
