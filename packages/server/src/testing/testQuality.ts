import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  companyQueue,
  companyQueueRequest,
  companyQueueRequestHistory,
} from '../db/schema/companyQueue.ts';
import { entity } from '../db/schema/entities.ts';
import { note } from '../db/schema/notes.ts';
import { reasonCode } from '../db/schema/people.ts';
import {
  dailyJobShift,
  monitoredEntity,
  pitStop,
  review,
  reviewReady,
  watchList,
} from '../db/schema/quality.ts';
import { reasonCodes } from '../lookups/optionLists.ts';
import type { TestApp } from './testApp.ts';
import { eventsOf } from './testEntities.ts';
import { insertEntity } from './testRows.ts';
import { insertScrapes } from './testScrapes.ts';

/** Inserts the reason codes of a new database. */
export async function insertReasons({ db }: Database): Promise<void> {
  for (const kind of reasonCode.kind.enumValues) {
    await db
      .insert(reasonCode)
      .values(
        reasonCodes[kind].map(([value, label], position) => ({ kind, value, label, position })),
      );
  }
}

let made = 0;

/** An entity with one scrape. */
export async function insertEmployer(
  database: Database,
  more: Partial<typeof entity.$inferInsert> = {},
): Promise<{ entityId: number; scrapeId: number }> {
  made += 1;
  const url = `https://employer${made}.test`;
  const entityId = await insertEntity(database, {
    companyName: `Employer ${made}`,
    state: 'healthy',
    url,
    urlKey: `employer${made}.test`,
    ...more,
  });
  const [scrapeId = 0] = await insertScrapes(database, [{ entityId, name: `Scrape ${made}` }]);
  return { entityId, scrapeId };
}

const one = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error('no row');
  return row;
};

export async function insertShift(
  { db }: Database,
  row: Partial<typeof dailyJobShift.$inferInsert> & { entityId: number; scrapeId: number },
) {
  const values = {
    shiftDate: '2026-11-20',
    avgJobCount: 100,
    latestJobCount: 50,
    percentChange: -50,
    ...row,
  };
  return one(await db.insert(dailyJobShift).values(values).returning()).id;
}

export const insertWatched = async (
  { db }: Database,
  row: Partial<typeof watchList.$inferInsert> & { entityId: number },
) =>
  one(
    await db
      .insert(watchList)
      .values({ reasonCode: 'site_down', ...row })
      .returning(),
  ).id;

export const insertMonitored = async (
  { db }: Database,
  row: Partial<typeof monitoredEntity.$inferInsert> & { entityId: number },
) =>
  one(
    await db
      .insert(monitoredEntity)
      .values({ kind: 'monitored', ...row })
      .returning(),
  ).id;

export const insertPitStop = async (
  { db }: Database,
  row: Partial<typeof pitStop.$inferInsert> & { entityId: number },
) =>
  one(
    await db
      .insert(pitStop)
      .values({ priority: 2, ...row })
      .returning(),
  ).id;

export const insertReviewReady = async (
  { db }: Database,
  row: Partial<typeof reviewReady.$inferInsert> & { entityId: number },
) => one(await db.insert(reviewReady).values(row).returning()).id;

/** Inserts a queue with one request and its first history row. */
export async function insertRequest(
  { db }: Database,
  {
    entityId,
    ...row
  }: Partial<typeof companyQueueRequest.$inferInsert> & { entityId: number | null },
): Promise<{ queueId: number; requestId: number }> {
  const queue = one(await db.insert(companyQueue).values({ entityId, name: 'Queue' }).returning());
  const values = {
    companyQueueId: queue.id,
    requestSource: 'console',
    requestPriority: 3,
    highestPriority: 3,
    latestStatus: 'requested' as const,
    ...row,
  };
  const request = one(await db.insert(companyQueueRequest).values(values).returning());
  await db
    .insert(companyQueueRequestHistory)
    .values({ companyQueueRequestId: request.id, status: request.latestStatus });
  return { queueId: queue.id, requestId: request.id };
}

/**
 * Reads all rows that a decision about an entity may have written, each kind in the order of
 * writing.
 */
export async function traces(api: TestApp, entityId: number) {
  const { db } = api.database;
  const queues = await db.select().from(companyQueue).where(eq(companyQueue.entityId, entityId));
  const requests = await db
    .select({ request: companyQueueRequest })
    .from(companyQueueRequest)
    .innerJoin(
      companyQueue,
      and(
        eq(companyQueue.id, companyQueueRequest.companyQueueId),
        eq(companyQueue.entityId, entityId),
      ),
    )
    .orderBy(asc(companyQueueRequest.id));
  const history = await db
    .select({ line: companyQueueRequestHistory })
    .from(companyQueueRequestHistory)
    .innerJoin(
      companyQueueRequest,
      eq(companyQueueRequest.id, companyQueueRequestHistory.companyQueueRequestId),
    )
    .innerJoin(
      companyQueue,
      and(
        eq(companyQueue.id, companyQueueRequest.companyQueueId),
        eq(companyQueue.entityId, entityId),
      ),
    )
    .orderBy(asc(companyQueueRequestHistory.id));
  return {
    notes: await db.select().from(note).where(eq(note.entityId, entityId)).orderBy(asc(note.id)),
    events: (await eventsOf(api, entityId)).map(
      ({ eventType, eventName }) => `${eventType}/${eventName}`,
    ),
    watched: await db
      .select()
      .from(watchList)
      .where(eq(watchList.entityId, entityId))
      .orderBy(asc(watchList.id)),
    pitStops: await db
      .select()
      .from(pitStop)
      .where(eq(pitStop.entityId, entityId))
      .orderBy(asc(pitStop.id)),
    readies: await db
      .select()
      .from(reviewReady)
      .where(eq(reviewReady.entityId, entityId))
      .orderBy(asc(reviewReady.id)),
    queues,
    requests: requests.map(({ request }) => request),
    history: history.map(({ line }) => line),
    state: one(await db.select({ state: entity.state }).from(entity).where(eq(entity.id, entityId)))
      .state,
  };
}

export const reviewsOf = (
  { database: { db } }: TestApp,
  subject: typeof review.$inferSelect.subject,
  id: number,
) =>
  db
    .select()
    .from(review)
    .where(and(eq(review.subject, subject), eq(review.subjectId, id)))
    .orderBy(asc(review.id));
