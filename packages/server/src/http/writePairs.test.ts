import { pathOf } from '@console/api/core/endpoint';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { contract } from '../contract.ts';
import { companyQueue, companyQueueRequest } from '../db/schema/companyQueue.ts';
import { entity, entityTag } from '../db/schema/entities.ts';
import { note } from '../db/schema/notes.ts';
import { tag } from '../db/schema/people.ts';
import {
  dailyJobShift,
  monitoredEntity,
  pitStop,
  reviewReady,
  watchList,
} from '../db/schema/quality.ts';
import { scrape, scrapeErrorLog } from '../db/schema/scrapes.ts';
import { savedView } from '../db/schema/views.ts';
import { writeLookups } from '../lookups/writeLookups.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

/** The last part of the address of an endpoint, and its body. */
type Sent = { id?: number; noteId?: number; body?: object };

/** The offset between the ids of the two records of a kind that a world has. */
const OTHER = 10_000;
/** A new database has tags already. */
const tagOf = (n: number) => n + 1_000;

const words = '<p>Why</p>';
const review = { job_count: 12, note: words, snooze_date: '' };
const asked = {
  company_queue_request_priority: 2,
  company_queue_numjobs_estimate: 1,
  company_queue_request_notes: words,
};
const noteBody = { title: 'Title', content: words };
const archived = { archived: true, archived_reason_code: 'duplicate', archive_note: noteBody };

/**
 * What is sent to each write of the contract, with a case for each order in which it locks. `n` is
 * the number of a world, whose records have ids made from it.
 */
const CASES: Readonly<Record<string, readonly ((n: number) => Sent)[]>> = {
  'entities.create': [
    (n) => ({
      body: {
        company_name: `New ${n}`,
        url: `https://new${n}.test`,
        career_page: `https://new${n}.test/jobs`,
        tags: [tagOf(n)],
      },
    }),
  ],
  'entities.update': [
    (n) => ({
      id: n,
      body: { company_name: `Renamed ${n}`, tier_level: 2, url: `https://new${n}.test/jobs` },
    }),
  ],
  'entities.archive': [(n) => ({ id: n, body: archived })],
  'entities.replaceTags': [(n) => ({ id: n, body: { entity_tags: [{ tag: tagOf(n + OTHER) }] } })],
  'entities.replaceAliases': [
    (n) => ({ id: n, body: { aliases: [{ alias: 'Also', type: 'name', purpose: 'synonym' }] } }),
  ],
  'scrapeEdit.create': [
    (n) => ({ body: { name: 'Made', site_type: 1, entity: n + OTHER, career_portal: null } }),
  ],
  'scrapeEdit.archive': [(n) => ({ id: n, body: archived })],
  'scrapeEdit.clearErrorLog': [(n) => ({ id: n })],
  'scrapeCode.update': [
    (n) => ({
      id: n,
      body: { spider_code: `<?php // ${n}`, code_change_reason_code: 'bug_fix', name: 'Named' },
    }),
  ],
  'scrapeCode.toggleCombo': [(n) => ({ id: n, body: {} })],
  'notes.addToEntity': [(n) => ({ id: n, body: noteBody })],
  'notes.addToEntityList': [(n) => ({ id: n, body: noteBody })],
  'notes.addToScrape': [(n) => ({ id: n, body: noteBody })],
  'notes.archive': [(n) => ({ id: n, body: { archived: true } })],
  'notes.updateOfEntity': [(n) => ({ id: n, noteId: n, body: { title: 'Other' } })],
  'notes.updateOfScrape': [(n) => ({ id: n, noteId: n, body: { pinned: true } })],
  'companyQueues.addRequest': [
    (n) => ({ body: { ...asked, entity_id: n } }),
    (n) => ({ body: { ...asked, entity_name: 'Q', entity_url: `https://queue${n}.test` } }),
    (n) => ({ body: { ...asked, entity_name: 'Q', entity_url: `https://waits${n}.test` } }),
    // It takes over the queue that waits for its address.
    (n) => ({ body: { ...asked, entity_id: n + OTHER } }),
  ],
  'companyQueues.changeStatus': [
    (n) => ({
      body: {
        company_queue: n,
        company_queue_request: n,
        status: 'done',
        resolution_code: 'scrape_fixed',
        notes: words,
      },
    }),
  ],
  'companyQueues.createEntity': [
    (n) => ({
      id: n + OTHER,
      body: {
        company_name: `Made ${n}`,
        url: `https://new${n}.test`,
        career_page: `https://new${n}.test/jobs`,
        tags: [tagOf(n)],
      },
    }),
  ],
  'companyQueues.update': [
    (n) => ({ id: n, body: { entity: null, internal_note: 'Text' } }),
    (n) => ({ id: n + OTHER, body: { entity: n, merge: true } }),
  ],
  'companyQueues.updateRequest': [
    (n) => ({ id: n, body: { request_priority: 1, note: words } }),
    (n) => ({ id: n + OTHER, body: { request_priority: 1, note: words } }),
  ],
  'dailyJobShifts.assign': [(n) => ({ id: n, body: { assigned_to: [1, 2] } })],
  'dailyJobShifts.review': [
    (n) => ({
      id: n,
      body: {
        ...review,
        action: 'request_new_scrape',
        reason_code: 'new_scrape',
        job_count: 0,
        retire_scrape: true,
        place_on_watch: true,
        snooze_date: '2090-01-01T05:00:00.000Z',
      },
    }),
  ],
  'watchLists.add': [(n) => ({ id: n + OTHER, body: { note: words, reason_code: 'site_down' } })],
  'watchLists.assign': [(n) => ({ id: n, body: { assign_to: 2 } })],
  'watchLists.review': [
    (n) => ({ id: n, body: { ...review, action: 'send_for_review', reason_code: 'fix_scrape' } }),
  ],
  'monitoredEntities.review': [
    (n) => ({ id: n, body: { ...review, action: 'send_for_review', reason_code: 'fix_scrape' } }),
  ],
  'reviewReadies.review': [(n) => ({ id: n, body: { ...review, action: 'declined' } })],
  'pitStops.review': [
    (n) => ({ id: n, body: { ...review, action: 'send_to_scrape_team', reason_code: 'other' } }),
  ],
  'tags.create': [(n) => ({ body: { title: `Made ${n}` } })],
  'tags.update': [(n) => ({ id: tagOf(n), body: { title: `Made ${n}` } })],
  'tags.remove': [(n) => ({ id: tagOf(n) })],
  'views.create': [
    (n) => ({ body: { list: 'tags', name: `Made ${n}`, team: true, state: { query: '' } } }),
  ],
  'views.update': [(n) => ({ id: n, body: { name: `Made ${n}` } })],
  'views.order': [(n) => ({ body: { list: 'tags', team: true, views: [n] } })],
  'views.setDefault': [(n) => ({ body: { list: 'tags', view: n } })],
  'views.remove': [(n) => ({ id: n })],
};

