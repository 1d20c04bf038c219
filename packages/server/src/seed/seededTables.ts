import type { PgTable } from 'drizzle-orm/pg-core';
import {
  companyQueue,
  companyQueueListener,
  companyQueueRequest,
  companyQueueRequestHistory,
} from '../db/schema/companyQueue.ts';
import { entity, entityAlias, entityTag } from '../db/schema/entities.ts';
import {
  job,
  jobDetail,
  jobPreviousInstance,
  metricDaily,
  scrapeJobCount,
} from '../db/schema/jobs.ts';
import { eventLog, note } from '../db/schema/notes.ts';
import { appUser, ats, codeTemplate, reasonCode, settingOption, tag } from '../db/schema/people.ts';
import {
  dailyJobShift,
  dailyJobShiftAssignee,
  monitoredEntity,
  pitStop,
  review,
  reviewReady,
  watchList,
  watchListAssignee,
} from '../db/schema/quality.ts';
import {
  scrape,
  scrapeAlert,
  scrapeCode,
  scrapeCodeHistory,
  scrapeErrorLog,
  scrapeQueueItem,
  scrapeStageHistory,
} from '../db/schema/scrapes.ts';
import { idempotencyKey, legacyCommand } from '../db/schema/technical.ts';

/** What an empty production database needs too, parents before children. */
export const lookupTables: readonly PgTable[] = [settingOption, reasonCode, codeTemplate, tag, ats];

/** The data proper, parents before children: what `import --replace` empties. */
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

export const seededTables: readonly PgTable[] = [...lookupTables, appUser, ...dataTables];
