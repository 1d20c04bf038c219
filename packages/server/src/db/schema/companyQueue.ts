import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
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
    /**
     * The time of the last change by a person that raised the version. It is null before the first
     * one.
     */
    changedAt: instant(),
    changedBy: integer().references(() => appUser.id),
  },
  (t) => [
    uniqueIndex('cq_entity')
      .on(t.entityId)
      .where(sql`${t.entityId} IS NOT NULL`),
    index('cq_entity_order').on(t.entityId, t.id),
    index('cq_entity_desc').on(t.entityId.desc().nullsLast(), t.id.desc().nullsFirst()),
    index('cq_name').on(t.name, t.id),
    index('cq_url_key').on(t.urlKey),
    index('cq_name_trgm').using('gin', sql`lower(${t.name}) gin_trgm_ops`),
    index('cq_url_trgm').using('gin', sql`lower(${t.url}) gin_trgm_ops`),
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
    // The time when the status last became `requested`, or the priority last became more urgent.
    clockStartedAt: instant().notNull().defaultNow(),
    dueAt: instant(),
    lastEntryAt: instant().notNull().defaultNow(),
    firstAnsweredAt: instant(),
    assignedTo: integer().references(() => appUser.id),
    assignedAt: instant(),
    version: integer().notNull().default(1),
    /**
     * The time of the last change by a person that raised the version. It is null before the first
     * one.
     */
    changedAt: instant(),
    changedBy: integer().references(() => appUser.id),
    // These are copies of columns of queue and entity, for sorting and searching the list. Triggers
    // update them; see migration 0010.
    entityName: sortedText().notNull().default(''),
    tierLevel: smallint(),
    search: text().notNull().default(''),
  },
  (t) => [
    index('cqr_entity_name').on(t.entityName, t.id),
    index('cqr_tier').on(t.tierLevel, t.id),
    index('cqr_tier_desc').on(t.tierLevel.desc().nullsLast(), t.id.desc().nullsFirst()),
    index('cqr_search_trgm').using('gin', t.search.op('gin_trgm_ops')),
    index('cqr_status').on(t.latestStatus, t.id),
    // The status is the last column, so that it can be filtered within the index. Requests that are
    // done come last.
    index('cqr_next_up').on(t.dueAt, t.requestPriority, t.tierLevel, t.id, t.latestStatus),
    index('cqr_next_up_desc').on(
      t.dueAt.desc().nullsLast(),
      t.requestPriority.desc().nullsFirst(),
      t.tierLevel.desc().nullsLast(),
      t.id.desc().nullsFirst(),
    ),
    index('cqr_priority').on(t.requestPriority, t.id),
    index('cqr_highest').on(t.highestPriority, t.id),
    index('cqr_times').on(t.numberOfTimesRequested, t.id),
    index('cqr_estimate').on(t.numjobsEstimate, t.id),
    index('cqr_due').on(t.dueAt, t.id),
    index('cqr_due_desc').on(t.dueAt.desc().nullsLast(), t.id.desc().nullsFirst()),
    index('cqr_in_progress')
      .on(t.lastEntryAt, t.id)
      .where(sql`${t.latestStatus} = 'in-progress'`),
    index('cqr_assigned')
      .on(t.assignedTo, t.id)
      .where(sql`${t.assignedTo} IS NOT NULL`),
    index('cqr_answered').on(t.firstAnsweredAt, t.requestPriority, t.requestTimestamp),
    index('cqr_status_ts').on(t.latestStatus, t.requestTimestamp, t.id),
    index('cqr_status_prio').on(t.latestStatus, t.requestPriority, t.dueAt),
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
    // The values of the request at the time of this row. They are null in rows from before they
    // were kept.
    requestSource: text(),
    requestPriority: smallint(),
    numjobsEstimate: integer(),
    careerSection: boolean(),
    careerSectionEmpty: boolean(),
    emailWhenFinished: boolean(),
    // The value is 1 when this row brought the request into the queue, -1 when it took it out, and
    // otherwise 0.
    flow: smallint().notNull().default(0),
  },
  (t) => [
    index('cqrh_flow')
      .on(t.historyTimestamp, t.flow)
      .where(sql`${t.flow} <> 0`),
    index('cqrh_req').on(t.companyQueueRequestId, t.historyTimestamp, t.id),
    index('cqrh_user').on(t.userId, t.historyTimestamp, t.id),
  ],
);

/** The redirects from a queue or a request that was merged to the one that it was merged into. */
export const queueMerge = pgTable(
  'queue_merge',
  {
    kind: text().$type<'queue' | 'request'>().notNull(),
    fromId: integer().notNull(),
    intoId: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.fromId] }),
    index('queue_merge_into').on(t.kind, t.intoId),
    checkOneOf('queue_merge_kind_check', t.kind, ['queue', 'request']),
  ],
);