/** They are POST because of their bodies, and write nothing. */
const READS = ['entities.searchByUrl', 'entities.searchByCareerPage', 'companyQueues.searchByUrl'];

const writes = contract.flatMap(({ name, endpoint }) =>
  (CASES[name] ?? []).map((sent) => ({ name, endpoint, sent })),
);
type Write = (typeof writes)[number];

/** No other record refers to a view, so that a write of one meets only others of views. */
const isOfView = ({ name }: Write) => name.startsWith('views.');
const pairs = writes.flatMap((one, index) =>
  writes
    .slice(index)
    .filter((other) => isOfView(one) === isOfView(other))
    .map((other) => [one, other] as const),
);

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({}, { connections: 10 });
  await writeLookups(api.database.db);
  await writeWorlds(writes.length + pairs.length);
});
afterAll(() => api.close());

/**
 * Makes worlds in which every write of `CASES` succeeds. A world has an entity with a scrape, rows
 * of all lists and a queue, and an entity without them, for whose address another queue waits.
 */
async function writeWorlds(count: number): Promise<void> {
  const { db } = api.database;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const both = numbers.flatMap((n) => [n, n + OTHER]);
  const rows = <Row>(ids: readonly number[], row: (id: number) => Row) => ids.map(row);
  await db.insert(entity).values(
    rows(both, (id) => {
      const host = id > OTHER ? `waits${id - OTHER}.test` : `entity${id}.test`;
      const url = `https://${host}`;
      return { id, companyName: `Entity ${id}`, url, urlKey: host, careerPage: `${url}/jobs` };
    }),
  );
  await db.insert(scrape).values(
    rows(numbers, (id) => ({
      id,
      entityId: id,
      name: `Scrape ${id}`,
      siteType: 1,
      active: true,
    })),
  );
  await db
    .insert(scrapeErrorLog)
    .values(rows(numbers, (id) => ({ scrapeId: id, logTime: new Date(), logMessage: 'no' })));
  await db.insert(companyQueue).values(
    rows(both, (id) => {
      const host = id > OTHER ? `waits${id - OTHER}.test` : `queue${id}.test`;
      return {
        id,
        entityId: id > OTHER ? null : id,
        name: `Queue ${id}`,
        url: `https://${host}`,
        urlKey: host,
      };
    }),
  );
  const request = { requestSource: 'watch_list', requestPriority: 3, highestPriority: 3 };
  await db.insert(companyQueueRequest).values(
    rows(both, (id) => ({
      ...request,
      id,
      companyQueueId: id,
      latestStatus: 'requested' as const,
    })),
  );
  // An older request of the first queue is in review.
  await db.insert(companyQueueRequest).values(
    rows(numbers, (id) => ({
      ...request,
      id: id + 2 * OTHER,
      companyQueueId: id,
      requestTimestamp: new Date(0),
      latestStatus: 'review-ready' as const,
    })),
  );
  await db
    .insert(reviewReady)
    .values(rows(numbers, (id) => ({ id, entityId: id, companyQueueRequestId: id + 2 * OTHER })));
  // The pit stop comes from the other queue, from which the entity was taken away.
  await db
    .insert(pitStop)
    .values(
      rows(numbers, (id) => ({ id, entityId: id, priority: 2, companyQueueRequestId: id + OTHER })),
    );
  await db.insert(dailyJobShift).values(
    rows(numbers, (id) => ({
      id,
      entityId: id,
      scrapeId: id,
      shiftDate: '2026-11-20',
      avgJobCount: 100,
      latestJobCount: 50,
      percentChange: -50,
    })),
  );
  await db
    .insert(watchList)
    .values(rows(numbers, (id) => ({ id, entityId: id, reasonCode: 'site_down' })));
  await db
    .insert(monitoredEntity)
    .values(rows(numbers, (id) => ({ id, entityId: id, kind: 'new' as const })));
  await db.insert(note).values(
    rows(numbers, (id) => ({
      id,
      entityId: id,
      scrapeId: id,
      type: 'ScrapeNote' as const,
      title: 'Title',
      content: words,
      userId: 1,
    })),
  );
  await db.insert(tag).values(rows(both, (id) => ({ id: tagOf(id), title: `Tag ${id}` })));
  await db
    .insert(entityTag)
    .values(rows(both, (id) => ({ entityId: id, tagId: tagOf(id % OTHER) })));
  for (const table of ['entity', 'scrape', 'company_queue', 'company_queue_request', 'watch_list'])
    await db.execute(sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), 100000)`);
  for (const table of ['review_ready', 'pit_stop', 'monitored_entity', 'note', 'tag', 'saved_view'])
    await db.execute(sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), 100000)`);
  await db.execute(sql`ANALYZE`);
}

