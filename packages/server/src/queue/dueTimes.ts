import { dueAt, hasDueTime, readDueTimes } from '@console/api/company-queues/due';
import { OPEN_STATUSES } from '@console/api/company-queues/rules';
import { seconds } from '@console/api/core/hydra/envelope';
import { and, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { Executor } from '../db/executor.ts';
import { companyQueue, companyQueueRequest } from '../db/schema/companyQueue.ts';
import { entity } from '../db/schema/entities.ts';
import { appSetting } from '../db/schema/technical.ts';

/** The due times of DUE_TIMES, and their time zone. */
type Planning = Pick<Config, 'dueTimes' | 'timeZone'>;

const KEY = 'queue_planning';
const stored = v.object({ dueTimes: v.string(), timeZone: v.string() });

/** Reads the due times with which those of the requests were calculated. */
async function storedPlanning(executor: Executor): Promise<Planning | undefined> {
  const [row] = await executor
    .select({ value: appSetting.value })
    .from(appSetting)
    .where(eq(appSetting.key, KEY));
  return row && v.parse(stored, row.value);
}

/**
 * Stores the due times of the configuration in the database, where every write and every import
 * reads them. When they differ from those before, the due times of all requests are calculated
 * again.
 */
export async function keepPlanning(db: Db, { dueTimes, timeZone }: Planning): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await storedPlanning(tx);
    if (before?.dueTimes === dueTimes && before.timeZone === timeZone) return;
    const value = { dueTimes, timeZone };
    await tx
      .insert(appSetting)
      .values({ key: KEY, value })
      .onConflictDoUpdate({ target: appSetting.key, set: { value } });
    await refreshDueTimes(tx);
  });
}

const BATCH_SIZE = 10_000;

/**
 * Calculates the due times of requests again. They are all requests, or those that fit a condition
 * on request, queue or entity. Call it after a change of status, priority, clock or archiving.
 */
export async function refreshDueTimes(executor: Executor, condition?: SQL): Promise<void> {
  const request = companyQueueRequest;
  const rows = await executor
    .select({
      id: request.id,
      start: request.clockStartedAt,
      priority: request.requestPriority,
      status: request.latestStatus,
      dueAt: request.dueAt,
      archived: entity.archived,
    })
    .from(request)
    .innerJoin(companyQueue, eq(companyQueue.id, request.companyQueueId))
    .leftJoin(entity, eq(entity.id, companyQueue.entityId))
    .where(
      and(
        or(inArray(request.latestStatus, [...OPEN_STATUSES]), isNotNull(request.dueAt)),
        condition,
      ),
    );
  if (rows.length === 0) return;
  const { dueTimes, timeZone } = (await storedPlanning(executor)) ?? {
    dueTimes: '',
    timeZone: 'UTC',
  };
  const times = readDueTimes(dueTimes) ?? [];
  const changed = rows.flatMap(({ id, start, priority, status, dueAt: before, archived }) => {
    const due = hasDueTime(status, archived ?? false)
      ? dueAt(seconds(start), priority, times, timeZone)
      : null;
    return due === (before && seconds(before)) ? [] : [{ id, due }];
  });
  for (let at = 0; at < changed.length; at += BATCH_SIZE) {
    const some = changed.slice(at, at + BATCH_SIZE);
    const ids = sql.param(some.map(({ id }) => id));
    const dues = sql.param(some.map(({ due }) => due));
    await executor.execute(sql`UPDATE ${request} SET due_at = to_timestamp(new.due)
      FROM unnest(${ids}::int[], ${dues}::float8[]) AS new (id, due) WHERE new.id = ${request.id}`);
  }
}
