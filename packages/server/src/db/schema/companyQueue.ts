import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { checkOneOf, flag, id, instant, sortedText } from './columns.ts';
import { entity } from './entities.ts';
import { appUser } from './people.ts';

const REQUEST_STATUSES = [
  'requested',
  'in-progress',
  'done',
  'cant-do',
  'no-jobs',
  'escalated',
  'review-ready',
] as const;

export const companyQueue = pgTable(
  'company_queue',
  {
    id: id(),
    entityId: integer().references(() => entity.id),
    name: sortedText().notNull(),
    url: text(),
    urlKey: text(),
    careerPortal: text(),
    ats: text(),
    latestStatus: text(),
    latestPriority: smallint(),
    maxPriority: smallint(),
    avgPriority: numeric({ precision: 4, scale: 2, mode: 'number' }),
    serviceLevelAgreement: text(),
    internalNote: text(),
    externalNote: text(),
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('cq_entity')
      .on(t.entityId)
      .where(sql`${t.entityId} IS NOT NULL`),
    index('cq_url_key').on(t.urlKey),
    index('cq_name_trgm').using('gin', sql`lower(${t.name}) gin_trgm_ops`),
  ],
);

export const companyQueueListener = pgTable(
  'company_queue_listener',
  {
    id: id(),
    companyQueueId: integer()
      .notNull()
      .references(() => companyQueue.id, { onDelete: 'cascade' }),
    listenerEmail: text().notNull(),
  },
  (t) => [uniqueIndex('cql_unique').on(t.companyQueueId, sql`lower(${t.listenerEmail})`)],
);

export const companyQueueRequest = pgTable(
  'company_queue_request',
  {
    id: id(),
    companyQueueId: integer()
      .notNull()
      .references(() => companyQueue.id),
    requestTimestamp: instant().notNull().defaultNow(),
    requestNotes: text(),
    requestSource: sortedText().notNull(),
    requestPriority: smallint().notNull(),
    highestPriority: smallint().notNull(),
    numberOfTimesRequested: integer().notNull().default(1),
    numjobsEstimate: integer().notNull().default(0),
    careerSection: flag(),
    careerSectionEmpty: flag(),
    emailWhenFinished: flag(),
    reasonCode: text(),
    userId: integer().references(() => appUser.id),
    latestStatus: sortedText().$type<(typeof REQUEST_STATUSES)[number]>().notNull(),
  },
  (t) => [
    index('cqr_status_ts').on(t.latestStatus, t.requestTimestamp, t.id),
    index('cqr_status_prio').on(t.latestStatus, t.requestPriority, t.requestTimestamp),
    index('cqr_queue').on(t.companyQueueId, t.requestTimestamp, t.id),
    index('cqr_ts').on(t.requestTimestamp, t.id),
    check(
      'company_queue_request_request_priority_check',
      sql`${t.requestPriority} BETWEEN 1 AND 5`,
    ),
    checkOneOf('company_queue_request_latest_status_check', t.latestStatus, REQUEST_STATUSES),
  ],
);

export const companyQueueRequestHistory = pgTable(
  'company_queue_request_history',
  {
    id: id(),
    companyQueueRequestId: integer()
      .notNull()
      .references(() => companyQueueRequest.id),
    status: text().notNull(),
    historyTimestamp: instant().notNull().defaultNow(),
    notes: text(),
    resolutionCode: text(),
    userId: integer().references(() => appUser.id),
    // The values of the request at the time of this row; null in rows from before they were kept.
    requestSource: text(),
    requestPriority: smallint(),
    numjobsEstimate: integer(),
    careerSection: boolean(),
    careerSectionEmpty: boolean(),
    emailWhenFinished: boolean(),
  },
  (t) => [
    index('cqrh_req').on(t.companyQueueRequestId, t.historyTimestamp, t.id),
    index('cqrh_user').on(t.userId, t.historyTimestamp, t.id),
  ],
);