async function send({ endpoint, sent }: Write, n: number): Promise<number> {
  const { id = 0, noteId = 0, body } = sent(n);
  const response = await api.app.request(
    `${api.config.apiBasePath}${pathOf(endpoint.path, { id, noteId })}`,
    {
      method: endpoint.method,
      headers: { authorization: 'Bearer test:admin', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    },
  );
  return response.status;
}

it('the cases are those of the contract', () => {
  const names = contract
    .filter(({ endpoint }) => endpoint.method !== 'GET')
    .map(({ name }) => name);
  expect([...Object.keys(CASES), ...READS].toSorted()).toEqual(names.toSorted());
});

/** Sends writes at once to the records of a world. The view of the world is there meanwhile. */
async function sendAll(sent: readonly Write[], n: number): Promise<readonly number[]> {
  const { db } = api.database;
  const needsView = sent.some(isOfView);
  const state = { query: '', layout: null };
  if (needsView)
    await db
      .insert(savedView)
      .values({ id: n, ownerId: 1, list: 'tags', name: `View ${n}`, team: true, state });
  const statuses = await Promise.all(sent.map((one) => send(one, n)));
  if (needsView)
    await db.delete(savedView).where(inArray(savedView.name, [`View ${n}`, `Made ${n}`]));
  return statuses;
}

it('each write succeeds alone', async () => {
  const refused = [];
  for (const [index, write] of writes.entries()) {
    const [status = 0] = await sendAll([write], index + 1);
    if (status >= 300) refused.push([write.name, status, write.sent(index + 1)]);
  }
  expect(refused).toEqual([]);
});

/** There are more connections than writes at once, so that no write waits for one. */
const PAIRS_AT_ONCE = 4;

// The embedded engine has one connection, so that nothing happens at once there.
it.runIf(process.env.TEST_DATABASE_URL)(
  'no two writes to the same records wait for each other without end',
  async () => {
    const lost = vi.spyOn(api.deps.log, 'warn');
    const failed: unknown[] = [];
    for (let at = 0; at < pairs.length; at += PAIRS_AT_ONCE) {
      const some = pairs.slice(at, at + PAIRS_AT_ONCE);
      const statuses = await Promise.all(
        some.map((pair, index) => sendAll(pair, writes.length + at + index + 1)),
      );
      if (statuses.flat().some((status) => status >= 500) || lost.mock.calls.length > 0)
        failed.push(some.map((pair, index) => [...pair.map(({ name }) => name), statuses[index]]));
      lost.mockClear();
    }
    expect(failed).toEqual([]);
  },
  120_000,
);
