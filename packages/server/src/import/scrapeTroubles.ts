import {
  scrapeAlert,
  scrapeErrorLog,
  scrapeQueueItem,
  scrapeStageHistory,
} from '../db/schema/scrapes.ts';
import { writeRows, type SqlRunner } from '../seed/rowWriter.ts';
import { errorMessages } from '../seed/scrapeRuns.ts';
import type { Condition, FoundCondition } from './scrapeCondition.ts';

type CreatedScrape = { id: number; entityId: number; found: FoundCondition };

const alerting: readonly Condition[] = ['broken', 'stuck', 'underrun', 'blocked'];
const failing: readonly Condition[] = ['broken', 'blocked'];

function queueOf({ id, found: { queue, portal } }: CreatedScrape) {
  return Array.from({ length: queue.served + queue.waiting }, (_, index) => ({
    scrapeId: id,
    ndx: index + 1,
    url: `${portal ?? ''}#page=${index + 1}`,
    served: index < queue.served,
  }));
}

function errorsOf({ id, found: { since, until, random } }: CreatedScrape) {
  const span = until.getTime() - since.getTime();
  return Array.from({ length: random.int(3, 8) }, () => ({
    scrapeId: id,
    logTime: new Date(since.getTime() + Math.floor(span * random.next())),
    logMessage: random.pick(errorMessages),
  }));
}

/**
 * What belongs to the conditions of new scrapes: open alerts, error logs, waiting addresses, the
 * stage that does not end.
 */
export async function writeTroubles(
  tx: SqlRunner,
  created: readonly CreatedScrape[],
): Promise<void> {
  const inCondition = (conditions: readonly Condition[]) =>
    created.filter(({ found }) => conditions.includes(found.condition));
  await writeRows(
    tx,
    scrapeAlert,
    inCondition(alerting).map(({ id, entityId, found }) => ({
      scrapeId: id,
      entityId,
      state: found.condition,
      createdAt: found.since,
    })),
  );
  await writeRows(tx, scrapeErrorLog, inCondition(failing).flatMap(errorsOf));
  await writeRows(tx, scrapeQueueItem, created.flatMap(queueOf));
  await writeRows(
    tx,
    scrapeStageHistory,
    inCondition(['stuck']).map(({ id, entityId, found }) => ({
      scrapeId: id,
      entityId,
      stage: found.columns.status ?? 'spidering',
      startTime: found.since,
      items: 0,
    })),
  );
}
