import type { PgTable } from 'drizzle-orm/pg-core';
import {
  companyQueue,
  companyQueueListener,
  companyQueueRequest,
  companyQueueRequestHistory,
  queueMerge,
} from './schema/companyQueue.ts';
import { entity, entityAlias, entityTag } from './schema/entities.ts';
import { job, jobDetail, jobPreviousInstance, metricDaily, scrapeJobCount } from './schema/jobs.ts';
import { eventLog, note } from './schema/notes.ts';
import { appUser, ats, codeTemplate, reasonCode, settingOption, tag } from './schema/people.ts';
import {
  dailyJobShift,
  dailyJobShiftAssignee,
  monitoredEntity,
  pitStop,
  review,
  reviewReady,
  watchList,
  watchListAssignee,
} from './schema/quality.ts';
import {
  scrape,
  scrapeAlert,
  scrapeCode,
  scrapeCodeHistory,
  scrapeErrorLog,
  scrapeQueueItem,
  scrapeStageHistory,
} from './schema/scrapes.ts';
import { idempotencyKey, legacyCommand } from './schema/technical.ts';

/** The reference data that production needs as well. Parents come before children. */
export const lookupTables: readonly PgTable[] = [settingOption, reasonCode, codeTemplate, tag, ats];

/** The operational data. Parents come before children. `import --replace` empties these tables. */
export const dataTables: readonly PgTable[] = [
  entity,
  entityTag,
  entityAlias,
  scrape,
  scrapeCode,
  scrapeCodeHistory,
  scrapeStageHistory,
  scrapeErrorLog,
  scrapeAlert,
  scrapeQueueItem,
  job,
  jobDetail,
  jobPreviousInstance,
  scrapeJobCount,
  metricDaily,
  note,
  eventLog,
  companyQueue,
  companyQueueListener,
  companyQueueRequest,
  companyQueueRequestHistory,
  queueMerge,
  watchList,
  watchListAssignee,
  dailyJobShift,
  dailyJobShiftAssignee,
  review,
  monitoredEntity,
  reviewReady,
  pitStop,
  legacyCommand,
  idempotencyKey,
];

/** All tables of the above, in an order that satisfies the foreign keys. */
export const allTables: readonly PgTable[] = [...lookupTables, appUser, ...dataTables];

/**
 * Keys in `app_setting` that say where the data came from. Demo data and imported data never share
 * a database.
 */
export const originKeys = { demo: 'demo', import: 'import' } as const;
